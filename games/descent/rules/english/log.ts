import type { Catalogue } from '@questwright/kernel';

/** What the log tells. */
export const logged: Catalogue = {
  'd2.log.turn': 'The turn of {figure} begins.',
  'd2.log.activated': '{figure} is activated.',
  'd2.log.condition': '{figure} is {condition}.',
  'd2.log.condition-lost': '{figure} is no longer {condition}.',
  'd2.log.recovers':
    '{figure} recovers {damage, plural, =0 {} other {# damage}}{fatigue, plural, =0 {} other { # fatigue}}.',
};
