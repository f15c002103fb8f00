import type { As, Text, TextArg } from '@questwright/kernel';
import { nameOf } from './catalogue.ts';
import { attackOf, engagedSeat, healthOf } from './enemies.ts';
import { heroName } from './heroes.ts';
import type { Piece, Terrinoth } from './state.ts';

/** Things as options need the state for their texts alone, so one set of them serves a whole match. */
interface Faces {
  readonly hero: As<number>;
  readonly enemy: As<Piece>;
  readonly card: As<Piece>;
}

const faces = new WeakMap<Terrinoth, Faces>();

function facesOf(g: Terrinoth): Faces {
  let found = faces.get(g);
  if (!found) faces.set(g, (found = makeFaces(g)));
  return found;
}

export const asHero = (g: Terrinoth): As<number> => facesOf(g).hero;
export const asEnemy = (g: Terrinoth): As<Piece> => facesOf(g).enemy;
/** A card that is told by its name alone. */
export const asCard = (g: Terrinoth): As<Piece> => facesOf(g).card;

const HERO_IDS = ['hero:0', 'hero:1', 'hero:2', 'hero:3'];

function makeFaces(g: Terrinoth): Faces {
  return {
    hero: {
      id: (seat) => HERO_IDS[seat]!,
      text: (seat) => ['ht.literal', { text: heroName(g, seat) }],
      about: (seat) => ({ hero: seat }),
    },
    enemy: {
      id: (enemy) => `enemy:${enemy.id}`,
      text: (enemy) => enemyText(g, enemy),
      about: (enemy) => ({ card: enemy.id }),
    },
    card: {
      id: (card) => `card:${card.id}`,
      text: (card) => ['ht.literal', { text: nameOf(g, card) }],
      about: (card) => ({ card: card.id }),
    },
  };
}

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
