import { describe, expect, it } from 'vitest';
import { heroes, quests } from '../board/shelf.ts';
import { content } from '../content/index.ts';

describe('the shelf', () => {
  it('names the quests of the box', () => {
    expect(quests).toEqual(content.quests.map(({ id, name, rating }) => [id, name, rating]));
  });

  it('names the heroes of the box', () => {
    expect(heroes).toEqual(content.heroes.map(({ id, name, archetype }) => [id, name, archetype]));
  });
});
