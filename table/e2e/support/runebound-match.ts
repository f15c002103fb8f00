import { loadGame } from '@questwright/games';
import {
  type Answer,
  type Choice,
  createMatch,
  createRandom,
  type Match,
  optionsOf,
  type Random,
  randomAnswer,
  writeMatch,
} from '@questwright/kernel';
import type { Runebound } from '@questwright/runebound';
import type { Page } from 'playwright-core';

const SEEDS = 40;
const CHOICES = 6000;
const EAGER = /^(?:move|shop|adventure|attempt|learn|surge|attack|stack|agility|buy|outcome|option|roll|use)/;

/** Whether a position is the one that is wanted, by the state and by what is asked. */
export type Wanted = (g: Runebound, prompt: string) => boolean;

/** A match file of three people, played by somebody eager up to a position of some kind. */
export async function matchFileWhere(wanted: Wanted, scenario = 'margath'): Promise<string> {
  const { game } = (await loadGame('runebound'))!;
  for (let seed = 0; seed < SEEDS; seed++) {
    const match: Match<Runebound> = createMatch({
      game,
      seats: ['Anna', 'Ben', 'Cleo'],
      options: { scenario, heroes: ['lord-hawthorne', 'lyssa', 'elder-mok'], first: 0 },
      seed,
    });
    const random = createRandom(`player ${seed}`);
    for (let i = 0; i < CHOICES && match.choice; i++) {
      const { choice } = match;
      if (wanted(match.state, keyOf(choice))) return writeMatch(match, { secret: true });
      match.answer(choice.seat, eager(choice, random));
    }
  }
  throw new Error('No match came to such a position.');
}

const keyOf = ({ prompt }: Choice): string => (typeof prompt === 'string' ? prompt : prompt[0]);

function eager(choice: Choice, random: Random): Answer {
  const liked = choice.kind === 'one' ? optionsOf(choice).filter(({ id }) => EAGER.test(id)) : [];
  if (liked.length === 0 || random.below(6) === 0) return randomAnswer(choice, random);
  return liked[random.below(liked.length)]!.id;
}

/** Opens a match file and sits down as whoever is asked. */
export async function openMatchFile(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  const buffer = Buffer.from(file);
  await page
    .getByLabel('Open a match file')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: /^I am / }).click();
  await page.locator('.prompt[data-mine]').waitFor();
}
