import { type ChoiceView, createRandom } from '@questwright/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeatPlan, ServerMessage } from '../../protocol/index.ts';
import { arrive, Client } from '../kit/client.ts';
import { type Company, gather } from '../kit/company.ts';
import { HEROES } from '../kit/games.ts';
import { makeMatch, someAnswer } from '../kit/play.ts';
import { TEST_GAMES_AND_HEROES } from '../kit/server.ts';

const HOSTILE = 6;
const ANSWERS = 40;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A quest over which the rules work as long as they are let. */
const endless = {
  id: 'endless',
  name: 'Endless',
  enemies: [{ random: { Trivial: 2 } }],
  locations: [{ random: { Trivial: 1 } }],
  exploration: [{ sets: ['Base', 'Dungeon', 'Arcane'] }],
  abilities: [{ when: 'round starts', do: { 'raise peril': 1e9 } }],
};
const options = {
  quest: 'endless',
  components: JSON.stringify({
    heroes: [],
    cards: [],
    enemies: [],
    locations: [],
    exploration: [],
    quests: [endless],
  }),
};

describe('guests with endless quests of their own', { timeout: 120_000 }, () => {
  let company: Company;
  beforeAll(async () => {
    company = await gather({ games: TEST_GAMES_AND_HEROES, rulesMsPerMinute: 1000 });
  }, 60_000);
  afterAll(() => company.close(), 60_000);

  /** Begins one such match after the other, and answers whatever is asked until the rules fail. */
  async function attack(stop: () => boolean): Promise<string[]> {
    const client = await Client.connect(await arrive(company.url, 'Hostile'));
    const random = createRandom('hostile');
    const codes: string[] = [];
    const note = async (reply: Promise<ServerMessage>): Promise<ServerMessage> => {
      const got = await reply;
      codes.push(got.type === 'error' ? got.code : got.type);
      return got;
    };
    while (!stop()) {
      const seats: SeatPlan[] = [{ kind: 'me' }, { kind: 'me' }];
      const made = await note(client.ask({ type: 'create', game: HEROES, options, seats, listed: false }));
      if (made.type !== 'done') {
        await pause(50);
        continue;
      }
      const match = made.match!;
      await note(client.ask({ type: 'start', match }));
      await note(client.ask({ type: 'watch', match }));
      for (let reply = made; reply.type === 'done' && !stop(); ) {
        const asked = (): ChoiceView | undefined =>
          [0, 1].map((seat) => client.see(match, seat)?.view.choice).find((choice) => choice?.options) ??
          undefined;
        const choice = await client.until(asked, 'a choice', 2000).catch(() => null);
        if (!choice) break;
        const { seat, n } = choice;
        const answer = someAnswer(choice, random);
        reply = (await note(client.ask({ type: 'answer', match, seat, n, answer }))) as typeof made;
        if (reply.type === 'done') await client.untilVersion(match, seat, n + 1);
      }
      await note(client.ask({ type: 'unwatch', match }));
    }
    await client.close();
    return codes;
  }

  it('hold up nobody but each other', async () => {
    const ann = await company.guest('Ann');
    const match = await makeMatch(ann, [], { game: 'snag', bots: [] });
    let over = false;
    const attacks = Array.from({ length: HOSTILE }, () => attack(() => over));
    await pause(1000);
    const waits: number[] = [];
    for (let n = 1; n <= ANSWERS; n++) {
      const began = performance.now();
      await ann.do({ type: 'answer', match, seat: 0, n, answer: 'on' });
      waits.push(performance.now() - began);
      await pause(150);
    }
    over = true;
    const codes = new Set((await Promise.all(attacks)).flat());
    waits.sort((a, b) => a - b);
    // They did get to the point where the rules had to be stopped, and did not get there again and again.
    expect([...codes]).toEqual(expect.arrayContaining(['parked', 'over-quota']));
    expect(waits.at(-1)).toBeLessThan(1000);
  });
});
