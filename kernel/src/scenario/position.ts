import { kernelLanguages } from '../english.ts';
import { type LogEntry, renderLog } from '../log-entry.ts';
import type { Match } from '../match.ts';
import { createSpeaker, type Speaker } from '../text.ts';
import { Question } from './question.ts';
import { Seats, seatName } from './seats.ts';

/** What is asked and true at the moment, in the words of the players. */
export class Position {
  readonly match: Match;
  readonly seats: Seats;
  /** One, unless several seats choose at the same time; none when the match is over. */
  readonly questions: readonly Question[];
  readonly #speaker: Speaker;

  constructor(match: Match) {
    const { game, seats } = match.setup;
    this.match = match;
    this.seats = new Seats(seats);
    this.#speaker = createSpeaker({ languages: [game.languages, kernelLanguages], seats });
    this.questions = match.pending.map(({ choice }) => new Question(choice, this.seats, this.#speaker.say));
  }

  /** The question that a seat may answer now, by the seat's name; without a name the first of all. */
  question(name: string | null): Question | undefined {
    return name === null ? this.questions[0] : this.questions.find((one) => one.isFor(name));
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

  tell(entry: LogEntry): string {
    return renderLog(this.#speaker, entry);
  }

  /** Who is asked what, as part of a sentence. */
  get said(): string {
    return this.questions.map(({ said }) => said).join('; ') || 'nobody is asked, the match is over';
  }
}
