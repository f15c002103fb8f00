import { bots, type Descent } from '@questwright/descent';
import { fileWhere, type Wanted } from './match-file.ts';

/** A match file of an overlord and two players with three heroes, played by bots up to a position of some kind. */
export const descentWhere = (
  wanted: Wanted<Descent>,
  quest = 'first-blood',
  level: string | null = null,
): Promise<string> =>
  fileWhere(
    {
      game: 'descent',
      seats: ['Olga', 'Ada', 'Ben'],
      options: { quest, level, players: [1, 2, 1] },
      player: bots.greedy!.answer,
    },
    wanted,
  );

/** A match file of The Delve, in which one person has two heroes, played by a bot up to a position of some kind. */
export const delveWhere = (wanted: Wanted<Descent>): Promise<string> =>
  fileWhere(
    {
      game: 'descent',
      seats: ['Ada'],
      options: { play: 'legend', mode: 'delve', players: [0, 0] },
      player: bots.greedy!.answer,
    },
    wanted,
  );
