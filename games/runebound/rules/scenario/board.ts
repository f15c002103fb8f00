import { pieces } from '@questwright/adventure';
import { type Entry, Seats } from '@questwright/kernel';
import { scenarioDef } from '../catalogue.ts';
import { foeHealth } from '../combat/foe.ts';
import { challenge, engageEnemy } from '../combat/start.ts';
import { heroCard, isIn } from '../heroes.ts';
import { GEM_AT, hexName } from '../map/hexes.ts';
import { NONE, type Piece, type Runebound } from '../state.ts';
import { LAST_SPACE } from '../story/time.ts';
import { scriptCasts } from './casts.ts';
import { bringCard } from './find.ts';
import { readHex } from './names.ts';
import { bringToPile } from './piles.ts';

export function arrangeTime(g: Runebound, doc: Entry, names: readonly string[]): void {
  const seats = new Seats(names);
  g.act = doc.at('act').or(1).whole({ min: 1, max: 2 });
  g.time =
    doc
      .at('time')
      .or(1)
      .whole({ min: 1, max: LAST_SPACE + 1 }) - 1;
  g.round = doc
    .at('round')
    .or(g.time + 1)
    .whole({ min: 1 });
  const ended = doc.at('act 2 is over');
  g.ended = ended.flag();
  if (g.ended && (g.act !== 2 || g.time !== LAST_SPACE)) {
    throw ended.wrong(`act 2 is over when the time token has been on space ${LAST_SPACE + 1} of act 2`);
  }
  const inGame = (entry: Entry): number => {
    const seat = seats.read(entry);
    if (!isIn(g, seat)) throw entry.wrong(`${names[seat]} is eliminated`);
    return seat;
  };
  const [first, active] = [doc.at('first'), doc.at('active')];
  g.first = first.isSaid
    ? inGame(first)
    : Math.max(
        0,
        g.heroes.findIndex(({ eliminated }) => !eliminated),
      );
  g.active = active.isSaid ? inGame(active) : g.first;
  for (let seat = g.first; seat !== g.active; seat = (seat + 1) % g.seats) g.taken |= 1 << seat;
  g.phase = 'turn';
  for (const [seat, hero] of g.heroes.entries()) if (seat !== g.active) hero.actions = 0;
}

export function arrangeBoard(g: Runebound, doc: Entry): void {
  const villain = doc.at('villain');
  if (villain.isSaid) g.villain = readHex(villain);
  if (g.scenario === 'corpse-king') {
    g.zombies = doc.at('zombies').or([]).list('a list of hexes').map(readHex);
  }
  for (const one of doc.at('facedown gems').or([]).list('a list of hexes')) {
    const hex = readHex(one);
    if (GEM_AT[hex] === NONE) throw one.wrong(`there is no gem on ${hexName(hex)}`);
    g.gems[GEM_AT[hex]!] = false;
  }
  for (const [i, one] of doc.at('story track').or([]).list('a list of story cards').entries()) {
    const card = bringToPile(g, 'story', one, 'story-track');
    card.space = i + 1;
  }
}

/** A combat that is about to begin: a hero engages an enemy, or challenges another hero. */
export function arrangeCombat(g: Runebound, doc: Entry, names: readonly string[]): void {
  const words = doc.at('combat');
  if (!words.isSaid) return;
  const seats = new Seats(names);
  const fighter = words.asMap('a combat: enemy, villain or challenged').at('hero');
  const hero = fighter.isSaid ? seats.read(fighter) : g.active;
  const challenged = words.at('challenged');
  if (challenged.isSaid) {
    const other = seats.read(challenged);
    if (other === hero) throw challenged.wrong('a hero challenges another hero');
    challenge(g, hero, other, heroCard(g, hero), true);
    return;
  }
  const card = engageIn(g, words, hero);
  const damage = words.at('damage');
  if (damage.isSaid) card.damage = damage.whole({ min: 0, max: foeHealth(g, card) - 1 });
  scriptCasts(g, pieces(g, 'enemy-tokens'), words.at('casts'));
}

function engageIn(g: Runebound, words: Entry, hero: number): Piece {
  if (words.at('villain').flag()) {
    const card = pieces(g, 'aside').find(({ def }) => def === scenarioDef(g).villain)!;
    engageEnemy(g, hero, card, 'villain');
    return card;
  }
  const card = bringCard(g, ['enemy'], words.at('enemy'), 'aside');
  engageEnemy(g, hero, card, words.at('of a story card').flag() ? 'story' : 'enemy');
  return card;
}
