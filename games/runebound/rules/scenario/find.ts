import { type Box, pieces, theBox } from '@questwright/adventure';
import { type Entry, move } from '@questwright/kernel';
import { assetDef, contentOf, runeboundBoxes } from '../catalogue.ts';
import type { CardDef, HeroDef } from '../definitions.ts';
import { makePiece } from '../pieces.ts';
import type { Piece, Runebound } from '../state.ts';
import { SKILL_DECK } from '../zones.ts';
import { type ComponentKind, idOf, MADE_UP } from './components.ts';
import { plain } from './names.ts';

/** The definition that a name or a description stands for. */
export function readComponent(g: Runebound, kinds: readonly ComponentKind[], entry: Entry): CardDef {
  if (entry.isMap) return theBox<CardDef>(g).get(idOf({ kind: kindOf(kinds, entry), words: entry }));
  const found = cardsNamed(theBox<CardDef>(g), kinds, entry);
  // Of two cards with one name, the one that is not named yet is meant.
  return found.find(({ id }) => !namedIn(g).has(id)) ?? found[0]!;
}

const named = new WeakMap<Runebound, Set<string>>();

/** The cards of the box that a position has named so far. */
function namedIn(g: Runebound): Set<string> {
  let ids = named.get(g);
  if (!ids) named.set(g, (ids = new Set()));
  return ids;
}

/** The cards of a name; there is at least one. */
function cardsNamed(box: Box<CardDef>, kinds: readonly ComponentKind[], entry: Entry): CardDef[] {
  const said = entry.text(`a card: ${kinds.join(' or ')}`);
  const ofKind = box.cards.filter(({ kind }) => kinds.includes(kind as ComponentKind));
  const found = ofKind.filter(({ id, name }) => id === said || plain(name) === plain(said));
  if (found.length === 0) throw entry.unexpected(`a card of the box: ${kinds.join(' or ')}`);
  return found;
}

/** A hero of the box. */
export const heroNamed = (entry: Entry): HeroDef =>
  cardsNamed(runeboundBoxes.printed, ['hero'], entry)[0] as HeroDef;

/** Which kind a description is of: the only one it can be here, or the one its words tell. */
export function kindOf(kinds: readonly ComponentKind[], entry: Entry): ComponentKind {
  if (kinds.length === 1) return kinds[0]!;
  if (entry.words.includes('options')) return 'event';
  return entry.words.includes('outcomes') ? 'quest' : 'enemy';
}

/** Brings the card that an entry names to a zone: out of the zone where it lies unused, or made up. */
export function bringCard(
  g: Runebound,
  kinds: readonly ComponentKind[],
  entry: Entry,
  to: string,
  down = false,
): Piece {
  const { id, name } = readComponent(g, kinds, entry);
  if (id.startsWith(MADE_UP)) return makePiece(g, id, to, down);
  if (namedIn(g).has(id)) throw entry.wrong(`there is only one ${name}, and it is already in the position`);
  namedIn(g).add(id);
  for (const zone of UNUSED) {
    const card = pieces(g, zone).find(({ def }) => def === id);
    if (!card) continue;
    move(g, card, to, { down });
    return card;
  }
  return makePiece(g, id, to, down);
}

/** Where cards lie that nobody has named, or that another word has taken out of the game. */
const UNUSED = [
  'skill-deck',
  'asset-deck',
  'combat-deck',
  'exploration-deck',
  'social-deck',
  'spare-heroes',
  'token-bank',
  'market:Dawnsmoor',
  'market:Forge',
  'market:Riverwatch',
  'market:Tamalir',
  'removed',
];

/** A skill by name or description, or any one with the success symbol (`success`) or without (`blank`). */
export function bringSkill(g: Runebound, entry: Entry, to: string): Piece {
  const { value } = entry;
  if (value !== 'success' && value !== 'blank') return bringCard(g, ['skill'], entry, to);
  const said = entry.oneOf(['success', 'blank'] as const);
  const { skills } = contentOf(g);
  const wanted = new Set(
    skills.filter(({ success }) => success > 0 === (said === 'success')).map(({ id }) => id),
  );
  const card = pieces(g, SKILL_DECK).findLast(({ def }) => wanted.has(def));
  if (!card) throw entry.wrong(`no ${said} is left in the skill deck`);
  move(g, card, to);
  return card;
}

/** A made-up asset has a made-up token, which waits in the bank. */
export function bringTokenOf(g: Runebound, card: Piece): void {
  const { token } = assetDef(g, card);
  if (token?.startsWith(MADE_UP)) makePiece(g, token, 'token-bank');
}
