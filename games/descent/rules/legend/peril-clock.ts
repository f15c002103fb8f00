import { descentBoxes } from '../catalogue.ts';
import type { LegendQuestDef, Severity } from '../definitions.ts';
import { forHeroes } from '../quest/by-heroes.ts';
import type { Descent } from '../state.ts';
import { DELVE } from './delve/numbers.ts';
import { stageNow } from './delve/run.ts';
import type { Difficulty } from './state.ts';

/*
 * When perils strike: numbers of our own. [D2-DIFF-15]
 */

/** Rounds after the time of a stage from which perils are major, and deadly. */
const STAGE = { major: 1, deadly: 2 } as const;

/** The expected rounds of a quest that does not say them. */
const EXPECTED: LegendQuestDef['time'] = { normal: [8, 8, 8], hard: [4, 4, 4] };

/** How bad the peril is that strikes at the end of this round; null when none does. */
export function severityNow(g: Descent): Severity | null {
  return g.legend?.delve
    ? inStage(g.round, timeOf(g))
    : inQuest(g.round, expectedRounds(legendQuestOf(g), g.legend!.difficulty, g.players.length));
}

/** The quest without an overlord that is played; undefined for a quest that is made for one. */
export const legendQuestOf = (g: Descent): LegendQuestDef | undefined =>
  descentBoxes.of(g).content.legendQuests.find(({ quest }) => quest.id === g.quest);

/** The rounds that a quest should take: at the end of the last of them the first peril strikes. */
export const expectedRounds = (
  quest: LegendQuestDef | undefined,
  difficulty: Difficulty,
  heroes: number,
): number => forHeroes((quest?.time ?? EXPECTED)[difficulty], heroes);

/** The rounds that the heroes have in this stage before perils begin. */
export const timeOf = (g: Descent): number => stageNow(g).time + DELVE[g.legend!.difficulty].time;

function inStage(round: number, time: number): Severity | null {
  if (round <= time) return null;
  if (round > time + STAGE.deadly) return 'deadly';
  return round > time + STAGE.major ? 'major' : 'minor';
}

/** From the expected end on every second round, worse after half as many rounds again, and worst after twice as many. */
export function inQuest(round: number, expected: number): Severity | null {
  const late = round - Math.round(expected);
  if (late < 0 || late % 2 !== 0) return null;
  if (round >= 2 * expected) return 'deadly';
  return round >= 1.5 * expected ? 'major' : 'minor';
}
