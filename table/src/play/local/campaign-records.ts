import {
  type Campaign,
  type CampaignMatch,
  type CampaignSeat,
  followersOf,
  type Game,
  type Legacy,
  matchEnded,
  matchReopened,
  type Outcome,
  parseMatch,
} from '@questwright/kernel';
import type { AnswerRow, CampaignWithMatches, LocalSeat, StoredMatch } from './keeper.ts';

/** How a campaign stands: matches that are over by their own records, or are being played again, are noted in it. */
export function upToDate({ kept, records }: CampaignWithMatches, game: Game): Campaign {
  let { campaign } = kept;
  for (const { id, over, left, touched } of records) {
    const match = campaign.matches.find((one) => one.id === id);
    if (match?.state === 'running' && over)
      campaign = matchEnded(campaign, game, id, { at: touched, outcome: over, legacy: left ?? null });
    if (match?.state === 'over' && !over && followersOf(campaign, id).length === 0)
      campaign = matchReopened(campaign, id);
  }
  return campaign;
}

export const campaignSeat = ({ name, bot }: LocalSeat): CampaignSeat => ({
  kind: bot === null ? 'person' : 'bot',
  name,
  person: null,
  level: bot,
});

/** At this device there are people and bots; a seat that was open elsewhere is a person's. */
export const localSeatOf = ({ name, kind, level }: CampaignSeat): LocalSeat => ({
  name,
  bot: kind === 'bot' ? level : null,
});

/** A match of a campaign from its file, which has been checked, without playing it: it may be of older rules. */
export function storedFrom(
  file: string,
  match: CampaignMatch,
  kept: { readonly campaign: string; readonly openHands: boolean },
): StoredMatch {
  const parsed = parseMatch(file);
  const { game, rules, options, seed, chance, legacy, from, checkpoints, steps, answers, base } = parsed;
  const count = base + answers.length;
  const passes = steps.flatMap((step) =>
    'wish' in step ? [{ at: step.count, seat: step.seat, wish: step.wish }] : [],
  );
  return {
    record: {
      ...kept,
      id: match.id,
      game,
      rules,
      options,
      seed: seed!,
      ...(chance && { chance }),
      ...(legacy && { legacy }),
      ...leftBy(match),
      seats: match.seats.map(localSeatOf),
      created: match.begun,
      touched: match.ended ?? match.begun,
      count,
      n: parsed.n?.value ?? count + 1,
      asked: match.state === 'over' ? null : 0,
      over: (parsed.over?.value ?? null) as Outcome | null,
      ...(passes.length > 0 && { passes }),
      ...(from && { start: { at: from.at, state: from.state } }),
      checkpoints: checkpoints.map(({ at, state }) => ({ at, state })),
    },
    answers: answers.map(({ seat, answer }): AnswerRow => [seat, answer!]),
  };
}

const leftBy = ({ legacy }: CampaignMatch): { left?: Legacy } => (legacy ? { left: legacy } : {});
