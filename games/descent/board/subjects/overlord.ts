import { put, type Subject } from '@questwright/board-kit/art';

/** What the cards of the overlord show, and what is found by searching. */
export const overlordCards = {
  'magus-rise-again': {
    what: [put('open grave', 48, 58, 84), put('reaching hand', 56, 30, 52, { tint: 'purple' })],
    where: 'graveyard',
    mood: 'arcane',
  },
  'basic-i-critical-blow': {
    what: [put('impact', 44, 48, 84, { tint: 'red' }), put('sword', 78, 72, 44, { turn: 50 })],
    where: 'crypt',
    mood: 'fire',
  },
  'basic-i-dark-charm': {
    what: [put('hand', 56, 48, 84, { tint: 'purple' }), put('mirror', 22, 74, 42, { tint: 'purple' })],
    where: 'hall',
    mood: 'arcane',
  },
  'basic-i-dark-fortune': {
    what: [put('dice', 50, 54, 82, { tint: 'black' }), put('star', 80, 22, 38, { tint: 'purple' })],
    where: 'void',
    mood: 'arcane',
  },
  'basic-i-dark-might': {
    what: [put('stone fist', 44, 48, 84, { tint: 'black' }), put('bolt', 78, 72, 44, { tint: 'red' })],
    where: 'cavern',
    mood: 'arcane',
  },
  'basic-i-dash': {
    what: [put('run', 56, 48, 84, { tint: 'black' }), put('gust', 22, 74, 42, { tint: 'red' })],
    where: 'tunnel',
    mood: 'gloom',
    weather: 'wind',
  },
  'basic-i-frenzy': {
    what: [put('claws', 50, 54, 82, { tint: 'red' }), put('slash', 80, 22, 38, { tint: 'red' })],
    where: 'cavern',
    mood: 'fire',
  },
  'basic-i-pit-trap': {
    what: [put('chasm', 44, 48, 84), put('spikes', 78, 72, 44, { tint: 'grey' })],
    where: 'tunnel',
    mood: 'gloom',
  },
  'basic-i-poison-dart': {
    what: [put('arrow', 56, 48, 84, { turn: 50, tint: 'green' }), put('drop', 22, 74, 42, { tint: 'green' })],
    where: 'crypt',
    mood: 'blight',
  },
  'basic-i-tripwire': {
    what: [put('rope', 50, 54, 82), put('boots', 80, 22, 38, { tint: 'brown' })],
    where: 'tunnel',
    mood: 'dusk',
  },
  'basic-i-word-of-misery': {
    what: [put('speech', 44, 48, 84, { tint: 'black' }), put('drop', 78, 72, 44, { tint: 'blue' })],
    where: 'hall',
    mood: 'gloom',
  },
  'warlord-blood-rage': {
    what: [put('shout', 56, 48, 84, { tint: 'red' }), put('drops', 22, 74, 42, { tint: 'red' })],
    where: 'camp',
    mood: 'fire',
    weather: 'embers',
  },
  'warlord-bloodlust': {
    what: [put('teeth', 50, 54, 82), put('drop', 80, 22, 38, { tint: 'red' })],
    where: 'cavern',
    mood: 'gloom',
  },
  'warlord-dark-fortitude': {
    what: [put('bulwark', 44, 48, 84), put('shadow', 78, 72, 44, { tint: 'red' })],
    where: 'castle',
    mood: 'gloom',
  },
  'warlord-expert-blow': {
    what: [put('axe', 56, 48, 84, { turn: 40, tint: 'black' }), put('target', 22, 74, 42, { tint: 'red' })],
    where: 'camp',
    mood: 'dusk',
  },
  'warlord-reinforce': {
    what: [put('horn', 50, 54, 82), put('flag', 80, 22, 38, { tint: 'red' })],
    where: 'hills',
    mood: 'dusk',
  },
  'magus-diabolic-power': {
    what: [put('bolts', 44, 48, 84, { tint: 'red' }), put('candles', 78, 72, 44)],
    where: 'crypt',
    mood: 'fire',
  },
  'magus-unholy-ritual': {
    what: [put('altar', 56, 48, 84), put('candle', 22, 74, 42)],
    where: 'crypt',
    mood: 'arcane',
  },
  'magus-word-of-despair': {
    what: [put('silence', 50, 54, 82), put('ghosts', 80, 22, 38, { tint: 'black' })],
    where: 'hall',
    mood: 'night',
  },
  'magus-word-of-pain': {
    what: [put('speech', 44, 48, 84, { tint: 'red' }), put('bolt', 78, 72, 44, { tint: 'orange' })],
    where: 'crypt',
    mood: 'fire',
  },
  'saboteur-curse-of-the-monkey-god': {
    what: [put('mask', 56, 48, 84, { tint: 'gold' }), put('meat', 22, 74, 42)],
    where: 'thicket',
    mood: 'arcane',
  },
  'saboteur-explosive-runes': {
    what: [put('rune', 50, 54, 82, { tint: 'orange' }), put('burst', 80, 22, 38, { tint: 'orange' })],
    where: 'tunnel',
    mood: 'fire',
    weather: 'embers',
  },
  'saboteur-uthuk-demon-trap': {
    what: [put('demon gate', 44, 48, 84), put('chains', 78, 72, 44)],
    where: 'ash',
    mood: 'fire',
  },
  'saboteur-web-trap': {
    what: [put('web', 56, 48, 84), put('net', 22, 74, 42)],
    where: 'cavern',
    mood: 'gloom',
  },
  'saboteur-wicked-laughter': {
    what: [put('mask', 50, 54, 82), put('waves', 80, 22, 38)],
    where: 'hall',
    mood: 'night',
  },
  'universal-dark-resilience': {
    what: [put('bulwark', 44, 48, 84, { tint: 'black' }), put('heart', 78, 72, 44, { tint: 'black' })],
    where: 'crypt',
    mood: 'gloom',
  },
  'universal-plan-ahead': {
    what: [put('map', 56, 48, 84), put('pointing hand', 22, 74, 42, { tint: 'red' })],
    where: 'room',
    mood: 'night',
  },
  'universal-schemes': {
    what: [put('letter', 50, 54, 82), put('cards', 80, 22, 38)],
    where: 'room',
    mood: 'gloom',
  },
  'bones-of-woe-overlord': {
    what: [put('bones', 44, 48, 84), put('soul', 78, 72, 44, { tint: 'black' })],
    where: 'graveyard',
    mood: 'arcane',
  },
  'her-majestys-malice-overlord': {
    what: [put('greatsword', 56, 48, 88, { turn: -22, tint: 'black' }), put('dragon head', 22, 76, 42)],
    where: 'ash',
    mood: 'night',
  },
  'valyndras-gift-overlord': {
    what: [put('plate armour', 50, 52, 86, { tint: 'red' }), put('claws', 80, 24, 40)],
    where: 'cavern',
    mood: 'gloom',
  },
  'duskblade-overlord': {
    what: [put('estoc', 56, 48, 84, { turn: 16, tint: 'purple' }), put('moon', 22, 74, 42)],
    where: 'ruins',
    mood: 'dusk',
    weather: 'stars',
  },
  'scorpions-kiss-overlord': {
    who: put('scorpion', 80, 22, 38),
    what: put('dagger', 50, 54, 82, { turn: -30, tint: 'green' }),
    where: 'ruins',
    mood: 'blight',
  },
  'shield-of-zoreks-favor-overlord': {
    what: [put('sun shield', 44, 48, 84, { tint: 'red' }), put('skull', 78, 72, 44, { tint: 'red' })],
    where: 'castle',
    mood: 'fire',
  },
  'staff-of-shadows-overlord': {
    what: [put('forked rod', 56, 48, 84, { tint: 'black' }), put('shadow', 22, 74, 42, { tint: 'purple' })],
    where: 'void',
    mood: 'night',
  },
  'the-shadow-rune-overlord': {
    what: [put('rune', 50, 54, 82, { tint: 'black' }), put('glowing eyes', 80, 22, 38, { tint: 'red' })],
    where: 'void',
    mood: 'gloom',
    weather: 'motes',
  },
  'seeds-of-betrayal-nefarious-power': {
    what: [put('scepter', 44, 48, 84, { tint: 'red' }), put('bolts', 78, 72, 44, { tint: 'purple' })],
    where: 'hall',
    mood: 'arcane',
  },
  'seeds-of-betrayal-meticulous-planning': {
    what: [put('list', 56, 48, 84), put('candle', 22, 74, 42, { tint: 'red' })],
    where: 'room',
    mood: 'dusk',
  },
  'curse-doll': {
    what: [put('knuckle bones', 50, 54, 82), put('thread', 80, 22, 38, { tint: 'red' })],
    where: 'room',
    mood: 'gloom',
  },
  'health-potion': {
    what: [put('flask', 44, 48, 84, { tint: 'red' }), put('heart', 78, 72, 44, { tint: 'red' })],
    where: 'market',
    mood: 'day',
  },
  nothing: { what: [put('open chest', 56, 48, 84), put('web', 22, 74, 42)], where: 'crypt', mood: 'gloom' },
  'power-potion': {
    what: [put('vial', 50, 54, 82, { tint: 'purple' }), put('star', 80, 22, 38, { tint: 'purple' })],
    where: 'void',
    mood: 'arcane',
    weather: 'motes',
  },
  'stamina-potion': {
    what: [put('bottle', 44, 48, 84, { tint: 'sky' }), put('stride', 78, 72, 44, { tint: 'blue' })],
    where: 'fields',
    mood: 'day',
  },
  'treasure-chest': {
    what: [put('chest', 56, 48, 84), put('coins', 22, 74, 42)],
    where: 'cavern',
    mood: 'holy',
  },
  'warding-talisman': {
    what: [put('amulet', 50, 54, 82, { tint: 'gold' }), put('ward', 80, 22, 38, { tint: 'gold' })],
    where: 'ruins',
    mood: 'holy',
  },
} as const satisfies { readonly [id: string]: Subject };
