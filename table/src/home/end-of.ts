import { t } from '../texts/texts.ts';

/** How a match ended for those of its seats that are one's own. */
export function endOf(winners: readonly number[], own: readonly number[], together: boolean): string {
  if (own.length === 0) return t('match.over');
  // Around one device somebody always wins, unless they stand or fall together.
  if (own.length > 1 && !together) return t('match.over');
  if (own.some((seat) => winners.includes(seat))) return t('match.won');
  return together || winners.length > 0 ? t('match.lost') : t('match.over');
}
