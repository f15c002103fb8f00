import { type Choice, optionsOf } from '../choice.ts';
import { kernelLanguages } from '../english.ts';
import { type LogEntry, renderLog } from '../log-entry.ts';
import type { Match } from '../match.ts';
import { createSpeaker, type Speaker, type Text } from '../text.ts';
import { listed, type Named } from './names.ts';
import { Seats, seatName } from './seats.ts';

/** What is asked, offered, closed and true at the moment, in the words of the players. */
export class Position {
  readonly match: Match;
  readonly seats: Seats;
  readonly #speaker: Speaker;

  constructor(match: Match) {
    const { game, seats } = match.setup;
    this.match = match;
    this.seats = new Seats(seats);
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
    const { state, game } = this.match;
    return {
      over: state.over?.result ?? null,
      winners: state.over?.winners.map(seatName) ?? null,
      ...game.scenario?.facts(state),
    };
  }

  say(text: Text): string {
    return this.#speaker.say(text);
  }

  tell(entry: LogEntry): string {
    return renderLog(this.#speaker, entry);
  }

  /** What is on offer, as part of a sentence. */
  get offer(): string {
    return this.choice ? `on offer: ${listed(this.options)}` : 'nothing is on offer, the match is over';
  }

  /** Who is asked what, as part of a sentence. */
  get question(): string {
    const { choice } = this;
    if (!choice) return 'nobody is asked, the match is over';
    return `${this.seats.nameOf(choice.seat)} is asked: ${this.say(choice.prompt)}`;
  }
}
