import { pieces } from '@questwright/adventure';
import { type Entry, flip, move } from '@questwright/kernel';
import { cardDef } from '../catalogue.ts';
import type { HeroDef } from '../definitions.ts';
import { healthOf, heroAt, heroName, isDefeated, isIn, newHero, tokensOf } from '../heroes.ts';
import { giveAsset } from '../items.ts';
import { ADVENTURES, hexesOfKind } from '../map/hexes.ts';
import { makePiece } from '../pieces.ts';
import type { Runebound } from '../state.ts';
import { ASSETS, DECK, HAND, HERO, LEARNED, QUESTS, RUMORS, TOKENS, TROPHIES } from '../zones.ts';
import { scriptCasts } from './casts.ts';
import { bringCard, bringSkill, bringTokenOf } from './find.ts';
import { ADVENTURE_KINDS } from './mentions.ts';
import { readHex } from './names.ts';

/** A hero has three actions in a turn. */
const ACTIONS = 3;

/** Who the hero is and how it stands. One that is eliminated has nothing any more. */
export function arrangeHero(g: Runebound, seat: number, words: Entry): void {
  const card = bringCard(g, ['hero'], words.at('hero'), HERO[seat]!);
  flip(g, card, false);
  g.heroes[seat] = { ...newHero(), eliminated: words.at('eliminated').flag() };
  if (!isIn(g, seat)) return;
  const def = cardDef(g, card) as HeroDef;
  for (const token of def.tokens) makePiece(g, token, TOKENS[seat]!);
  const number = (word: string, otherwise: number): number => words.at(word).or(otherwise).whole({ min: 0 });
  const at = words.at('at');
  g.heroes[seat] = {
    at: at.isSaid ? readHex(at) : hexesOfKind(def.start)[0]!,
    gold: number('gold', def.gold),
    damage: number('damage', 0),
    fallen: false,
    delayed: words.at('delayed').flag(),
    story: g.scenario === 'corpse-king' ? number('companions', 1) : number('lore', 0),
    actions: words.at('actions').or(ACTIONS).whole({ min: 0, max: ACTIONS }),
    eliminated: false,
  };
}

/** The cards that a player has, and what its tokens will show. */
export function arrangeCards(g: Runebound, seat: number, words: Entry): void {
  if (!isIn(g, seat)) return;
  const each = (word: string, place: (card: Entry) => void): void => {
    for (const card of words.at(word).or([]).list('a list of cards')) place(card);
  };
  each('hand', (card) => bringSkill(g, card, HAND[seat]!));
  each('learned', (card) => bringSkill(g, card, LEARNED[seat]!));
  each('assets', (one) => {
    const card = bringCard(g, ['asset'], one, ASSETS[seat]!);
    bringTokenOf(g, card);
    giveAsset(g, seat, card);
  });
  each('quests', (card) => bringCard(g, ['quest'], card, QUESTS[seat]!));
  each('rumors', (card) => bringCard(g, ['event'], card, RUMORS[seat]!));
  each('trophies', (card) => bringTrophy(g, seat, card));
  refuseTooMuchDamage(g, seat, words.at('damage'));
  heroAt(g, seat).fallen = isDefeated(g, seat);
  scriptCasts(g, tokensOf(g, seat), words.at('casts'));
}

/** A hero with as much damage as health is defeated, and never has more. Cards may have changed its health. */
function refuseTooMuchDamage(g: Runebound, seat: number, entry: Entry): void {
  const { damage } = heroAt(g, seat);
  const health = healthOf(g, seat);
  if (damage <= Math.max(0, health)) return;
  throw entry.wrong(`${damage} damage is more than ${heroName(g, seat)} can have, with ${health} health`);
}

/** A trophy by the kind of its deck, or a card by name. */
function bringTrophy(g: Runebound, seat: number, entry: Entry): void {
  const kind = ADVENTURES.find((one) => one === entry.value);
  if (!kind) {
    bringCard(g, ADVENTURE_KINDS, entry, TROPHIES[seat]!, true);
    return;
  }
  const card = pieces(g, DECK[entry.oneOf(ADVENTURES)]).at(-1);
  if (!card) throw entry.wrong(`no ${kind} card is left`);
  move(g, card, TROPHIES[seat]!, { down: true });
}
