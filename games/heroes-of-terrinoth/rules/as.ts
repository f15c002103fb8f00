import { nameOf } from '@questwright/adventure';
import type { About, As, Text, TextArg } from '@questwright/kernel';
import { attackOf, engagedSeat, healthOf } from './enemies.ts';
import { heroName } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';

const HERO_IDS = ['hero:0', 'hero:1', 'hero:2', 'hero:3'];
const heroId = (seat: number): string => HERO_IDS[seat]!;
const enemyId = (enemy: Piece): string => `enemy:${enemy.id}`;
export const cardId = (card: Piece): string => `card:${card.id}`;
const aboutHero = (seat: number): About => ({ hero: seat });
export const aboutCard = (card: Piece): About => ({ card: card.id });

export const asHero = (g: Terrinoth): As<number> => ({
  id: heroId,
  text: (seat) => ['ht.literal', { text: heroName(g, seat) }],
  about: aboutHero,
});

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
      left: healthOf(g, enemy) - enemy.wounds,
      place: seat < 0 ? ['ht.in-shadows'] : ['ht.engaged-with', { hero: heroName(g, seat) }],
    },
  ];
}

/** An enemy as an argument of a text: nothing is told of one that lies face down. */
export const enemyLabel = (g: Terrinoth, enemy: Piece): TextArg =>
  enemy.down ? ['ht.facedown-enemy'] : nameOf(g, enemy);
