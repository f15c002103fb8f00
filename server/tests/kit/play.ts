import type { Answer, ChoiceView, Outcome, Random } from '@questwright/kernel';
import type { SeatPlan } from '../../protocol/index.ts';
import type { Client } from './client.ts';

export interface MatchPlan {
  readonly game: string;
  readonly options?: Record<string, unknown>;
  /** Seats for bots, after those of the people. */
  readonly bots?: readonly string[];
  readonly listed?: boolean;
}

/** Makes a match in which the host sits first and the guests after, and starts it. All of them watch it. */
export async function makeMatch(host: Client, guests: readonly Client[], plan: MatchPlan): Promise<string> {
  const seats: SeatPlan[] = [
    { kind: 'me' },
    ...guests.map(() => ({ kind: 'open' }) as const),
    ...(plan.bots ?? []).map((level) => ({ kind: 'bot', level }) as const),
  ];
  const { game, options = {}, listed = false } = plan;
  const { match } = await host.do({ type: 'create', game, options, seats, listed });
  if (!match) throw new Error('No match was made.');
  await host.do({ type: 'watch', match });
  for (const [i, guest] of guests.entries()) {
    await guest.do({ type: 'watch', match });
    await guest.do({ type: 'take', match, seat: i + 1 });
  }
  await host.do({ type: 'start', match });
  await Promise.all([host, ...guests].map((player, eyes) => player.untilVersion(match, eyes, 1)));
  return match;
}

/** Some legal answer to a choice as a client sees it. */
export function someAnswer(choice: ChoiceView, random: Random): Answer {
  const { kind, options = [], min = 1, max = 1 } = choice;
  if (kind === 'amount') return min + random.below(max - min + 1);
  const ids = options.map(({ id }) => id);
  if (kind === 'one') return ids[random.below(ids.length)]!;
  const size = kind === 'order' ? ids.length : min + random.below(max - min + 1);
  for (let i = ids.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [ids[i], ids[j]] = [ids[j]!, ids[i]!];
  }
  return ids.slice(0, size);
}

/** Lets everybody answer at random: client i sits in seat i. Gives the winners, or nobody after `limit` answers. */
export async function answerRandomly(
  match: string,
  players: readonly Client[],
  random: Random,
  limit = 10_000,
): Promise<readonly number[]> {
  for (let i = 0; i < limit; i++) {
    const now = await turnOf(match, players);
    if ('over' in now) return now.over.winners;
    const { seat, n } = now.choice;
    const { version } = players[seat]!.see(match, seat)!;
    await players[seat]!.do({ type: 'answer', match, seat, n, answer: someAnswer(now.choice, random) });
    await Promise.all(players.map((player, eyes) => player.untilVersion(match, eyes, version + 1)));
  }
  return [];
}

/** The choice that one of the players is asked, or the outcome. */
export async function turnOf(
  match: string,
  players: readonly Client[],
): Promise<{ choice: ChoiceView } | { over: Outcome }> {
  return players[0]!.until(() => {
    for (const [eyes, player] of players.entries()) {
      const view = player.see(match, eyes)?.view;
      if (view?.over) return { over: view.over };
      if (view?.choice?.seat === eyes) return { choice: view.choice };
    }
    return null;
  }, 'a choice for one of the players');
}
