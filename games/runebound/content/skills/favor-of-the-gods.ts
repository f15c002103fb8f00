import type { SkillDef } from '../../rules/definitions.ts';
import { equalTo, heal, onTurnStart, plus, skill } from '../../rules/effects/index.ts';

const set = 'Favor of the Gods';

export const favorOfTheGods: readonly SkillDef[] = [
  skill('battle-hymn', {
    name: 'Battle Hymn',
    set,
    attribute: 'spirit',
    orbs: { combat: 1, social: 1, gray: 1 },
    abilities: [plus({ health: equalTo('spirit') })],
  }),
  skill('gift-of-mending', {
    name: 'Gift of Mending',
    set,
    attribute: 'spirit',
    orbs: { gray: 2 },
    success: true,
    original: true,
    abilities: [onTurnStart(heal(1))],
  }),
];
