import { put, type Subject } from '@questwright/board-kit/art';

/** What Rumor cards and Advanced Quest cards show: the quests that they tell of. */
export const rumors = {
  'card-gold-digger': {
    what: [put('pick', 46, 48, 84), put('coins', 78, 76, 42)],
    where: 'cavern',
    mood: 'fire',
  },
  'card-rude-awakening': {
    what: [put('bolted door', 52, 52, 84), put('shout', 22, 26, 40, { tint: 'red' })],
    where: 'room',
    mood: 'gloom',
  },
  'card-whats-yours-is-mine': {
    what: [put('thieving hand', 50, 46, 84), put('purse', 78, 78, 40, { tint: 'red' })],
    where: 'market',
    mood: 'dusk',
  },
  'card-food-for-worms': {
    who: put('worm', 50, 52, 88),
    what: put('open grave', 78, 80, 40),
    where: 'graveyard',
    mood: 'gloom',
  },
  'card-ghost-town': {
    what: [put('houses', 50, 56, 84), put('ghosts', 74, 28, 46)],
    where: 'town',
    mood: 'gloom',
    weather: 'mist',
  },
  'card-three-heads-one-mind': {
    who: [
      put('dragon head', 30, 52, 58),
      put('dragon head', 70, 56, 58, { flip: true }),
      put('dragon head', 52, 28, 50),
    ],
    where: 'cavern',
    mood: 'fire',
  },
  'card-finders-and-keepers': {
    what: [put('open chest', 48, 54, 84), put('open hands', 76, 26, 40)],
    where: 'ruins',
    mood: 'dusk',
  },
  'card-my-house-my-rules': {
    what: [put('manor', 50, 52, 86), put('keys', 20, 78, 38)],
    where: 'hills',
    mood: 'dusk',
  },
  'card-spread-your-wings': { who: put('griffin', 50, 50, 90), where: 'peaks', mood: 'day', weather: 'wind' },
  'card-oath-of-the-outcast': {
    what: [put('clasped hands', 48, 50, 84), put('broken tower', 80, 26, 40)],
    where: 'road',
    mood: 'dusk',
  },
  'card-burning-harvest': {
    what: [put('wheat', 42, 56, 84), put('flames', 74, 40, 58)],
    where: 'fields',
    mood: 'fire',
    weather: 'embers',
  },
  'card-crusade-of-the-forgotten': {
    what: [put('hanging banner', 44, 48, 84, { tint: 'grey' }), put('skull', 76, 76, 42)],
    where: 'graveyard',
    mood: 'night',
  },
  'card-guardians-of-deephall': {
    what: [put('statue', 36, 50, 80), put('statue', 72, 54, 66, { flip: true }), put('gate', 54, 80, 34)],
    where: 'hall',
    mood: 'gloom',
  },
  'card-trucebreaker': {
    what: [put('flag', 40, 46, 84, { tint: 'white' }), put('arrow', 66, 60, 64, { turn: 20 })],
    where: 'fields',
    mood: 'dusk',
  },
  'card-one-mans-trash': {
    what: [put('barrels', 46, 56, 80), put('gem', 80, 28, 36, { tint: 'green' })],
    where: 'town',
    mood: 'day',
  },
  'card-shards-of-everdark': {
    what: [put('crystal', 50, 50, 88, { tint: 'black' }), put('cracks', 24, 78, 42)],
    where: 'void',
    mood: 'arcane',
  },
  'card-sindaes-secret': {
    what: [put('letter', 48, 52, 82), put('silence', 78, 24, 42, { tint: 'purple' })],
    where: 'room',
    mood: 'night',
  },
  'card-stewards-of-the-secret': {
    what: [put('books', 48, 54, 82), put('key', 78, 26, 42)],
    where: 'hall',
    mood: 'dusk',
  },
  'card-armed-to-the-teeth': {
    what: [put('teeth', 46, 56, 78), put('saw axe', 74, 34, 54, { turn: 30 })],
    where: 'camp',
    mood: 'fire',
  },
  'card-at-the-forge': {
    what: [put('anvil', 48, 58, 82), put('sparks', 72, 26, 46)],
    where: 'cavern',
    mood: 'fire',
    weather: 'embers',
  },
  'card-source-of-sickness': {
    what: [put('well', 48, 54, 84), put('drops', 78, 26, 40, { tint: 'green' })],
    where: 'town',
    mood: 'gloom',
    weather: 'spores',
  },
  'card-spreading-affliction': {
    what: [put('mushroom', 46, 54, 84, { tint: 'green' }), put('tracks', 78, 78, 40)],
    where: 'fen',
    mood: 'gloom',
    weather: 'spores',
  },
  'card-beneath-the-manor': {
    what: [put('cellar door', 50, 54, 86), put('candle', 20, 28, 36)],
    where: 'tunnel',
    mood: 'gloom',
  },
  'card-where-the-heart-is': {
    what: [put('heart', 50, 46, 82, { tint: 'red' }), put('house', 78, 78, 42)],
    where: 'hills',
    mood: 'dusk',
  },
  'card-wrong-man-for-the-job': {
    what: [put('mask', 50, 48, 84, { tint: 'grey' }), put('list', 20, 76, 40)],
    where: 'market',
    mood: 'day',
  },
  'card-prison-of-ice-and-lies': {
    what: [put('cage', 50, 52, 86), put('icicles', 50, 18, 48)],
    where: 'snow',
    mood: 'night',
    weather: 'snow',
  },
  'card-crown-of-destiny': {
    what: [put('crown', 50, 50, 86), put('rays', 50, 22, 48)],
    where: 'hall',
    mood: 'day',
  },
  'card-shadowside-watch': {
    what: [put('watch fire', 48, 54, 84), put('shadow', 80, 30, 44)],
    where: 'wall',
    mood: 'night',
  },
  'card-the-curse-of-iona': {
    what: [put('mirror', 48, 50, 84, { tint: 'purple' }), put('soul', 78, 28, 44)],
    where: 'room',
    mood: 'arcane',
  },
  'card-visions-of-dawn': {
    what: [put('eye', 50, 52, 84, { tint: 'gold' }), put('sun', 50, 20, 44)],
    where: 'hills',
    mood: 'day',
    weather: 'rays',
  },
  'card-bonds-of-the-wild': {
    who: put('wolf pack', 50, 56, 86),
    what: put('vines', 80, 26, 42),
    where: 'forest',
    mood: 'dusk',
    weather: 'leaves',
  },
  'card-host-of-everdark': {
    what: [put('glowing eyes', 34, 40, 56), put('glowing eyes', 68, 56, 60), put('demon gate', 50, 82, 40)],
    where: 'void',
    mood: 'night',
  },
  'card-treaty-of-champions': {
    what: [put('scroll', 44, 52, 82), put('laurel', 76, 30, 50)],
    where: 'hall',
    mood: 'day',
  },
  'card-a-dangerous-path': {
    what: [put('signpost', 46, 52, 84), put('skull', 78, 74, 40)],
    where: 'road',
    mood: 'gloom',
  },
  'card-unknown-treasures': {
    what: [put('crates', 46, 56, 82), put('silence', 78, 26, 42, { tint: 'gold' })],
    where: 'market',
    mood: 'gloom',
  },
  'card-valyndras-fury': {
    what: [put('dragon', 48, 48, 90, { tint: 'red' }), put('flames', 76, 78, 46)],
    where: 'ash',
    mood: 'fire',
    weather: 'embers',
  },
  'card-atrocities': {
    what: [put('bone pile', 44, 60, 82), put('ravens', 76, 26, 48)],
    where: 'fen',
    mood: 'blight',
  },
  'card-famine-and-strife': {
    what: [put('wheat', 44, 54, 80, { tint: 'bone' }), put('burning house', 78, 42, 52)],
    where: 'fields',
    mood: 'dusk',
  },
  'card-bloodspire-of-devis': {
    what: [put('tower', 48, 52, 90, { tint: 'red' }), put('drop', 80, 28, 38, { tint: 'red' })],
    where: 'ash',
    mood: 'fire',
    weather: 'ash',
  },
} satisfies { readonly [id: string]: Subject };
