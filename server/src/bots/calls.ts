import type { Answer } from '@questwright/kernel';
import type { Thought } from '../rules/hosted.ts';

export interface BotCalls {
  /** Loads a game, so that no bot has to spend its time on that. */
  load: { ask: { game: string }; give: null };
  think: { ask: BotTask; give: Thinking };
}

/** What a bot answers, and how long it thought, in milliseconds. */
export interface Thinking {
  readonly answer: Answer;
  readonly ms: number;
}

export interface BotTask {
  readonly game: string;
  readonly level: string;
  readonly options: unknown;
  readonly seats: readonly string[];
  readonly thought: Thought;
  /** What the bot's own chance begins with. */
  readonly random: string;
}
