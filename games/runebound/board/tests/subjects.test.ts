import { compose, composeFigures } from '@questwright/board-kit/art';
import { createSpeaker } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { cardsOf } from '../../rules/catalogue.ts';
import { game } from '../../rules/index.ts';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { subjects } from '../subjects/index.ts';

const cards = cardsOf(content).filter(({ kind }) => kind !== 'token');

/** The ids of those that something is the same for. */
function alike(look: (id: string) => string): string[][] {
  const groups = new Map<string, string[]>();
  for (const id of Object.keys(subjects)) groups.set(look(id), [...(groups.get(look(id)) ?? []), id]);
  return [...groups.values()].filter(({ length }) => length > 1);
}

describe('what the cards show', () => {
  it('is said of every card, and of nothing else', () => {
    const ids = cards.map(({ id }) => id);
    expect(ids.filter((id) => !subjects[id])).toEqual([]);
    expect(Object.keys(subjects).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is another picture on every card', () => {
    expect(alike((id) => compose(subjects[id]!))).toEqual([]);
  });

  it('differs by more than the scene: no figure is on two cards', () => {
    expect(alike((id) => composeFigures(subjects[id]!))).toEqual([]);
  });

  it('is on the faces of the cards', () => {
    const speaker = createSpeaker({ languages: [{ en: english }, game.languages] });
    const shown = new Map(faces(speaker).map(({ id, picture }) => [id, picture?.paint()]));
    expect(cards.filter(({ id }) => shown.get(id) !== compose(subjects[id]!))).toEqual([]);
  });
});
