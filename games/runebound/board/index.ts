import type { GameBox, SetupChoice, SetupValues } from '@questwright/board-kit';
import type { ChoiceView } from '@questwright/kernel';
import { GiTreasureMap } from 'react-icons/gi';
import type { ActionsLeft } from '../rules/turn/turn.ts';
import { english } from './english.ts';
import { heroes, scenarios } from './shelf.ts';

const named = (name: string): SetupChoice['text'] => ['rb.box.named', { name }];

/** A turn without actions left is ended without being asked again. */
const actionsLeft = (choice: ChoiceView | null): number =>
  choice?.topic === 'turn' ? (choice.subject as ActionsLeft).actions : 0;

/** Heroes to begin with: strong, quick and easy to understand. */
const FIRST_HEROES = ['lord-hawthorne', 'lyssa', 'corbin', 'elder-mok'];

export const box: GameBox = {
  id: 'runebound',
  name: 'Runebound',
  tagline: 'rb.box.tagline',
  hue: 'river',
  emblem: GiTreasureMap,
  players: { min: 1, max: 4 },
  minutes: [60, 180],
  together: false,
  setup: {
    quick: {
      seats: [{ kind: 'person' }, { kind: 'bot' }],
      values: { scenario: 'margath', heroes: FIRST_HEROES.slice(0, 2) },
    },
    seatName: 'rb.box.hero',
    fields: [
      {
        kind: 'one',
        id: 'scenario',
        label: 'rb.box.scenario',
        help: 'rb.box.scenario-help',
        initial: 'margath',
        choices: scenarios.map(([id, name, note]) => ({ id, text: named(name), note })),
        any: 'rb.box.any-scenario',
      },
      {
        kind: 'each-seat',
        id: 'heroes',
        label: 'rb.box.hero-choice',
        initial: (seat) => FIRST_HEROES[seat] ?? null,
        choices: heroes.map(([id, name]) => ({ id, card: id, only: id, text: named(name) })),
        any: 'rb.box.any-hero',
      },
    ],
    values: (options) => (options as { wishes: SetupValues }).wishes,
  },
  languages: { en: english },
  ends: ({ id }, choice) => (id === 'end' && actionsLeft(choice) > 0) || id === 'idle',
  load: async () => (await import('./module.ts')).module,
};
