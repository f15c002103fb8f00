import { timelineOf } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { House } from './house.ts';
import { memoryKeeper } from './memory-keeper.ts';

const seats = ['Anna', 'Ben'].map((name) => ({ name, bot: null }));

async function begun(game: string, options: unknown) {
  const house = new House(memoryKeeper(), () => {});
  const id = await house.create({ game, options, seats, openHands: true });
  return { house, table: await house.open(id) };
}

it('tells in the list of matches what is played, how far it is, and by whom', async () => {
  const { house } = await begun('heroes-of-terrinoth', {
    quest: 'millbrook-burning',
    heroes: ['syndrael', 'astarra'],
    leader: 1,
  });
  expect((await house.list())[0]?.standing).toEqual({
    scene: 'Millbrook Burning',
    round: 1,
    roles: ['Syndrael', 'Astarra'],
    asked: [1],
    winners: null,
  });
});

it('tells of a match whose heroes are still to be chosen what is known', async () => {
  const { house } = await begun('runebound', { scenario: 'margath' });
  const [match] = await house.list();
  expect(match?.standing).toMatchObject({ roles: [null, null], winners: null });
  expect(match?.standing).not.toHaveProperty('round');
});

it('names the turns of a replay by round, hero and what was done', async () => {
  const { table } = await begun('heroes-of-terrinoth', {
    quest: 'the-goblin-problem',
    heroes: ['syndrael', 'astarra'],
    leader: 0,
  });
  const { choice, n } = table.match;
  const option = table.match.view(choice!.seat).choice!.options![0]!;
  await table.answer(choice!.seat, option.id, n);
  const everybody = [-1, 0, 1];
  const [turn] = timelineOf(table.match, -1, everybody).turns;
  expect(turn).toEqual({ at: 0, seat: 0, round: 1, role: 'Syndrael', chosen: option.text });
  // Whoever may not look through the eyes of the seat is not told what it chose.
  const [seen] = timelineOf(table.match, -1, [-1]).turns;
  expect(seen).toMatchObject({ role: 'Syndrael', chosen: undefined });
});
