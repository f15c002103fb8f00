import { expect, it } from 'vitest';
import { harmForeseen } from '../../bot/foresight.ts';
import { stillToDo } from '../../bot/progress.ts';
import { contextOf } from '../../rules/context.ts';
import { tablesOf } from '../../rules/ground.ts';
import { before, either, fromRound, inRound, losesOne } from '../../rules/legend/quest-words.ts';
import { heroFigure, onMap, questCards } from '../../rules/pieces.ts';
import { marksLeft, whenAllUsed, withMark } from '../../rules/quest/marks.ts';
import { theUnique, unique } from '../../rules/quest/part-words.ts';
import { openPart } from '../../rules/quest/parts.ts';
import { everyHero, everyMonster } from '../../rules/quest/who.ts';
import { required, wins } from '../../rules/quest/words.ts';
import type { Descent } from '../../rules/state.ts';
import { accept, run } from './delve-kit.ts';
import { begun, hall, heroesOf, named, withLegendQuests, written } from './quest-kit.ts';

const turnWheels = withMark('Wheel', 'Turn the wheel', everyHero, whenAllUsed('Wheel', wins('heroes')));

withLegendQuests(
  written('Wheels', {
    groups: [required('Zombie', 'Hall', { exactly: { minion: 1 } })],
    marks: { Wheel: [hall.at('Hall', 0, 0), hall.at('Hall', 4, 0)] },
    parts: {
      Crypt: {
        tiles: ['Crypt'],
        opens: 'door',
        uniques: [unique('Old Hob', 'Zombie', 'Crypt', { rank: 'master' })],
      },
    },
    rules: { Wheels: [turnWheels] },
    aims: [
      {
        side: 'heroes',
        what: 'reach',
        is: (g, figure) => everyHero.is(g, figure),
        place: null,
        mark: 'Wheel',
      },
    ],
  }),
);

const standOn = (g: Descent, hero: number, space: string): void => {
  heroFigure(g, hero).at = tablesOf(g).spaceNamed(space);
};
/** Whether a hero beside a mark is offered to use it. */
const isOffered = (g: Descent): boolean =>
  turnWheels.on!.asAction!.when!(g, questCards(g)[0]!, { figure: heroFigure(g, 0) } as never) as boolean;

it('each of several marks can be used, not only the last one', () => {
  const { state: g } = begun('wheels');
  standOn(g, 0, hall.at('Hall', 0, 1));
  expect([marksLeft(g, 'Wheel').length, isOffered(g)]).toEqual([2, true]);
  marksLeft(g, 'Wheel')[0]!.used = true;
  standOn(g, 0, hall.at('Hall', 4, 1));
  expect(isOffered(g)).toBe(true);
});

it('a mark is lost at random, and none when none is left', () => {
  const { state: g } = begun('wheels');
  const lose = () => run(losesOne('Wheel').run(g, contextOf(g, questCards(g)[0]!)), accept);
  lose();
  expect(marksLeft(g, 'Wheel').length).toBe(1);
  lose();
  lose();
  expect(marksLeft(g, 'Wheel').length).toBe(0);
});

it('a round is this one, or one from which on something holds', () => {
  const { state: g } = begun('wheels');
  const holds = (round: number): boolean[] => {
    g.round = round;
    const c = contextOf(g, questCards(g)[0]!);
    return [inRound(3).holds(g, c), fromRound(3).holds(g, c)];
  };
  expect([holds(2), holds(3), holds(4)]).toEqual([
    [false, false],
    [true, true],
    [false, true],
  ]);
});

it('those before a part opens are nobody afterwards, and either of two is meant', () => {
  const { state: g } = begun('wheels');
  const hero = heroFigure(g, 0);
  expect(before('Crypt', everyHero).is(g, hero)).toBe(true);
  run(openPart(g, 'Crypt'), accept);
  expect(before('Crypt', everyHero).is(g, hero)).toBe(false);
  const both = either(theUnique('Old Hob'), everyHero);
  expect([both.is(g, named(g, 'Old Hob')), both.is(g, hero)]).toEqual([true, true]);
  expect(both.is(g, heroesOf(g)[0]!) && !either(everyMonster('Ettin'), theUnique('Hob')).is(g, hero)).toBe(
    true,
  );
});

it('programs see less to do with each mark that is used and each part that opens', () => {
  const { state: g } = begun('wheels');
  const all = stillToDo(g, 10);
  marksLeft(g, 'Wheel')[0]!.used = true;
  expect(stillToDo(g, 10)).toBe(all - 10);
  run(openPart(g, 'Crypt'), accept);
  expect(stillToDo(g, 10)).toBe(10);
});

it('programs foresee harm from a monster that reaches a hero, none from one that has activated, and change nothing', () => {
  const { state: g } = begun('wheels');
  const zombie = onMap(g).find((figure) => everyMonster('Zombie').is(g, figure))!;
  zombie.at = tablesOf(g).spaceNamed(hall.at('Hall', 1, 0));
  const state = JSON.stringify(g);
  const near = harmForeseen(g);
  expect(near).toBeGreaterThan(0);
  expect(JSON.stringify(g)).toBe(state);
  zombie.acted = true;
  expect(harmForeseen(g)).toBe(0);
});
