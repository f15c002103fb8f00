import { put, type Subject } from '@questwright/board-kit/art';

/** What weapons, armour and other items show. */
export const items = {
  'berserker-chipped-greataxe': {
    what: put('double axe', 50, 51, 92, { turn: 18, tint: 'rust' }),
    where: 'camp',
    mood: 'fire',
  },
  'disciple-iron-mace': {
    what: [put('mace', 56, 48, 84, { turn: 12 }), put('halo', 22, 74, 42)],
    where: 'hall',
    mood: 'holy',
  },
  'knight-iron-longsword': { what: put('sword', 50, 51, 92, { turn: 20 }), where: 'castle', mood: 'dawn' },
  'thief-throwing-knives': {
    what: [put('dagger', 44, 48, 84, { turn: 30 }), put('dagger', 78, 72, 44, { turn: -24 })],
    where: 'town',
    mood: 'night',
  },
  'necromancer-reapers-scythe': {
    what: [put('scythe', 56, 48, 84, { tint: 'black' }), put('bones', 22, 74, 42)],
    where: 'graveyard',
    mood: 'blight',
    weather: 'mist',
  },
  'runemaster-arcane-bolt': {
    what: [put('bolt', 50, 54, 82), put('rune', 80, 22, 38)],
    where: 'void',
    mood: 'arcane',
  },
  'spiritspeaker-oak-staff': {
    what: [put('staff', 44, 48, 84, { tint: 'brown' }), put('leaf', 78, 72, 44)],
    where: 'forest',
    mood: 'day',
    weather: 'motes',
  },
  'wildlander-yew-shortbow': {
    what: [put('bow', 56, 48, 84), put('arrow', 22, 74, 42, { turn: 40 })],
    where: 'thicket',
    mood: 'day',
  },
  'crossbow-act-1': { what: put('crossbow', 50, 51, 92), where: 'wall', mood: 'day' },
  'elm-greatbow-act-1': {
    what: [put('longbow', 44, 48, 84, { tint: 'brown' }), put('leaf', 78, 72, 44, { tint: 'green' })],
    where: 'forest',
    mood: 'dusk',
    weather: 'leaves',
  },
  'immolation-act-1': {
    what: [put('flames', 56, 48, 84), put('rune', 22, 74, 42, { tint: 'red' })],
    where: 'ash',
    mood: 'fire',
    weather: 'embers',
  },
  'iron-battleaxe-act-1': {
    what: [put('axe', 50, 54, 82, { turn: 14 }), put('cracks', 80, 22, 38)],
    where: 'hills',
    mood: 'storm',
  },
  'iron-spear-act-1': { what: put('spear', 50, 51, 92, { turn: 24 }), where: 'fields', mood: 'dawn' },
  'light-hammer-act-1': {
    what: [put('hammer', 56, 48, 84, { turn: -14 }), put('whetstone', 22, 74, 42)],
    where: 'town',
    mood: 'day',
  },
  'magic-staff-act-1': {
    what: [put('orb staff', 50, 54, 82, { tint: 'blue' }), put('sparks', 80, 22, 38)],
    where: 'void',
    mood: 'night',
    weather: 'stars',
  },
  'sling-act-1': { what: [put('sling', 44, 48, 84), put('stones', 78, 72, 44)], where: 'road', mood: 'day' },
  'steel-broadsword-act-1': {
    what: [put('sword', 56, 48, 84, { turn: -18 }), put('round shield', 22, 74, 42)],
    where: 'castle',
    mood: 'day',
  },
  'sunburst-act-1': {
    what: [put('sun', 50, 54, 82), put('rays', 80, 22, 38)],
    where: 'sky',
    mood: 'holy',
    weather: 'rays',
  },
  'dragontooth-hammer-act-2': {
    what: [put('stone maul', 44, 48, 84, { turn: 10 }), put('teeth', 78, 72, 44)],
    where: 'cavern',
    mood: 'fire',
  },
  'dwarven-firebomb-act-2': {
    what: [put('round flask', 56, 48, 84, { tint: 'orange' }), put('burst', 22, 74, 42)],
    where: 'tunnel',
    mood: 'fire',
    weather: 'embers',
  },
  'grinding-axe-act-2': {
    what: [put('saw axe', 50, 54, 82, { turn: 16 }), put('sparks', 80, 22, 38, { tint: 'orange' })],
    where: 'mountains',
    mood: 'dusk',
  },
  'ice-storm-act-2': {
    what: [put('icicles', 44, 48, 84), put('gust', 78, 72, 44, { tint: 'frost' })],
    where: 'snow',
    mood: 'frost',
    weather: 'snow',
  },
  'latari-longbow-act-2': {
    what: [put('longbow', 56, 48, 84, { tint: 'green' }), put('feather', 22, 74, 42)],
    where: 'thicket',
    mood: 'holy',
    weather: 'leaves',
  },
  'lightning-strike-act-2': {
    what: [put('bolts', 50, 54, 82), put('storm cloud', 80, 22, 38)],
    where: 'peaks',
    mood: 'storm',
    weather: 'rain',
  },
  'mace-of-kellos-act-2': {
    what: [put('mace', 44, 48, 84, { turn: -16, tint: 'gold' }), put('flame', 78, 72, 44)],
    where: 'hall',
    mood: 'fire',
  },
  'steel-greatsword-act-2': {
    what: put('greatsword', 50, 51, 92, { turn: 16 }),
    where: 'wall',
    mood: 'storm',
  },
  'dawnblade-hero': {
    what: [
      put('greatsword', 50, 54, 82, { turn: -14, tint: 'gold' }),
      put('sun', 80, 22, 38, { tint: 'gold' }),
    ],
    where: 'fields',
    mood: 'dawn',
    weather: 'rays',
  },
  'staff-of-light-hero': {
    what: [put('sun staff', 44, 48, 84), put('rays', 78, 72, 44, { tint: 'gold' })],
    where: 'sky',
    mood: 'holy',
  },
  'the-shadow-rune-hero': {
    what: [put('rune', 56, 48, 84, { tint: 'purple' }), put('shadow', 22, 74, 42)],
    where: 'void',
    mood: 'arcane',
    weather: 'motes',
  },
  'trueshot-hero': {
    what: [put('longbow', 50, 54, 82, { tint: 'gold' }), put('target', 80, 22, 38)],
    where: 'forest',
    mood: 'holy',
    weather: 'rays',
  },
  'fire-flask': {
    what: [put('flask', 44, 48, 84, { tint: 'orange' }), put('flame', 78, 72, 44, { tint: 'orange' })],
    where: 'tunnel',
    mood: 'fire',
  },
  'ironbound-rune-act-1': {
    what: [put('rune ring', 56, 48, 84, { tint: 'grey' }), put('chains', 22, 74, 42)],
    where: 'ruins',
    mood: 'arcane',
  },
  'chainmail-act-1': { what: put('mail shirt', 50, 51, 92), where: 'castle', mood: 'day' },
  'heavy-cloak-act-1': {
    what: put('cloak', 50, 51, 92, { tint: 'brown' }),
    where: 'road',
    mood: 'storm',
    weather: 'rain',
  },
  'iron-shield-act-1': {
    what: put('kite shield', 50, 51, 92, { tint: 'grey' }),
    where: 'wall',
    mood: 'dawn',
  },
  'leather-armor-act-1': { what: put('leather armour', 50, 51, 92), where: 'camp', mood: 'day' },
  'lucky-charm-act-1': {
    what: [put('paw charm', 44, 48, 84), put('star', 78, 72, 44)],
    where: 'market',
    mood: 'dusk',
  },
  'mana-weave-act-1': {
    what: [put('amulet', 56, 48, 84, { tint: 'blue' }), put('thread', 22, 74, 42)],
    where: 'room',
    mood: 'arcane',
  },
  'ring-of-power-act-1': {
    what: [put('ring', 50, 54, 82, { tint: 'red' }), put('spark', 80, 22, 38)],
    where: 'void',
    mood: 'fire',
  },
  'scorpion-helm-act-1': {
    who: put('scorpion', 78, 72, 44),
    what: put('helm', 44, 48, 84, { tint: 'rust' }),
    where: 'ruins',
    mood: 'dusk',
  },
  'demonhide-leather-act-2': {
    what: [put('leather armour', 56, 48, 84, { tint: 'red' }), put('claws', 22, 74, 42)],
    where: 'ash',
    mood: 'fire',
  },
  'elven-cloak-act-2': {
    what: [put('cloak', 50, 54, 82, { tint: 'green' }), put('leaf', 80, 22, 38, { tint: 'green' })],
    where: 'forest',
    mood: 'dawn',
    weather: 'mist',
  },
  'heavy-steel-shield-act-2': {
    what: put('tower shield', 50, 51, 92, { tint: 'grey' }),
    where: 'castle',
    mood: 'storm',
  },
  'iron-bound-ring-act-2': {
    what: [put('ring', 56, 48, 84, { tint: 'grey' }), put('chains', 22, 74, 42)],
    where: 'tunnel',
    mood: 'gloom',
  },
  'platemail-act-2': { what: put('plate armour', 50, 51, 92), where: 'hall', mood: 'day', weather: 'rays' },
  'tival-crystal-act-2': {
    what: [put('crystal', 44, 48, 84, { tint: 'teal' }), put('halo', 78, 72, 44)],
    where: 'cavern',
    mood: 'holy',
    weather: 'motes',
  },
  'fortunas-dice-hero': {
    what: [put('dice', 56, 48, 84, { tint: 'gold' }), put('star', 22, 74, 42, { tint: 'gold' })],
    where: 'hall',
    mood: 'holy',
    weather: 'motes',
  },
  'shield-of-the-dark-god-hero': {
    what: [put('tower shield', 50, 54, 82, { tint: 'black' }), put('glowing eyes', 80, 22, 38)],
    where: 'crypt',
    mood: 'arcane',
  },
  'knight-wooden-shield': {
    what: put('round shield', 50, 51, 92, { tint: 'brown' }),
    where: 'fields',
    mood: 'day',
  },
  'disciple-wooden-shield': {
    what: [put('kite shield', 56, 48, 84, { tint: 'brown' }), put('cross', 22, 74, 42)],
    where: 'hills',
    mood: 'holy',
  },
  'thief-lucky-charm': {
    what: [put('signet', 50, 54, 82, { tint: 'gold' }), put('coins', 80, 22, 38)],
    where: 'town',
    mood: 'night',
  },
} as const satisfies { readonly [id: string]: Subject };
