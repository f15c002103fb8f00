import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { explore, free, isActionLine, item, moreSuccesses, use } from '../rules/effects/index.ts';
import { ACTION_KINDS } from '../rules/state.ts';
import { alsoInBox } from './box.ts';
import { diceLeft, hero, keys, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

alsoInBox({
  extras: [
    item({ name: 'Lens', abilities: [use('afterRoll', free, moreSuccesses(1), 'action')] }),
    item({ name: 'Horn', abilities: [use('afterRoll', free, explore(1), 'game')] }),
  ],
});

describe('actions', () => {
  ruleTest('one inside another has its own limits, and leaves those of the outer one', (open) => {
    const t = open(
      position({ heroes: [{ items: ['Lens', 'Horn'] }, {}], chance: dice('blank blank blank blank blank') }),
    );
    const uses = () => offers(t).filter((text) => text.startsWith('Lens') || text.startsWith('Horn'));
    pick(t, 'Explore');
    const [horn, lens] = [...uses()].sort();
    pick(t, lens!);
    expect(uses()).toEqual([horn]);
    pick(t, horn!);
    expect([uses(), t.state.periods.filter(({ name }) => name === 'action').length]).toEqual([[lens], 2]);
    pick(t, 'keep');
    expect([uses(), t.state.periods.some(({ name }) => name === 'action')]).toEqual([[], false]);
  });

  ruleTest('there are four: attack, explore, rest and aid [HT-ACTION-01]', (open) => {
    const t = open(position({ heroes: [{}, {}] }));
    expect(offers(t).sort()).toEqual(['Aid', 'Attack', 'Explore', 'Rest']);
    expect([...ACTION_KINDS].sort()).toEqual(['aid', 'attack', 'explore', 'rest']);
    const printed = new Set(content.activations.map(({ action }) => action));
    expect([...printed].sort()).toEqual(['aid', 'attack', 'explore', 'rest']);
  });

  it('every activation card shows its action as an icon and as one line of its text [HT-ACTION-02]', () => {
    for (const card of content.activations) {
      const actions = card.lines.filter(isActionLine);
      expect(
        actions.map(({ action }) => action),
        card.id,
      ).toEqual([card.action]);
      expect(card.text, card.id).toContain(actions[0]!.text);
    }
  });

  ruleTest(
    'runs through roll, hero dice, enemy dice and cleanup [HT-ACTION-03, HT-ACTION-10, HT-ACTION-33, HT-ACTION-34]',
    (open) => {
      const t = open(
        position({
          heroes: [
            { engaged: [foe('Wolf', { health: 1 }), foe('Imp', { threat: { 'gain tokens': 1 } })] },
            {},
          ],
          chance: dice('critical blank success', 'threat counterattack'),
        }),
      );
      pick(t, 'Attack', 'Wolf');
      expect(keys(t, 'uses-card')).toEqual([
        'rolls',
        'criticals',
        'successes',
        'suffers', // the Wolf
        'counterattacks',
        'suffers', // Ann
        'threat',
        'tokens',
        'enemy-defeated',
        'activates', // Ben
      ]);
    },
  );

  ruleTest('hero dice take effect before enemy dice [HT-ACTION-10]', (open) => {
    const t = open(
      position({
        heroes: [{ wounds: 1, engaged: [foe('Wolf')] }, {}],
        chance: dice('success success', 'counterattack'),
      }),
    );
    pick(t, 'Rest');
    expect(hero(t, 0).wounds).toBe(1); // healed to 0 first; the other way round none would be left
  });

  ruleTest('target, aided hero and tokens are settled before the roll [HT-ACTION-04]', (open) => {
    const t = open(
      position({
        heroes: [{ tokens: 2, engaged: [foe('Wolf', idle), foe('Bear', idle)] }, { tokens: 1 }, {}],
        chance: dice('blank blank blank blank'),
      }),
    );
    const asked: string[] = [];
    const next = (answer: string): void => {
      asked.push(`${t.prompt} ${t.logged('ht.log.rolls').length}`);
      pick(t, answer);
    };
    for (const answer of ['Attack', 'Wolf', 'spend:1', 'Aid', 'Cid', 'roll']) next(answer);
    expect(asked).toEqual([
      'ht.ask.activate 0',
      'ht.ask.target 0',
      'ht.ask.prepare 0',
      'ht.ask.activate 1',
      'ht.ask.aid 1',
      'ht.ask.prepare 1',
    ]);
    expect([t.prompt, t.asked]).toEqual(['ht.ask.activate', 2]);
  });

  ruleTest('as many hero dice are rolled as the action has icons [HT-ACTION-05]', (open) => {
    for (const n of [1, 2, 3, 5]) {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'explore', dice: n }] }, {}],
          chance: dice('success '.repeat(n)),
        }),
      );
      pick(t, 'Explore');
      expect(diceLeft(t)).toEqual([]);
      expect(piece(t, 'Crossroads').progress).toBe(n);
    }
  });

  for (const action of ['Attack', 'Explore', 'Rest', 'Aid']) {
    ruleTest(
      `${action}: one enemy die for each readied enemy of the active hero, in the same roll [HT-ACTION-06, HT-ACTION-07, HT-ACTION-08, HT-ACTION-09]`,
      (open) => {
        const t = open(
          position({
            heroes: [
              { engaged: [foe('Wolf'), foe('Bear', idle), foe('Boar')] },
              { engaged: [foe('Rat'), foe('Cat')] },
            ],
            shadows: [foe('Bat'), foe('Owl', { facedown: true })],
            chance: dice('blank defense', 'blank threat'),
          }),
        );
        pick(t, action, ...(action === 'Attack' ? ['Wolf'] : []));
        expect(diceLeft(t)).toEqual([]);
        const [roll, ...others] = t.logged('ht.log.rolls');
        expect(others).toEqual([]);
        expect(roll!.args).toMatchObject({
          dice: { list: ['ht.face.blank', 'ht.face.defense'] },
          foes: { list: ['ht.face.blank', 'ht.face.threat'] },
        });
      },
    );
  }

  ruleTest(
    'successes and criticals count one each, and criticals roll again for as long as they come [HT-ACTION-11, HT-ACTION-12, HT-ACTION-13, HT-ACTION-14]',
    (open) => {
      const progress = [
        'blank blank',
        'success blank',
        'success success',
        'critical blank blank',
        'critical blank success',
        'critical critical blank blank',
        'critical blank critical critical success',
      ].map((faces) => {
        const t = open(position({ heroes: [{}, {}], chance: dice(faces) }));
        pick(t, 'Explore');
        expect(diceLeft(t)).toEqual([]);
        return piece(t, 'Crossroads').progress;
      });
      expect(progress).toEqual([0, 1, 2, 1, 2, 2, 4]);
    },
  );

  ruleTest(
    'defense is no success, and counts against counterattacks also when a critical brought it [HT-ACTION-15, HT-ACTION-16]',
    (open) => {
      const t = open(
        position({
          heroes: [{ engaged: [foe('Ogre', { attack: 5 })] }, { engaged: [foe('Troll', { attack: 5 })] }],
          chance: dice('critical defense defense blank blank', 'counterattack counterattack'),
        }),
      );
      pick(t, 'Explore');
      expect(piece(t, 'Crossroads').progress).toBe(1);
      expect(hero(t, 0).wounds).toBe(3);
      pick(t, 'Explore'); // defense of an earlier action is gone
      expect(hero(t, 1).wounds).toBe(5);
    },
  );
});
