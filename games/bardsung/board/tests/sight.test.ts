import { createMatch } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { placeEnemies } from '../../rules/explore/furnish.ts';
import { game } from '../../rules/game.ts';
import { zoneOn } from '../../rules/map/mat.ts';
import { initiativeCards } from '../../rules/pieces.ts';
import { foe, position } from '../../tests/position.ts';
import { profileOf, seatInFocus } from '../sight.ts';

it.each(content.enemies.filter(({ deck }) => deck.length > 0))(
  'the board shows each side of $name as its card is turned over [BS-BOSS-03]',
  (boss) => {
    const options = { encounter: '1a' };
    const match = createMatch({ game, seats: ['Ann', 'Ben', 'Cid', 'Dot'], seed: 1, options });
    placeEnemies(match.state, boss.id, 1, zoneOn(0, 0));
    const card = initiativeCards(match.state).find(({ def }) => def === boss.id)!;
    for (const [i, side] of boss.sides.entries()) {
      Object.assign(card, { turned: i > 0, host: Math.max(0, i - 1) });
      expect(profileOf(match.view(0), boss)).toBe(side);
    }
    expect(boss.sides.length).toBeGreaterThan(2);
  },
);

it('the board looks at the hero who has to defend, and then at the one who has fallen', () => {
  const start = position({
    heroes: [{}, { wounds: 2, grit: 3, at: '1B' }],
    enemies: [foe('Ogre', '1B', { behaviour: [{ first: ['attack in range'] }], effects: ['wound'] })],
    order: ['Ogre'],
    fate: 1,
    supplies: { potion: 1 },
    chance: { defence: [1, 1] },
  });
  const match = createMatch({ ...start, seed: 1 } as never);
  expect([match.choice!.topic, seatInFocus(match.view(0))]).toEqual(['reroll', 1]);
  match.answer(0, 'yes');
  expect([match.choice!.topic, seatInFocus(match.view(0))]).toEqual(['potion', 1]);
  match.answer(0, 'yes');
  expect([match.choice!.topic, seatInFocus(match.view(0))]).toEqual(['turn', match.choice!.seat]);
});
