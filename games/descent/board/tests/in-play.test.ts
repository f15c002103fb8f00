import { expect, it } from 'vitest';
import { inPlay } from '../in-play.ts';

const line = (section: string, text: string, ...tags: string[]) => ({ id: 'D2-X-01', section, text, tags });

it('folds away the app, unseen quests and components of boxes that are not there', () => {
  expect(inPlay(line('Actions', 'A hero has two actions.'))).toBe(true);
  expect(inPlay(line('Actions', 'The app says when.', 'app'))).toBe(false);
  expect(inPlay(line('Quests: The Shadow Rune', 'The wall falls.', 'content', 'unseen'))).toBe(false);
  expect(inPlay(line('Heroes and allies: Andira Runehand', 'It heals.', 'content'))).toBe(false);
  expect(inPlay(line('Heroes and allies: Widow Tarha (base game)', 'It rerolls.', 'content'))).toBe(true);
  expect(inPlay(line('Items and relics: Base game', 'The Crossbow moves its target.', 'content'))).toBe(true);
  expect(inPlay(line('Class cards: Necromancer: Raise Dead', 'It stands.', 'content'))).toBe(true);
});
