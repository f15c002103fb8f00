import type { Entry, Path } from './entry.ts';
import { compareFact } from './facts.ts';
import { logged, notLogged } from './logged.ts';
import { listed, namedBy, plain } from './names.ts';
import { notOffered, offered } from './offered.ts';
import type { Position } from './position.ts';
import type { Difference, Step } from './step.ts';

/** What a scenario can check, by the word for it. */
export const CHECKS: { readonly [word: string]: (entry: Entry) => Step } = {
  expect,
  sees,
  offered,
  'not offered': notOffered,
  asked,
  closed,
  logged,
  'not logged': notLogged,
};

/** Facts of the game: `expect: { p1.wounds: 2, Lyssa.gold: 3 }`. */
function expect(entry: Entry): Step {
  const { path } = entry;
  const facts = entry
    .someEntries('facts like "p1.wounds: 2"')
    .map(([fact, said]) => [fact, said.asIs()] as const);
  return {
    path,
    checks: true,
    take({ position }) {
      const { facts: known, seats } = position;
      return facts.flatMap(([fact, value]) =>
        differing(compareFact(known, seats.factCalled(fact, known), value, seats), [...path, fact]),
      );
    },
  };
}

/** Facts of what a seat is shown: `sees: { p2: { zones.hand:0: 3 } }`. */
function sees(entry: Entry): Step {
  const { path } = entry;
  const seen = entry.someEntries('seats with what they see').map(([name, facts]) => ({
    name,
    there: facts.path,
    facts: facts
      .someEntries('facts like "zones.hand:0: 3"')
      .map(([fact, said]) => [fact, said.asIs()] as const),
  }));
  return {
    path,
    checks: true,
    checkSeats(seats) {
      for (const { name, there } of seen) if (name !== SPECTATOR) seats.called(name, there);
    },
    take: ({ position: { match, seats } }) =>
      seen.flatMap(({ name, there, facts }) => {
        const view = match.view(name === SPECTATOR ? -1 : seats.called(name, there));
        return facts.flatMap(([fact, value]) => {
          const difference = compareFact(view, fact, value);
          return differing(difference && `${name} sees ${difference}`, [...there, fact]);
        });
      }),
  };
}

const SPECTATOR = 'spectator';

const differing = (what: string | null, path: Path): Difference[] => (what === null ? [] : [{ path, what }]);

/** Who chooses now, and what: `asked: p1`, `asked: { p1: which enemy }`, `asked: nobody`. */
function asked(entry: Entry): Step {
  const { path } = entry;
  const expected: readonly (readonly [string, string])[] = entry.isMap
    ? entry.someEntries('a seat').map(([name, part]) => [name, part.text('a part of the question')])
    : [[entry.text('a seat'), '']];
  const isAsked = (position: Position, [name, part]: readonly [string, string]): boolean => {
    const { choice } = position;
    const seat = name === NOBODY ? undefined : position.seats.find(name);
    return choice?.seat === seat && plain(choice ? position.say(choice.prompt) : '').includes(plain(part));
  };
  return {
    path,
    checks: true,
    checkSeats(seats) {
      for (const [name] of expected) if (name !== NOBODY) seats.called(name, path);
    },
    fits: (position) => expected.every((one) => isAsked(position, one)),
    take: ({ position }) =>
      expected
        .filter((one) => !isAsked(position, one))
        .map(([name, part]) => {
          const what = part ? `${name} to be asked "${part}"` : `${name} to be asked`;
          return { path, what: `expected ${what}, but ${position.question}` };
        }),
  };
}

const NOBODY = 'nobody';

/** Actions that are not open now, and why: `closed: { explore: [HT-EXPLORE-02, enemies are near] }`. */
function closed(entry: Entry): Step {
  const { path } = entry;
  const expected = entry.someEntries('actions with the reason why').map(([name, why]) => ({
    name,
    there: why.path,
    reasons: why.each().map((one) => one.text('a ledger line or a reason')),
  }));
  return {
    path,
    checks: true,
    take: ({ position }) =>
      expected.flatMap(({ name, there, reasons }) => {
        const [action] = namedBy(position.closed, name);
        if (!action) {
          const all = `closed are: ${listed(position.closed)}`;
          return [{ path: there, what: `"${name}" is not closed; ${all}; ${position.offer}` }];
        }
        const { reason, rule } = action;
        return reasons
          .filter((why) => why !== rule && !plain(reason).includes(plain(why)))
          .map((why) => ({
            path: there,
            what: `"${name}" is closed, but not for "${why}": ${reason} · ${rule}`,
          }));
      }),
  };
}
