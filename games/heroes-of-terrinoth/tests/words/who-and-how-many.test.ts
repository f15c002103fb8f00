import { type Amount, amountOf, amountText } from '@questwright/adventure';
import { describe, expect, it } from 'vitest';
import {
  aHero,
  anotherHero,
  eachHero,
  eachHeroWithEnemies,
  eachOtherHero,
  heroWith,
  perCounter,
  perEnemy,
  perExhaustedCard,
  perHero,
  perItem,
  perLocationToken,
  perProgress,
  perSuccess,
  perSuccessToken,
  perWound,
  perWoundOnThis,
  readied,
  said as saidOf,
  thatHero,
  theActiveHero,
  theAidedHero,
  theEngagedHero,
  theLeader,
  type Who,
  you,
} from '../../rules/effects/index.ts';
import { piece } from '../look.ts';
import { about, mixed, say } from './table.ts';

const [ANN, BEN, CID] = [0, 1, 2];

describe('words for heroes', () => {
  const t = mixed();
  const whos: [who: Who, seats: number[], said: string, mode: string][] = [
    [you, [ANN], 'you', 'all'],
    [eachHero, [BEN, CID, ANN], 'each hero', 'all'],
    [eachOtherHero, [BEN, CID], 'each other hero', 'all'],
    [theLeader, [BEN], 'the party leader', 'all'],
    [theActiveHero, [ANN], 'the active hero', 'all'],
    [thatHero, [BEN], 'that hero', 'all'],
    [theAidedHero, [BEN], 'the aided hero', 'all'],
    [eachHeroWithEnemies, [BEN, ANN], 'each hero with an engaged enemy', 'all'],
    [aHero, [BEN, CID, ANN], 'a hero of your choice', 'choose'],
    [anotherHero, [BEN, CID], 'another hero of your choice', 'choose'],
    [heroWith('most', 'wounds'), [CID], 'the hero with the most wounds', 'tie'],
    [heroWith('fewest', 'wounds'), [BEN], 'the hero with the fewest wounds', 'tie'],
    [heroWith('most', 'health left'), [BEN], 'the hero with the most health left', 'tie'],
    [heroWith('fewest', 'health left'), [CID], 'the hero with the fewest health left', 'tie'],
    [heroWith('most', 'tokens'), [ANN], 'the hero with the most success tokens', 'tie'],
    [heroWith('fewest', 'tokens'), [CID], 'the hero with the fewest success tokens', 'tie'],
    [heroWith('most', 'enemies'), [BEN], 'the hero with the most engaged enemies', 'tie'],
    [heroWith('fewest', 'items'), [BEN, CID], 'the hero with the fewest items', 'tie'],
    [heroWith('most', 'readied cards'), [CID], 'the hero with the most readied activation cards', 'tie'],
    [heroWith('fewest', 'readied cards'), [ANN], 'the hero with the fewest readied activation cards', 'tie'],
  ];

  it.each(whos.map(([who, seats, said, mode]) => [said, who, seats, mode] as const))(
    '%s',
    (said, who, seats, mode) => {
      expect(who.of(t.state, about(t))).toEqual(seats);
      expect([say(who.text), who.mode, who.you]).toEqual([said, mode, who === you]);
    },
  );

  it('have a form for you and one for everybody else', () => {
    const what = ['ht.wounds', { n: 2 }] as const;
    expect(say(saidOf('ht.suffer', you, { what }))).toBe('suffer 2 wounds');
    expect(say(saidOf('ht.suffer', theLeader, { what }))).toBe('the party leader suffers 2 wounds');
  });

  it('leave out who is defeated, and whom nobody has named', () => {
    const heroes = [{ engaged: [{ name: 'Rat', attack: 1 }] }, { defeated: true }, {}];
    const fallen = mixed({ leader: 'Cid', turn: 'Ann', heroes });
    const c = about(fallen);
    const of = (who: Who, more = {}) => who.of(fallen.state, { ...c, ...more });
    expect([of(eachHero), of(thatHero), of(eachOtherHero)]).toEqual([[CID, ANN], [], [CID]]);
    expect([of(thatHero, { hero: -1 }), of(you, { seat: BEN }), of(theLeader)]).toEqual([[], [], [CID]]);
  });

  it('know whom an enemy is engaged with, or who activates it from the shadows', () => {
    const of = (name: string) => theEngagedHero.of(t.state, about(t, { card: piece(t, name), seat: CID }));
    expect([of('Rat'), of('Ogre'), of('Bat')]).toEqual([[ANN], [BEN], [CID]]);
    expect(say(theEngagedHero.text)).toMatch(/^the hero engaged with this enemy/);
  });
});

describe('words for amounts', () => {
  const t = mixed();
  const amounts: [amount: Amount, n: number, said: string][] = [
    [3, 3, '3 wounds'],
    [perEnemy(1), 6, '1 wound for each enemy'],
    [perEnemy(2, readied), 8, '2 wounds for each enemy that is readied'],
    [perHero(), 3, '1 wound for each hero in the game'],
    [perHero(2), 6, '2 wounds for each hero in the game'],
    [perSuccessToken(), 3, '1 wound for each success token that you have'],
    [perWound(), 2, '1 wound for each wound that you have'],
    [perWoundOnThis(), 1, '1 wound for each wound on this enemy'],
    [perItem(), 1, '1 wound for each card that you carry'],
    [perExhaustedCard(), 2, '1 wound for each exhausted activation card that you have'],
    [perSuccess(), 2, '1 wound for each success'],
    [perProgress(), 2, '1 wound for each progress on the location'],
    [perLocationToken('barrel'), 1, '1 wound for each barrel on the location'],
    [perLocationToken('barrel', 3), 3, '3 wounds for each barrel on the location'],
  ];

  it.each(amounts.map(([amount, n, said]) => [said, amount, n] as const))('%s', (said, amount, n) => {
    expect(amountOf(t.state, about(t), amount)).toBe(n);
    expect(say(amountText('ht.wounds', amount))).toBe(said);
  });

  it('count nothing where there is no location', () => {
    const bare = mixed({ location: undefined });
    expect(
      [perProgress(), perLocationToken('barrel')].map((one) => amountOf(bare.state, about(bare), one)),
    ).toEqual([0, 0]);
  });

  it('count what a quest counts', () => {
    const quest = mixed({ quest: 'Millbrook Burning', counters: { saved: 4 } });
    expect(amountOf(quest.state, about(quest), perCounter('saved'))).toBe(4);
    expect(amountOf(quest.state, about(quest), perCounter('saved', 2))).toBe(8);
    expect(say(amountText('ht.wounds', perCounter('saved')))).toBe(
      '1 wound for each point of the number of saved villagers',
    );
  });
});
