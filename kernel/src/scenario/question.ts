import { type Choice, mayAnswer, optionsOf, seatsAsked } from '../choice.ts';
import type { Text } from '../text.ts';
import { listed, type Named, plain } from './names.ts';
import type { Seats } from './seats.ts';

/** A choice that waits for its answer, in the words of the players. */
export class Question {
  readonly choice: Choice;
  readonly #seats: Seats;
  readonly #say: (text: Text) => string;

  constructor(choice: Choice, seats: Seats, say: (text: Text) => string) {
    this.choice = choice;
    this.#seats = seats;
    this.#say = say;
  }

  get options(): Named[] {
    return optionsOf(this.choice).map(({ id, text }) => ({ id, text: this.#say(text) }));
  }

  get closed(): (Named & { readonly reason: string; readonly rule: string })[] {
    const closed = this.choice.closed?.() ?? [];
    return closed.map(({ id, text, reason, rule }) => {
      return { id, text: this.#say(text), reason: this.#say(reason), rule };
    });
  }

  /** Whether a seat that goes by a name may answer. */
  isFor(name: string): boolean {
    return mayAnswer(this.choice, this.#seats.find(name));
  }

  /** Whether it is about something: by a part of what is asked, or by the game's own word for what is decided. */
  isAbout(part: string): boolean {
    const { prompt, topic } = this.choice;
    return plain(this.#say(prompt)).includes(plain(part)) || topic === part;
  }

  /** What is on offer, as part of a sentence. */
  get offer(): string {
    return `on offer: ${listed(this.options)}`;
  }

  /** Who is asked what, as part of a sentence. */
  get said(): string {
    const names = seatsAsked(this.choice).map((seat) => this.#seats.nameOf(seat));
    return `${names.join(' or ')} is asked: ${this.#say(this.choice.prompt)}`;
  }
}
