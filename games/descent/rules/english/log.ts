import type { Catalogue } from '@questwright/kernel';

/** What the log tells. */
export const logged: Catalogue = {
  'd2.log.turn': 'The turn of {figure} begins.',
  'd2.log.activated': '{figure} is activated.',
  'd2.log.condition': '{figure} is {condition}.',
  'd2.log.condition-lost': '{figure} is no longer {condition}.',
  'd2.log.recovers':
    '{figure} recovers {damage, plural, =0 {} other {# damage}}{fatigue, plural, =0 {} other { # fatigue}}.',
  'd2.log.reroll': 'The {colour} die is rerolled: {to} instead of {from}.',
  'd2.log.turned': 'The {colour} die is turned to {to}.',
  'd2.log.passes': '{figure} passes a test of {attribute}.',
  'd2.log.fails': '{figure} fails a test of {attribute}.',
  'd2.log.fatigue': '{figure} suffers {n} fatigue.',
  'd2.log.damage': '{figure} suffers {n} damage.',
  'd2.log.defeated': '{figure} is defeated.',
  'd2.log.knocked-out': '{figure} is knocked out.',
  'd2.log.overlord-draws': 'The overlord draws a card.',
  'd2.log.overlord-shuffles': 'The overlord shuffles his discard pile into a new deck.',
  'd2.log.plays': 'The overlord plays {card}.',
  'd2.log.returns': '{figure} is back on the map, in {space}.',
  'd2.log.move': '{figure} begins to move, with {n} movement points.',
  'd2.log.moves': '{figure} moves into {space}.',
  'd2.log.leaves': '{figure} leaves the map.',
  'd2.log.placed': '{figure} is placed in {space}.',
  'd2.log.opens': '{figure} opens {door}.',
  'd2.log.closes': '{figure} closes {door}.',
  'd2.log.rests': '{figure} rests.',
  'd2.log.stands-up': '{figure} stands up.',
  'd2.log.revives': '{figure} revives {other}.',
  'd2.log.attacks': '{figure} attacks {target}.',
  'd2.log.instead': '{figure} takes the place of {target}.',
  'd2.log.rolled':
    '{figure} rolls {damage} damage, {surge, plural, one {# surge} other {# surges}} and range {range}.',
  'd2.log.missed': 'The attack of {figure} misses.',
  'd2.log.surge': '{figure} spends a surge: {effect}.',
  'd2.log.dealt': 'The attack deals {figure} {n} damage.',
};
