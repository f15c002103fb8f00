import { asRecord, asTexts, asWhole, onlyWords, type Words } from '@questwright/kernel';
import { scenarioDef } from '../catalogue.ts';
import { challenge, engageEnemy } from '../combat/start.ts';
import { heroCard, pieces } from '../heroes.ts';
import { GEM_AT } from '../map/hexes.ts';
import type { Runebound } from '../state.ts';
import { scriptCasts } from './casts.ts';
import { bring, readComponent } from './find.ts';
import { readHex, readSeat } from './names.ts';
import { bringToPile } from './piles.ts';

export function arrangeTime(g: Runebound, doc: Words, names: readonly string[]): void {
  g.act = doc.act === undefined ? 1 : asWhole(doc.act, ['act']);
  g.time = (doc.time === undefined ? 1 : asWhole(doc.time, ['time'], 'a space of the time track')) - 1;
  g.round = doc.round === undefined ? g.time + 1 : asWhole(doc.round, ['round']);
  g.ended = doc['act 2 is over'] === true;
  g.first = doc.first === undefined ? 0 : readSeat(doc.first, ['first'], names);
  g.active = doc.active === undefined ? g.first : readSeat(doc.active, ['active'], names);
  for (let seat = g.first; seat !== g.active; seat = (seat + 1) % g.seats) g.taken |= 1 << seat;
  g.phase = 'turn';
  for (const [seat, hero] of g.heroes.entries()) if (seat !== g.active) hero.actions = 0;
}

export function arrangeBoard(g: Runebound, doc: Words): void {
  if (doc.villain !== undefined) g.villain = readHex(doc.villain, ['villain']);
  const zombies = doc.zombies === undefined ? [] : asTexts(doc.zombies, ['zombies'], 'a list of hexes');
  g.zombies = zombies.map((hex, i) => readHex(hex, ['zombies', i]));
  const facedown = doc['facedown gems'] === undefined ? [] : asTexts(doc['facedown gems'], ['facedown gems']);
  for (const [i, hex] of facedown.entries()) g.gems[GEM_AT[readHex(hex, ['facedown gems', i])]!] = false;
  const track = doc['story track'] === undefined ? [] : asTexts(doc['story track'], ['story track']);
  for (const [i, name] of track.entries()) {
    const card = bringToPile(g, 'story', name, 'story-track', ['story track', i]);
    card.space = i + 1;
  }
}

/** A combat that is about to begin: a hero engages an enemy, or challenges another hero. */
export function arrangeCombat(g: Runebound, doc: Words, names: readonly string[]): void {
  if (doc.combat === undefined) return;
  const words = asRecord(doc.combat, ['combat']);
  onlyWords(
    words,
    ['combat'],
    ['hero', 'enemy', 'villain', 'of a story card', 'challenged', 'damage', 'casts'],
  );
  const hero = words.hero === undefined ? g.active : readSeat(words.hero, ['combat', 'hero'], names);
  if (words.challenged !== undefined) {
    const other = readSeat(words.challenged, ['combat', 'challenged'], names);
    challenge(g, hero, other, heroCard(g, hero), true);
    return;
  }
  const isVillain = words.villain === true;
  const card = isVillain
    ? pieces(g, 'aside').find(({ def }) => def === scenarioDef(g).villain)!
    : bring(g, readComponent(g, ['enemy'], words.enemy, ['combat', 'enemy']), 'aside');
  const isStory = words['of a story card'] === true;
  engageEnemy(g, hero, card, isVillain ? 'villain' : isStory ? 'story' : 'enemy');
  if (words.damage !== undefined) card.damage = asWhole(words.damage, ['combat', 'damage']);
  if (words.casts !== undefined) scriptCasts(g, pieces(g, 'enemy-tokens'), words.casts, ['combat', 'casts']);
}
