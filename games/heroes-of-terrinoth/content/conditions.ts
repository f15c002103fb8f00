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
    harmful: true,
    abilities: [whenever(at.yourActivationEnds, suffer(1)), whenever(at.youFinish('rest'), discardThisCard)],
  }),
  condition({
    name: 'Weakened',
    harmful: true,
    abilities: [
      heroDice(-1),
      whenever(at.youFinish(), when(is.oneOf(is.actionIs('rest'), is.noSuccess), discardThisCard)),
    ],
  }),
  condition({
    name: 'Focused',
    harmful: false,
    abilities: [use('afterRoll', discardThis, rerollAny())],
  }),
];
