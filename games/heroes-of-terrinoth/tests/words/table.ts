import { nameOf } from '@questwright/adventure';
import { createSpeaker, kernelLanguages, type Text } from '@questwright/kernel';
import { Playtest } from '@questwright/kernel/testing';
import { contextAt } from '../../rules/context.ts';
import type { Context } from '../../rules/definitions.ts';
import { game } from '../../rules/index.ts';
import type { Piece, Terrinoth } from '../../rules/state.ts';
import { names, piece } from '../look.ts';
import { foe, idle, type PositionWords, position } from '../position.ts';

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });

/** What a word says to the players. */
export const say = (text: Text): string => speaker.say(text);

/**
 * Three heroes, one of everything: Ann acts and is wounded, Ben leads, Cid has no enemies. In the shadows one
 * enemy lies face up, one face down, and a nemesis.
 */
const MIXED: PositionWords = {
  leader: 'Ben',
  turn: 'Ann',
  round: 3,
  peril: 2,
  quest: { 'peril track': ['gray', 'green', 'red'], 'peril effects': {} },
  heroes: [
    {
      wounds: 2,
      tokens: 3,
      items: ['Healing Potion'],
      conditions: ['poisoned'],
      'exhausted cards': ['attack', 'rest'],
      engaged: [foe('Rat', { traits: ['Vermin'], wounds: 1, ...idle })],
    },
    {
      tokens: 1,
      'exhausted cards': ['aid'],
      engaged: [foe('Ogre', { rank: 'master', rating: 'Challenging', wounds: 2 }), foe('Orc')],
    },
    { wounds: 5 },
  ],
  shadows: [
    foe('Bat', { rating: 'Formidable' }),
    foe('Mole', { traits: ['Vermin'], rank: 'master', facedown: true }),
    foe('Boss', { rank: 'nemesis', rating: 'Challenging', ...idle }),
  ],
  location: { name: 'Ford', exploration: 4, progress: 2, tokens: 1, traits: ['Wilds'] },
  'location deck': [{ name: 'Bog', exploration: 5 }],
};

export const mixed = (more: Partial<PositionWords> = {}): Playtest<Terrinoth> =>
  new Playtest(position({ ...MIXED, ...more }), 'straight');

/** Ann resolves the Rat's text; an earlier line was about Ben and the Bat, and brought two successes. */
export function about(t: Playtest<Terrinoth>, more: Partial<Context> = {}): Context {
  const bat = names(t, 'shadows').includes('Bat') ? [piece(t, 'Bat')] : [];
  return { ...contextAt(0, piece(t, 'Rat')), other: 1, enemies: bat, successes: 2, ...more };
}

export const namesOf = (t: Playtest<Terrinoth>, cards: readonly Piece[]): string[] =>
  cards.map((card) => nameOf(t.state, card));
