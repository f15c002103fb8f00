import type { SkillDef } from '../../rules/definitions.ts';
import {
  combatAction,
  deal,
  exert,
  forPrice,
  onDamaged,
  plus,
  skill,
  test,
} from '../../rules/effects/index.ts';

const set = 'Rune Magic';

export const runeMagic: readonly SkillDef[] = [
  skill('battle-sorcery', {
    name: 'Battle Sorcery',
    set,
    attribute: 'spirit',
    orbs: { combat: 1, gray: 1 },
    abilities: [
      combatAction(test('spirit', 0, { pass: deal(2, 'magic', { blockable: false }) }), {
        once: 'combat-round',
        cost: exert(),
      }),
    ],
  }),
  skill('counter-charm', {
    name: 'Counter Charm',
    set,
    attribute: 'mind',
    orbs: { combat: 1, social: 1 },
    abilities: [onDamaged(forPrice(exert(), deal(2, 'magic')), { attack: true, once: 'combat-round' })],
  }),
  skill('devotion-to-magic', {
    name: 'Devotion to Magic',
    set,
    attribute: 'spirit',
    orbs: { gray: 2 },
    success: true,
    abilities: [plus({ spirit: 2, mind: -1 })],
  }),
];
