import { createMatch } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { placeEnemies } from '../../rules/explore/furnish.ts';
import { game } from '../../rules/game.ts';
import { zoneOn } from '../../rules/map/mat.ts';
import { initiativeCards } from '../../rules/pieces.ts';
import { profileOf } from '../sight.ts';

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
