import {
  type ChanceScript,
  createSpeaker,
  describedPosition,
  kernelLanguages,
  optionsOf,
  renderLog,
} from '@questwright/kernel';
import type { OpenPlaytest, Playtest } from '@questwright/kernel/testing';
import { game, type Holdings, type Smugglers } from '../rules/index.ts';

/** A position in the words of scenarios; the players are Ada and Ben. */
export interface PositionWords {
  readonly players: readonly {
    readonly hand?: readonly string[];
    readonly cellar?: readonly string[];
    readonly coins?: number;
  }[];
  readonly hold?: readonly string[];
  readonly sea?: readonly string[];
  readonly market?: readonly string[];
  readonly night?: number;
  readonly turns?: number;
  readonly turn?: string;
  readonly heard?: number;
  readonly prepared?: boolean;
  readonly deaf?: boolean;
  readonly chance?: ChanceScript;
}

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan'];

export function position(open: OpenPlaytest, { chance, ...doc }: PositionWords): Playtest<Smugglers> {
  const players = doc.players.map((player, seat) => ({ name: NAMES[seat], ...player }));
  return open({ ...describedPosition(game, { ...doc, players }), ...(chance && { chance }) });
}

const speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats: NAMES });

/** What is offered, as the players read it. */
export const offers = (t: Playtest<Smugglers>): string[] =>
  optionsOf(t.match.choice!).map(({ text }) => speaker.say(text));

/** The seat that is asked chooses what reads so; the first of several that read alike. */
export function choose(t: Playtest<Smugglers>, ...texts: string[]): void {
  for (const wanted of texts) {
    const option = optionsOf(t.match.choice!).find(({ text }) => speaker.say(text) === wanted);
    if (!option) throw new Error(`"${wanted}" is not offered, only: ${offers(t).join('; ')}`);
    t.choose(option.id);
  }
}

/** What a seat reads in the log. */
export const reads = (t: Playtest<Smugglers>, seat: number): string[] =>
  t.log.filter(({ to }) => !to || to.includes(seat)).map((entry) => renderLog(speaker, entry));

/** How the match ended, as the players read it. */
export const ending = (t: Playtest<Smugglers>): string => speaker.say(t.match.over!.text);

export const left = (t: Playtest<Smugglers>): Holdings => t.match.legacy!.data as Holdings;
