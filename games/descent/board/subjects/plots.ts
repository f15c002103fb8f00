import { put, type Subject } from '@questwright/board-kit/art';

type Word = Parameters<typeof put>[0];
type Light = Pick<Subject, 'where' | 'mood'>;

/** A large thing and a small one beside it: what somebody plots with, and whom it means. */
const plot = (large: Word, small: Word, where: Light['where'], mood: Light['mood']): Subject => ({
  what: [put(large, 45, 47, 82), put(small, 79, 75, 40)],
  where,
  mood,
});

/** What the Plot cards show, deck by deck, and cards like them. */
export const plots = {
  unseen: plot('shadow', 'eye', 'tunnel', 'gloom'),
  'bolt-from-the-blue': plot('bolt', 'cloud', 'sky', 'storm'),
  'geomancer-earthen-anguish': plot('quake', 'boulder', 'mountains', 'dusk'),

  'cursed-by-power-dark-pact': plot('scroll', 'skull', 'crypt', 'gloom'),
  'cursed-by-power-greater-power': plot('rune', 'burst', 'hall', 'fire'),
  'cursed-by-power-the-dark-mark': plot('mark', 'fist', 'ruins', 'gloom'),
  'cursed-by-power-the-grasping-grave': plot('graves', 'claws', 'graveyard', 'gloom'),
  'cursed-by-power-masques': plot('mask', 'candles', 'hall', 'dusk'),
  'cursed-by-power-mystic-might': plot('staff', 'sparks', 'peaks', 'storm'),
  'cursed-by-power-thaumaturgy': plot('grimoire', 'candle', 'room', 'dusk'),
  'cursed-by-power-bolt-from-the-blue': plot('spark', 'cloud', 'fields', 'storm'),
  'cursed-by-power-cabal': plot('robe', 'twins', 'crypt', 'fire'),
  'cursed-by-power-summon-merick': plot('robe', 'portal', 'void', 'gloom'),

  'endless-thirst-bloodline': plot('drop', 'crown', 'castle', 'dusk'),
  'endless-thirst-bad-dreams': plot('sleep', 'bat', 'room', 'gloom'),
  'endless-thirst-nights-embrace': plot('moon', 'cloak', 'graveyard', 'gloom'),
  'endless-thirst-fangs-in-the-dark': plot('teeth', 'shadow', 'cavern', 'gloom'),
  'endless-thirst-the-power-of-blood': plot('vial', 'heart', 'crypt', 'fire'),
  'endless-thirst-nighttime-hunt': plot('wolf', 'moon', 'forest', 'dusk'),
  'endless-thirst-scent-of-blood': plot('drops', 'tracks', 'snow', 'dawn'),
  'endless-thirst-the-taste-of-suffering': plot('mug', 'drops', 'hall', 'dusk'),
  'endless-thirst-the-ladys-care': plot('flower', 'herbs', 'castle', 'dawn'),
  'endless-thirst-summon-eliza': plot('mantle', 'bat', 'castle', 'gloom'),

  'goblin-uprising-spirited-retreat': plot('run', 'gust', 'hills', 'dawn'),
  'goblin-uprising-feral-instincts': plot('claws', 'club', 'thicket', 'dusk'),
  'goblin-uprising-overfed': plot('meat', 'belt', 'camp', 'fire'),
  'goblin-uprising-meat-shield': plot('ward', 'meat', 'wall', 'storm'),
  'goblin-uprising-emergency-rations': plot('satchel', 'meat', 'tunnel', 'dusk'),
  'goblin-uprising-dive-into-cover': plot('leap', 'barrel', 'ruins', 'dawn'),
  'goblin-uprising-goblin-ambush': plot('sneak', 'bush', 'forest', 'dusk'),
  'goblin-uprising-raided-armory': plot('chest', 'axe', 'castle', 'fire'),
  'goblin-uprising-scavenge': plot('sack', 'bones', 'ash', 'gloom'),
  'goblin-uprising-summon-splig': plot('crown', 'club', 'cavern', 'fire'),

  'hybrid-loyalty-dual-training': plot('twins', 'sword', 'camp', 'dawn'),
  'hybrid-loyalty-fight-with-honor': plot('sword', 'laurel', 'fields', 'dawn'),
  'hybrid-loyalty-cut-a-deal': plot('letter', 'dagger', 'market', 'dusk'),
  'hybrid-loyalty-show-of-force': plot('banner', 'spear', 'hills', 'storm'),
  'hybrid-loyalty-make-our-own-luck': plot('dice', 'coins', 'camp', 'fire'),
  'hybrid-loyalty-end-it': plot('greatsword', 'skull', 'ruins', 'storm'),
  'hybrid-loyalty-bribery': plot('purse', 'hand', 'town', 'dusk'),
  'hybrid-loyalty-resourceful': plot('kit', 'rope', 'road', 'dawn'),
  'hybrid-loyalty-hazard-pay': plot('coins', 'spikes', 'tunnel', 'fire'),
  'hybrid-loyalty-summon-belthir': plot('feather', 'spear', 'peaks', 'dusk'),

  'seeds-of-betrayal-sole-purpose': plot('target', 'crown', 'hall', 'dusk'),
  'seeds-of-betrayal-scrying-and-plotting': plot('mirror', 'map', 'room', 'gloom'),
  'seeds-of-betrayal-rush-of-power': plot('burst', 'ring', 'castle', 'storm'),
  'seeds-of-betrayal-two-pronged-gambit': plot('trident', 'map', 'hills', 'dusk'),
  'seeds-of-betrayal-always-prepared': plot('books', 'key', 'room', 'dawn'),
  'seeds-of-betrayal-false-friends': plot('mask', 'dagger', 'market', 'dusk'),
  'seeds-of-betrayal-trouble-on-the-road': plot('cart', 'arrows', 'road', 'storm'),
  'seeds-of-betrayal-summon-zachareth': plot('throne', 'sword', 'castle', 'fire'),

  'the-fallen-elite-armor-of-darkness': plot('raiment', 'shadow', 'crypt', 'gloom'),
  'the-fallen-elite-trial-of-knighthood': plot('helm', 'flame', 'hall', 'fire'),
  'the-fallen-elite-veteran-council': plot('banner', 'skull', 'castle', 'gloom'),
  'the-fallen-elite-fight-in-formation': plot('bulwark', 'lance', 'fields', 'storm'),
  'the-fallen-elite-unkillable': plot('bones', 'heart', 'graveyard', 'fire'),
  'the-fallen-elite-knight-training': plot('horse', 'lance', 'castle', 'dawn'),
  'the-fallen-elite-dark-champions': plot('helm', 'laurel', 'ruins', 'gloom'),
  'the-fallen-elite-vengeful-resolve': plot('gauntlet', 'flames', 'wall', 'fire'),
  'the-fallen-elite-refuse-to-die': plot('coffin', 'fist', 'graveyard', 'dusk'),
  'the-fallen-elite-summon-alric': plot('scythe', 'helm', 'void', 'gloom'),
} satisfies { readonly [id: string]: Subject };
