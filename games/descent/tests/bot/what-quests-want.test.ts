import { createMatch, createRandom, type Match, seatOf } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { habit, idsOf } from '../../bot/habit.ts';
import { thinker } from '../../bot/thinker.ts';
import { worthForHeroes } from '../../bot/valuation.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { wake } from '../../rules/figures/groups.ts';
import { game } from '../../rules/index.ts';
import { figureOf, onMap, questCards } from '../../rules/pieces.ts';
import { placeNamed } from '../../rules/quest/encounter.ts';
import { marksLeft } from '../../rules/quest/marks.ts';
import type { Descent } from '../../rules/state.ts';

const SEATS = ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'];
const MOST_MATCHES = 60;
/** The overlord wins Castle Daerion with one villager more. */
const LAST_BUT_ONE = 5;

const OVERLORD = 0;
const isHero = (seat: number): boolean => seat !== OVERLORD;
const isOverlord = (seat: number): boolean => seat === OVERLORD;

/** Plays a quest by habit, in match after match, to a choice of a side where something can be done. */
function playedTo(
  quest: string,
  isTheirs: (seat: number) => boolean,
  isThere: (match: Match<Descent>, id: string) => boolean,
) {
  for (let n = 1; n <= MOST_MATCHES; n++) {
    const match = createMatch<Descent>({ game, seats: SEATS, seed: n, options: { quest } } as never);
    for (; match.choice; match.answer(match.choice.seat, habit(match, match.choice))) {
      if (!isTheirs(match.choice.seat) || match.choice.kind !== 'one') continue;
      const id = idsOf(match.choice).find((one) => isThere(match, one));
      if (id !== undefined) return { match, id };
    }
  }
  throw new Error(`It did not come to that in ${MOST_MATCHES} matches.`);
}

const answerTo = (match: Match<Descent>) =>
  thinker.answer(seatOf(match as never, match.choice!, createRandom('any')));

describe('a program that plays a hero', () => {
  it('has as far to go when he lies as when he stands, so that he stands up', () => {
    const { match, id } = playedTo('gryvorn-unleashed', isHero, (_, one) => one === 'action:stand-up');
    expect(answerTo(match)).toBe(id);
    const g = match.state;
    const hero = figureOf(g, g.acting.at(-1)!.figure)!;
    const worthAt = (place: string): number => {
      hero.at = placeNamed(g, place)[0]!;
      return worthForHeroes(g, 'heroes');
    };
    expect(worthAt('Cells')).toBeLessThan(worthAt('Gate') - 15);
  }, 60_000);

  it('keeps the sword that he has picked up', () => {
    const { match, id } = playedTo('the-dawnblade', isHero, (_, one) => one === 'pick-up:white');
    match.answer(match.choice!.seat, id);
    const drop = idsOf(match.choice as never).find((one) => one.startsWith('drop:'))!;
    const before = worthForHeroes(match.state, 'heroes');
    match.answer(match.choice!.seat, drop);
    expect(worthForHeroes(match.state, 'heroes')).toBeLessThan(before - 5);
  }, 60_000);

  it('lets sleeping dragons lie', () => {
    const { match } = playedTo(
      'the-monsters-hoard',
      isHero,
      ({ state }, one) => state.round === 1 && one === 'end',
    );
    const g = match.state;
    const before = worthForHeroes(g, 'heroes');
    const dragon = onMap(g).find((one) => figureDef(g, one).name === 'Shadow Dragon')!;
    dragon.damage = 3;
    wake(g, dragon);
    expect(worthForHeroes(g, 'heroes')).toBeLessThan(before - 5);
  }, 60_000);

  it('is glad of a desk that has been looked through, though the next one is farther away', () => {
    const { match } = playedTo('the-overlord-revealed', isHero, (_, one) =>
      one.endsWith('Look through the desk'),
    );
    const before = worthForHeroes(match.state, 'heroes');
    for (const desk of marksLeft(match.state, 'Desk')) {
      desk.used = true;
      expect(worthForHeroes(match.state, 'heroes')).toBeGreaterThan(before);
      desk.used = false;
    }
  }, 60_000);
});

describe('a program that plays the overlord', () => {
  it('takes the last step to victory, however much a side has got already', () => {
    const { match, id } = playedTo('castle-daerion', isOverlord, ({ state }, one) => {
      const slaughter = questCards(state).find(({ def }) => def === 'castle-daerion-1-slaughter');
      return slaughter?.tokens === LAST_BUT_ONE && one.endsWith('Strike the villager down');
    });
    expect(answerTo(match)).toBe(id);
    match.answer(0, id);
    expect(match.over?.result).toBe('overlord');
  }, 60_000);

  it('takes up what the quest wants carried off, though the way is long', () => {
    const { match, id } = playedTo('a-fat-goblin', isOverlord, (_, one) => one.endsWith('Take the crop'));
    const before = worthForHeroes(match.state, 'overlord');
    match.answer(0, id);
    expect(worthForHeroes(match.state, 'overlord')).toBeLessThan(before - 1);
  }, 60_000);

  it('does not miss a goblin that has got away', () => {
    const { match, id } = playedTo('first-blood', isOverlord, (_, one) => one === 'leave');
    const before = worthForHeroes(match.state, 'overlord');
    match.answer(0, id);
    expect(worthForHeroes(match.state, 'overlord')).toBeLessThan(before);
  }, 60_000);
});
