import type { Mood, Place, Subject, Thing, Weather } from '@questwright/board-kit/art';
import type { AbilityDef, CardDef, DungeonDef, TreasureDef } from '../../rules/definitions.ts';
import { enemySubjects, heroSubjects } from './people.ts';

/** What a card shows; undefined for those that are only a sign. */
export function subjectOf(card: CardDef): Subject | undefined {
  switch (card.kind) {
    case 'hero':
      return heroSubjects[card.id] ?? { ...someone, mood: some(MOODS, card.id) };
    case 'enemy':
      return enemySubjects[card.id] ?? { ...somebody, mood: some(MOODS, card.id) };
    case 'ability':
      return ofAbility(card);
    case 'dungeon':
      return ofPlace(card);
    case 'aspect':
      return composed(card.id, card.deck === 'battle' ? DANGERS : RIDDLES, DEEP);
    case 'treasure':
      return composed(card.id, TREASURES[card.sort], ['hall', 'crypt', 'cavern', 'room']);
    case 'equipment':
      return composed(card.id, card.sort === 'weapon' ? WEAPONS : ARMOUR, ['hall', 'room', 'camp', 'wall']);
    case 'wound':
      return composed(card.id, WOUNDS, ['cavern', 'tunnel', 'ruins']);
    case 'encounter':
      return composed(card.id, PLACES, DEEP);
    default:
      return undefined;
  }
}

const someone: Subject = {
  who: { face: 'human', hat: 'hood', wears: 'cloak' },
  where: 'ruins',
  mood: 'dusk',
};
const somebody: Subject = {
  who: { face: 'void', hat: 'cowl', wears: 'shroud' },
  where: 'cavern',
  mood: 'gloom',
};

const MOODS: readonly Mood[] = [
  'gloom',
  'frost',
  'night',
  'fire',
  'arcane',
  'storm',
  'dusk',
  'blight',
  'holy',
  'dawn',
];
const DEEP: readonly Place[] = [
  'cavern',
  'tunnel',
  'crypt',
  'hall',
  'ruins',
  'wall',
  'graveyard',
  'void',
  'room',
];
const WEATHERS: readonly (Weather | undefined)[] = [
  undefined,
  'mist',
  'embers',
  'motes',
  undefined,
  'snow',
  'spores',
  'rays',
];

const DANGERS: readonly Thing[] = [
  'burst',
  'shout',
  'drum',
  'horn',
  'bolts',
  'flames',
  'claws',
  'quake',
  'impact',
  'chains',
  'spikes',
  'barricade',
  'banner',
  'arrows',
];
const RIDDLES: readonly Thing[] = [
  'scroll',
  'key',
  'door',
  'rune',
  'altar',
  'statue',
  'lantern',
  'chasm',
  'bridge',
  'coffer',
  'shelves',
  'pool',
  'cage',
  'eye',
  'mirror',
  'bell',
  'web',
  'book',
];
const TREASURES: Record<TreasureDef['sort'], readonly Thing[]> = {
  gemstone: ['gem', 'gems', 'crystal', 'ring', 'amulet', 'signet'],
  rune: ['rune', 'stones', 'scroll', 'reliquary', 'star', 'moon'],
  consumable: ['flask', 'vial', 'bottle', 'herbs', 'pot', 'mushroom', 'candle', 'feather'],
};
const WEAPONS: readonly Thing[] = [
  'sword',
  'axe',
  'hammer',
  'mace',
  'spear',
  'bow',
  'staff',
  'dagger',
  'greatsword',
  'wand',
  'crossbow',
  'scythe',
];
const ARMOUR: readonly Thing[] = [
  'coat',
  'robe',
  'mantle',
  'cloak',
  'raiment',
  'helm',
  'bulwark',
  'gauntlet',
  'boots',
  'belt',
];
const WOUNDS: readonly Thing[] = [
  'drop',
  'drops',
  'slash',
  'cracks',
  'heart',
  'hand',
  'feet',
  'eye',
  'bones',
  'claws',
  'stab',
  'fist',
];
const PLACES: readonly Thing[] = [
  'gate',
  'pillars',
  'throne',
  'tomb',
  'bridge',
  'door',
  'graves',
  'anvil',
  'portal',
  'barrow',
  'altar',
  'tower',
  'well',
  'statue',
];

/** What the attacks of a characteristic look like, and skills and passives. */
const DEEDS = {
  str: ['hammer', 'impact', 'fist', 'slash', 'quake', 'axe', 'lift'],
  dex: ['arrow', 'dagger', 'leap', 'bolts', 'stab', 'arrows', 'run'],
  con: ['bulwark', 'fist', 'roots', 'vines', 'rocks', 'chains', 'spikes'],
  int: ['frost', 'bolt', 'flame', 'sparks', 'icicles', 'rays', 'rune'],
  wis: ['halo', 'sun', 'spark', 'soul', 'moon', 'swirl', 'gust'],
  cha: ['shout', 'waves', 'notes', 'lash', 'whirlwind', 'ghosts', 'heart'],
  skill: [
    'hand',
    'ward',
    'stride',
    'sneak',
    'meditate',
    'heart',
    'speech',
    'horn',
    'flag',
    'balance',
    'turn',
    'lantern',
    'bell',
  ],
  passive: ['dome', 'eye', 'star', 'shadow', 'laurel', 'twins', 'ear', 'cross', 'mark', 'scales', 'leaf'],
} as const satisfies { readonly [sort: string]: readonly Thing[] };

const LIGHTS: { readonly [path: string]: Mood } = {
  steel: 'storm',
  elements: 'frost',
  faith: 'holy',
  shadow: 'night',
  omens: 'blight',
  damnation: 'fire',
  serenity: 'dawn',
  flame: 'fire',
  honour: 'dusk',
  beasts: 'day',
  wilds: 'dusk',
  blood: 'fire',
  spirits: 'arcane',
};

/** Both sides of a card show the same; the light is that of the path. */
function ofAbility({ id, path, attack, active }: AbilityDef): Subject {
  const name = id.replace(/-2$/, '');
  const sort = attack ? attack.characteristic : active ? 'skill' : 'passive';
  return {
    ...composed(name, DEEDS[sort], ['ruins', 'cavern', 'hall', 'peaks', 'forest', 'void', 'wall', 'sky']),
    mood: LIGHTS[path] ?? 'gloom',
  };
}

const ofPlace = ({ id, sort }: DungeonDef): Subject =>
  composed(id, sort === 'room' ? PLACES : ['door', 'lantern', 'pillars', 'cave', 'tracks', 'logs'], [
    'tunnel',
    'hall',
    'crypt',
    'cavern',
  ]);

/**
 * Drawings, a place and a light, chosen by the name of the card: always the same for one card, and rarely the
 * same for two.
 */
function composed(id: string, things: readonly Thing[], places: readonly Place[]): Subject {
  const weather = some(WEATHERS, `${id}w`);
  return {
    what: some(things, id),
    where: some(places, `${id}p`),
    mood: some(MOODS, `${id}m`),
    ...(weather && { weather }),
  };
}

function some<T>(among: readonly T[], name: string): T {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return among[(hash >>> 5) % among.length]!;
}
