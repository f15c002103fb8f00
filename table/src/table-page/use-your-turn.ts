import { useEffect } from 'react';
import { preferences } from '../prefs/preferences.ts';
import { t } from '../texts/texts.ts';
import { chime } from './sound.ts';

/** Says in the title of the window that one is asked, and, if wanted, by a sound. */
export function useYourTurn(game: string, n: number | null): void {
  useEffect(() => {
    document.title = n === null ? `${game} · Questwright` : `● ${t('table.your-turn')} · ${game}`;
    if (n !== null && preferences().sound) chime();
  }, [game, n]);
}
