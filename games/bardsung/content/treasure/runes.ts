import { type Ability, inOrder } from '@questwright/adventure';
import { runeStone } from '../../rules/cards/treasure.ts';
import type { TreasureDef } from '../../rules/definitions.ts';
import { bane, blessing, dodge, inspire, push, quicken, weaken } from '../../rules/effects/attack-effects.ts';
import { hasCompany, hasWounds, isAlone, isBeset, isForsaken } from '../../rules/effects/conditions.ts';
import { adds, addsIf } from '../../rules/effects/standing.ts';
import { onDefended, onOwnWound, onRest, onRoll, resists, withstands } from '../../rules/effects/triggers.ts';

const rune = (name: string, ...abilities: Ability[]): TreasureDef =>
  runeStone({ name: `Rune of ${name}`, original: true }, abilities);

export const runes: readonly TreasureDef[] = [
  rune('Stone', adds('resilience', 1)),
  rune('Oak', adds('grit', 1)),
  rune('Wind', adds('speed', 1)),
  rune('Chance', onRoll('defence', { empower: 1 })),
  rune('Dawn', onOwnWound(blessing)),
  rune('Spite', onOwnWound(inspire)),
  rune('Ash', resists('burn')),
  rune('Thaw', resists('frostbite')),
  rune('Clean Water', resists('poison')),
  rune('Iron', resists('sundered'), onRoll('defence', { mod: 1 })),
  rune('Waking', resists('stunned')),
  rune('the Long Road', resists('fatigue'), resists('pinned')),
  rune('Mirrors', onDefended(weaken)),
  rune('Thorns', onDefended(bane)),
  rune('the Ram', onDefended(push)),
  rune('Smoke', onDefended(dodge)),
  rune('the Shield Wall', addsIf('resilience', 2, hasCompany)),
  rune('the Lone Wolf', addsIf('resilience', 1, isAlone), addsIf('speed', 1, isAlone)),
  rune('the Last Stand', onRoll('defence', { advantage: 1 }, hasWounds(3))),
  rune('the Ring', onRoll('defence', { mod: 2 }, isBeset(2))),
  rune('Hearth', onRest(inOrder(blessing, inspire))),
  rune('Grace', withstands),
  rune('Empty Hands', onRoll('defence', { empower: 1 }, isForsaken), onOwnWound(quicken)),
];
