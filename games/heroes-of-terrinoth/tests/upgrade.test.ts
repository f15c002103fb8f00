import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { ARCHETYPES } from '../rules/definitions.ts';
import { ACTION_KINDS } from '../rules/state.ts';
import { exhaustedCards, names, offers, pick } from './look.ts';
import { dice, position } from './position.ts';

const advanced = content.activations.filter((card) => card.class !== null);
const of = (archetype: string, only?: string) =>
  advanced.filter((card) => card.archetype === archetype && (!only || card.class === only));
const ids = (cards: readonly { id: string }[]) => cards.map(({ id }) => `upgrade:${id}`).sort();

/** A peril phase that calls for an upgrade of every hero. */
const training = {
  phase: 'peril',
  quest: { 'peril track': ['gray', 'green'], 'peril effects': { green: { upgrade: 1, who: 'each hero' } } },
};
/** The advanced card of an archetype's class with an action. */
const named = (archetype: string, own: string, action: string) =>
  of(archetype, own).find((card) => card.action === action)!;
const learned = (own: string, ...actions: string[]) =>
  actions.map((action) => named('Warrior', own, action).name);

describe('upgrades', () => {
  it('are called for by quests, and by nothing else in the box [HT-UPGRADE-01]', () => {
    const calls = ({ text }: { text: unknown }) => JSON.stringify(text).includes('ht.upgrade-effect');
    for (const quest of content.quests) expect(calls(quest), quest.id).toBe(true);
    const others = [
      ...content.heroes,
      ...content.activations,
      ...content.sets.flatMap(({ minion, master }) => [minion, master]),
      ...content.loners,
      ...content.locations,
      ...content.exploration.flatMap(({ cards }) => cards),
      ...content.extras,
      ...content.conditions,
    ];
    expect(others.filter(calls)).toEqual([]);
  });

  ruleTest('do not happen unless they are called for [HT-UPGRADE-01]', (open) => {
    const t = open(position({ heroes: [{}, {}], chance: dice('blank '.repeat(40)) }));
    while (t.state.round < 3) pick(t, offers(t)[0]!);
    expect([t.logged('ht.log.upgrades'), names(t, 'actions:0')]).toEqual([
      [],
      ['Attack', 'Explore', 'Rest', 'Aid'],
    ]);
  });

  ruleTest(
    'let every hero, from the leader clockwise, swap one basic card for an advanced one of the same action [HT-UPGRADE-02, HT-UPGRADE-03, HT-UPGRADE-04]',
    (open) => {
      const t = open(position({ ...training, leader: 'Ben', heroes: [{}, {}, {}] }));
      const chosen = [
        named('Healer', 'Disciple', 'rest'),
        named('Scout', 'Thief', 'attack'),
        named('Warrior', 'Knight', 'aid'),
      ];
      for (const [i, seat] of [1, 2, 0].entries()) {
        expect([t.asked, t.prompt, t.state.phase]).toEqual([seat, 'ht.ask.upgrade', 'peril']);
        t.choose(`upgrade:${chosen[i]!.id}`);
      }
      expect([0, 1, 2].map((seat) => names(t, `actions:${seat}`))).toEqual([
        ['Attack', 'Explore', 'Rest', chosen[2]!.name],
        ['Attack', 'Explore', 'Aid', chosen[0]!.name],
        ['Explore', 'Rest', 'Aid', chosen[1]!.name],
      ]);
      // What was replaced is nowhere any more.
      const all = Object.keys(t.state.zones).flatMap((zone) => names(t, zone));
      expect(all.filter((name) => ['Attack', 'Explore', 'Rest', 'Aid'].includes(name))).toHaveLength(9);
      expect([t.prompt, t.state.round]).toEqual(['ht.ask.activate', 2]);
    },
  );

  it('every advanced card belongs to one class, of one archetype [HT-UPGRADE-05]', () => {
    for (const { id, class: own, archetype } of advanced) {
      expect(own, id).toMatch(/^[A-Z]/);
      expect(
        new Set(advanced.filter((card) => card.class === own).map((card) => card.archetype)),
        id,
      ).toEqual(new Set([archetype]));
    }
  });

  it('each archetype has two classes of four cards, one for each action [HT-UPGRADE-10]', () => {
    for (const archetype of ARCHETYPES) {
      const classes = [...new Set(of(archetype).map((card) => card.class!))];
      expect(classes, archetype).toHaveLength(2);
      for (const own of classes) {
        expect(
          of(archetype, own)
            .map(({ action }) => action)
            .sort(),
          own,
        ).toEqual([...ACTION_KINDS].sort());
      }
    }
    expect(advanced).toHaveLength(32);
  });

  ruleTest(
    'a hero without advanced cards chooses from all classes of the archetype, and which action [HT-UPGRADE-06, HT-UPGRADE-09]',
    (open) => {
      const t = open(position({ ...training, heroes: [{}, {}] }));
      expect([t.asked, t.offered.toSorted()]).toEqual([0, ids(of('Warrior'))]);
      expect(t.offered).toHaveLength(8);
      t.choose(t.offered[0]!);
      expect([t.asked, t.offered.toSorted()]).toEqual([1, ids(of('Healer'))]);
    },
  );

  ruleTest(
    'a hero with an advanced card stays with its class, for actions that are still basic [HT-UPGRADE-07, HT-UPGRADE-09]',
    (open) => {
      const t = open(position({ ...training, heroes: [{ cards: learned('Knight', 'explore') }, {}] }));
      const left = of('Warrior', 'Knight').filter(({ action }) => action !== 'explore');
      expect([left.length, t.offered.toSorted()]).toEqual([3, ids(left)]);
    },
  );

  ruleTest('the new card is readied or exhausted like the old one [HT-UPGRADE-08]', (open) => {
    const rest = named('Warrior', 'Knight', 'rest');
    const attack = named('Warrior', 'Berserker', 'attack');
    const states = [rest, attack].map((card) => {
      const t = open(position({ ...training, heroes: [{ 'exhausted cards': ['rest', 'aid'] }, {}] }));
      t.choose(`upgrade:${card.id}`);
      return exhaustedCards(t, 0);
    });
    expect(states).toEqual([
      ['Aid', rest.name],
      ['Rest', 'Aid'],
    ]);
  });

  ruleTest('a hero with four advanced cards ignores further upgrades [HT-UPGRADE-11]', (open) => {
    const cards = learned('Knight', ...ACTION_KINDS);
    const t = open(position({ ...training, heroes: [{ cards }, {}] }));
    expect(t.asked).toBe(1); // Ann is passed over
    t.choose(t.offered[0]!);
    expect(names(t, 'actions:0').toSorted()).toEqual(cards.toSorted());
  });
});
