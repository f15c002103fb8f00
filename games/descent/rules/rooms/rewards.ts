import { amountOf, amountText, does } from '@questwright/adventure';
import { type As, chooseOne, pick, type Rule } from '@questwright/kernel';
import { gainGold, giveItem } from '../campaign/rewards.ts';
import { itemsLeft } from '../campaign/shop.ts';
import type { Context, ItemDef, WeaponDef } from '../definitions.ts';
import { rerollDie, resultOf, rollDice } from '../dice/roll.ts';
import type { GameAmount, GameEffect } from '../effects/on-figures.ts';
import { sufferDamage } from '../figures/harm.ts';
import { heroSeats, isHero } from '../figures/sides.ts';
import { testAttribute } from '../figures/test.ts';
import { distanceOf } from '../ground.ts';
import { makePiece, onMap } from '../pieces.ts';
import { takeSearchCard } from '../search/search.ts';
import { ATTRIBUTES, type Attribute, type Descent, type Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { GEAR, MAP } from '../zones.ts';
import { inRoom } from './room.ts';
import { overlordSpendsCard } from './words.ts';

/*
 * What secret rooms give.
 */

type Item = WeaponDef | ItemDef;

const asItem: As<Item> = {
  id: ({ id }) => `item:${id}`,
  text: ({ name }) => ['d2.word.definition', { name }],
  about: ({ id }) => ({ definition: id }),
};

/** So many shop items of this act, drawn at random, of which the heroes keep one. */
export const drawsItems = (n: GameAmount, keeper: 'you' | 'anybody'): GameEffect =>
  does(amountText('d2.room.items', n), function* (g: Descent, c: Context): Rule {
    const left = itemsLeft(g, g.act);
    const drawn: Item[] = [];
    for (let more = amountOf(g, c, n); more > 0 && left.length > 0; more--) {
      const item = pick(g, 'shop item', left, ({ id }) => id);
      left.splice(left.indexOf(item), 1);
      drawn.push(item);
    }
    if (drawn.length === 0) return;
    const among = [...new Set(drawn)];
    const item = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'shop-item',
      prompt: 'd2.ask.keep-item',
      among,
      as: asItem,
    });
    if (keeper === 'anybody') yield* giveItem(g, item.id, 'D2-SECRET-35');
    else makePiece(g, item.id, GEAR[c.figure!.hero]!, { hero: c.figure!.hero });
  });

/** As many as there are heroes in the room. */
export const heroesInside: GameAmount = {
  printed: 'X',
  note: 'd2.amount.heroes-inside',
  count: (g: Descent) => inRoom(g, isHero).length,
};

/** Who takes Search cards that an ally has found: the nearest hero. */
function finder(g: Descent, figure: Figure): Figure {
  if (isHero(g, figure)) return figure;
  const heroes = onMap(g).filter((one) => isHero(g, one));
  return heroes.sort((a, b) => distanceOf(g, figure, a) - distanceOf(g, figure, b))[0] ?? figure;
}

/** Hidden Stash: a gray die says how many Search cards there are; the overlord may have it rolled again. */
export const findsStash: GameEffect = does('d2.room.stash', function* (g: Descent, c: Context): Rule {
  const figure = c.figure!;
  const roll = rollDice(g, 'other', figure, ['gray']);
  yield* window(g, 'rolled', { roll, figure, attribute: null }, 'used');
  if (yield* overlordSpendsCard(g, 'd2.ask.spoil-stash')) {
    yield* sufferDamage(g, figure, 1, { kind: 'ability', attack: 0, by: 0 });
    rerollDie(g, roll, 0);
  }
  const hero = finder(g, figure);
  for (let left = resultOf(roll).shield; left > 0; left--) {
    const card = takeSearchCard(g, hero.hero);
    if (card) yield* window(g, 'found', { figure: hero, card });
  }
});

/** Cursed Tomb: all four attributes are tested, of which the overlord may have one tested again. */
export const testsTomb: GameEffect = does('d2.room.tomb', function* (g: Descent, c: Context): Rule {
  const figure = c.figure!;
  const passed = new Map<Attribute, boolean>();
  for (const attribute of ATTRIBUTES) passed.set(attribute, yield* testAttribute(g, figure, attribute));
  const among = ATTRIBUTES.filter((one) => passed.get(one));
  if (among.length > 0 && (yield* overlordSpendsCard(g, 'd2.ask.spoil-tomb'))) {
    const again = yield* chooseOne<Attribute>(g, {
      seat: g.overlord,
      topic: 'attribute',
      prompt: 'd2.ask.which-test',
      among,
      as: { id: (one) => `test:${one}`, text: (one) => ['d2.word.test', { attribute: one }] },
    });
    passed.set(again, yield* testAttribute(g, figure, again));
  }
  const won = ATTRIBUTES.filter((one) => passed.get(one)).length;
  for (let failed = ATTRIBUTES.length - won; failed > 0; failed--)
    yield* sufferDamage(g, figure, 2, { kind: 'ability', attack: 0, by: 0 });
  if (figure.zone === MAP && g.campaign) gainGold(g, 25 * won, 'D2-SECRET-35');
});

export const roomRewardTexts: { readonly [key: string]: string } = {
  'd2.room.items': 'draw {k} shop items of this act at random and keep 1 of them',
  'd2.amount.heroes-inside': 'where X is the number of heroes in this room',
  'd2.room.stash':
    'roll 1 gray die; the overlord may discard 1 card from his hand to have you suffer 1 damage and roll again; draw 1 Search card for each shield',
  'd2.room.tomb':
    'test each attribute; the overlord may discard 1 card from his hand to have you repeat 1 of the tests; suffer 2 damage for each test failed; unless you are defeated, each test passed gives 25 gold',
};
