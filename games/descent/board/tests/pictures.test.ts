import { pictureTests } from '@questwright/board-kit/testing';
import { createSpeaker, kernelLanguages } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import { faces, pictureId } from '../cards.ts';
import { english } from '../english.ts';
import { subjects } from '../subjects/index.ts';

const speaker = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
const figures = new Map(content.figures.map((figure) => [figure.id, pictureId(figure)]));

pictureTests({
  cards: [
    ...content.heroes,
    ...[...new Set(figures.values())].map((id) => ({ id })),
    ...content.weapons,
    ...content.items,
    ...content.cards,
    ...content.conditions,
    ...content.classes,
    ...content.quests,
    ...content.legendQuests.map(({ quest }) => quest),
    ...content.campaigns,
    ...content.events,
  ],
  subjects,
  painted: () => new Map(faces(speaker).map(({ id, picture }) => [figures.get(id) ?? id, picture?.paint()])),
});
