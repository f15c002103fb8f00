import { createMatch, createSpeaker, kernelLanguages, type LogEntry } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { spaceWords } from '../dungeon/words.ts';
import { english } from '../english.ts';
import { momentsIn } from '../moments.ts';
import { encounterOf, mapOf, partsOpen } from '../sight.ts';

const view = () =>
  createMatch({
    game,
    seats: ['Ann'],
    seed: 1,
    options: { play: 'legend', mode: 'quest', quest: 'arachnophilia', players: [0, 0] },
  } as never).view(0);

const opens = (part: string): LogEntry => ({ at: 0, key: 'd2.log.legend.part', args: { part } });

it('the story of a part is told when it opens, long enough to be read', () => {
  expect(momentsIn([opens('Larder')], view())).toMatchObject([
    { kind: 'page', text: 'd2.story.arachnophilia.larder', isRead: true },
  ]);
  expect(momentsIn([opens('Nowhere')], view())).toEqual([]);
});

it('of a map that opens part by part, those parts count as open of which no space is hidden', () => {
  const closed = view();
  const [larder] = encounterOf(closed)!.parts;
  const hidden = larder!.tiles.flatMap((tile) => encounterOf(closed)!.map().places[tile]!);
  const seen = (unexplored: readonly number[]) =>
    partsOpen({ ...closed, open: { ...(closed.open as object), unexplored } } as never).map(
      ({ name }) => name,
    );
  expect([seen(hidden), seen([])]).toEqual([[], ['Larder']]);
});

it('of what nobody has explored nothing is said to whoever points there [D2-MAP-12]', () => {
  const speaker = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
  const begun = view();
  const drawn = encounterOf(begun)!.map();
  const hidden = encounterOf(begun)!.parts.flatMap(({ tiles }) =>
    tiles.flatMap((tile) => drawn.places[tile]!),
  );
  const closed = {
    ...begun,
    open: { ...(begun.open as object), map: drawn.drawing, unexplored: hidden },
  } as never;
  const { count } = mapOf(closed)!;
  expect(hidden.length).toBeGreaterThan(5);
  for (let space = 0; space < count; space++)
    expect(spaceWords(closed, space, speaker) === null).toBe(hidden.includes(space));
});
