import { useEffect } from 'react';
import { t } from '../texts/texts.ts';
import { sound } from './sound.ts';

/** Says in the title of the window that one is asked, and, if wanted, by a sound. */
export function useYourTurn(game: string, n: number | null): void {
  useEffect(() => {
    document.title = n === null ? `${game} · Questwright` : `● ${t('table.your-turn')} · ${game}`;
    if (n !== null) sound('turn');
  }, [game, n]);
}
