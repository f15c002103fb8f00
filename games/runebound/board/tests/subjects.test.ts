import { pictureTests } from '@questwright/board-kit/testing';
import { createSpeaker } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { cardsOf } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { subjects } from '../subjects/index.ts';

pictureTests({
  cards: cardsOf(content).filter(({ kind }) => kind !== 'token'),
  subjects,
  painted: () => {
    const speaker = createSpeaker({ languages: [{ en: english }, game.languages] });
    return new Map(faces(speaker).map(({ id, picture }) => [id, picture?.paint()]));
  },
});
