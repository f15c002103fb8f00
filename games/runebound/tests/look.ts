import { nameOf, pieces } from '@questwright/adventure';
import { createSpeaker, kernelLanguages, optionsOf } from '@questwright/kernel';
import type { Playtest } from '@questwright/kernel/testing';
import { game } from '../rules/index.ts';
import { scenarioFacts } from '../rules/scenario/facts.ts';
import type { HeroState, Piece, Runebound } from '../rules/state.ts';

export type T = Playtest<Runebound>;

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages] });

/** What is offered, as the players read it. */
export function offers(t: T): string[] {
  const { choice } = t.match;
  return choice ? optionsOf(choice).map(({ text }) => speaker.say(text)) : [];
}

/** Answers by what the players read, by its beginning, or by an id; a list answers a choice of several. */
export function pick(t: T, ...answers: (string | number | readonly string[])[]): T {
  for (const answer of answers) {
    if (typeof answer === 'number') t.choose(answer);
    else t.choose(typeof answer === 'string' ? idOf(t, answer) : answer.map((name) => idOf(t, name)));
  }
  return t;
}

function idOf(t: T, name: string): string {
  const { offered } = t;
  if (offered.includes(name)) return name;
  const said = offers(t);
  const whole = said.flatMap((text, i) => (text === name ? [i] : []));
  const begun = said.flatMap((text, i) => (text.startsWith(name) ? [i] : []));
  const [at] = whole.length > 0 ? whole : begun;
  if (at === undefined)
    throw new Error(`"${name}" is not offered; there is ${said.join(' | ') || 'nothing'}.`);
  return offered[at]!;
}

/** Everybody ends the turn once; stops where something else is asked. */
export function endRound(t: T): T {
  const { round } = t.state;
  while (t.state.round === round && t.prompt === 'rb.ask.turn') pick(t, 'end');
  return t;
}

/** What is closed, and the ledger line that closes it. */
export const closed = (t: T): Record<string, string> =>
  Object.fromEntries(t.closed.map(({ id, rule }) => [id, rule]));

export const hero = (t: T, seat = 0): HeroState => t.state.heroes[seat]!;

/** The names of the cards in a zone. */
export const names = (t: T, zone: string): string[] =>
  pieces(t.state, zone).map((one) => nameOf(t.state, one));

/** The only card of a name. */
export function piece(t: T, name: string): Piece {
  const all = Object.keys(t.state.zones).flatMap((zone) => pieces(t.state, zone));
  const [card, ...others] = all.filter((one) => nameOf(t.state, one) === name);
  if (!card || others.length > 0)
    throw new Error(`There are ${others.length + (card ? 1 : 0)} of "${name}".`);
  return card;
}

type HeroFacts = { readonly [fact: string]: unknown } & {
  readonly at: string;
  readonly trophies: { readonly [kind: string]: number };
};

interface CombatFacts {
  readonly round: number;
  readonly turn: string;
  readonly attacker: SideFacts;
  readonly defender: SideFacts;
}

interface SideFacts {
  readonly health: number;
  readonly damage: number;
  readonly passed: boolean;
  readonly pool: { readonly [token: string]: string };
  readonly spent: readonly string[];
}

/** A hero's facts as scenarios tell them. */
export const facts = (t: T, seat = 0): HeroFacts =>
  (scenarioFacts(t.state) as Record<string, HeroFacts>)[`p${seat + 1}`]!;

export const combat = (t: T): CombatFacts => scenarioFacts(t.state).combat as CombatFacts;

/** The health of the enemy or villain in the combat, as it is now. */
export const foeHealth = (t: T): number => (t.view(0).facts as { foeHealth: number }).foeHealth;

/** Scripted chance that has not been drawn. */
export const chanceLeft = (t: T, label = 'terrain die'): unknown[] => [
  ...(t.state.chance.script?.[label] ?? []),
];

/** The log entries with their ledger lines, since the last of a key, without the `rb.log.` of their keys. */
export function logged(t: T, since?: string): string[] {
  const all = t.log.map(({ key }) => key.replace('rb.log.', ''));
  return since === undefined ? all : all.slice(all.lastIndexOf(since) + 1);
}
