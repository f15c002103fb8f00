import {
  type ChanceScript,
  createSpeaker,
  describedPosition,
  kernelLanguages,
  type LogEntry,
  optionsOf,
  renderLog,
} from '@questwright/kernel';
import type { OpenPlaytest, Playtest } from '@questwright/kernel/testing';
import { game, type Magpies } from '../rules/index.ts';

/** A position in the words of scenarios; the players are Ada, Ben and so on unless they say otherwise. */
export interface PositionWords {
  readonly players: readonly {
    readonly hand?: readonly string[];
    readonly nest?: readonly string[];
    readonly pebbles?: number;
  }[];
  readonly deck?: readonly string[];
  readonly turn?: string;
  readonly chance?: ChanceScript;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

/** Enough that no test ends by an empty deck unless it wants to. */
const DECK = Array(9).fill('Button');

export function position(open: OpenPlaytest, { chance, ...doc }: PositionWords): Playtest<Magpies> {
  const players = doc.players.map((player, seat) => ({ name: NAMES[seat], ...player }));
  return open({ ...describedPosition(game, { deck: DECK, ...doc, players }), ...(chance && { chance }) });
}

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats: NAMES });

/** What is offered, as the players read it. */
export const offers = (t: Playtest<Magpies>): string[] =>
  optionsOf(t.match.choice!).map(({ text }) => speaker.say(text));

/** What is closed, as the players read it: the action, why, and the ledger line. */
export const closed = (t: Playtest<Magpies>): string[] =>
  t.closed.map(({ text, reason, rule }) => `${speaker.say(text)}: ${speaker.say(reason)} · ${rule}`);

/** The seat that is asked chooses what reads so; the first of several that read alike. */
export function choose(t: Playtest<Magpies>, ...texts: string[]): void {
  for (const wanted of texts) {
    const option = optionsOf(t.match.choice!).find(({ text }) => speaker.say(text) === wanted);
    if (!option) throw new Error(`"${wanted}" is not offered, only: ${offers(t).join('; ')}`);
    t.choose(option.id);
  }
}

/** What is asked, as the player reads it. */
export const asked = (t: Playtest<Magpies>): string => speaker.say(t.match.choice!.prompt);

/** What a seat reads in the log. */
export const reads = (t: Playtest<Magpies>, seat: number): string[] =>
  t.log
    .filter(({ to }) => !to || to.includes(seat))
    .map((entry: LogEntry) => renderLog(speaker, entry, { rules: true }));

/** The facts of the position, in the words of scenarios. */
export const facts = (t: Playtest<Magpies>) =>
  game.scenario!.facts(t.state) as {
    readonly turn: string;
    readonly deck: string[];
    readonly discard: string[];
  } & { readonly [player: `p${number}`]: { hand: string[]; nest: string[]; pebbles: number; score: number } };
