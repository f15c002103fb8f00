import type { Catalogue } from '@questwright/kernel';

/** What the conditions say. */
export const conditionTexts: Catalogue = {
  'd2.bleeding':
    'Suffer 1 fatigue for each action that you resolve, except for an action that discards this.',
  'd2.burning':
    'You, or a figure beside you, may spend an action to discard this. When your turn ends, you suffer 1 damage, and so does every friend beside you.',
  'd2.cursed': 'You cannot use skills or monster actions that take an action.',
  'd2.cursed-test': 'At the start of your turn test knowledge, and discard this if you pass.',
  'd2.diseased-test':
    'At the start of your turn test willpower: discard this if you pass, and suffer 1 fatigue if you fail.',
  'd2.doomed':
    'Whenever you suffer damage, suffer 1 more. Your attacks have the surge ability to discard this.',
  'd2.immobilized': 'You cannot perform move actions, and you cannot suffer fatigue for movement points.',
  'd2.immobilized-end': 'Discard this at the end of your turn.',
  'd2.poisoned-test':
    'At the start of your turn test might: discard this if you pass, and suffer 1 damage if you fail.',
  'd2.stunned': 'The only action that you may perform is one that discards this.',
  'd2.terrified': 'You cannot spend surges.',
  'd2.terrified-end': 'Discard this at the end of your turn if you see no enemy.',
  'd2.weakened':
    'Your attack rolls lose 1 damage, and your defence rolls lose 1 shield. Discard this when you perform a rest action.',
};
