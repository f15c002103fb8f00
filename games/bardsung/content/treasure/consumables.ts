import { either, inOrder } from '@questwright/adventure';
import { consumableCard } from '../../rules/cards/treasure.ts';
import type { BardEffect, TreasureDef } from '../../rules/definitions.ts';
import {
  bane,
  blessing,
  burn,
  dodge,
  frostbite,
  haste,
  inspire,
  pinned,
  poison,
  push,
  quicken,
  slow,
  weaken,
  wound,
} from '../../rules/effects/attack-effects.ts';
import { lays, pull } from '../../rules/effects/mat.ts';
import { cleanse, gold, heal, soothe, supply, thirdToken } from '../../rules/effects/party.ts';
import { onEnemiesHere, onEnemiesWithin, onEnemy, onEveryHero, onHero } from '../../rules/effects/whom.ts';

const once = (name: string, effect: BardEffect): TreasureDef =>
  consumableCard({ name, original: true }, null, effect);
const lasting = (name: string, price: number, effect: BardEffect): TreasureDef =>
  consumableCard({ name, original: true }, price, effect);

export const consumables: readonly TreasureDef[] = [
  once('Salve', onHero(0, heal)),
  once('Antidote', onHero(1, cleanse)),
  once('Oil Flask', onEnemy(1, burn)),
  once('Smoke Vial', inOrder(dodge, dodge)),
  once('Splint', onHero(1, inOrder(soothe, heal))),
  once('Frost Globe', onEnemiesWithin(1, frostbite)),
  once('Throwing Net', onEnemy(2, inOrder(pinned, slow))),
  once('Viper Ampoule', onEnemy(2, poison)),
  once('Thunder Egg', onEnemiesHere(inOrder(wound, push))),
  once('Second Wind', thirdToken),
  once('Pedlar’s Bundle', either(supply('firewood'), supply('toolkit'), supply('charm'))),
  once('Sack of Coins', gold(9)),
  once('Feast in a Tin', onEveryHero(inOrder(heal, blessing))),
  lasting('Signal Horn', 4, haste),
  lasting('Whetstone', 3, blessing),
  lasting('Silver Flute', 5, inOrder(inspire, inspire)),
  lasting('Grapnel', 3, either(onEnemy(2, pull), dodge)),
  lasting('Hand Mirror', 4, onEnemy(2, inOrder(weaken, bane))),
  lasting('Folding Wall', 4, lays('rubble')),
  lasting('Marching Drum', 5, onEveryHero(quicken)),
];
