import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { judgePosition } from '@questwright/cli/scenario/positions';
import { expect, it } from 'vitest';
import { arena, game } from '../index.ts';

/** What the first version answers in the positions. Only a rule that is mended may change it, together with the game's version. */
const PINNED = '6d26ec1c65adec92';

const folder = fileURLToPath(new URL('../positions/', import.meta.url));
const names = readdirSync(folder).filter((file) => file.endsWith('.yaml'));

it('the first version of the bot answers what it has always answered', async () => {
  const answers = [];
  for (const name of names.sort())
    answers.push((await judgePosition(game, folder + name, arena.first)).answered);
  expect(createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 16)).toBe(PINNED);
});
