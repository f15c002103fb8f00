import {
  type CampaignWords,
  createMatch,
  createRandom,
  type Game,
  goOn,
  type Legacy,
  matchBegan,
  matchEnded,
  newCampaign,
  nextSetup,
  viewCampaign,
  writeMatch,
} from '@questwright/kernel';
import { playRandomly, proveNoLeakOverChain } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type Holdings, type Smugglers, game as smugglers } from '../rules/index.ts';

const seats = ['Ada', 'Ben', 'Cleo'];
/** In so many, every leak below is found. */
const POSITIONS = 300;
const words = smugglers.campaign!;
const leaking = (campaign: Partial<CampaignWords>): Game => ({
  ...smugglers,
  campaign: { ...words, ...campaign },
});

describe('over whole campaigns, what a seat is sent', () => {
  it('does not change by one byte when all that it may not know is dealt otherwise [SM-NIGHT-01, SM-NIGHT-05]', () => {
    const { tested, skipped } = proveNoLeakOverChain(smugglers, seats, POSITIONS, 'chain');
    expect(tested).toBeGreaterThanOrEqual(POSITIONS);
    expect(skipped).toBeLessThan(tested);
  }, 120_000);

  it('never tells of a good that lies in the sea from the first night to the last', () => {
    let campaigns = 0;
    for (let seed = 0; campaigns < 40; seed++) {
      const sent = everythingSent(seed);
      if (sent.inTheSea.includes('pearl')) {
        campaigns++;
        expect(sent.matches).toBeGreaterThanOrEqual(2);
        expect(sent.all.join('\n').toLowerCase()).not.toContain('pearl');
      } else expect(sent.inTheSea).toHaveLength(3);
    }
  }, 60_000);

  it('would tell by the files of finished matches, if its legacy were no secret', () => {
    const open = leaking({ secret: false });
    let seed = 0;
    while (!everythingSent(seed).inTheSea.includes('pearl')) seed++;
    expect(everythingSent(seed, open).all.join('\n')).toContain('pearl');
  });
});

/** All that anybody is sent in the course of a campaign until it is over. */
function everythingSent(
  seed: number,
  game: Game = smugglers,
): { all: string[]; inTheSea: readonly string[]; matches: number } {
  const random = createRandom(`sent ${seed}`);
  const all: string[] = [];
  const players = seats.map((name) => ({ kind: 'person', name, person: null, level: null }) as const);
  let campaign = newCampaign(game, { id: 'c', name: 'Bay', seats: players, options: {}, created: 0 });
  let sea: readonly string[] = [];
  for (let n = 0; campaign.state === 'running'; n++) {
    const where = goOn(campaign, game);
    if (!('next' in where)) throw new Error('a match was left unfinished');
    const match = createMatch(nextSetup(game, where.next, `${seed} ${n}`));
    campaign = matchBegan(campaign, { ...where.next, id: `${n}`, begun: n });
    playRandomly(match, random, () => {
      for (let seat = -1; seat < seats.length; seat++)
        all.push(JSON.stringify([match.view(seat), match.logFor(seat)]));
    });
    all.push(writeMatch(match), JSON.stringify(viewCampaign(campaign, game)));
    sea = (match.legacy!.data as Holdings).sea;
    const { over, legacy } = match;
    campaign = matchEnded(campaign, game, `${n}`, { at: n, outcome: over!, legacy });
    all.push(JSON.stringify(viewCampaign(campaign, game)));
  }
  return { all, inTheSea: sea, matches: campaign.matches.length };
}

const seaOf = ({ data }: Legacy): readonly string[] => (data as Holdings).sea;

const leaky: { readonly [what: string]: Game } = {
  'the page of the campaign tells': leaking({ summary: (legacy) => seaOf(legacy) }),
  'the options of the next match tell': {
    ...leaking({
      next: (legacy, ...rest) => ({ ...(words.next!(legacy, ...rest) as object), hint: seaOf(legacy)[0] }),
    }),
    options: (raw, count) => ({ ...smugglers.options(raw, count), ...(raw as object) }),
  },
  'there is no next match for a hidden reason': leaking({
    next: (legacy, ...rest) => (seaOf(legacy).includes('tea') ? null : words.next!(legacy, ...rest)),
  }),
  'an open field of the next match tells': {
    ...smugglers,
    start: (options, count, legacy) => {
      const begun = smugglers.start(options, count, legacy);
      return { ...begun, turns: legacy && seaOf(legacy).includes('tea') ? 1 : 0 };
    },
  } as Game<Smugglers>,
};

describe.each(Object.keys(leaky))('a campaign is caught in which %s', (what) => {
  it(`within ${POSITIONS} positions`, () => {
    expect(() => proveNoLeakOverChain(leaky[what]!, seats, POSITIONS, 'leaky')).toThrow(
      /what seat -?\d is sent.* differs/,
    );
  }, 120_000);
});
