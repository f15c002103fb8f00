import type { GameBox, QuickStart, SeatPlan } from '@questwright/board-kit';
import type { BotLevels } from '@questwright/games';
import { botName } from '../play/bot-name.ts';
import { worker } from '../play/local/client.ts';
import type { NewMatch } from '../play/local/house.ts';
import type { LocalSeat } from '../play/local/keeper.ts';
import { preferences } from '../prefs/preferences.ts';
import { t } from '../texts/texts.ts';
import { fittedValues, optionsOf } from './values.ts';

/** Whoever sets the table up is the first person at it, whichever seat that is. */
export const personName = (seats: readonly SeatPlan[], seat: number): string =>
  seats.slice(0, seat).some(({ kind }) => kind === 'person')
    ? t('setup.person-n', { n: seat + 1 })
    : preferences().name || t('setup.guest');

export const localSeats = (seats: readonly SeatPlan[], { strongest }: BotLevels): LocalSeat[] =>
  seats.map((plan, seat) =>
    plan.kind === 'bot'
      ? { name: botName(seat), bot: plan.level ?? strongest }
      : { name: (plan.kind === 'person' && plan.name) || personName(seats, seat), bot: null },
  );

/** The match that one click starts; with bots in every seat for those who want to watch. */
export async function quickMatch(box: GameBox, quick: QuickStart, watch: boolean): Promise<NewMatch> {
  const levels = await worker.call('levels', box.id);
  const plans = watch ? quick.seats.map((): SeatPlan => ({ kind: 'bot' })) : quick.seats;
  const seats = localSeats(plans, levels);
  const values = fittedValues(box, quick.values ?? {}, seats.length);
  return { game: box.id, options: optionsOf(box, values, seats.length), seats, openHands: false };
}
