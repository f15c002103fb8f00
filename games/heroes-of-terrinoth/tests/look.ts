import { heroName, pieces } from '@questwright/adventure';
import { optionsOf } from '@questwright/kernel';
import type { Playtest } from '@questwright/kernel/testing';
import { defOf } from '../rules/catalogue.ts';
import { heroPiece } from '../rules/heroes.ts';
import type { Piece, Terrinoth } from '../rules/state.ts';

type T = Playtest<Terrinoth>;

/** What is offered, by the names of the cards and heroes that it is about; other options by their ids. */
export function offers(t: T): string[] {
  const { choice } = t.match;
  return choice ? optionsOf(choice).map(({ id }) => nameOfOption(t, id)) : [];
}

/** What is closed, and the ledger line that closes it. */
export function closed(t: T): Record<string, string> {
  return Object.fromEntries(t.closed.map(({ id, rule }) => [nameOfOption(t, id), rule]));
}

/** Answers by those names, one choice after the other; a list answers a choice of several. */
export function pick(t: T, ...answers: (string | readonly string[])[]): T {
  for (const answer of answers) {
    t.choose(typeof answer === 'string' ? idOf(t, answer) : answer.map((name) => idOf(t, name)));
  }
  return t;
}

function idOf(t: T, name: string): string {
  const at = offers(t).indexOf(name);
  if (at < 0) throw new Error(`"${name}" is not offered; there is ${offers(t).join(', ') || 'nothing'}.`);
  return t.offered[at]!;
}

function nameOfOption(t: T, id: string): string {
  const [kind, which] = id.split(':');
  if (kind === 'hero' && Number(which) < t.state.seats) return heroName(t.state, Number(which));
  const card = kind === 'hero' ? undefined : allPieces(t).find((one) => String(one.id) === which);
  return card && ['enemy', 'card', 'use'].includes(kind!) ? nameOf(t, card) : id;
}

const nameOf = (t: T, card: Piece): string => defOf(t.state, card).name;
const allPieces = (t: T): Piece[] =>
  Object.keys(t.state.zones).flatMap((zone) => pieces<Piece>(t.state, zone));

/** The only card of a name. */
export function piece(t: T, name: string): Piece {
  const [card, ...others] = allPieces(t).filter((one) => nameOf(t, one) === name);
  if (!card || others.length > 0)
    throw new Error(`There are ${others.length + Number(!!card)} of "${name}".`);
  return card;
}

/** The names of the cards in a zone. */
export const names = (t: T, zone: string): string[] =>
  pieces<Piece>(t.state, zone).map((card) => nameOf(t, card));

export const hero = (t: T, seat: number): Piece => heroPiece(t.state, seat);

/** The actions on the exhausted activation cards of a hero. */
export const exhaustedCards = (t: T, seat: number): string[] =>
  pieces<Piece>(t.state, `actions:${seat}`)
    .filter(({ exhausted }) => exhausted)
    .map((card) => nameOf(t, card));

/** Scripted dice that have not been rolled. */
export function diceLeft(t: T): unknown[] {
  const { script } = t.state.chance;
  return ['hero die', 'enemy die'].flatMap((label) => script?.[label] ?? []);
}

/** The log entries after the last one of a kind, without the `ht.log.` of their keys. */
export function keys(t: T, after: string): string[] {
  const all = t.log.map(({ key }) => key.replace('ht.log.', ''));
  return all.slice(all.lastIndexOf(after) + 1);
}
