import { inOrder } from '@questwright/adventure';
import { consumableCard } from '../../rules/cards/treasure.ts';
import type { BardEffect, TreasureDef } from '../../rules/definitions.ts';
import { blessing, burn, dodge, haste, inspire } from '../../rules/effects/attack-effects.ts';
import { cleanse, heal } from '../../rules/effects/party.ts';
import { onEnemy, onHero } from '../../rules/effects/whom.ts';

const once = (name: string, effect: BardEffect): TreasureDef =>
  consumableCard({ name, original: true }, null, effect);
const lasting = (name: string, price: number, effect: BardEffect): TreasureDef =>
  consumableCard({ name, original: true }, price, effect);

export const consumables: readonly TreasureDef[] = [
  once('Salve', onHero(0, heal)),
  once('Antidote', onHero(1, cleanse)),
  once('Oil Flask', onEnemy(1, burn)),
  once('Smoke Vial', inOrder(dodge, dodge)),
  lasting('Signal Horn', 4, haste),
  lasting('Whetstone', 3, blessing),
  lasting('Silver Flute', 5, inOrder(inspire, inspire)),
];
