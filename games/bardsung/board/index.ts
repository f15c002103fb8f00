import type { Chosen, GameBox, SetupChoice } from '@questwright/board-kit';
import { GiLyre } from 'react-icons/gi';
import type { Options } from '../rules/options.ts';
import type { HeroTurn } from '../rules/state.ts';
import { english } from './english.ts';
import { chapters, encounters, heroes } from './shelf.ts';

const named = (name: string): SetupChoice['text'] => ['bs.box.named', { name }];

/** Heroes that go well together: one who stands in front, one who strikes from afar, one who mends. */
const FIRST_PARTY = ['stoneheart', 'lightweaver', 'dawnguard', 'nightfeather', 'wyldshell'];

const FIRST_CHAPTER = chapters[0][0];

export const box: GameBox = {
  id: 'bardsung',
  name: 'Bardsung',
  tagline: 'bs.box.tagline',
  hue: 'frost',
  emblem: GiLyre,
  players: { min: 1, max: 5 },
  minutes: [45, 90],
  together: true,
  setup: {
    quick: {
      seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }],
      values: { chapter: FIRST_CHAPTER, encounter: null, ready: true, heroes: FIRST_PARTY.slice(0, 3) },
      campaign: true,
    },
    seatName: 'bs.box.hero',
    fields: [
      {
        kind: 'one',
        id: 'chapter',
        label: 'bs.box.chapter',
        help: 'bs.box.chapter-help',
        initial: FIRST_CHAPTER,
        choices: chapters.map(([id, name]) => ({ id, text: named(name), note: `bs.box.${id}` })),
      },
      {
        kind: 'toggle',
        id: 'ready',
        label: 'bs.box.ready',
        help: 'bs.box.ready-help',
        initial: true,
      },
      {
        kind: 'one',
        id: 'encounter',
        label: 'bs.box.encounter',
        help: 'bs.box.encounter-help',
        initial: null,
        choices: encounters.map(([id, name]) => ({
          id,
          card: id,
          text: named(`${id.toUpperCase()} ${name}`),
        })),
        any: 'bs.box.whole-chapter',
      },
      {
        kind: 'each-seat',
        id: 'heroes',
        label: 'bs.box.hero-choice',
        initial: (seat): Chosen => FIRST_PARTY[seat] ?? null,
        choices: heroes.map(([id, name, path]) => ({
          id,
          card: id,
          only: id,
          text: named(name),
          note: ['bs.box.path', { path }],
        })),
        any: 'bs.box.any-hero',
      },
    ],
    options: ({ chapter, ready, encounter, heroes: chosen }) =>
      encounter === null ? { chapter, ready, heroes: chosen } : { encounter, heroes: chosen },
    values: (options) => {
      const { chapter, ready, encounter, heroes: chosen } = options as Options;
      return { chapter: chapter ?? FIRST_CHAPTER, ready, encounter, heroes: chosen };
    },
    campaign: ({ encounter }) => (encounter === null ? undefined : false),
  },
  languages: { en: english },
  ends: ({ id }, choice) => id === 'end' && actionsLeft(choice?.subject) > 0,
  load: async () => (await import('./module.ts')).module,
};

const actionsLeft = (subject: unknown): number => (subject as Pick<HeroTurn, 'actions'> | null)?.actions ?? 0;
