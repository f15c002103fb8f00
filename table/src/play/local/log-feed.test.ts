import { createMatch, createRandom, extendPage, type LogPage, randomAnswer } from '@questwright/kernel';
import { game as magpies } from '@questwright/magpies';
import { expect, it } from 'vitest';
import { LogFeed } from './log-feed.ts';

it.each([0, 1, -1])('keeps the log of eyes %i up to date, also through undo', (eyes) => {
  const match = createMatch({ game: magpies, seats: ['Anna', 'Ben'], seed: 'feed' });
  const random = createRandom('feed');
  const feed = new LogFeed(match, eyes);
  let page: LogPage = feed.first;
  let undone = 0;
  while (match.choice) {
    if (match.count > 3 && random.below(6) === 0) {
      match.rewind(match.count - 1 - random.below(3));
      undone++;
    } else match.answer(match.choice.seat, randomAnswer(match.choice, random));
    const news = feed.news();
    if (news) page = extendPage(page, news);
    expect(page).toEqual({ from: 0, entries: match.logFor(eyes) });
  }
  expect(undone).toBeGreaterThan(3);
  expect(feed.news()).toBeNull();
});
