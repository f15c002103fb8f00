import type { LogEntry } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { deedsOf } from '../combat/deeds.ts';
import { figuresOf } from '../figures.ts';
import { momentsIn } from '../moments.ts';
import { positions } from './play.ts';

const line = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ at: 0, key: `rb.log.${key}`, args });
const margath = content.scenarios[0]!;

describe('moments', () => {
  it('are the cards that are drawn, the villain who comes or is fought, and the end of an act', () => {
    const seen = momentsIn(
      [
        line('draws', { hero: 'Lyssa', card: 'Hill Giant' }),
        line('engages', { hero: 'Lyssa', foe: 'Hill Giant' }),
        line('story', { card: 'The Master' }),
        line('act-ends', { n: 1 }),
        line('villain-appears', { hex: 'Somewhere' }),
        line('gains-gold', { hero: 'Lyssa', n: 2 }),
        line('engages', { hero: 'Lyssa', foe: 'Ashwing the Herald' }),
      ],
      margath,
    );
    expect(seen.map(({ kind, def }) => [kind, def])).toEqual([
      ['drawn', 'hill-giant'],
      ['drawn', 'the-master'],
      ['page', margath.id],
      ['foe', margath.villain],
      ['foe', 'ashwing'],
    ]);
  });

  it('turn the page where a hero arrives, if the place has a name, and not for every hex on the way', () => {
    const enters = (hex: string) => line('enters', { hero: 'Lyssa', hex });
    const places = (...hexes: string[]) =>
      momentsIn(hexes.map(enters), margath).map(({ kind, text, picture }) => {
        expect(picture!.paint()).toContain('<');
        return [kind, (text as [string, { hex: string }])[1].hex];
      });
    expect(places('plains I11', 'Tamalir')).toEqual([['place', 'Tamalir']]);
    expect(places('Tamalir', 'plains I11')).toEqual([]);
  });

  it('are found in a match as it is played', () => {
    const last = [...positions('moments', 60)].at(-1)!;
    const { log } = last.match;
    const drawn = log.filter(({ key }) => key === 'rb.log.draws' || key === 'rb.log.story');
    expect(drawn.length).toBeGreaterThan(0);
    expect(momentsIn(log, margath).filter(({ kind }) => kind === 'drawn')).toHaveLength(drawn.length);
  });
});

describe('deeds in a combat', () => {
  it('are those of the newest answer, in their order, and nothing else', () => {
    const at = (n: number, key: string): LogEntry => ({ ...line(key), at: n });
    const deeds = deedsOf([
      at(4, 'attacks'),
      at(5, 'attacks'),
      at(5, 'suffers'),
      at(5, 'uses'),
      at(5, 'surge'),
    ]);
    expect(deeds.map(({ key }) => key)).toEqual(['rb.log.attacks', 'rb.log.suffers', 'rb.log.surge']);
  });
});

describe('the figures of a match', () => {
  it('tell what each hero did, the best blow, and how long it took', () => {
    const { heroes, blow, rounds } = figuresOf(
      [
        line('engages', { hero: 'Lyssa', foe: 'Hill Giant' }),
        line('suffers', { who: 'Hill Giant', n: 3 }),
        line('suffers', { who: 'Lyssa', n: 2 }),
        line('suffers', { who: 'Hill Giant', n: 4 }),
        line('defeats', { hero: 'Lyssa', foe: 'Hill Giant' }),
        line('takes-trophy', { hero: 'Lyssa', card: 'Hill Giant' }),
        line('gains-gold', { hero: 'Lyssa', n: 2 }),
        line('time', { n: 2, act: 1 }),
        line('takes', { hero: 'Corbin', n: 1 }),
        line('learns', { hero: 'Corbin', card: 'Feint' }),
        line('gains-trophy', { hero: 'Corbin' }),
        line('engages', { hero: 'Corbin', foe: 'Fen Troll' }),
        line('suffers', { who: 'Fen Troll', n: 4 }),
      ],
      ['Lyssa', 'Corbin'],
    );
    const none = { dealt: 0, defeated: 0, suffered: 0, trophies: 0, learned: 0, gold: 0 };
    expect(heroes).toEqual([
      { ...none, hero: 'Lyssa', dealt: 7, defeated: 1, suffered: 2, trophies: 1, gold: 2 },
      { ...none, hero: 'Corbin', dealt: 4, suffered: 1, trophies: 1, learned: 1 },
    ]);
    expect(blow).toEqual({ hero: 'Lyssa', foe: 'Hill Giant', damage: 4 });
    expect(rounds).toBe(2);
  });
});
