import type { Entry, Path } from './entry.ts';
import { compareFact } from './facts.ts';
import { logged, notLogged } from './logged.ts';
import { listed, namedBy, plain } from './names.ts';
import { notOffered, offered } from './offered.ts';
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
    checkNames({ seats }) {
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
  return {
    path,
    checks: true,
    checkNames({ seats }) {
      for (const [name] of expected) if (name !== NOBODY) seats.called(name, path);
    },
    about: {
      isFor: (question) => expected.some(([name]) => question.isFor(name)),
      fits: (question) => expected.some(([name, part]) => question.isFor(name) && question.isAbout(part)),
    },
    take: ({ position }) =>
      expected
        .filter(([name, part]) =>
          name === NOBODY ? position.questions.length > 0 : !position.question(name)?.isAbout(part),
        )
        .map(([name, part]) => {
          const what = part ? `${name} to be asked "${part}"` : `${name} to be asked`;
          return { path, what: `expected ${what}, but ${position.said}` };
        }),
  };
}

const NOBODY = 'nobody';

/** Actions that are not open now, and why: `closed: { explore: [HT-EXPLORE-02, enemies are near] }`. */
function closed(entry: Entry): Step {
  const expected = closedIn(entry, null);
  return {
    path: entry.path,
    checks: true,
    checkNames({ seats }) {
      for (const { seat, path } of expected) if (seat !== null) seats.called(seat, path);
    },
    take: ({ position }) =>
      expected.flatMap(({ seat, name, path, reasons }) => {
        const question = position.question(seat);
        const all = question?.closed ?? [];
        const [action] = namedBy(all, name);
        if (!action) {
          const instead = `closed are: ${listed(all)}; ${question?.offer ?? position.said}`;
          return [{ path, what: `"${name}" is not closed; ${instead}` }];
        }
        const { reason, rule } = action;
        return reasons
          .filter((why) => why !== rule && !plain(reason).includes(plain(why)))
          .map((why) => ({ path, what: `"${name}" is closed, but not for "${why}": ${reason} · ${rule}` }));
      }),
  };
}

interface Closing {
  /** To whom it is closed, where several seats choose at the same time. */
  readonly seat: string | null;
  readonly name: string;
  readonly path: Path;
  readonly reasons: readonly string[];
}

const closedIn = (entry: Entry, seat: string | null): Closing[] =>
  entry.someEntries('actions with the reason why').flatMap(([name, why]) => {
    if (why.isMap && seat === null) return closedIn(why, name);
    const reasons = why.each().map((one) => one.text('a ledger line or a reason'));
    return [{ seat, name, path: why.path, reasons }];
  });
