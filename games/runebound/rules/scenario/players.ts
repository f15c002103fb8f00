import { asList, asWhole, flip, move, onlyWords, type Path, type Words } from '@questwright/kernel';
import type { HeroDef } from '../definitions.ts';
import { heroAt, isDefeated, pieces, tokensOf } from '../heroes.ts';
import { giveAsset } from '../items.ts';
import { ADVENTURES, hexesOfKind } from '../map/hexes.ts';
import { makePiece } from '../pieces.ts';
import type { Runebound } from '../state.ts';
import { ASSETS, DECK, HAND, HERO, LEARNED, QUESTS, RUMORS, TOKENS, TROPHIES } from '../zones.ts';
import { scriptCasts } from './casts.ts';
import { bring, bringSkill, bringTokenOf, readComponent } from './find.ts';
import { ADVENTURE_KINDS, PLAYER_CARDS } from './mentions.ts';
import { readHex } from './names.ts';

const PLAYER_WORDS = [
  'hero',
  'at',
  'gold',
  'damage',
  'delayed',
  'eliminated',
  'actions',
  'lore',
  'companions',
  'casts',
  ...Object.keys(PLAYER_CARDS),
];

export function arrangeHero(g: Runebound, seat: number, words: Words, path: Path): void {
  onlyWords(words, path, PLAYER_WORDS);
  const def = readComponent(g, ['hero'], words.hero, [...path, 'hero']) as HeroDef;
  flip(g, bring(g, def, HERO[seat]!), false);
  for (const token of def.tokens) makePiece(g, token, TOKENS[seat]!);
  const number = (word: string, otherwise: number): number =>
    words[word] === undefined ? otherwise : asWhole(words[word], [...path, word]);
  g.heroes[seat] = {
    at: words.at === undefined ? hexesOfKind(def.start)[0]! : readHex(words.at, [...path, 'at']),
    gold: number('gold', def.gold),
    damage: number('damage', 0),
    fallen: false,
    delayed: words.delayed === true,
    story: number('lore', number('companions', g.scenario === 'corpse-king' ? 1 : 0)),
    actions: number('actions', 3),
    eliminated: words.eliminated === true,
  };
}

/** The cards that a player has, and what its tokens will show. */
export function arrangeCards(g: Runebound, seat: number, words: Words, path: Path): void {
  const each = (word: string, place: (value: unknown, there: Path) => void): void => {
    const list = words[word] === undefined ? [] : asList(words[word], [...path, word]);
    for (const [i, value] of list.entries()) place(value, [...path, word, i]);
  };
  each('hand', (value, there) => bringSkill(g, value, HAND[seat]!, there));
  each('learned', (value, there) => bringSkill(g, value, LEARNED[seat]!, there));
  each('assets', (value, there) => {
    const card = bring(g, readComponent(g, ['asset'], value, there), ASSETS[seat]!);
    bringTokenOf(g, card);
    giveAsset(g, seat, card);
  });
  each('quests', (value, there) => bring(g, readComponent(g, ['quest'], value, there), QUESTS[seat]!));
  each('rumors', (value, there) => bring(g, readComponent(g, ['event'], value, there), RUMORS[seat]!));
  each('trophies', (value, there) => bringTrophy(g, seat, value, there));
  const hero = heroAt(g, seat);
  hero.fallen = isDefeated(g, seat);
  if (words.casts !== undefined) scriptCasts(g, tokensOf(g, seat), words.casts, [...path, 'casts']);
}

/** A trophy by the kind of its deck, or a card by name. */
function bringTrophy(g: Runebound, seat: number, value: unknown, path: Path): void {
  const kind = ADVENTURES.find((one) => one === value);
  if (kind) move(g, pieces(g, DECK[kind]).at(-1)!, TROPHIES[seat]!, { down: true });
  else bring(g, readComponent(g, ADVENTURE_KINDS, value, path), TROPHIES[seat]!, true);
}
