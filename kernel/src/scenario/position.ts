import { type Choice, optionsOf } from '../choice.ts';
import { kernelLanguages } from '../english.ts';
import { ScenarioError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { Match } from '../match.ts';
import { createSpeaker, type Speaker, type Text } from '../text.ts';
import { listed, type Named, named, plain } from './names.ts';
import type { Path } from './words.ts';

/** What is asked, offered, closed and true at the moment, in the words of the players. */
export class Position {
  readonly match: Match;
  readonly #game: Game;
  readonly #names: readonly string[];
  readonly #speaker: Speaker;

  constructor(match: Match) {
    const { game, seats } = match.setup;
    this.match = match;
    this.#game = game;
    this.#names = seats;
    this.#speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats });
  }

  get choice(): Choice | null {
    return this.match.choice;
  }

  get options(): Named[] {
    const { choice } = this;
    return choice ? optionsOf(choice).map(({ id, text }) => ({ id, text: this.say(text) })) : [];
  }

  get closed(): (Named & { readonly reason: string; readonly rule: string })[] {
    const closed = this.choice?.closed?.() ?? [];
    return closed.map(({ id, text, reason, rule }) => {
      return { id, text: this.say(text), reason: this.say(reason), rule };
    });
  }

  /** The game's facts, and two that every game has: the result and who won. */
  get facts(): Record<string, unknown> {
    const { state } = this.match;
    return {
      over: state.over?.result ?? null,
      winners: state.over?.winners.map(seatName) ?? null,
      ...this.#game.scenario?.facts(state),
    };
  }

  /** The seat that goes by a name; `path` is where the scenario says it. */
  seat(name: string, path: Path): number {
    const seat = this.#names.findIndex((own, i) => plain(own) === plain(name) || seatName(i) === plain(name));
    if (seat < 0) {
      const known = this.#names.map((own, i) => named({ id: seatName(i), text: own })).join(', ');
      throw new ScenarioError(`there is no seat "${name}"; the seats are ${known}`, path);
    }
    return seat;
  }

  say(text: Text): string {
    return this.#speaker.say(text);
  }

  /** What is on offer, as part of a sentence. */
  get offer(): string {
    return this.choice ? `on offer: ${listed(this.options)}` : 'nothing is on offer, the match is over';
  }

  /** Who is asked what, as part of a sentence. */
  get question(): string {
    const { choice } = this;
    if (!choice) return 'nobody is asked, the match is over';
    return `${this.#names[choice.seat]} is asked: ${this.say(choice.prompt)}`;
  }
}

export const seatName = (seat: number): string => `p${seat + 1}`;
