import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { chapters, heroes } from '../shelf.ts';

it('the shelf names every chapter and every hero of the box', () => {
  expect(chapters).toEqual(content.chapters.map(({ id, name }) => [id, name]));
  expect(heroes).toEqual(content.heroes.map(({ id, name, path }) => [id, name, path]));
});
