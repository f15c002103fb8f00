import type { SeatPlan } from '@questwright/board-kit';
import type { BotLevels } from '@questwright/games';
import { preferences } from '../prefs/preferences.ts';
import { personName } from './quick.ts';

/** Lays a table on the server; open seats are for whoever comes by its link. */
export async function createOnline(
  game: string,
  options: unknown,
  seats: readonly SeatPlan[],
  { strongest }: BotLevels,
  listed: boolean,
): Promise<string> {
  const { link } = await import('../play/online/link.ts');
  const { sign } = preferences();
  const { match } = await link.request({
    type: 'create',
    game,
    options: options as Record<string, unknown>,
    seats: seats.map((plan, seat) => {
      if (plan.kind === 'bot') return { kind: 'bot' as const, level: plan.level ?? strongest };
      return plan.kind === 'open'
        ? plan
        : { kind: 'me' as const, name: plan.name || personName(seats, seat), ...(sign && { sign }) };
    }),
    listed,
  });
  return match!;
}
