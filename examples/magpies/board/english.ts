import type { Catalogue } from '@questwright/kernel';

export const english: Catalogue = {
  'magpies.tagline': 'Fill your nest with shiny things, and empty the others',
  'magpies.seat-name': 'Magpie',
  'zone.deck': 'Deck',
  'zone.discard': 'Discard pile',
  'zone.hand': 'Hand',
  'zone.nest': 'Nest',
  'field.pebbles': 'Pebbles',
  'field.scores': 'Shine',

  'magpies.kind.trinket': 'Trinket',
  'magpies.kind.perch': 'Perch',
  'magpies.kind.find': 'Find',
  'magpies.kind.talon': 'Talon',
  'magpies.kind.caw': 'Caw',
  'magpies.shine': 'Shine',
  'magpies.text.trinket': 'Worth {shine} at the end while it is in your nest.',
  'magpies.text.talon': 'Discard it to steal a trinket from another nest.',
  'magpies.text.caw': 'Discard it when you are robbed: nothing is stolen.',
  'magpies.text.lantern': 'Whenever a trinket comes to this nest, you may draw a card.',
  'magpies.text.cushion': 'Whenever a trinket comes to this nest, you gain a pebble.',
  'magpies.text.bramble': 'Once each turn it keeps a trinket of this nest from being stolen.',
  'magpies.text.weathervane': 'Trinkets of shine 1 in this nest have 1 shine more.',
  'magpies.text.mirror': 'Whenever a trinket of shine 3 or more comes to another nest, you gain a pebble.',

  'magpies.tour.hand':
    'These are your cards. Trinkets and perches go into your nest, finds are played, talons steal, caws keep thieves away.',
  'magpies.tour.card': 'What you can do now glows in your hand: press it there, or choose from the list.',
  'magpies.tour.nest': 'This is your nest. The shine of its trinkets is your score when the deck runs out.',
  'magpies.tour.deck': 'The match ends after the turn that empties this deck. Good luck!',
};
