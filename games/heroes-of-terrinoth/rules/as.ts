import { heroName, nameOf } from '@questwright/adventure';
import type { About, As, Text, TextArg } from '@questwright/kernel';
import { attackOf, enemyHealth, engagedSeat } from './enemies.ts';
import type { Piece, Terrinoth } from './state.ts';

const enemyId = (enemy: Piece): string => `enemy:${enemy.id}`;
export const cardId = (card: Piece): string => `card:${card.id}`;
export const aboutCard = (card: Piece): About => ({ card: card.id });

export const asEnemy = (g: Terrinoth): As<Piece> => ({
  id: enemyId,
  text: (enemy) => enemyText(g, enemy),
  about: aboutCard,
});

function enemyText(g: Terrinoth, enemy: Piece): Text {
  if (enemy.down) return 'ht.facedown-enemy';
  const seat = engagedSeat(enemy);
  return [
    'ht.enemy',
    {
      name: nameOf(g, enemy),
      attack: attackOf(g, enemy),
      left: enemyHealth(g, enemy) - enemy.wounds,
      place: seat < 0 ? ['ht.in-shadows'] : ['ht.engaged-with', { hero: heroName(g, seat) }],
    },
  ];
}

/** An enemy as an argument of a text. Nothing is revealed about one that is face down. */
export const enemyLabel = (g: Terrinoth, enemy: Piece): TextArg =>
  enemy.down ? ['ht.facedown-enemy'] : nameOf(g, enemy);
