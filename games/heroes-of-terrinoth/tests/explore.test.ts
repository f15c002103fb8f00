import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { RATINGS } from '../rules/definitions.ts';
import { activeLocation, isFullyExplored } from '../rules/locations.ts';
import { diceLeft, names, offers, pick, piece } from './look.ts';
import { dice, position } from './position.ts';

describe('explore', () => {
  ruleTest(
    'each success puts one progress on the location that lies face up [HT-EXPLORE-01, HT-EXPLORE-02]',
    (open) => {
      const t = open(
        position({
          heroes: [{ cards: [{ action: 'explore', dice: 3 }] }, {}],
          location: { name: 'Inn', exploration: 5, progress: 1 },
          'location deck': [{ name: 'Forest', exploration: 3 }],
          chance: dice('success critical defense success'),
        }),
      );
      expect(names(t, 'location')).toEqual(['Inn']);
      expect(activeLocation(t.state)).toBe(piece(t, 'Inn'));
      pick(t, 'Explore');
      expect(diceLeft(t)).toEqual([]);
      expect([piece(t, 'Inn').progress, piece(t, 'Forest').progress]).toEqual([4, 0]);
    },
  );

  ruleTest('after travelling the new location is the active one [HT-EXPLORE-01]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'explore', dice: 1 }] }, {}],
        location: { name: 'Inn', exploration: 2, progress: 2 },
        'location deck': [{ name: 'Forest', exploration: 3 }],
        phase: 'travel',
        chance: dice('success'),
      }),
    );
    pick(t, 'travel', 'Ann', 'Explore');
    expect(names(t, 'location')).toEqual(['Forest']);
    expect([piece(t, 'Inn').progress, piece(t, 'Forest').progress]).toEqual([0, 1]);
  });

  ruleTest('progress at or above the exploration value is full exploration [HT-EXPLORE-03]', (open) => {
    const found = [4, 5, 6].map((progress) => {
      const t = open(
        position({
          heroes: [{}, {}],
          location: { exploration: 5, progress },
          'location deck': [{ name: 'Forest', exploration: 3 }],
          phase: 'travel',
        }),
      );
      return { explored: isFullyExplored(t.state), mayTravel: offers(t).includes('travel') };
    });
    expect(found).toEqual([
      { explored: false, mayTravel: false },
      { explored: true, mayTravel: true },
      { explored: true, mayTravel: true },
    ]);
  });

  ruleTest('progress goes beyond the exploration value [HT-EXPLORE-04]', (open) => {
    const t = open(
      position({
        heroes: [{}, {}],
        location: { name: 'Inn', exploration: 5, progress: 4 },
        chance: dice('success success'),
      }),
    );
    pick(t, 'Explore');
    expect(piece(t, 'Inn').progress).toBe(6);
  });

  ruleTest('a location that loses progress is no longer fully explored [HT-EXPLORE-05]', (open) => {
    const t = open(
      position({
        heroes: [{ cards: [{ action: 'explore', dice: 1, after: { 'remove progress': 1 } }] }, {}],
        location: { name: 'Inn', exploration: 5, progress: 5 },
        'location deck': [{ name: 'Forest', exploration: 3 }],
        chance: dice('blank success success'),
      }),
    );
    expect(isFullyExplored(t.state)).toBe(true);
    pick(t, 'Explore');
    expect(piece(t, 'Inn').progress).toBe(4);
    expect(isFullyExplored(t.state)).toBe(false);
    expect(t.closed).toContainEqual(expect.objectContaining({ id: 'travel', rule: 'HT-TRAVEL-01' }));
    pick(t, 'Explore'); // Ben brings it back
    expect(isFullyExplored(t.state)).toBe(true);
  });

  it('every location has name, traits, rating, exploration value and two spawn values; some have abilities [HT-EXPLORE-06]', () => {
    for (const place of content.locations) {
      expect(place.name, place.id).toMatch(/^[A-Z]/);
      expect(place.traits.length, place.id).toBeGreaterThan(0);
      expect(RATINGS, place.id).toContain(place.rating);
      expect(place.exploration, place.id).toBeGreaterThan(0);
      for (const spawns of [place.engaged, place.shadows]) {
        expect(Number.isInteger(spawns) && spawns >= 0, place.id).toBe(true);
      }
    }
    expect(content.locations.filter(({ text }) => text.length > 0)).not.toEqual([]);
  });
});
