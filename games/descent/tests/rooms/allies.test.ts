import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { conditionsOf } from '../../rules/figures/conditions.ts';
import { tablesOf } from '../../rules/map/known.ts';
import { hero } from '../position.ts';
import { room } from '../turn/kit.ts';
import { defs, explored, figure, inside, type Table, vault, zone } from './kit.ts';

const MAP = room('H*......', 'SA......', '.......M');
const S = { ally: 'Serena' };
const acted = hero({ acted: true });
const at = (t: Table, letter: string): string => tablesOf(t.state.map).names[figure(t, letter).at]!;

describe('an ally and secret rooms', () => {
  ruleTest('explores, enters and leaves as a hero does [D2-SECRET-49]', (open) => {
    const t = vault(open, { room: 'The Dragon Shrine', map: MAP, figures: { S, A: acted } });
    t.choose('search:b1', 'no', 'action:move', 'step:b1', 'end');
    t.choose('action:move', 'step:a1', 'explore');
    expect(inside(t)).toEqual(['S']);
    t.choose('passage');
    expect(at(t, 'S')).toBe('a1');
  });

  ruleTest('takes the tests of a Secret Room card [D2-SECRET-50]', (open) => {
    const t = vault(open, {
      room: 'Place of Peace',
      map: MAP,
      figures: { S: { ...S, acted: true }, A: acted },
      shown: { gray: '3', black: '4' },
      turn: { of: 'H', points: 3 },
    });
    t.choose('search:b1', 'no', 'step:b1', 'end');
    while (t.state.round === 1)
      t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
    t.choose('activate:S', 'action:move', 'step:a1');
    t.choose('explore', 'end');
    while (t.state.round === 2)
      t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
    t.choose('activate:S');
    // Willpower 5 against 3 and 4 shields: she fails.
    expect(conditionsOf(t.state, figure(t, 'S'))).toEqual(['stunned', 'weakened']);
  });

  /** Serena alone is inside when the last token is taken away. */
  const alone = (open: Parameters<typeof explored>[0]): Table => {
    const t = explored(open, {
      room: 'The Armory',
      map: MAP,
      figures: { S, A: acted },
      drawn: ['might', 'knowledge'],
      shown: { gray: '1', black: '2' },
      turn: { of: 'H', points: 19, actions: 3 },
      'overlord deck': ['Gloom', 'Dusk'],
    });
    t.choose(
      'step:b8',
      'step:b7',
      'step:b6',
      'search:a5',
      'step:b7',
      'step:b8',
      'step:c9',
      'passage',
      'step:b1',
      'end',
    );
    t.choose('action:move', 'step:a1', 'passage', 'end');
    expect([inside(t), t.prompt]).toEqual([['S'], 'd2.ask.thin-out']);
    return t.choose('space:e5');
  };

  ruleTest(
    "give the reward to the hero closest to the entrance, and a tie is the heroes' to settle [D2-SECRET-52, D2-SECRET-53]",
    (open) => {
      const t = alone(open);
      expect([t.prompt, t.offered, t.match.choice!.seats]).toEqual([
        'd2.ask.rewarded',
        ['figure:H', 'figure:A'],
        [1, 2],
      ]);
      t.choose('figure:A');
      expect(zone(t, 'room').map(({ def, hero: of }) => [def, of])).toEqual([['the-armory', 1]]);
    },
  );

  ruleTest('put the ally on the entrance token [D2-SECRET-51]', (open) => {
    const t = alone(open).choose('figure:H');
    expect([at(t, 'S'), t.state.room ?? null, defs(t, 'passages')]).toEqual(['a1', null, []]);
  });

  ruleTest('let Raythen find a passage, which opens where the nearest hero is [D2-FHERO-43]', (open) => {
    const t = vault(open, {
      room: 'The Dragon Shrine',
      map: room('R*..H...', '........', 'A......M'),
      figures: { R: { ally: 'Raythen' } },
      turn: { activating: 'R' },
    });
    t.choose(t.offered.find((id) => id.endsWith('/Investigate'))!);
    if (t.offered.includes('figure:A')) t.choose('figure:A');
    t.choose('no');
    expect(zone(t, 'passages').map((one) => tablesOf(t.state.map).names[one.at])).toEqual(['a3']);
  });
});
