import { FORMAT } from './file-lines.ts';
import type { Game } from './game.ts';
import type { Answered, Checkpoint, MatchSetup, Passed, Reseed } from './record.ts';
import { Start } from './start.ts';
import type { Outcome } from './state.ts';

/** The newest checkpoint, and the one before it in case other rules cannot read the newest. */
const CHECKPOINTS_WRITTEN = 2;

export interface MatchFileOptions {
  /**
   * Only for the keeper of the match: includes the seed, checkpoints and secret answers. A file for anybody else
   * includes them only when the match is over.
   */
  readonly secret?: boolean;
  /** The campaign that the match belongs to is over: then what its matches have hidden need not be hidden any more. */
  readonly campaignOver?: boolean;
}

/** What of a set-up is written. */
interface WrittenSetup
  extends Pick<MatchSetup, 'options' | 'seats' | 'seed' | 'chance' | 'legacy' | 'inCampaign'> {
  readonly game: Pick<Game, 'id' | 'version' | 'campaign'>;
}

/** What of a match is written. */
export interface Written {
  readonly setup: WrittenSetup;
  /** The first checkpoint and the newest ones. */
  readonly checkpoints: readonly Checkpoint[];
  /** The answers since the first checkpoint. */
  readonly answers: readonly Answered[];
  readonly reseeds: readonly Reseed[];
  readonly passes: readonly Passed[];
  /** The number of the pending choice. */
  readonly n: number;
  readonly over: Outcome | null;
}

/** Writes a match as a match file. */
export function writeMatch(
  match: Written,
  { secret = false, campaignOver = false }: MatchFileOptions = {},
): string {
  const { over } = match;
  const setup = campaignOver ? { ...match.setup, inCampaign: false } : match.setup;
  const all = secret || (over !== null && !keepsSecrets(setup));
  const lines: unknown[] = [headerOf(setup, all)];
  const first = match.checkpoints[0]!;
  if (all && !(first instanceof Start)) lines.push({ from: first.at, state: first.state });
  for (let i = 0; i <= match.answers.length; i++) {
    if (all) lines.push(...asidesAt(match, first.at + i));
    const given = match.answers[i];
    if (given) lines.push([given.seat, given.secret && !all ? null : given.answer]);
  }
  if (secret && !over) {
    const newest = match.checkpoints.slice(1).slice(-CHECKPOINTS_WRITTEN).reverse();
    for (const { at, state } of newest) lines.push({ checkpoint: at, state });
  }
  if (match.n !== first.at + match.answers.length + 1) lines.push({ n: match.n });
  if (over) lines.push({ over });
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Writes what a match is made of, for the report of one that could not even begin. */
export const writeSetup = (setup: WrittenSetup): string => `${JSON.stringify(headerOf(setup, true))}\n`;

/**
 * A finished match of a campaign that is not over counts as running: its secrets are still hidden in the next match.
 */
const keepsSecrets = ({ inCampaign, game }: WrittenSetup): boolean =>
  inCampaign === true && game.campaign?.secret === true;

const headerOf = (
  { game, options, seats, seed, chance, legacy, inCampaign }: WrittenSetup,
  secret: boolean,
): unknown => ({
  questwright: FORMAT,
  game: game.id,
  rules: game.version,
  options,
  seats,
  ...(secret && { seed }),
  ...(secret && chance && { chance }),
  ...(secret && legacy && { legacy }),
  ...(inCampaign && { inCampaign }),
});

/** What happened here besides answers: new seeds, and passes in advance. */
const asidesAt = ({ reseeds, passes }: Written, count: number): unknown[] => [
  ...reseeds
    .filter(({ at }) => at === count)
    .map(({ seed, dealt }) => ({ reseed: seed, ...(dealt && { dealt }) })),
  ...passes.filter(({ at }) => at === count).map(({ seat, wish }) => ({ pass: seat, wish })),
];
