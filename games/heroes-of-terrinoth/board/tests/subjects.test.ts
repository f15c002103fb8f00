import { pictureTests } from '@questwright/board-kit/testing';
import { createSpeaker } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { subjects } from '../subjects/index.ts';

const { heroes, activations, sets, loners, locations, exploration, extras, conditions, quests } = content;

pictureTests({
  cards: [
    ...heroes,
    ...activations,
    ...sets.flatMap(({ minion, master }) => [minion, master]),
    ...loners,
    ...locations,
    ...new Set([...exploration.flatMap(({ cards }) => cards), ...extras]),
    ...conditions,
    ...quests,
  ],
  subjects,
  painted: () => {
    const speaker = createSpeaker({ languages: [{ en: english }, game.languages] });
    return new Map(faces(speaker).map(({ id, picture }) => [id, picture?.paint()]));
  },
});
