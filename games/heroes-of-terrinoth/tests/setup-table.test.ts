import { pieces } from '@questwright/adventure';
import { createSpeaker, kernelLanguages, optionsOf } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { activationDef } from '../rules/catalogue.ts';
import { activationCards } from '../rules/heroes.ts';
import { game } from '../rules/index.ts';
import type { Piece } from '../rules/state.ts';
import { ACTION_KINDS } from '../rules/state.ts';
import { hero, names, piece } from './look.ts';
import { begin, heroes, party, smallQuestsInBox } from './setup-quest.ts';

smallQuestsInBox();

describe('the quest', () => {
  ruleTest('is picked by the group before anything else, or drawn at random [HT-SETUP-01]', (open) => {
    const t = open(begin(2, { quest: null }));
    expect(t.prompt).toBe('ht.ask.quest');
    expect(Object.values(t.state.zones).flat()).toEqual([]);
    const printed = content.quests.map(({ id }) => `quest:${id}`);
    expect(t.offered).toEqual(expect.arrayContaining([...printed, 'quest:small-quest', 'quest:random']));
    t.choose('quest:small-quest');
    expect([t.state.quest, names(t, 'quest')]).toEqual(['small-quest', ['Small Quest']]);

    const drawn = open(begin(2, { quest: null }, { 'random quest': ['small-quest'] }));
    drawn.choose('quest:random');
    expect(drawn.state.quest).toBe('small-quest');
    const wished = open(begin(2, { quest: 'random' }, { 'random quest': ['hard-start'] }));
    expect(wished.state.quest).toBe('hard-start');
  });

  it('suggested to newcomers is The Goblin Problem [HT-SETUP-02]', () => {
    expect(content.quests.filter(({ forNewcomers }) => forNewcomers).map(({ name }) => name)).toEqual([
      'The Goblin Problem',
    ]);
  });

  ruleTest('says so where quests are chosen [HT-SETUP-02]', (open) => {
    const t = open(begin(2, { quest: null }));
    const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });
    const suggested = optionsOf(t.match.choice!).filter(({ text }) => /newcomers/.test(speaker.say(text)));
    expect(suggested.map(({ id }) => id)).toEqual(['quest:the-goblin-problem']);
  });

  ruleTest(
    'puts its nemesis face up into the lair, unless it says otherwise [HT-SETUP-14, HT-SETUP-15]',
    (open) => {
      const t = open(begin(2));
      expect([names(t, 'lair'), piece(t, 'Small King').down]).toEqual([['Small King'], false]);
      const hidden = open(begin(2, { quest: 'hidden-king' }));
      expect([names(hidden, 'lair'), piece(hidden, 'Small King').down]).toEqual([['Small King'], true]);
    },
  );

  it('names a nemesis that starts in the lair, in the whole box [HT-SETUP-14]', () => {
    for (const quest of content.quests) {
      const banner = content.loners.find(({ id }) => id === quest.nemesis);
      expect(banner?.rank, quest.id).toBe('nemesis');
    }
  });

  ruleTest('tells its story before the first hero is chosen [HT-SETUP-16]', (open) => {
    const t = open(begin(2, { heroes: [null, null] }));
    expect(t.prompt).toBe('ht.ask.archetype');
    expect(t.logged('ht.log.story').map(({ args }) => args)).toEqual([{ text: 'It begins.' }]);
    for (const { id, story } of content.quests) expect(story.before.length, id).toBeGreaterThan(40);
  });

  ruleTest(
    'starts its peril at the start space, whose effect does not resolve [HT-SETUP-17, HT-SETUP-28]',
    (open) => {
      const t = open(begin(2));
      expect(t.state.peril).toBe(0);
      expect(t.logged('ht.log.peril')).toEqual([]);
      expect([hero(t, 0).wounds, hero(t, 1).wounds]).toEqual([0, 0]); // its red space would hurt
    },
  );
});

describe('the heroes', () => {
  ruleTest(
    'each player picks an archetype that nobody has, then one of its heroes [HT-SETUP-19, HT-SETUP-20, HT-SETUP-21]',
    (open) => {
      const t = open(begin(4, { heroes: [null, null, null, null] }));
      const archetypes: string[][] = [];
      for (const [seat, archetype] of ['Scout', 'Healer', 'Warrior', 'Mage'].entries()) {
        expect(t.asked).toBe(seat);
        if (t.prompt === 'ht.ask.archetype') {
          archetypes.push(t.offered);
          t.choose(`archetype:${archetype}`);
        }
        expect([t.asked, t.prompt]).toEqual([seat, 'ht.ask.hero']);
        const own = heroes.filter((one) => one.archetype === archetype).map(({ id }) => `hero:${id}`);
        expect(t.offered).toEqual(own);
        t.choose(own[1]!);
        expect(`hero:${hero(t, seat).def}`).toBe(own[1]);
      }
      expect(archetypes).toEqual([
        ['archetype:Healer', 'archetype:Mage', 'archetype:Scout', 'archetype:Warrior'],
        ['archetype:Healer', 'archetype:Mage', 'archetype:Warrior'],
        ['archetype:Mage', 'archetype:Warrior'], // the last player has no choice left
      ]);
    },
  );

  ruleTest('two of one archetype are refused [HT-SETUP-20]', (open) => {
    const mages = content.heroes.filter(({ archetype }) => archetype === 'Mage').map(({ id }) => id);
    expect(() => open(begin(2, { heroes: mages.slice(0, 2) }))).toThrow('one Mage in a party');
    // Nor can a player pick what another has been promised.
    const t = open(begin(2, { heroes: [null, mages[0]] }));
    expect(t.offered).toEqual(['archetype:Healer', 'archetype:Scout', 'archetype:Warrior']);
  });

  ruleTest('have the four basic cards of their archetype, face up and readied [HT-SETUP-22]', (open) => {
    const t = open(begin(4));
    party.forEach((id, seat) => {
      const { archetype } = heroes.find((one) => one.id === id)!;
      const cards = activationCards(t.state, seat);
      const defs = cards.map((card) => activationDef(t.state, card));
      expect(defs.map(({ action }) => action).sort()).toEqual([...ACTION_KINDS].sort());
      expect(defs.every((def) => def.archetype === archetype && def.class === null)).toBe(true);
      expect(cards.every(({ down, exhausted }) => !down && !exhausted)).toBe(true);
    });
  });

  ruleTest('agree on the first leader [HT-SETUP-23]', (open) => {
    const t = open(begin(3, { leader: null }));
    expect(t.prompt).toBe('ht.ask.leader');
    expect(t.offered).toEqual(['hero:0', 'hero:1', 'hero:2']);
    t.choose('hero:2');
    expect([t.state.leader, t.asked, t.prompt]).toEqual([2, 2, 'ht.ask.activate']);
  });

  ruleTest('start with nothing on them, unless the quest gives it [HT-SETUP-27]', (open) => {
    const t = open(begin(4));
    for (const seat of [0, 1, 2, 3]) {
      expect(hero(t, seat)).toMatchObject({ wounds: 0, tokens: 0 });
      expect([names(t, `items:${seat}`), names(t, `conditions:${seat}`)]).toEqual([[], []]);
    }
    const hard = open(begin(2, { quest: 'hard-start' }));
    expect([hero(hard, 0).wounds, hero(hard, 1).wounds]).toEqual([3, 3]);
  });
});

describe('the first location', () => {
  ruleTest('is the top of its deck, turned up [HT-SETUP-24]', (open) => {
    const t = open(begin(2));
    expect([names(t, 'location'), piece(t, 'Place A').down]).toEqual([['Place A'], false]);
    expect(names(t, 'location-deck')).toEqual(['Place B', 'Place C']);
    expect(pieces<Piece>(t.state, 'location-deck').every(({ down }) => down)).toBe(true);
  });

  ruleTest(
    'gives its enemies to the heroes one by one from the leader clockwise, going round again [HT-SETUP-25]',
    (open) => {
      const order = ['red', 'blue', 'red-master', 'blue-master', 'red', 'blue'];
      const t = open(begin(2, { leader: 1 }, { 'shuffle enemies': [order, 'keep'] }));
      const engaged = [0, 1].map((seat) => pieces<Piece>(t.state, `engaged:${seat}`));
      expect(engaged.map((cards) => cards.map(({ def }) => def))).toEqual([['blue'], ['red', 'red-master']]);
      expect(engaged.flat().every(({ down, exhausted }) => !down && !exhausted)).toBe(true);
      const four = open(begin(4, { leader: 2 }, { 'shuffle enemies': [order, 'keep'] }));
      expect([0, 1, 2, 3].map((seat) => pieces(four.state, `engaged:${seat}`).map(({ def }) => def))).toEqual(
        [['red-master'], [], ['red'], ['blue']],
      );
    },
  );

  ruleTest('then sends as many as its shadow value face down into the shadows [HT-SETUP-26]', (open) => {
    const order = ['red', 'blue', 'red-master', 'blue-master', 'red', 'blue'];
    const t = open(begin(2, {}, { 'shuffle enemies': [order, 'keep'] }));
    const shadows = pieces<Piece>(t.state, 'shadows');
    expect(shadows.map(({ def, down }) => [def, down])).toEqual([
      ['blue-master', true],
      ['red', true],
    ]);
    expect(pieces<Piece>(t.state, 'enemy-deck')[0]!.def).toBe('blue');
  });
});
