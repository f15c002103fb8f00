import { createRandom } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { closedIn, has } from '../../rules/map/bits.ts';
import { numberSpaces } from '../../rules/map/layout.ts';
import { seesSpace } from '../../rules/map/sight.ts';
import { compile } from '../../rules/map/tables.ts';
import { drawLayout } from '../../rules/scenario/drawing/index.ts';
import { randomBlocking, randomMap } from './random-map.ts';
import { slowlySees } from './slow-sight.ts';

/** More with SIGHT_PAIRS=1000000 in the environment. */
const PAIRS = Number(process.env.SIGHT_PAIRS ?? 100_000);
const OF_ONE_MAP = 500;
const OF_ONE_MOMENT = 100;

it(`sees as the slow version does, in ${PAIRS} pairs of spaces on random maps`, { timeout: 180_000 }, () => {
  const random = createRandom('sight');
  let seen = 0;
  for (let done = 0; done < PAIRS; ) {
    const layout = randomMap(random);
    const tables = compile(layout);
    const numbers = numberSpaces(layout);
    const cells = [...numbers.keys()].filter((cell) => numbers[cell]! >= 0);
    for (let moments = 0; moments < OF_ONE_MAP / OF_ONE_MOMENT; moments++) {
      const blocking = randomBlocking(random, tables);
      const moment = {
        layout,
        isBlocked: (cell: number) => numbers[cell]! >= 0 && has(blocking, numbers[cell]!),
        isClosed: (object: number) => (closedIn(blocking) & (1 << object)) !== 0,
      };
      for (let n = 0; n < OF_ONE_MOMENT; n++, done++) {
        const [one, other] = [random.below(tables.count), random.below(tables.count)];
        const found = seesSpace(tables, one, other, blocking);
        if (found) seen++;
        if (found !== slowlySees(moment, cells[one]!, cells[other]!)) {
          const blocked = tables.names.filter((_, space) => has(blocking, space)).join(' ');
          expect.fail(
            `${tables.names[one]} ${found ? 'sees' : 'does not see'} ${tables.names[other]}; blocked: ${blocked}; closed: ${closedIn(blocking).toString(2)}\n${drawLayout(layout)}`,
          );
        }
      }
    }
  }
  expect(seen / PAIRS).toBeGreaterThan(0.2);
  expect(seen / PAIRS).toBeLessThan(0.8);
});
