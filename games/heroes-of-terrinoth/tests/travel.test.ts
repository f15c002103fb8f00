import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { closed, hero, names, offers, pick, piece } from './look.ts';
import { dice, foe, idle, position } from './position.ts';

const explored = { name: 'Ford', exploration: 3, progress: 4 };
const bog = { name: 'Bog', exploration: 5 };
const inn = { name: 'Inn', exploration: 4 };
const travelling = { phase: 'travel', location: explored, 'location deck': [bog, inn], heroes: [{}, {}] };

describe('the travel phase', () => {
  ruleTest('lets the party travel or stay if the location is fully explored [HT-TRAVEL-01]', (open) => {
    const t = open(position(travelling));
    expect([t.prompt, t.offered]).toEqual(['ht.ask.travel', ['travel', 'stay']]);
    expect(t.state.phase).toBe('travel');
    pick(t, 'stay');
    expect([names(t, 'location'), piece(t, 'Ford').progress]).toEqual([['Ford'], 4]);
    expect([names(t, 'location-deck'), t.state.phase, t.state.round]).toEqual([['Bog', 'Inn'], 'hero', 2]);
  });

  ruleTest('asks nothing if it is not: the party stays [HT-TRAVEL-01]', (open) => {
    const t = open(position({ ...travelling, location: { ...explored, progress: 2 } }));
    expect([names(t, 'location'), t.prompt, t.state.round]).toEqual([['Ford'], 'ht.ask.activate', 2]);
    expect(closed(t)).toEqual({ travel: 'HT-TRAVEL-01' });
  });

  ruleTest('cannot lead on when no location is left [HT-TRAVEL-02]', (open) => {
    const t = open(position({ ...travelling, 'location deck': [] }));
    expect([names(t, 'location'), t.prompt, t.state.round]).toEqual([['Ford'], 'ht.ask.activate', 2]);
    expect(closed(t)).toEqual({ travel: 'HT-TRAVEL-02' });
  });

  ruleTest('is the time to travel, not the hero phase [HT-TRAVEL-01]', (open) => {
    const t = open(position({ ...travelling, phase: 'hero' }));
    expect([offers(t).includes('travel'), closed(t)]).toEqual([false, { travel: 'HT-ROUND-01' }]);
  });

  ruleTest('it is the leader who decides [HT-TRAVEL-13]', (open) => {
    const t = open(position({ ...travelling, leader: 'Ben' }));
    expect([t.asked, t.prompt]).toEqual([1, 'ht.ask.travel']);
  });

  ruleTest('lets the party travel once at most [HT-TRAVEL-12]', (open) => {
    const t = open(position({ ...travelling, 'location deck': [{ name: 'Plain', exploration: 0 }, inn] }));
    pick(t, 'travel', 'Ann');
    expect([names(t, 'location'), t.prompt, t.state.round]).toEqual([['Plain'], 'ht.ask.activate', 2]);
  });

  ruleTest('counts a way to leave early as that one time [HT-TRAVEL-12]', (open) => {
    const t = open(
      position({
        ...travelling,
        quest: 'Ahead of the Bloodguard',
        location: { ...explored, progress: 1 },
        'location deck': [{ name: 'Plain', exploration: 0 }, inn],
      }),
    );
    pick(t, 'yes', 'Ann'); // a forced march
    expect([names(t, 'location'), t.prompt, t.state.round]).toEqual([['Plain'], 'ht.ask.activate', 2]);
  });

  ruleTest('abilities of the location occur before the decision [HT-TRAVEL-10]', (open) => {
    const shrine = (effect: unknown) => ({
      ...explored,
      progress: 2,
      abilities: [{ when: 'travel phase', do: effect }],
    });
    const t = open(position({ ...travelling, location: shrine({ 'add progress': 1 }) }));
    expect([t.prompt, piece(t, 'Ford').progress]).toEqual(['ht.ask.travel', 3]); // explored just in time
    pick(t, 'stay');
    expect(piece(t, 'Ford').progress).toBe(3);
  });

  ruleTest('abilities with a timing of their own wait for it [HT-TRAVEL-11]', (open) => {
    const heal = (when: string) => ({ ...bog, abilities: [{ when, do: { recover: 1, who: 'each hero' } }] });
    const wounds = ['travel phase', 'this is revealed', 'round ends', 'activation ends'].map((when) => {
      const t = open(
        position({
          phase: 'travel',
          location: heal(when),
          heroes: [{ wounds: 5 }, { wounds: 5 }],
          chance: dice('blank blank'),
        }),
      );
      const before = hero(t, 0).wounds;
      pick(t, 'Explore');
      return [before, hero(t, 0).wounds];
    });
    expect(wounds).toEqual([
      [4, 4],
      [5, 5],
      [4, 4],
      [5, 4],
    ]);
  });

  ruleTest('what a location does when it is revealed happens then [HT-TRAVEL-11]', (open) => {
    const gift = {
      ...bog,
      abilities: [{ when: 'this is revealed', do: { 'gain tokens': 1, who: 'each hero' } }],
    };
    const t = open(position({ ...travelling, 'location deck': [gift] }));
    expect(hero(t, 1).tokens).toBe(0);
    pick(t, 'travel', 'Ann');
    expect(hero(t, 1).tokens).toBe(1);
  });
});

describe('travelling', () => {
  ruleTest(
    'step 1 discards the location with its progress and all enemies in the shadows except a nemesis [HT-TRAVEL-03, HT-TRAVEL-04]',
    (open) => {
      const t = open(
        position({
          ...travelling,
          shadows: [
            foe('Bat', { wounds: 2, ...idle }),
            foe('Owl', { facedown: true }),
            foe('Warlord', { rank: 'nemesis', wounds: 3 }),
            foe('Rat'),
          ],
          'enemy discard': [foe('Elk')],
        }),
      );
      pick(t, 'travel');
      expect(t.prompt).toBe('ht.ask.pass-token');
      expect([names(t, 'location'), names(t, 'location-discard'), piece(t, 'Ford').progress]).toEqual([
        [],
        ['Ford'],
        0,
      ]);
      expect(names(t, 'shadows')).toEqual(['Warlord']);
      expect(piece(t, 'Warlord').wounds).toBe(3);
      expect(names(t, 'enemy-discard').sort()).toEqual(['Bat', 'Elk', 'Owl', 'Rat']);
      for (const name of ['Bat', 'Owl', 'Rat'])
        expect(piece(t, name)).toMatchObject({ down: false, wounds: 0, exhausted: false });
    },
  );

  ruleTest('engaged enemies come along as they are [HT-TRAVEL-05]', (open) => {
    const t = open(
      position({
        ...travelling,
        heroes: [{ engaged: [foe('Wolf', { wounds: 2, ...idle }), foe('Bear')] }, { engaged: [foe('Boar')] }],
      }),
    );
    pick(t, 'travel', 'Ann');
    expect([names(t, 'engaged:0'), names(t, 'engaged:1')]).toEqual([['Wolf', 'Bear'], ['Boar']]);
    expect(piece(t, 'Wolf')).toMatchObject({ wounds: 2, exhausted: true });
  });

  ruleTest(
    'step 2: the leader may hand the token to another hero who is not defeated [HT-TRAVEL-06]',
    (open) => {
      const heroes = [{}, {}, { defeated: true }, {}];
      for (const [to, leader] of [
        ['Dot', 3],
        ['Ben', 1],
      ] as const) {
        const t = open(position({ ...travelling, leader: 'Ben', heroes }));
        pick(t, 'travel');
        expect([t.asked, offers(t).sort()]).toEqual([1, ['Ann', 'Ben', 'Dot']]);
        pick(t, to);
        expect(t.state.leader).toBe(leader);
      }
    },
  );

  ruleTest(
    'step 3 turns up the next location and spawns its enemies [HT-TRAVEL-07, HT-TRAVEL-08]',
    (open) => {
      const t = open(
        position({
          ...travelling,
          'location deck': [{ ...bog, 'engaged spawn': 1, 'shadow spawn': 1 }, inn],
          'enemy deck': [foe('Wolf'), foe('Bear'), foe('Boar')],
        }),
      );
      pick(t, 'travel', 'Ann');
      expect([names(t, 'location'), names(t, 'location-deck')]).toEqual([['Bog'], ['Inn']]);
      expect(piece(t, 'Bog')).toMatchObject({ down: false, progress: 0 });
      expect([names(t, 'engaged:0'), names(t, 'shadows'), names(t, 'enemy-deck')]).toEqual([
        ['Wolf'],
        ['Bear'],
        ['Boar'],
      ]);
    },
  );

  ruleTest('the new holder of the token leads step 3 [HT-TRAVEL-09]', (open) => {
    const abilities = [{ when: 'this is revealed', do: { either: [{ suffer: 1 }, { 'gain tokens': 1 }] } }];
    const t = open(
      position({
        ...travelling,
        heroes: [{}, {}, {}],
        'location deck': [{ ...bog, abilities, 'engaged spawn': 2 }],
        'enemy deck': [foe('Wolf'), foe('Bear'), foe('Boar')],
      }),
    );
    pick(t, 'travel', 'Cid');
    expect([t.asked, t.offered]).toEqual([2, ['effect:0', 'effect:1']]); // Cid is the active hero now
    pick(t, 'effect:1');
    expect([0, 1, 2].map((seat) => names(t, `engaged:${seat}`))).toEqual([['Bear'], [], ['Wolf']]);
    expect([t.asked, t.state.phase]).toEqual([2, 'hero']);
  });
});
