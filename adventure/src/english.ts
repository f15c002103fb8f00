import type { Catalogue } from '@questwright/kernel';

/** Phrases of the common words. A game whose cards speak otherwise has a phrase of its own with the same key. */
export const english: Catalogue = {
  'adventure.card': '{card}',
  'adventure.use': '{card}: {effect}',
  'adventure.free': '',
  'effect.in-order': '{list}',
  'effect.either': '{list}',
  'effect.choose-one': 'Choose one',
  'effect.may': 'you may {effect}',
  'effect.may-ask': 'You may {effect}. Do it?',
  'effect.may-clause': 'it may be that {effect}',
  'effect.may-clause-ask': 'Shall it be that {effect}?',
  'effect.when': '{condition}, {effect}',
  'effect.when-else': '{condition}, {effect}; otherwise {otherwise}',
  'effect.paying': '{cost} to {effect}',
  'effect.for-price': 'you may {cost} to {effect}',
  'effect.for-price-ask': 'You may {cost} to {effect}. Do it?',
  'effect.unless': '{effect} unless you {cost}',
  'condition.not': 'unless {condition}',
  'condition.all': '{list}',
  'amount.noted': '{what} {note}',
  'amount.each': 'for each {what}',
  'ability.whenever': '{trigger}, {effect}',
  'ability.if': '{ability} {condition}',
  'ability.once': 'once {period}, {ability}',
  'period.turn': 'each turn',
  'period.round': 'each round',
  'period.game': 'in the game',
};

export const adventureLanguages = { en: english };
