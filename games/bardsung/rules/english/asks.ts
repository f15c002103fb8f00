import type { Catalogue } from '@questwright/kernel';

/** What players are asked and offered, and why something is closed. */
export const asks: Catalogue = {
  'bs.ask.turn':
    'Your turn: {actions, plural, =0 {no actions left} one {# action left} other {# actions left}}{steps, plural, =0 {} one {, and # zone of your move} other {, and # zones of your move}}',
  'bs.ask.target': '{card}: whom do you attack?',
  'bs.ask.push': 'Where is {model} pushed?',
  'bs.ask.dodge': 'Where does {model} dodge?',
  'bs.ask.enemy-way': 'Several ways are equally short: where does {model} go?',
  'bs.ask.lay-tile': 'How does {tile} lie?',
  'bs.ask.potion':
    'A hero is defeated. Spend a healing potion ({n, plural, one {# left} other {# left}})? Otherwise the encounter has failed.',
  'bs.ask.reroll':
    'The {kind} roll came to {total}, and {tn} is needed. Exhaust a fate token ({left} active) and roll again?',
  'bs.ask.reroll-by-charm':
    'The {kind} roll came to {total}, and {tn} is needed. Spend a charm ({left} left) to ready the fate tokens, and roll again?',
  'bs.offer.rest': 'rest by the fire',
  'bs.offer.charm': 'spend a charm: all fate tokens turn active',
  'bs.offer.end': 'end the turn',
  'bs.offer.explore': 'explore from {zone}',
  'bs.offer.ability': '{card}',
  'bs.offer.door': 'close the door',
  'bs.offer.open-door': 'open the door',
  'bs.offer.chest': 'open the chest',
  'bs.offer.banner': 'take down the banner',
  'bs.offer.mushrooms': 'pick the mushrooms for 3 gold',
  'bs.offer.consumable': 'use {card}',
  'bs.offer.recover': 'try to recover from {card}',
  'bs.why.no-action': 'you have no action left',
  'bs.why.no-firewood': 'there is no firewood left',
  'bs.why.used-this-turn': 'you have used this card in this turn',
  'bs.why.no-fate': 'no fate token is active',
  'bs.why.no-target': 'no enemy is within range',
  'bs.why.does-nothing': 'nothing would come of it',
  'bs.why.no-toolkit': 'closing a door costs a toolkit while there are monsters, and there is none left',
  'bs.why.dead-end': 'no tile fits here: it is a dead end',
  'bs.why.enemy-by-banner': 'an enemy stands by the banner',
  'bs.why.in-battle': 'an enemy card is on the marching order',
  'bs.why.exhausted': 'the card is exhausted',
};
