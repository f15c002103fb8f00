import { createRandom, type Match, randomAnswer } from '@questwright/kernel';
import { type Recording, recordingTests } from '@questwright/kernel/testing';
import { habit } from '../bot/habit.ts';
import { content } from '../content/index.ts';
import { LAIR } from '../rules/boxes.ts';
import type { QuestDef } from '../rules/definitions.ts';
import { BASE_BOX } from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import type { Side } from '../rules/state.ts';

const NAMES = ['Olga', 'Ada', 'Ben', 'Cid', 'Dot'];
/** The boxes whose quests are recorded. */
const RECORDED = [BASE_BOX, LAIR];
/** Boxes bring more of these. */
const GROWING = ['hero', 'class', 'group', 'relic', 'skill', 'shop', 'overlord-card', 'deck', 'leave-out'];

/** One side plays by habit, and the other at random, so that the first one wins sooner or later. */
const playedFor =
  (side: Side, seed: string): NonNullable<Recording['play']> =>
  (match: Match) => {
    const random = createRandom(seed);
    while (match.choice) {
      const { choice } = match;
      const isIts = (choice.seat === 0) === (side === 'overlord') && !GROWING.includes(choice.topic ?? '');
      match.answer(choice.seat, isIts ? habit(match as never, choice) : randomAnswer(choice, random));
    }
  };

/** Each side wins a quest with two, three and four heroes. */
const wonByEither = ({ id }: QuestDef): Recording[] =>
  [2, 3, 4].flatMap((heroes) =>
    (['heroes', 'overlord'] as const).map((side): Recording => {
      const name = `${id}-${heroes}-${side}`;
      const setup = { seats: NAMES.slice(0, heroes + 1), options: { quest: id }, seed: name };
      return { name, ...setup, play: playedFor(side, name), shows: side, growing: GROWING };
    }),
  );

const quests = content.quests.filter(({ box }) => RECORDED.includes(box));
recordingTests(new URL('./recordings/', import.meta.url), game, quests.flatMap(wonByEither));
