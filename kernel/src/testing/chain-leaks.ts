import type { Campaign, CampaignMatch } from '../campaign/campaign.ts';
import { matchBegan, matchEnded, newCampaign } from '../campaign/changes.ts';
import { goOn, type NextMatch, nextSetup } from '../campaign/go-on.ts';
import { viewCampaign } from '../campaign/view-campaign.ts';
import { permuted } from '../deal.ts';
import { AnswerError } from '../errors.ts';
import type { Game } from '../game.ts';
import { createRandom, type Random } from '../generator.ts';
import { createMatch, type Match } from '../match.ts';
import { dealAtCheckpoint, hiddenFrom, type Knows, whatSeatSees } from '../redeal.ts';
import type { State } from '../state.ts';
import { sees } from '../zones.ts';
import { playRandomly, searchLeak } from './proofs.ts';
import { assertSame } from './same.ts';

/** A campaign with more matches than this counts as endless. */
const LONGEST = 20;

/**
 * Looks for leaks over whole campaigns, played at random, for every seat and for spectators. It searches each
 * match as `proveNoLeak` does, and also the step from each match to the next. There, everything that a seat
 * may not know at the end of a match is dealt differently. The seat must then be sent the same by the page of
 * the campaign, by the options, and by the next match up to its first question, as far as the zones show it
 * the same cards there. Throws where it differs.
 */
export function proveNoLeakOverChain(
  game: Game,
  seats: readonly string[],
  count: number,
  seed: string,
  knows: Knows = sees,
): { tested: number; skipped: number } {
  const random = createRandom(seed);
  const found = { tested: 0, skipped: 0 };
  const note = (fits: boolean): void => void (fits ? found.tested++ : found.skipped++);
  for (let n = 0; found.tested < count; n++) {
    if (n > count) throw new Error(`Only ${found.tested} positions could be tested: too much does not fit.`);
    let campaign = begin(game, seats);
    for (let i = 0; i < LONGEST && campaign.state === 'running'; i++) {
      const next = nextOf(campaign, game);
      const match = createMatch(nextSetup(game, next, `${seed} ${n} ${i}`));
      playRandomly(match, random, () => {}, random.below(60));
      for (const seat of eyes(match)) note(typeof searchLeak(match, seat, random, knows) === 'object');
      playRandomly(match, random);
      campaign = matchBegan(campaign, { ...next, id: `${i}`, begun: i });
      for (const seat of eyes(match)) note(searchStep({ campaign, game, match, seat, random, knows }));
      campaign = ended(campaign, game, match);
    }
  }
  return found;
}

const eyes = ({ state }: Match): number[] => [-1, ...Array(state.seats).keys()];

interface Step {
  /** It contains the match, but does not know yet that the match is over. */
  readonly campaign: Campaign;
  readonly game: Game;
  readonly match: Match;
  readonly seat: number;
  readonly random: Random;
  readonly knows: Knows;
}

/** Looks for a leak from the end of a match to the beginning of the next one. False if no other world fits. */
function searchStep({ campaign, game, match, seat, random, knows }: Step): boolean {
  const { throughout } = hiddenFrom(match, seat, knows);
  if (throughout.length < 2) return false;
  let other: Match;
  try {
    other = dealAtCheckpoint(match, permuted(throughout, random));
  } catch (error) {
    if (error instanceof AnswerError) return false;
    throw error;
  }
  const here = ended(campaign, game, match);
  const elsewhere = ended(campaign, game, other);
  const what = `after match ${campaign.matches.length}, what seat ${seat} is sent`;
  assertSame(what, toldOf(here, game, match), toldOf(elsewhere, game, other));
  if (here.state === 'over') return true;
  const [next, otherNext] = [nextOf(here, game), nextOf(elsewhere, game)];
  const { legacy: _, ...told } = next;
  const { legacy: __, ...otherTold } = otherNext;
  assertSame(`${what} of the options`, told, otherTold);
  const begun = createMatch(nextSetup(game, next, 'next'));
  const otherBegun = createMatch(nextSetup(game, otherNext, 'next'));
  if (shownIn(begun, seat, knows) !== shownIn(otherBegun, seat, knows)) return false;
  assertSame(`${what} at the next beginning`, whatSeatSees(begun, seat), whatSeatSees(otherBegun, seat));
  return true;
}

/** What everybody is told of a campaign and of the match that has just ended. */
const toldOf = (campaign: Campaign, game: Game, match: Match): string =>
  JSON.stringify([viewCampaign(campaign, game), match.over]);

/** The cards that a seat sees, zone by zone. */
const shownIn = ({ state }: Match<State>, seat: number, knows: Knows): string =>
  JSON.stringify(
    Object.entries(state.zones).map(([zone, cards]) => [
      zone,
      cards.filter((card) => knows(state, card, seat)).map(({ def }) => def),
    ]),
  );

function begin(game: Game, seats: readonly string[]): Campaign {
  const players = seats.map((name) => ({ kind: 'person', name, person: null, level: null }) as const);
  return newCampaign(game, { id: 'chain', name: 'chain', seats: players, options: {}, created: 0 });
}

function nextOf(campaign: Campaign, game: Game): NextMatch {
  const where = goOn(campaign, game);
  if ('running' in where) throw new Error('A match of the campaign has not ended.');
  return where.next;
}

function ended(campaign: Campaign, game: Game, { over, legacy }: Match): Campaign {
  const { id, begun }: CampaignMatch = campaign.matches.at(-1)!;
  return matchEnded(campaign, game, id, { at: begun, outcome: over!, legacy });
}
