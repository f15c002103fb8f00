import type { GameBox, SetupChoice } from '@questwright/board-kit';
import { GiCampfire } from 'react-icons/gi';
import { english } from './english.ts';
import { heroes, quests } from './shelf.ts';

const questChoices: readonly SetupChoice[] = [
  ...quests.map(([id, name, rating]) => choice(id, name, rating)),
  { id: 'random', text: 'ht.box.any-quest' },
];

const heroChoices = heroes.map(([id, name, archetype]) => ({
  ...choice(id, name, archetype),
  only: archetype,
}));

function choice(id: string, name: string, note: string): SetupChoice {
  return { id, card: id, text: ['ht.box.named', { name }], note: ['ht.box.note', { note }] };
}

/** Heroes that go well together, one of each archetype. */
const FIRST_PARTY = ['syndrael', 'avric-albright', 'kari-wraithstalker', 'astarra'];

export const box: GameBox = {
  id: 'heroes-of-terrinoth',
  name: 'Heroes of Terrinoth',
  tagline: 'ht.box.tagline',
  hue: 'forest',
  emblem: GiCampfire,
  players: { min: 1, max: 4 },
  seats: { min: 2, max: 4 },
  minutes: [45, 90],
  together: true,
  setup: {
    quick: {
      seats: [{ kind: 'person' }, { kind: 'person' }],
      values: { quest: 'the-goblin-problem', heroes: FIRST_PARTY.slice(0, 2), leader: 0, grim: false },
    },
    seatName: 'ht.box.hero',
    fields: [
      {
        kind: 'one',
        id: 'quest',
        label: 'ht.box.quest',
        help: 'ht.box.quest-help',
        initial: 'the-goblin-problem',
        choices: questChoices,
      },
      {
        kind: 'each-seat',
        id: 'heroes',
        label: 'ht.box.hero-choice',
        initial: (seat) => FIRST_PARTY[seat] ?? null,
        choices: heroChoices,
        any: 'ht.box.any-hero',
      },
      {
        kind: 'seat',
        id: 'leader',
        label: 'ht.box.leader',
        help: 'ht.box.leader-help',
        any: 'ht.box.any-leader',
        initial: null,
      },
      { kind: 'toggle', id: 'grim', label: 'ht.box.grim', help: 'ht.box.grim-help', initial: false },
    ],
  },
  languages: { en: english },
  ends: ({ id }) => id === 'travel' || id === 'stay',
  load: async () => (await import('./module.ts')).module,
};
