import { createSpeaker, kernelLanguages, type View } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { distance, GEMS, HEXES, hexesCalled } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { english } from '../english.ts';
import { hexWords, notable, tells } from '../map/hex-words.ts';
import { openOf, questMarks } from '../sight.ts';
import { positions } from './play.ts';

const say = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
const seats = ['Anna', 'Wren'].map(
  (name) => ({ name, kind: 'person', level: null, mine: true, here: true }) as const,
);

const first = [...positions('hexes', 40)].at(-1)!.view;
const withOpen = (more: object): View => ({ ...first, open: { ...openOf(first), ...more } });
const toldOf = (view: View, hex: number, dice = 0): string =>
  tells({ hex, dice }, { view, seats, say }) ?? '';

describe('what is told of a hex', () => {
  it('tells gems by colour and kind, and whether they lie faceup', () => {
    const colours = { combat: 'red combat', exploration: 'green exploration', social: 'violet social' };
    for (const [side, isUp] of [
      ['faceup', true],
      ['facedown', false],
    ] as const) {
      const view = withOpen({ gems: GEMS.map(() => isUp) });
      for (const { index, gem } of GEMS)
        expect(toldOf(view, index)).toContain(`${colours[gem!]} gem, ${side}`);
    }
  });

  it('tells the market of a city, the kind of a site, and the road', () => {
    const [city] = hexesCalled('Tamalir');
    expect(toldOf(first, city!)).toMatch(/^city: any die enters, road; market: \w+.*, \w+/);
    const shrine = HEXES.find(({ site, road }) => site === 'shrine' && road)!;
    expect(hexWords(first, seats, shrine.index, say).land).toBe(`${shrine.terrain}, shrine, road`);
  });

  it('tells who stands there, the villain, zombies, and how far it is', () => {
    const { heroes, active } = openOf(first);
    const at = heroes[active]!.at;
    const hex = HEXES.find(({ index, gem, name }) => distance(at, index) === 3 && !gem && !name)!.index;
    const there = heroes.map((hero, seat) => (seat === active ? hero : { ...hero, at: hex }));
    const view = withOpen({ heroes: there, villain: hex, zombies: [hex, hex] });
    expect(hexWords(view, seats, hex, say)).toMatchObject({
      things: expect.arrayContaining([
        active === 0 ? 'Lyssa is here' : 'Lord Hawthorne is here',
        'High Lord Margath, the villain',
        '2 zombies: entering costs 2 damage',
      ]),
      far: '3 hexes away',
    });
  });

  it('tells the dice that would be spent', () => {
    const roll = { seat: 0, why: 'move', faces: [0, 1, 2], spent: 0b001, rerolled: [] };
    const view = withOpen({ roll, active: 0 });
    // Of the dice for a hex two bits away the first is spent already.
    expect(toldOf(view, 7, 0b111)).toMatch(/spends the dice [\w/]+, [\w/]+$/);
    expect(toldOf(view, 7, 0b101)).toMatch(/spends the dice [\w/]+$/);
  });

  it('tells quests by name and holder, and lists all of it, the nearest first', () => {
    let quests = 0;
    for (const { view } of positions('quests in words', 500)) {
      const { heroes, active } = openOf(view);
      const all = notable(view, seats, say);
      for (const { hexes, name, seat } of questMarks(view)) {
        const holder = seat === NONE ? 'story quest' : `quest of ${['Lord Hawthorne', 'Lyssa'][seat]}`;
        for (const hex of hexes) {
          expect(new Map(all).get(hex)?.things).toContain(`${holder}: ${name}`);
          quests++;
        }
      }
      const from = heroes[active]!.at;
      if (from === NONE) continue;
      const far = all.map(([hex]) => distance(from, hex));
      expect(far).toEqual([...far].sort((a, b) => a - b));
    }
    expect(quests).toBeGreaterThan(0);
  });
});
