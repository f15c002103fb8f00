import { describe, expect, it } from 'vitest';
import { runScenario } from '../../src/index.ts';
import { playThreeWays, refusalOf } from '../../src/testing/index.ts';
import { camp } from './camp.ts';

const base = { title: 'In the camp', game: 'camp' };
const run = (doc: object): string[] =>
  runScenario(camp, { ...base, ...doc }).differences.map(({ path, what }) => `${path.join('/')}: ${what}`);
const refused = (doc: object): string => refusalOf(camp, { ...base, ...doc });

describe('a question that any of several seats may answer', () => {
  it('is asked of each of them, and answered by one', () => {
    for (const name of ['Ann', 'Ben']) {
      const steps = [
        { asked: 'Ann' },
        { asked: { Ben: 'where', Ann: 'resting-place' } },
        { offered: { site: ['hill', 'ford'] } },
        { [name]: 'the ford' },
      ];
      expect(run({ steps, expect: { camp: 'site:ford' } })).toEqual([]);
    }
  });

  it('is not asked of the others', () => {
    expect(run({ asked: 'Cid' })).toEqual([
      'asked: expected Cid to be asked, but Ann or Ben is asked: Where do you camp?',
    ]);
    expect(run({ steps: [{ Cid: 'the ford' }], asked: 'Ann' })).toEqual([
      'steps/0/Cid: Cid cannot answer: Ann or Ben is asked: Where do you camp?',
    ]);
  });
});

describe('questions that several seats are asked at the same time', () => {
  const shopping = { steps: [{ Ann: 'the hill' }] };
  const steps = (...more: object[]) => ({ steps: [...shopping.steps, ...more] });

  it('are all asked, and can be answered in any order', () => {
    const doc = steps({ asked: { Ann: 'buy', Ben: 'buy' } }, { Ben: 'rope' }, { Ann: 'lamp' });
    expect(run({ ...doc, expect: { bought: ['buy:lamp', 'buy:rope', ''], over: 'rested' } })).toEqual([]);
    expect(run({ ...doc, logged: ['Ben buys', 'CP-SHOP-02 Ann'] })).toEqual([]);
    expect(run(steps({ asked: 'nobody' }))).toEqual([
      'steps/1/asked: expected nobody to be asked, but Ann is asked: What do you buy?; Ben is asked: What do you buy?',
    ]);
  });

  it('have each its own offers, told by the seat', () => {
    const checks = {
      offered: { Ann: ['rope', 'lamp', 'nothing'], Ben: { buy: ['rope'] } },
      'not offered': { Ben: ['lamp'], Ann: { buy: ['oil'] } },
      closed: { Ben: { lamp: ['CP-SHOP-01', 'too poor'] } },
    };
    expect(run({ ...shopping, ...checks })).toEqual([]);
    expect(run({ ...shopping, offered: { Ben: { buy: ['rope', 'lamp'] } } })).toEqual([
      'offered/Ben/buy/1: "lamp" is not offered; on offer: rope (buy:rope); nothing',
    ]);
    expect(run({ ...shopping, closed: { Ann: { lamp: 'CP-SHOP-01' } } })).toEqual([
      'closed/Ann/lamp: "lamp" is not closed; closed are: nothing; on offer: rope (buy:rope); lamp (buy:lamp); nothing',
    ]);
    expect(run({ ...shopping, 'not offered': { Cid: ['rope'] } })).toEqual([
      'not offered/Cid: nothing could be offered: Ann is asked: What do you buy?; Ben is asked: What do you buy?',
    ]);
  });

  it('are declined one by one, unless a step of that seat speaks of them', () => {
    const decline = { decline: 'unnamed' };
    expect(run({ ...shopping, ...decline, expect: { bought: ['nothing', 'nothing', ''] } })).toEqual([]);
    const one = steps({ Ben: 'rope' });
    expect(run({ ...one, ...decline, expect: { bought: ['nothing', 'buy:rope', ''] } })).toEqual([]);
    const both = steps({ Ben: 'rope' }, { Ann: 'lamp' });
    expect(run({ ...both, ...decline, expect: { bought: ['buy:lamp', 'buy:rope', ''] } })).toEqual([]);
  });

  it('come to the same when choices are taken back, and saved and loaded', () => {
    playThreeWays((open) => {
      const look = [{ Ann: 'lamp' }, { asked: 'Ben' }];
      const doc = {
        ...base,
        ...steps({ look }, { Ben: 'rope' }, { Ann: 'rope' }),
        expect: { over: 'rested' },
      };
      expect(runScenario(camp, doc, open).differences).toEqual([]);
    });
  });
});

describe('kinds that the game does not have', () => {
  it('are refused with those that it has', () => {
    expect(refused({ offered: { by: [] } })).toBe(
      'offered/by: "by" is no kind of option; the kinds are site, buy, nothing',
    );
    expect(refused({ 'not offered': { Ann: { by: ['rope'] } } })).toBe(
      'not offered/Ann/by: "by" is no kind of option; the kinds are site, buy, nothing',
    );
    expect(refused({ offered: { Dan: { buy: [] } } })).toBe(
      'offered/Dan/buy: there is no seat "Dan"; the seats are Ann (p1), Ben (p2), Cid (p3)',
    );
    expect(refused({ closed: { Dan: { lamp: 'CP-SHOP-01' } } })).toContain(
      'closed/Dan/lamp: there is no seat',
    );
  });
});
