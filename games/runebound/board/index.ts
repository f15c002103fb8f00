import type { GameBox, SetupChoice } from '@questwright/table/board-kit';
import { GiTreasureMap } from 'react-icons/gi';
import { english } from './english.ts';
import { heroes, scenarios } from './shelf.ts';

const ANY = 'any';

const scenarioChoices: readonly SetupChoice[] = [
  ...scenarios.map(([id, name, note]) => ({ id, text: named(name), note })),
  { id: ANY, text: 'rb.box.any-scenario' },
];

const heroChoices: readonly SetupChoice[] = [
  { id: ANY, text: 'rb.box.any-hero' },
  ...heroes.map(([id, name]) => ({ id, text: named(name) })),
];

function named(name: string): SetupChoice['text'] {
  return ['rb.box.named', { name }];
}

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
        choices: () => scenarioChoices,
      },
      {
        kind: 'each-seat',
        id: 'heroes',
        label: 'rb.box.hero-choice',
        initial: (seat) => FIRST_HEROES[seat] ?? ANY,
        choices: () => heroChoices,
      },
    ],
    options: ({ scenario, heroes: chosen }, seats) => ({
      scenario: scenario === ANY ? null : scenario,
      heroes: Array.from({ length: seats }, (_, seat) => {
        const hero = (chosen as readonly string[])[seat];
        return hero === undefined || hero === ANY ? null : hero;
      }),
    }),
  },
  languages: { en: english },
  ends: ({ id }) => id === 'end' || id === 'idle',
  load: async () => (await import('./module.ts')).module,
};
