import { type Ability, head, printed } from '@questwright/adventure';
import type { CardDefinition } from '../../rules/definitions.ts';
import { answers, used } from '../../rules/effects/abilities.ts';
import { discardsOne } from '../../rules/effects/conditions.ts';
import { recoversAll } from '../../rules/effects/harm.ts';
import { drawsShopItem, isDiscarded } from '../../rules/effects/search.ts';
import { heroes, one, patients, within } from '../../rules/effects/whom.ts';
import { addsShields, rerollsSome } from '../../rules/effects/words.ts';
import type { Events } from '../../rules/events.ts';
import { opensPassage } from '../../rules/rooms/passage-card.ts';
import { weapon } from '../../rules/weapons.ts';
import { isDefending } from '../base/classes/conditions.ts';

const of = (
  name: string,
  copies: number,
  gold: number,
  ...abilities: readonly Ability[]
): CardDefinition => ({
  ...head({ name }),
  kind: 'card',
  deck: 'search',
  back: 'search',
  copies,
  gold,
  ...printed(abilities),
});

const isThis = (_: unknown, me: { readonly id: number }, event: unknown): boolean =>
  (event as Events['found']).card.id === me.id;

/** The Search deck of the base box: twelve cards, of which the Fire Flask is a weapon. */
export const searchCards: readonly CardDefinition[] = [
  of('Curse Doll', 1, 50, used('asAction', discardsOne(one(heroes, within(1))), { feat: true })),
  of(
    'Health Potion',
    3,
    25,
    used('asAction', recoversAll('damage', one(patients, within(1))), { feat: true }),
  ),
  of('Nothing', 1, 0, answers('found', isDiscarded, { anywhere: true, if: isThis })),
  of(
    'Power Potion',
    1,
    50,
    answers('afterRoll', rerollsSome, { may: true, feat: true, says: 'd2.when.your-attack-rolled' }),
  ),
  of(
    'Stamina Potion',
    3,
    25,
    used('duringTurn', recoversAll('fatigue', one(heroes, within(1))), { feat: true }),
  ),
  of('Treasure Chest', 1, 0, answers('found', drawsShopItem, { anywhere: true, if: isThis })),
  of(
    'Warding Talisman',
    1,
    50,
    answers('afterRoll', addsShields(2), {
      may: true,
      feat: true,
      of: 'others',
      says: 'd2.when.defended',
      if: isDefending,
    }),
  ),
];

/** With secret rooms it takes the place of "Nothing"; otherwise it is in no deck. */
export const secretPassage: CardDefinition = {
  ...of('Secret Passage', 1, 0, answers('found', opensPassage, { anywhere: true, if: isThis })),
  back: 'passage',
};

export const searchWeapons = [
  weapon(
    { name: 'Fire Flask' },
    { type: 'ranged', dice: ['blue', 'yellow'], surges: ['Blast'], hands: 0, back: 'search', gold: 50 },
  ),
];
