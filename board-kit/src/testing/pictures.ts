import { describe, expect, it } from 'vitest';
import { compose, composeFigures, type Subject } from '../art/index.ts';

/** What a game's pictures are checked with. */
interface Pictured {
  /** The cards that have a picture. */
  readonly cards: readonly { readonly id: string }[];
  /** What each card shows, by its id. */
  readonly subjects: { readonly [card: string]: Subject };
  /** What is painted on the faces of the cards, by their ids. */
  painted(): ReadonlyMap<string, string | undefined>;
}

/** Every card of a game has a picture, no two have the same, and it is the one on its face. */
export function pictureTests({ cards, subjects, painted }: Pictured): void {
  /** The ids of those that look the same, in groups. */
  const alike = (look: (subject: Subject) => string): string[][] => {
    const groups = new Map<string, string[]>();
    for (const id in subjects) {
      const seen = look(subjects[id]!);
      groups.set(seen, [...(groups.get(seen) ?? []), id]);
    }
    return [...groups.values()].filter(({ length }) => length > 1);
  };

  describe('what the cards show', () => {
    it('is said of every card, and of nothing else', () => {
      const ids = cards.map(({ id }) => id);
      expect(ids.filter((id) => !subjects[id])).toEqual([]);
      expect(Object.keys(subjects).filter((id) => !ids.includes(id))).toEqual([]);
    });

    it('is another picture on every card', () => {
      expect(alike(compose)).toEqual([]);
    });

    it('differs by more than the scene: no figure is on two cards', () => {
      expect(alike(composeFigures)).toEqual([]);
    });

    it('is on the faces of the cards', () => {
      const shown = painted();
      expect(cards.filter(({ id }) => shown.get(id) !== compose(subjects[id]!))).toEqual([]);
    });
  });
}
