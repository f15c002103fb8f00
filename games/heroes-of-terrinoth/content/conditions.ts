import {
  at,
  condition,
  discardThis,
  discardThisCard,
  heroDice,
  is,
  rerollAny,
  suffer,
  use,
  when,
  whenever,
} from '../rules/effects/index.ts';

export const conditions = [
  condition({
    name: 'Poisoned',
    original: true,
    harmful: true,
    abilities: [whenever(at.yourActivationEnds, suffer(1)), whenever(at.youFinish('rest'), discardThisCard)],
  }),
  condition({
    name: 'Weakened',
    original: true,
    harmful: true,
    abilities: [
      heroDice(-1),
      whenever(at.youFinish(), when(is.any(is.actionIs('rest'), is.noSuccess), discardThisCard)),
    ],
  }),
  condition({
    name: 'Focused',
    original: true,
    harmful: false,
    abilities: [use('afterRoll', discardThis, rerollAny())],
  }),
];
