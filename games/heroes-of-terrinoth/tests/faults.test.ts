import type { Playtest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { faults } from '../rules/faults.ts';
import { createPiece } from '../rules/pieces.ts';
import type { Action, Piece, Terrinoth } from '../rules/state.ts';
import { hero, piece } from './look.ts';
import { foe } from './position.ts';
import { mixed } from './words/table.ts';

type T = Playtest<Terrinoth>;
const words = { lair: ['Splig'], 'enemy deck': ['Bandit'], 'exploration deck': ['Stamina Elixir'] };
const zone = (t: T, name: string) => t.state.zones[name] as Piece[];

/** How a sound position is spoilt, and what is said of it. */
const spoilt: [fault: string, spoil: (t: T) => void][] = [
  ['There is a zone "cellar".', (t) => Object.assign(t.state.zones, { cellar: [] })],
  ['Two cards have the id 1.', (t) => Object.assign(piece(t, 'Orc'), { id: 1 })],
  [
    'made-enemies-6 in engaged:1 believes to be in shadows.',
    (t) => Object.assign(piece(t, 'Orc'), { zone: 'shadows' }),
  ],
  [
    'made-enemies-4 in items:1 does not belong there.',
    (t) => createPiece(t.state, 'made-enemies-4', 'items:1'),
  ],
  [
    'healing-potion in conditions:0 does not belong there.',
    (t) => createPiece(t.state, 'healing-potion', 'conditions:0'),
  ],
  ['healing-potion in items:0 lies face down.', (t) => Object.assign(zone(t, 'items:0')[0]!, { down: true })],
  [
    'made-enemies-6 in engaged:1 has less than nothing on it.',
    (t) => Object.assign(piece(t, 'Orc'), { wounds: -1 }),
  ],
  [
    'made-locations-2 in location has less than nothing on it.',
    (t) => Object.assign(piece(t, 'Ford'), { progress: -1 }),
  ],
  ['splig in enemy-deck is a nemesis.', (t) => createPiece(t.state, 'splig', 'enemy-deck', true)],
  ['splig in enemy-discard is a nemesis.', (t) => createPiece(t.state, 'splig', 'enemy-discard')],
  ['made-enemies-2 in shadows is wounded face down.', (t) => Object.assign(piece(t, 'Mole'), { wounds: 1 })],
  ['made-enemies-6 in engaged:1 should be defeated.', (t) => Object.assign(piece(t, 'Orc'), { wounds: 5 })],
  [
    'Ben has more than 3 engaged enemies.',
    (t) => {
      createPiece(t.state, 'bandit', 'engaged:1');
      createPiece(t.state, 'bandit', 'engaged:1');
    },
  ],
  ['Ben has more than 5 success tokens.', (t) => Object.assign(hero(t, 1), { tokens: 6 })],
  ['Ben should be defeated.', (t) => Object.assign(hero(t, 1), { wounds: 14 })],
  ['Ben does not have four activation cards.', (t) => zone(t, 'actions:1').pop()],
  ['Ann has a condition twice.', (t) => createPiece(t.state, 'poisoned', 'conditions:0')],
  ['There is more than one active location.', (t) => createPiece(t.state, 'river-bank', 'location')],
  ['There is not exactly one quest.', (t) => createPiece(t.state, 'the-goblin-problem', 'quest')],
  ['There is not exactly one quest.', (t) => zone(t, 'quest').pop()],
  ['The peril token is off its track.', (t) => Object.assign(t.state, { peril: 3 })],
  ['The peril token is off its track.', (t) => Object.assign(t.state, { peril: -1 })],
  ['The chosen activation card cannot be resolved.', (t) => Object.assign(t.state, { chosen: 9999 })],
  [
    'The chosen activation card cannot be resolved.',
    (t) => Object.assign(t.state, { chosen: zone(t, 'actions:0')[0]!.id }),
  ],
  ['The counter barrels is negative.', (t) => Object.assign(t.state, { counters: { barrels: -1 } })],
];

describe('a position that cannot be', () => {
  it.each(spoilt)('%s', (fault, spoil) => {
    const t = mixed(words);
    expect(faults(t.state)).toEqual([]);
    spoil(t);
    expect(faults(t.state)).toEqual([fault]);
  });

  it('a defeated hero with anything left', () => {
    const fallen = () => mixed({ heroes: [{ engaged: [foe('Rat')] }, {}, { defeated: true }] });
    const said = (spoil: (t: T) => void) => {
      const t = fallen();
      expect(faults(t.state)).toEqual([]);
      spoil(t);
      return faults(t.state);
    };
    expect(said((t) => createPiece(t.state, 'bandit', 'engaged:2'))).toEqual([
      'Cid is defeated and has engaged enemies.',
    ]);
    expect(said((t) => Object.assign(hero(t, 2), { tokens: 1 }))).toEqual([
      'Cid is defeated and has wounds or tokens.',
    ]);
    expect(said((t) => Object.assign(hero(t, 2), { wounds: 1 }))).toEqual([
      'Cid is defeated and has wounds or tokens.',
    ]);
    expect(said((t) => createPiece(t.state, 'healing-potion', 'items:2'))).toEqual([
      'Cid is defeated and has cards.',
    ]);
    expect(said((t) => createPiece(t.state, 'focused', 'conditions:2'))).toEqual([
      'Cid is defeated and has cards.',
    ]);
    expect(said((t) => Object.assign(t.state, { leader: 2 }))).toEqual(['The leader is defeated.']);
  });

  it('is another matter in an action, after the end and before the start', () => {
    const lethal = (more: object) => {
      const t = mixed(words);
      hero(t, 1).wounds = 14;
      piece(t, 'Orc').wounds = 5;
      return faults(Object.assign(t.state, more));
    };
    expect(lethal({})).toHaveLength(2);
    expect(lethal({ action: {} as Action })).toEqual([]);
    expect(lethal({ over: { result: 'victory', winners: [] } })).toEqual([]);
    expect(lethal({ phase: 'setup' })).toEqual([]);
    const chosen = mixed(words);
    chosen.state.chosen = zone(chosen, 'actions:0').find(({ exhausted }) => !exhausted)!.id;
    expect(faults(chosen.state)).toEqual([]);
  });
});
