import type { Effect } from '@questwright/adventure';
import { describe, expect, it } from 'vitest';
import {
  addDefense,
  addProgress,
  aHero,
  aid,
  anEnemy,
  anotherHero,
  attack,
  becomeLeader,
  bestExplorationCard,
  claim,
  count,
  cureOne,
  discard,
  discardItems,
  discardThisCard,
  discardTokens,
  divertSuccesses,
  eachEnemy,
  eachHero,
  eachOtherHero,
  either,
  enemyRecovers,
  engageEnemies,
  engages,
  exhaust,
  exhaustCards,
  exhaustThis,
  explorationCards,
  explore,
  faceDown,
  forHero,
  forPrice,
  gainTokens,
  giveCondition,
  giveTokens,
  heroWith,
  inflict,
  inOrder,
  inTheShadows,
  is,
  locationTokens,
  lose,
  lowerPeril,
  may,
  moreSuccesses,
  payTokens,
  perEnemy,
  perSuccessToken,
  prevent,
  progressToPay,
  raisePeril,
  ready,
  readyCards,
  recover,
  removeCondition,
  removeProgress,
  rerollAny,
  rerolls,
  rest,
  reveal,
  sendToShadows,
  setPeril,
  spawn,
  spawnAside,
  spawnFromDiscard,
  spawnNemesis,
  spawnToShadows,
  spawnWith,
  suffer,
  sufferToPay,
  thatEnemy,
  thatHero,
  theLeader,
  thisEnemy,
  unless,
  upgrade,
  when,
  win,
  withTrait,
  worsen,
  wound,
} from '../../rules/effects/index.ts';
import type { Terrinoth } from '../../rules/state.ts';
import { piece } from '../look.ts';
import { foe, idle, type PositionWords } from '../position.ts';
import { about, mixed, say } from './table.ts';

/** An effect, what it says, whether it would do something at the mixed table, and how much that hurts. */
type Case = [effect: Effect<Terrinoth>, said: string, can: boolean, harm: number];

const heroes: Case[] = [
  [suffer(2), 'suffer 2 wounds', true, 2],
  [suffer(12), 'suffer 12 wounds', true, 112],
  [suffer(1, eachHero), 'each hero suffers 1 wound', true, 3],
  [suffer(9, aHero), 'a hero of your choice suffers 9 wounds', true, 109],
  [suffer(perSuccessToken()), 'suffer 1 wound for each success token that you have', true, 3],
  [suffer(perEnemy(1, withTrait('Undead'))), 'suffer 1 wound for each Undead', false, 0],
  [recover(3), 'recover 3 wounds', true, -2],
  [recover(1, theLeader), 'the party leader recovers 1 wound', false, 0],
  [recover(3, anotherHero), 'another hero of your choice recovers 3 wounds', true, -3],
  [gainTokens(1), 'gain 1 success token', true, -1],
  [gainTokens(3), 'gain 3 success tokens', true, -2],
  [gainTokens(9, eachHero), 'each hero gains 9 success tokens', true, -11],
  [discardTokens(2), 'discard 2 success tokens', true, 2],
  [discardTokens('all', eachHero), 'each hero discards all success tokens', true, 4],
  [giveTokens(2, anotherHero), 'give 2 success tokens of yours to another hero of your choice', true, 0],
  [readyCards(1), 'ready 1 activation card', true, -1],
  [readyCards('all'), 'ready all activation cards', true, -2],
  [readyCards(2, thatHero), 'that hero readies 2 activation cards', true, -1],
  [exhaustCards(1), 'exhaust 1 activation card', true, 1],
  [exhaustCards('all', eachOtherHero), 'each other hero exhausts all activation cards', true, 7],
  [giveCondition('poisoned'), 'become Poisoned', false, 0],
  [giveCondition('weakened'), 'become Weakened', true, 2],
  [giveCondition('focused', theLeader), 'the party leader becomes Focused', true, -2],
  [removeCondition('poisoned'), 'discard Poisoned', true, -2],
  [removeCondition('poisoned', theLeader), 'the party leader discards Poisoned', false, 0],
  [cureOne(), 'discard a harmful condition', true, -2],
  [cureOne(eachOtherHero), 'each other hero discards a harmful condition', false, 0],
  [explorationCards(1), 'draw an exploration card', true, 0],
  [explorationCards(2, theLeader), 'the party leader draws 2 exploration cards', true, 0],
  [
    bestExplorationCard(3, thatHero),
    'that hero draws 3 exploration cards, resolves one and puts the rest on top of the deck or under it',
    true,
    0,
  ],
  [discardItems(1), 'discard an item', true, 2],
  [discardItems(2, theLeader), 'the party leader discards 2 items', false, 0],
  [upgrade(eachHero), 'each hero upgrades an activation card', true, 0],
  [becomeLeader(), 'become the party leader', true, 0],
  [becomeLeader(theLeader), 'the party leader becomes the party leader', false, 0],
  [forHero(thatHero, discardTokens(2)), 'that hero does this: discard 2 success tokens', true, 1],
  [forHero(eachHero, recover(9)), 'each hero does this: recover 9 wounds', true, -7],
  [forHero(theLeader, recover(1)), 'the party leader does this: recover 1 wound', false, 0],
];

const enemies: Case[] = [
  [wound(1, thisEnemy), 'deal 1 wound to this enemy', true, -1],
  [wound(4, thisEnemy), 'deal 4 wounds to this enemy', true, -104],
  [wound(9, anEnemy(faceDown)), 'deal 9 wounds to 1 enemy lying face down', true, -9],
  [
    wound(perEnemy(1, withTrait('Undead')), thisEnemy),
    'deal 1 wound for each Undead to this enemy',
    false,
    0,
  ],
  [enemyRecovers(2, thisEnemy), 'this enemy recovers 2 wounds', true, 1],
  [enemyRecovers(2, eachEnemy()), 'each enemy recovers 2 wounds', true, 3],
  [enemyRecovers(2, anEnemy()), '1 enemy recovers 2 wounds', true, 2],
  [enemyRecovers(2, anEnemy(inTheShadows)), '1 enemy in the shadows recovers 2 wounds', false, 0],
  [exhaust(thatEnemy), 'exhaust that enemy', true, -1],
  [exhaust(thisEnemy), 'exhaust this enemy', false, 0],
  [ready(thisEnemy), 'ready this enemy', true, 1],
  [ready(thatEnemy), 'ready that enemy', false, 0],
  [reveal(anEnemy(faceDown)), 'turn up 1 enemy lying face down', true, 0],
  [reveal(thisEnemy), 'turn up this enemy', false, 0],
  [sendToShadows(thisEnemy), 'put this enemy into the shadows', true, -1],
  [sendToShadows(thatEnemy), 'put that enemy into the shadows', false, 0],
  [discard(thisEnemy), 'discard this enemy', true, -101],
  [engageEnemies(1), 'engage 1 enemy', true, 1],
  [engageEnemies(2, withTrait('Vermin')), 'engage 2 Vermin', false, 0],
  [engages(thatEnemy, aHero), 'that enemy engages a hero of your choice', true, 1],
  [engages(thisEnemy, theLeader), 'this enemy engages the party leader', true, 1],
];

const table: Case[] = [
  [addProgress(2), 'put 2 progress on the location', true, -2],
  [removeProgress(1), 'remove 1 progress from the location', true, 1],
  [
    removeProgress(perSuccessToken()),
    'the location loses 1 progress for each success token that you have',
    true,
    2,
  ],
  [locationTokens(2, 'barrels'), 'put 2 barrels on the location', true, 1],
  [locationTokens(-1, 'barrel'), 'take 1 barrel off the location', true, 1],
  [raisePeril(), 'increase peril', true, 3],
  [raisePeril(2), 'increase peril 2 times', true, 6],
  [lowerPeril(), 'move the peril token back 1 space', true, -3],
  [lowerPeril(2), 'move the peril token back 2 spaces', true, -3],
  [setPeril('last'), 'move the peril token to space the last', true, 3],
  [setPeril(0), 'move the peril token to space 1', true, -3],
  [spawn(2), 'spawn 2 enemies', true, 4],
  [spawnWith(eachHero), 'spawn an enemy engaged with each hero', true, 6],
  [spawnWith(aHero), 'spawn an enemy engaged with a hero of your choice', true, 2],
  [spawnToShadows(1), 'spawn 1 enemy in the shadows', true, 1],
  [spawnToShadows(2, 'down'), 'spawn 2 enemies face down in the shadows', true, 2],
  [spawnNemesis(), 'the nemesis, if in its lair, spawns engaged with you', false, 5],
  [spawnNemesis('shadows'), 'the nemesis, if in its lair, spawns in the shadows', false, 5],
  [
    spawnFromDiscard('Undead', 'shadows'),
    'spawn a random Undead from the discard pile in the shadows',
    false,
    2,
  ],
  [
    spawnFromDiscard('Undead', eachHero),
    'for each hero, spawn a random Undead from the discard pile, engaged with that hero',
    false,
    2,
  ],
  [spawnAside('splig', theLeader), 'spawn Splig engaged with the party leader', false, 3],
  [spawnAside('splig', 'shadows'), 'spawn Splig in the shadows', false, 3],
  [claim('the-fallen-star', theLeader), 'the party leader claims The Fallen Star', true, 0],
  [win, 'the quest is won', true, -1000],
  [lose, 'the quest is lost', true, 1000],
  [discardThisCard, 'discard this card', true, 0],
];

const together: Case[] = [
  [
    inOrder(suffer(2), recover(1), gainTokens(1)),
    'suffer 2 wounds, recover 1 wound, then gain 1 success token',
    true,
    0,
  ],
  [
    inOrder(recover(1, theLeader), giveCondition('poisoned')),
    'the party leader recovers 1 wound, then become Poisoned',
    false,
    0,
  ],
  [either(suffer(2), discardTokens(1)), 'either suffer 2 wounds or discard 1 success token', true, 2],
  [either(recover(1), recover(2)), 'either recover 1 wound or recover 2 wounds', true, -1],
  [
    either(recover(1), recover(1, theLeader)),
    'either recover 1 wound or the party leader recovers 1 wound',
    true,
    -1,
  ],
  [
    either(giveCondition('poisoned'), recover(1, theLeader)),
    'either become Poisoned or the party leader recovers 1 wound',
    false,
    0,
  ],
  [may(recover(1)), 'you may recover 1 wound', true, 0],
  [may(recover(1, theLeader)), 'if you wish, the party leader recovers 1 wound', false, 0],
  [
    when(is.youAreWounded, suffer(2), suffer(3)),
    'if you are wounded, suffer 2 wounds; otherwise suffer 3 wounds',
    true,
    2,
  ],
  [
    when(is.youAreUnhurt, suffer(2), suffer(3)),
    'if you have no wounds, suffer 2 wounds; otherwise suffer 3 wounds',
    true,
    3,
  ],
  [when(is.youAreUnhurt, suffer(2)), 'if you have no wounds, suffer 2 wounds', false, 0],
  [
    forPrice(payTokens(3), recover(1)),
    'you may discard 3 success tokens; if you do, recover 1 wound',
    true,
    0,
  ],
  [
    forPrice(payTokens(4), recover(1)),
    'you may discard 4 success tokens; if you do, recover 1 wound',
    false,
    0,
  ],
  [
    forPrice(sufferToPay(1), recover(1, theLeader)),
    'you may suffer 1 wound; if you do, the party leader recovers 1 wound',
    false,
    0,
  ],
  [unless(payTokens(1), suffer(2)), 'discard 1 success token, or else suffer 2 wounds', true, 2],
  [
    unless(progressToPay(3), giveCondition('poisoned')),
    'remove 3 progress from the location, or else become Poisoned',
    false,
    0,
  ],
  [
    unless(progressToPay(2), giveCondition('poisoned')),
    'remove 2 progress from the location, or else become Poisoned',
    true,
    0,
  ],
];

const harmOf = (effect: Effect<Terrinoth>, t: ReturnType<typeof mixed>) =>
  effect.harm?.(t.state, about(t)) ?? 0;
const canDo = (effect: Effect<Terrinoth>, t: ReturnType<typeof mixed>, more = {}) =>
  effect.can?.(t.state, about(t, more)) ?? true;

describe('effects say what they do, when they would, and how much it hurts', () => {
  const t = mixed();
  const rows = [...heroes, ...enemies, ...table, ...together].map(
    ([effect, ...row]) => [row[0], effect, row] as const,
  );
  it.each(rows)('%s', (_, effect, row) => {
    expect([say(effect.text), canDo(effect, t), harmOf(effect, t) + 0]).toEqual(row);
  });

  it('count what a quest counts, within its bounds', () => {
    const at = (n: number) => mixed({ quest: 'Ash and Starfall', counters: { shards: n } });
    const up = count('shards', 1);
    const down = count('shards', -2);
    expect([0, 1, 3].map((n) => [canDo(up, at(n)), canDo(down, at(n))])).toEqual([
      [true, false],
      [true, true],
      [false, true],
    ]);
    expect(canDo(count('shards', 0), at(1))).toBe(false);
    expect([say(up.text), say(down.text)]).toEqual([
      'raise the number of star shards by 1',
      'lower the number of star shards by 2',
    ]);
    expect(say(count('shards', perSuccessToken()).text)).toBe(
      'raise the number of star shards by 1 for each success token that you have',
    );
    expect([harmOf(up, at(1)), harmOf(down, at(1))]).toEqual([2, 2]);
  });

  it('can be used up', () => {
    const bare = mixed({
      peril: 1,
      location: { name: 'Inn', exploration: 3 },
      heroes: [{ tokens: 5, engaged: [foe('Rat', idle)] }, {}, {}],
      shadows: [],
    });
    const none = [
      recover(1),
      gainTokens(1),
      readyCards(1),
      readyCards('all', eachHero),
      removeCondition('poisoned'),
      cureOne(),
      discardItems(1),
      discardTokens(1, eachOtherHero),
      wound(1, thatEnemy),
      enemyRecovers(1, eachEnemy()),
      removeProgress(1),
      locationTokens(-1, 'barrel'),
      lowerPeril(),
      engageEnemies(1),
      reveal(eachEnemy()),
    ];
    expect(none.map((effect) => [say(effect.text), canDo(effect, bare)])).toEqual(
      none.map((effect) => [say(effect.text), false]),
    );
    const nowhere = mixed({ location: undefined });
    const noPlace = [addProgress(1), removeProgress(1), locationTokens(-1, 'barrel')];
    expect(noPlace.map((effect) => canDo(effect, nowhere))).toEqual([false, false, false]);
    expect(harmOf(removeProgress(1), nowhere) + 0).toBe(0);
    const full = mixed({ heroes: [{ engaged: [foe('Rat')], tokens: 2 }, { tokens: 5 }, { tokens: 5 }] });
    expect(canDo(giveTokens(1, anotherHero), full)).toBe(false);
    const poor = mixed({ heroes: [{ engaged: [foe('Rat')] }, {}, {}] });
    expect(canDo(giveTokens(1, anotherHero), poor)).toBe(false);
    const tired = {
      heroes: [{ engaged: [foe('Rat')], 'exhausted cards': 'all' }, {}, {}],
      turn: 'Ben',
    } as const;
    expect(canDo(exhaustCards(1), mixed(tired as Partial<PositionWords>))).toBe(false);
  });

  it('find what has been put aside, discarded or left in the lair', () => {
    const undead = foe('Ghoul', { traits: ['Undead'] });
    const there = mixed({ aside: ['Splig'], lair: ['Ankaur Maro'], 'enemy discard': [undead] });
    const all = [spawnAside('splig', 'shadows'), spawnNemesis(), spawnFromDiscard('Undead', 'shadows')];
    expect(all.map((effect) => canDo(effect, there))).toEqual([true, true, true]);
    expect(canDo(spawnFromDiscard('Goblin', 'shadows'), there)).toBe(false);
  });

  it('a fourth enemy hurts at once, and most where it kills', () => {
    const three = [foe('Ape'), foe('Bear'), foe('Boar')];
    const heroes = [
      { engaged: [foe('Rat', { attack: 3 })] },
      { engaged: three },
      { health: 5, wounds: 7, engaged: three },
    ];
    const full = mixed({ heroes });
    expect(
      [theLeader, heroWith('most', 'wounds'), eachHero, heroWith('fewest', 'enemies')].map((who) =>
        harmOf(engages(thisEnemy, who), full),
      ),
    ).toEqual([4, 104, 108, 0]);
  });
});

describe('Inflict', () => {
  it('hurts whom the enemy is engaged with; from the shadows, who activates it', () => {
    const rat = foe('Rat', { attack: 3 });
    const t = mixed({
      heroes: [{ wounds: 11, engaged: [rat] }, { engaged: [foe('Ogre', { attack: 2 })] }, { wounds: 13 }],
    });
    const harm = (name: string, seat: number) =>
      inflict.effect.harm!(t.state, about(t, { card: piece(t, name), seat }));
    expect([harm('Rat', 1), harm('Ogre', 0), harm('Bat', 1), harm('Bat', 2)]).toEqual([103, 2, 1, 101]);
    expect([
      inflict.effect.can!(t.state, about(t)),
      inflict.effect.can!(t.state, about(t, { seat: 2 })),
    ]).toEqual([true, true]);
  });
});

describe('effects in answer to something', () => {
  it('prevent wounds, or make them worse', () => {
    const t = mixed();
    const after = (effect: Effect<Terrinoth>, n: number) => {
      const event: { n: number; prevented?: boolean } = { n };
      const can = canDo(effect, t, { event });
      for (const _ of effect.run(t.state, about(t, { event }))) throw new Error('It asks nothing.');
      return [can, event.n, event.prevented ?? false];
    };
    expect([after(prevent(2), 3), after(prevent(2), 2), after(prevent(2), 1)]).toEqual([
      [true, 1, false],
      [true, 0, true],
      [true, 0, true],
    ]);
    expect([after(prevent('all'), 7), after(worsen(2), 3)]).toEqual([
      [true, 0, true],
      [true, 5, false],
    ]);
    expect([canDo(prevent(1), t), canDo(worsen(1), t), canDo(prevent(1), t, { event: { n: 0 } })]).toEqual([
      false,
      false,
      false,
    ]);
    expect([say(prevent(2).text), say(prevent('all').text), say(worsen(1).text)]).toEqual([
      'prevent 2 of the wounds',
      'prevent all of the wounds',
      'suffer 1 wound more',
    ]);
  });

  it('on dice need an action', () => {
    const t = mixed();
    const words = [
      rerolls(1),
      rerolls(2, 'hero'),
      rerolls(1, 'enemy'),
      rerollAny(),
      rerollAny('enemy'),
      moreSuccesses(1),
    ];
    const more = [addDefense(2), divertSuccesses(recover(1))];
    expect([...words, ...more].map((effect) => [say(effect.text), canDo(effect, t)])).toEqual([
      ['you may reroll a die', false],
      ['you may reroll 2 hero dice', false],
      ['you may reroll an enemy die', false],
      ['reroll any number of dice', false],
      ['reroll any number of enemy dice', false],
      ['add 1 success to the action', false],
      ['add 2 defense to the action', false],
      ['you may use successes for this instead, one each: recover 1 wound', false],
    ]);
    for (const effect of [...words, ...more])
      for (const _ of effect.run(t.state, about(t))) throw new Error('It asks nothing.');
    expect(t.state.action).toBe(null);
  });

  it('the card of an item is exhausted once', () => {
    const t = mixed();
    const card = t.state.zones['items:0']![0] as never;
    expect(exhaustThis.canPay(t.state, about(t, { card }))).toBe(true);
    for (const _ of exhaustThis.pay(t.state, about(t, { card }))) throw new Error('It asks nothing.');
    expect(exhaustThis.canPay(t.state, about(t, { card }))).toBe(false);
  });
});

describe('actions', () => {
  const lines: [line: Effect<Terrinoth>, said: string][] = [
    [attack(2), 'Attack: 2 dice'],
    [explore(1), 'Explore: 1 die'],
    [rest(2, { noEnemyDice: true }), 'Rest: 2 dice; no enemy dice are rolled'],
    [aid(perSuccessToken()), 'Aid: 1 die for each success token that you have'],
    [attack(3, { ranged: true, targets: 2 }), 'Ranged attack: 3 dice; up to 2 targets'],
    [attack(1, { pierce: 1 }), 'Attack: 1 die; ignore 1 resilience'],
    [attack(1, { pierce: 'all' }), 'Attack: 1 die; ignore resilience'],
    [
      explore(2, { rerollHeroDice: 1, rerollEnemyDice: 2, rerollDice: 1 }),
      'Explore: 2 dice; you may reroll a hero die, you may reroll 2 enemy dice and you may reroll a die',
    ],
    [rest(2, { successes: 1, defense: 2 }), 'Rest: 2 dice; 1 success more and 2 defense more'],
  ];
  it.each(lines.map(([line, said]) => [said, line] as const))('%s', (said, line) => {
    expect(say(line.text)).toBe(said);
  });
});
