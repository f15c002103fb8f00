import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { facts, hero, logged, names, offers, pick, type T } from './look.ts';
import { enemyCasts, heroCasts, plainHero, position, type Words } from './position.ts';

/** A hero who has drawn an event with a test, and these skill cards on top of the deck. */
function tested(
  open: (start: ReturnType<typeof position>) => T,
  said: string,
  skills: unknown[],
  player: Words = {},
): T {
  const t = open(
    position({
      players: [{ at: 'I10', gold: 0, ...player }],
      decks: { social: [{ name: 'Trial', options: [said, 'gain 9 gold'] }], skill: skills },
    }),
  );
  return pick(t, 'adventure', 'option:1');
}

describe('attribute tests', () => {
  ruleTest('go: reveal, exert, apply [RB-TEST-01, RB-TEST-02]', (open) => {
    const t = tested(open, 'test mind to gain 2 gold', ['success', 'blank', 'blank'], { hand: ['blank'] });
    expect([names(t, 'revealed').length, t.prompt, hero(t).gold]).toEqual([2, 'rb.ask.test', 0]);
    pick(t, 'done');
    expect(hero(t).gold).toBe(2);
    expect(logged(t, 'tests').slice(0, 3)).toEqual(['reveals', 'reveals', 'passes']);
  });

  ruleTest('a modifier changes the number of cards [RB-TEST-03]', (open) => {
    const more = tested(open, 'test mind at +1 to gain 2 gold', ['blank', 'blank', 'success'], {
      hand: ['blank'],
    });
    expect(names(more, 'revealed')).toHaveLength(3);
    const fewer = tested(open, 'test mind at -1 to gain 2 gold', ['blank', 'success'], { hand: ['blank'] });
    expect(names(fewer, 'revealed')).toHaveLength(1);
  });

  ruleTest('the cards are revealed without asking: none can be spared [RB-TEST-04]', (open) => {
    const t = tested(open, 'test mind to gain 2 gold', ['success', 'success']);
    expect([hero(t).gold, t.logged('rb.log.reveals').length]).toEqual([2, 2]);
  });

  ruleTest('exerting reveals one card at a time [RB-TEST-05, RB-TEST-06, RB-TEST-14]', (open) => {
    const hand = [{ name: 'Star', success: true }, 'blank'];
    const t = tested(open, 'test mind to gain 2 gold', ['blank', 'blank', 'blank', 'success'], { hand });
    pick(t, 'exert', 'Star');
    expect([names(t, 'revealed').length, t.state.test!.successes, t.prompt]).toEqual([3, 0, 'rb.ask.test']);
    pick(t, 'exert');
    expect([names(t, 'revealed').length, t.prompt, hero(t).gold]).toEqual([0, 'rb.ask.turn', 2]);
  });

  ruleTest('an attribute of zero reveals nothing and may still be tested [RB-TEST-07]', (open) => {
    const body = plainHero(0, { mind: 0 });
    const t = tested(open, 'test mind to gain 2 gold', ['success'], { hero: body, hand: ['blank'] });
    expect([names(t, 'revealed').length, offers(t)]).toEqual([0, ['done', 'exert']]);
    pick(t, 'exert');
    expect(hero(t).gold).toBe(2);
  });

  ruleTest('one may exert after a success too, and each success counts [RB-TEST-08, RB-TEST-09]', (open) => {
    const t = open(
      position({
        players: [
          {
            hero: 'Elder Mok',
            at: 'H9',
            hand: ['blank'],
            casts: { 'mok-1': 'magic', 'mok-2': 'agility', 'mok-3': 'surge' },
          },
          {},
        ],
        combat: { enemy: { health: 9 }, casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
        decks: { skill: ['success', 'blank', 'success', 'success'] },
      }),
    );
    pick(t, 'Unleash Spirit'); // spirit 2, +1
    expect(t.state.test!.successes).toBe(2);
    pick(t, 'exert');
    expect(t.log.filter(({ key }) => key === 'rb.log.suffers').at(-1)!.args!.n).toBe(3);
  });

  ruleTest('one success passes; none fails and skips the rest [RB-TEST-10, RB-TEST-11]', (open) => {
    expect(hero(tested(open, 'test mind to gain 2 gold', ['blank', 'success'])).gold).toBe(2);
    expect(hero(tested(open, 'test mind to gain 2 gold', ['blank', 'blank'])).gold).toBe(0);
  });

  ruleTest('a failure effect resolves when the test fails [RB-TEST-12]', (open) => {
    const t = open(
      position({
        players: [{ at: 'Weeping Water' }],
        'story track': ['Beneath the Water'],
        decks: { skill: ['blank', 'blank'], story: [] },
      }),
    );
    pick(t, 'use Beneath the Water');
    expect([hero(t).damage, facts(t).lore]).toEqual([1, 0]);
  });

  ruleTest('all revealed cards are discarded, passed or failed [RB-TEST-13]', (open) => {
    for (const skills of [
      ['blank', 'success'],
      ['blank', 'blank'],
    ]) {
      const t = tested(open, 'test mind to gain 2 gold', skills);
      expect([names(t, 'revealed'), names(t, 'skill-discard').length]).toEqual([[], 2]);
    }
  });

  ruleTest('a failed test on a hero’s ability leaves the enemy and the combat as they are', (open) => {
    const t = open(
      position({
        players: [
          {
            hero: 'Elder Mok',
            at: 'H9',
            casts: { 'mok-1': 'magic', 'mok-2': 'agility', 'mok-3': 'surge' },
          },
          {},
        ],
        combat: { enemy: { health: 9 }, casts: enemyCasts('enemy', 'enemy', 'enemy', 'surge', 'double') },
        decks: { skill: ['blank', 'blank', 'blank'] },
      }),
    );
    pick(t, 'Unleash Spirit');
    expect([t.state.combat !== null, t.asked]).toEqual([true, 1]);
  });

  ruleTest('a negative attribute counts as zero before the modifier [RB-TEST-17]', (open) => {
    const assets = [{ name: 'Curse', bonus: { mind: -5 } }];
    const t = tested(open, 'test mind at +1 to gain 2 gold', ['success'], { assets });
    expect([t.logged('rb.log.reveals').length, hero(t).gold]).toEqual([1, 2]);
  });

  ruleTest('a modifier below zero reveals no card [RB-TEST-18]', (open) => {
    const t = tested(open, 'test mind at -5 to gain 2 gold', ['success']);
    expect([t.logged('rb.log.reveals').length, hero(t).gold]).toEqual([0, 0]);
  });

  ruleTest('cards already revealed are not reshuffled [RB-TEST-19, RB-DECK-03, RB-DECK-04]', (open) => {
    const one = (name: string) => ({ name, attribute: 'body' });
    const t = open(
      position({
        players: [{ at: 'I10', gold: 0, hero: plainHero(0, { mind: 3 }), hand: ['blank'] }],
        decks: {
          social: [{ name: 'Trial', options: ['test mind to gain 2 gold', 'gain 9 gold'] }],
          skill: { only: [one('First')] },
        },
        discards: { skill: [one('Second')] },
        chance: { 'skill-deck': ['keep'] },
      }),
    );
    pick(t, 'adventure', 'option:1');
    expect([names(t, 'revealed'), names(t, 'skill-discard')]).toEqual([['First', 'Second'], []]);
  });

  ruleTest('a failed test on a quest leaves the quest [RB-TEST-20]', (open) => {
    const t = open(
      position({
        players: [{ at: 'D13', quests: ['Beast of the Hollows'], casts: heroCasts() }],
        decks: { skill: ['blank', 'blank'] },
      }),
    );
    pick(t, 'attempt Beast of the Hollows');
    expect([facts(t).quests, facts(t).trophies.all, hero(t).actions]).toEqual([
      ['Beast of the Hollows'],
      0,
      2,
    ]);
  });
});
