import type { Catalogue } from '@questwright/kernel';

/** When abilities work. */
export const whenTexts: Catalogue = {
  'd2.when': '{when}: {ability}',
  'd2.when.monster-comes': 'When a monster moves into an empty space beside you',
  'd2.when.not-moved': 'When a turn ends in which you have not moved',
  'd2.when.minion-beside': 'When a minion begins its activation beside you',
  'd2.when.rest': 'Each time you perform a rest action',
  'd2.when.your-attack-rolled': 'When you have rolled the dice of an attack',
  'd2.when.damage-of-attack': 'When you suffer damage from an attack',
  'd2.when.attacked': 'When you are attacked',
  'd2.when.standing-up': 'When you stand up or are revived',
  'd2.when.attacked-beside': 'When a monster beside you has resolved an attack that affected you',
  'd2.when.two-hands': 'When you attack with a Melee weapon for two hands, or have two for one hand each',
  'd2.when.start-beside-hero': 'At the start of your turn, if another hero is beside you',
  'd2.when.defended': 'When you have rolled defence dice',
  'd2.when.rune-attack': 'When you attack with a Rune weapon',
  'd2.when.rune-attack-done': 'After an attack with a Rune weapon',
  'd2.when.bow-attack': 'When you attack with a Bow',
  'd2.when.defeated-with-this': 'When you defeat a monster with this weapon',
  'd2.when.hidden': 'At the start of your next turn',
};
