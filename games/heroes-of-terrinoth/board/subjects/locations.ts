import { put, type Subject } from '@questwright/board-kit/art';

export const locations = {
  'roadside-inn': { what: put('inn', 50, 52, 92), where: 'road', mood: 'dusk', tint: 'rust' },
  'dark-forest': { what: put('dark trees', 50, 50, 100), where: 'forest', mood: 'night' },
  'river-bank': {
    what: [put('pool', 50, 66, 100), put('tree', 18, 40, 60), put('grass', 82, 76, 44)],
    where: 'river',
    mood: 'day',
  },
  'abandoned-farm': { what: put('barn', 50, 52, 90), where: 'fields', mood: 'dusk', weather: 'ash' },
  'market-square': {
    what: [put('stall', 34, 56, 66), put('stall', 74, 60, 54)],
    where: 'market',
    mood: 'day',
  },
  'drowned-chapel': { what: put('drowned chapel', 50, 50, 92), where: 'sea', mood: 'storm' },
  'bandit-hideout': {
    what: [put('cave', 50, 50, 98), put('chest', 34, 78, 30), put('campfire', 66, 78, 30)],
    where: 'forest',
    mood: 'gloom',
  },
  'mill-bridge': { what: put('mill bridge', 50, 50, 96), where: 'fields', mood: 'day' },
  'barrow-of-kings': { what: put('barrow', 50, 52, 98), where: 'hills', mood: 'dusk' },
  'ruined-watchtower': { what: put('ruined tower', 50, 50, 94), where: 'hills', mood: 'dusk' },
  'mountain-pass': { what: put('pass', 50, 48, 96), where: 'peaks', mood: 'day' },
  'misty-moor': {
    what: [put('dead tree', 30, 52, 76), put('grass', 72, 78, 50)],
    where: 'fen',
    mood: 'storm',
    weather: 'mist',
  },
  'flooded-catacombs': {
    what: [put('coffin', 50, 46, 72, { turn: 14 }), put('skull', 22, 76, 24), put('wave', 62, 86, 56)],
    where: 'crypt',
    mood: 'night',
  },
  'smugglers-tunnels': {
    what: [put('barrels', 30, 62, 54), put('lantern', 74, 40, 40), put('crates', 76, 76, 40)],
    where: 'tunnel',
    mood: 'gloom',
  },
  'sundered-bridge': { what: put('broken bridge', 50, 52, 96), where: 'mountains', mood: 'storm' },
  'embassy-gate': { what: put('gate', 50, 52, 94), where: 'town', mood: 'dawn' },
  'ravenwatch-barbican': {
    what: [put('barbican', 50, 54, 92), put('ravens', 50, 14, 36)],
    where: 'sky',
    mood: 'dusk',
  },
  'ravenwatch-bailey': { what: put('bailey', 50, 52, 96), where: 'castle', mood: 'day' },
  'haunted-vale': {
    what: [put('ghosts', 50, 46, 80), put('tomb', 84, 76, 34)],
    where: 'hills',
    mood: 'night',
    weather: 'mist',
  },
  'frozen-summit': { what: put('summit', 50, 54, 96), where: 'snow', mood: 'frost', weather: 'snow' },
  'demon-gate': { what: put('demon gate', 50, 52, 92), where: 'ruins', mood: 'fire', weather: 'embers' },
  'chasm-of-echoes': { what: put('chasm', 50, 54, 96), where: 'cavern', mood: 'night' },
  'throne-of-bones': { what: put('throne', 50, 52, 92), where: 'crypt', mood: 'blight' },
  'vault-of-stars': { what: put('shelves', 50, 52, 94), where: 'hall', mood: 'arcane', weather: 'stars' },
  'ravenwatch-keep': {
    what: [put('keep', 50, 56, 88), put('ravens', 80, 18, 34)],
    where: 'castle',
    mood: 'storm',
    tint: 'red',
  },
  'ashfall-crater': { what: put('crater', 50, 54, 96), where: 'ash', mood: 'fire', weather: 'ash' },
} as const satisfies Record<string, Subject>;
