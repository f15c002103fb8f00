import { head } from '@questwright/adventure';
import type { OpenPlaytest } from '@questwright/kernel/testing';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { classSkills } from '../../rules/class-cards.ts';
import { answers } from '../../rules/effects/abilities.ts';
import { foundBy, skillsOf } from '../../rules/pieces.ts';
import { at, counts, quest, reinforces, required, wins } from '../../rules/quest/words.ts';
import { room } from '../attack/kit.ts';
import { withMore } from '../overlord/kit.ts';
import { begun, drawn, spacesOf, type Table, withQuests, zone } from './kit.ts';

const yard = drawn(room('......', '......', '......'), { West: 'a1 a2 a3', East: 'f1 f2 f3', Nook: 'e3' });
const hall = drawn(room('....', '....'), { Door: 'a1 a2', Back: 'd1 d2' });

/** The first encounter goes to the overlord at the end of his first turn, the second to the heroes at the end of theirs. */
const chain = quest('Two Nights', {
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
      search: ['a1'],
      rules: { Dawn: [at('overlordEnds', wins('overlord'))] },
    },
    {
      map: hall,
      heroes: 'Door',
      groups: [required('Cave Spider', 'Back', { exactly: { master: 1 } })],
      rules: { Noon: [at('overlordStarts', wins('heroes'))] },
    },
  ],
});
const siege = quest('The Siege', {
  encounters: [
    {
      map: yard,
      heroes: 'West',
      groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
      rules: { Tide: [at('overlordStarts', reinforces('Zombie', 'Nook'))] },
    },
  ],
});
withQuests(chain, siege);

/** A class whose skill puts a token on itself when a turn of its hero ends. */
const tally = classSkills('Tally', [{ name: 'Tally', xp: 0, does: [answers('figureEnds', counts)] }]);
withMore({
  cards: tally,
  classes: [
    {
      ...head({ id: 'tally', name: 'Tally' }),
      kind: 'class',
      archetype: 'warrior',
      skills: [tally[0]!.id],
      equipment: [],
      text: [],
    },
  ],
});

const PICKS = ['hero:grisban-the-thirsty', 'hero:avric-albright', 'class:knight', 'class:disciple'];
const play = (open: OpenPlaytest, name: string): Table =>
  begun(open, { quest: name, seats: 3, picks: PICKS });

/** Everybody does nothing until this is so. */
function idleUntil(t: Table, isSo: () => boolean): Table {
  for (let n = 0; n < 60 && !t.over && !isSo(); n++)
    t.choose(['end', 'pass'].find((id) => t.offered.includes(id)) ?? t.offered[0]!);
  return t;
}
const second = (open: OpenPlaytest, prepare: (t: Table) => void = () => {}): Table => {
  const t = play(open, 'two-nights');
  prepare(t);
  return idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
};

describe('a quest of two encounters', () => {
  ruleTest(
    'has a map, rules and objectives of its own for each [D2-ENC-01, D2-QUEST-01, D2-QUEST-02]',
    (open) => {
      const t = second(open);
      expect([t.state.map, zone(t, 'groups'), zone(t, 'quest')]).toEqual([
        hall().drawing,
        ['cave-spider'],
        ['two-nights-2-noon'],
      ]);
      expect(spacesOf(t, 'zombie/1/minion')).toEqual([]);
      expect(zone(t, 'tokens')).toEqual([]);
    },
  );

  ruleTest('is decided by the last one, whatever happened before [D2-QUEST-03]', (open) => {
    const t = second(open);
    expect(t.over).toBeNull();
    idleUntil(t, () => false);
    expect([t.over?.result, t.over?.winners]).toEqual(['heroes', [1, 2]]);
  });

  ruleTest(
    'keeps the overlord his hand and gives him no cards for the heroes [D2-ENC-12, D2-ENC-13]',
    (open) => {
      const t = play(open, 'two-nights');
      const before = zone(t, 'hand:0').length;
      idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
      // He has drawn one card in his only turn.
      expect(zone(t, 'hand:0').length).toBe(before + 1);
    },
  );

  ruleTest('does not shuffle the Search deck between them [D2-SEARCH-16, D2-ENC-08]', (open) => {
    const t = play(open, 'two-nights');
    const before = zone(t, 'search-deck');
    t.choose(t.offered[0]!);
    const search = t.offered.find((id) => id.startsWith('search:'))!;
    t.choose(search);
    while (t.prompt === 'd2.ask.play') t.choose('pass');
    const found = zone(t, `found:h${t.state.turn!.hero}`);
    idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
    expect(zone(t, 'search-deck')).toEqual(before.slice(1));
    expect([...zone(t, 'found:h0'), ...zone(t, 'found:h1')]).toEqual(found);
  });
});

describe('the way to the second encounter', () => {
  ruleTest(
    'turns Hero sheets up again, so that feats can be used once more [D2-ENC-07, D2-HERO-13]',
    (open) => {
      const t = begun(open, {
        quest: 'two-nights',
        seats: 3,
        picks: ['hero:tomble-burrowell', 'hero:avric-albright', 'class:thief', 'class:disciple'],
      });
      const sheet = (): boolean => (t.state.zones['sheet:h0']![0] as unknown as { used: boolean }).used;
      const first = t.offered.find((id) => id === 'activate:Tomble Burrowell')!;
      t.choose(first);
      const feat = (): string | undefined =>
        t.offered.find((id) => /^(use|ability):/.test(id) && id.includes('Heroic feat'));
      idleUntil(t, () => feat() !== undefined);
      t.choose(feat()!);
      expect(sheet()).toBe(true);
      idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
      expect(sheet()).toBe(false);
    },
  );

  ruleTest('leaves familiars behind, who must be summoned again [D2-FAM-09]', (open) => {
    const t = begun(open, {
      quest: 'two-nights',
      seats: 3,
      picks: ['hero:leoric-of-the-book', 'hero:avric-albright', 'class:necromancer', 'class:disciple'],
    });
    t.choose('activate:Leoric of the Book');
    const raise = t.offered.find((id) => id.endsWith('/Raise Dead'))!;
    t.choose(raise);
    while (t.offered.every((id) => id.startsWith('space:'))) t.choose(t.offered[0]!);
    expect(spacesOf(t, 'reanimate').length).toBe(1);
    idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
    expect([spacesOf(t, 'reanimate'), zone(t, 'away').includes('reanimate')]).toEqual([[], false]);
  });
});

describe('what heroes have on their cards', () => {
  ruleTest('stays on Class cards between encounters: hero tokens that lie there [D2-ENC-04]', (open) => {
    const t = begun(open, {
      quest: 'two-nights',
      seats: 3,
      picks: ['hero:grisban-the-thirsty', 'class:tally', 'hero:avric-albright', 'class:disciple'],
    });
    const tokens = (): number[] => skillsOf(t.state, 0).map((card) => card.tokens);
    expect(tokens()).toEqual([0]);
    idleUntil(t, () => t.state.turn?.side === 'overlord');
    expect(tokens()).toEqual([1]);
    idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero' && t.state.turn === null);
    expect(tokens()).toEqual([1]);
  });

  ruleTest('stays turned over if it is a Search card that was used [D2-ENC-09]', (open) => {
    const top = (seed: number): Table => begun(open, { quest: 'two-nights', seats: 3, picks: PICKS, seed });
    const seed = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(
      (n) => zone(top(n), 'search-deck')[0] === 'stamina-potion',
    )!;
    const t = top(seed);
    t.choose(t.offered[0]!);
    while (t.prompt === 'd2.ask.equip') t.choose('pass');
    const { hero } = t.state.turn!;
    t.choose('action:fatigue', t.offered.find((id) => id.startsWith('search:'))!);
    while (t.prompt === 'd2.ask.play') t.choose('pass');
    const isUsed = (): boolean[] => foundBy(t.state, hero).map(({ used }) => used);
    const potion = foundBy(t.state, hero)[0]!.id;
    const uses = (): string[] => t.offered.filter((id) => id.startsWith(`use:${potion}/`));
    expect([isUsed(), uses().length]).toEqual([[false], 1]);
    t.choose(uses()[0]!);
    if (t.offered[0]!.startsWith('figure:')) t.choose(t.offered[0]!);
    expect(isUsed()).toEqual([true]);
    idleUntil(t, () => t.state.encounter === 1 && t.state.phase === 'hero');
    expect(isUsed()).toEqual([true]);
  });
});

describe('reinforcements', () => {
  ruleTest(
    'come by the rules of the quest, as the overlord picks the rank [D2-REINF-01, D2-REINF-02]',
    (open) => {
      const t = play(open, 'the-siege');
      idleUntil(t, () => t.prompt === 'd2.ask.rank');
      expect([t.asked, t.prompt, t.offered]).toEqual([0, 'd2.ask.rank', ['rank:minion', 'rank:master']]);
      t.choose('rank:master');
      expect(spacesOf(t, 'zombie/1/master')).toEqual(['e3']);
    },
  );

  ruleTest(
    'keep to the group limit, and go beside a place that is taken [D2-REINF-03, D2-REINF-04, D2-PLACE-06]',
    (open) => {
      const t = play(open, 'the-siege');
      const all = (): number => spacesOf(t, 'zombie/1/minion').length + spacesOf(t, 'zombie/1/master').length;
      const seen: number[] = [];
      for (let round = 1; round <= 4; round++) {
        idleUntil(t, () => t.state.round > round);
        seen.push(all());
      }
      // Two heroes: two minions and a master.
      expect(seen).toEqual([2, 3, 3, 3]);
    },
  );
});
