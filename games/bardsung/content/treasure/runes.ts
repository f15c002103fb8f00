import type { Ability } from '@questwright/adventure';
import { runeStone } from '../../rules/cards/treasure.ts';
import type { TreasureDef } from '../../rules/definitions.ts';
import { blessing, inspire } from '../../rules/effects/attack-effects.ts';
import { adds } from '../../rules/effects/standing.ts';
import { onOwnWound, onRoll } from '../../rules/effects/triggers.ts';

const rune = (name: string, ...abilities: Ability[]): TreasureDef =>
  runeStone({ name, original: true }, abilities);

export const runes: readonly TreasureDef[] = [
  rune('Rune of Stone', adds('resilience', 1)),
  rune('Rune of Oak', adds('grit', 1)),
  rune('Rune of Wind', adds('speed', 1)),
  rune('Rune of Chance', onRoll('defence', { empower: 1 })),
  rune('Rune of Dawn', onOwnWound(blessing)),
  rune('Rune of Spite', onOwnWound(inspire)),
];
