import { bots, type Descent } from '@questwright/descent';
import { fileWhere, type Wanted, wayTo } from './match-file.ts';

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

/** The Delve, in which one person has two heroes. */
const DELVE = {
  game: 'descent',
  seats: ['Ada'],
  options: { play: 'legend', mode: 'delve', players: [0, 0] },
};

/** A match file of The Delve, played by a bot up to a position of some kind. */
export const delveWhere = (wanted: Wanted<Descent>): Promise<string> =>
  fileWhere({ ...DELVE, player: bots.greedy!.answer }, wanted);

/** The last answers in The Delve before a position of some kind, and the match file up to them. */
export const delveBefore = (wanted: Wanted<Descent>, answers: number) =>
  wayTo({ ...DELVE, player: bots['level-1']!.answer }, wanted, answers);

/** A quest without an overlord, in which one person has three heroes. */
const legendQuest = (quest: string) => ({
  game: 'descent',
  seats: ['Ada'],
  options: { play: 'legend', mode: 'quest', quest, players: [0, 0, 0] },
  player: bots['level-1']!.answer,
});

/** A match file of such a quest, played by a bot up to a position of some kind. */
export const legendQuestWhere = (quest: string, wanted: Wanted<Descent>): Promise<string> =>
  fileWhere(legendQuest(quest), wanted);

/** Its last answers before the heroes win, and the match file up to them. */
export const legendQuestBefore = (quest: string, answers: number) =>
  wayTo<Descent>(legendQuest(quest), (_, __, { over }) => over?.result === 'heroes', answers);
