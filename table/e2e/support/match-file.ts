import { loadGame } from '@questwright/games';
import {
  type Answer,
  type Bot,
  type Choice,
  createMatch,
  createRandom,
  type Match,
  type Outcome,
  type State,
  seatOf,
  writeMatch,
} from '@questwright/kernel';
import type { Page } from 'playwright-core';
import { goTo } from './playing.ts';

const SEEDS = 40;
const CHOICES = 6000;

/** How matches of a game are set up and played until one is as it is wanted. */
export interface Trial {
  readonly game: string;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly player: Bot['answer'];
}

/** Whether a position is the one that is wanted, by the state, by what is asked and by anything else. */
export type Wanted<G extends State> = (g: G, prompt: string, match: Match<G>) => boolean;

/** A match file of a match that ends in some way, cut off so many answers before it does. */
export async function fileBefore(
  trial: Trial,
  isWanted: (over: Outcome) => boolean,
  answers: number,
): Promise<string> {
  const { game } = (await loadGame(trial.game))!;
  for (let seed = 0; seed < SEEDS; seed++) {
    const { seats, options } = trial;
    const match: Match = createMatch({ game, seats, options, seed });
    const random = createRandom(`player ${seed}`);
    while (match.choice)
      match.answer(match.choice.seat, await trial.player(seatOf(match, match.choice, random)));
    if (!match.over || !isWanted(match.over)) continue;
    match.rewind(Math.max(0, match.count - answers));
    return writeMatch(match, { secret: true });
  }
  throw new Error('No match ended like that.');
}

/** A match file, played up to a position of some kind. */
export async function fileWhere<G extends State>(trial: Trial, wanted: Wanted<G>): Promise<string> {
  const { game } = (await loadGame(trial.game))!;
  for (let seed = 0; seed < SEEDS; seed++) {
    const { seats, options } = trial;
    const match: Match = createMatch({ game, seats, options, seed });
    const random = createRandom(`player ${seed}`);
    for (let i = 0; i < CHOICES; i++) {
      const { choice } = match;
      if (wanted(match.state as G, keyOf(choice), match as unknown as Match<G>))
        return writeMatch(match, { secret: true });
      if (!choice) break;
      match.answer(choice.seat, await trial.player(seatOf(match, choice, random)));
    }
  }
  throw new Error('No match came to such a position.');
}

/** A match file that ends so many answers before a position of some kind, and the answers that lead there. */
export async function wayTo<G extends State>(
  trial: Trial,
  wanted: Wanted<G>,
  answers: number,
): Promise<{ readonly file: string; readonly way: readonly Answer[] }> {
  const { game } = (await loadGame(trial.game))!;
  for (let seed = 0; seed < SEEDS; seed++) {
    const { seats, options } = trial;
    const match: Match = createMatch({ game, seats, options, seed });
    const random = createRandom(`player ${seed}`);
    const given: Answer[] = [];
    while (match.choice && !wanted(match.state as G, keyOf(match.choice), match as unknown as Match<G>)) {
      const answer = await trial.player(seatOf(match, match.choice, random));
      match.answer(match.choice.seat, answer);
      given.push(answer);
    }
    if (!wanted(match.state as G, keyOf(match.choice), match as unknown as Match<G>)) continue;
    match.rewind(Math.max(0, match.count - answers));
    return { file: writeMatch(match, { secret: true }), way: given.slice(-answers) };
  }
  throw new Error('No match came to such a position.');
}

const keyOf = (choice: Choice | null): string =>
  !choice ? '' : typeof choice.prompt === 'string' ? choice.prompt : choice.prompt[0];

/** Opens a match file; where there are secrets, sits down as whoever is asked. */
export async function openMatchFile(page: Page, url: string, file: string): Promise<void> {
  await goTo(page, url);
  const buffer = Buffer.from(file);
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'text/plain', buffer });
  const sit = page.getByRole('button', { name: /^I am / });
  const seated = page.locator('.prompt[data-mine], [data-testid=outcome]');
  await sit.or(seated).first().waitFor();
  if (await sit.isVisible()) await sit.click();
  await seated.waitFor();
}
