import { attach, type Card, cloneState, create, createMatch, type State } from '@questwright/kernel';
import { game } from '@questwright/magpies';

interface BenchCard extends Card {
  damage: number;
  exhausted: boolean;
  at: string | null;
}

/** A state of about 20 KB in JSON, as an adventure game has it: mostly cards, some fields of its own. */
function bigState(): State {
  const { state } = createMatch({ game, seats: ['a', 'b'], seed: 1 });
  const g = { ...state, zones: {}, heroes: heroes(), rounds: Array.from({ length: 40 }, (_, i) => i * i) };
  attach(g, game, null);
  for (let i = 0; JSON.stringify(g).length < 20_000; i++) {
    const zone = ['deck', 'discard', 'hand:0', 'nest:1'][i % 4]!;
    create<BenchCard>(g, `card-${i}`, zone, {
      damage: i % 5,
      exhausted: i % 2 === 0,
      at: i % 3 ? null : `space ${i}`,
    });
  }
  return g;
}

const heroes = () =>
  Array.from({ length: 4 }, (_, i) => ({
    name: `hero ${i}`,
    wounds: i,
    skills: ['a', 'b', 'c'],
    pack: { gold: i },
  }));

const state = bigState();
const plain = JSON.parse(JSON.stringify(state));

export function clones(): number {
  for (let i = 0; i < 50; i++) cloneState(state);
  return 50;
}

export function structuredClones(): number {
  for (let i = 0; i < 10; i++) structuredClone(plain);
  return 10;
}
