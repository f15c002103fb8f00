import { asText, move, type Path, unexpected, type Words } from '@questwright/kernel';
import { define, theBox } from '../catalogue.ts';
import type { AssetDef, CardDef } from '../definitions.ts';
import { pieces } from '../heroes.ts';
import { makePiece } from '../pieces.ts';
import type { Piece, Runebound } from '../state.ts';
import { SKILL_DECK } from '../zones.ts';
import { idOf, type Kind, MADE_UP } from './components.ts';
import { plain } from './names.ts';

const isRecord = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The definition that a name or a description stands for. */
export function readComponent(g: Runebound, kinds: readonly Kind[], value: unknown, path: Path): CardDef {
  if (isRecord(value)) return define(g, idOf({ kind: kindOf(kinds, value), words: value }));
  const said = asText(value, path, `a card: ${kinds.join(' or ')}`);
  const found = boxOf(kinds).find(({ id, name }) => id === said || plain(name) === plain(said));
  if (!found) throw unexpected(said, path, `a card of the box: ${kinds.join(' or ')}`);
  return found;
}

/** Which kind a description is of: the only one it can be here, or the one its words tell. */
export function kindOf(kinds: readonly Kind[], words: Words): Kind {
  if (kinds.length === 1) return kinds[0]!;
  if ('options' in words) return 'event';
  return 'outcomes' in words ? 'quest' : 'enemy';
}

function boxOf(kinds: readonly Kind[]): readonly CardDef[] {
  const { heroes, assets, skills, adventures } = theBox();
  const all: readonly CardDef[] = [...heroes, ...assets, ...skills, ...adventures];
  return all.filter(({ kind }) => kinds.includes(kind as Kind));
}

/** Brings a card to a zone: out of the zone where it lies unused, or made up. */
export function bring(g: Runebound, def: CardDef, to: string, down = false): Piece {
  for (const zone of UNUSED) {
    const card = pieces(g, zone).find((piece) => piece.def === def.id);
    if (!card) continue;
    move(g, card, to, { down });
    return card;
  }
  return makePiece(g, def.id, to, down);
}

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
export function bringSkill(g: Runebound, value: unknown, to: string, path: Path): Piece {
  if (value !== 'success' && value !== 'blank') return bring(g, readComponent(g, ['skill'], value, path), to);
  const { skills } = theBox();
  const wanted = new Set(
    skills.filter(({ success }) => success > 0 === (value === 'success')).map(({ id }) => id),
  );
  const card = pieces(g, SKILL_DECK).findLast(({ def }) => wanted.has(def))!;
  move(g, card, to);
  return card;
}

/** A made-up asset has a made-up token, which waits in the bank. */
export function bringTokenOf(g: Runebound, { def }: Piece): void {
  const { token } = define(g, def) as AssetDef;
  if (token?.startsWith(MADE_UP)) makePiece(g, token, 'token-bank');
}
