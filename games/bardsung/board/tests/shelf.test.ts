import type { SetupValues } from '@questwright/board-kit';
import { createMatch } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { game } from '../../rules/index.ts';
import type { Bardsung } from '../../rules/state.ts';
import { box } from '../index.ts';
import { chapters, encounters, heroes } from '../shelf.ts';

it('the shelf names every chapter, every encounter and every hero of the box', () => {
  expect(chapters).toEqual(content.chapters.map(({ id, name }) => [id, name]));
  expect(encounters).toEqual(content.encounters.map(({ id, name }) => [id, name]));
  expect(heroes).toEqual(content.heroes.map(({ id, name, path }) => [id, name, path]));
});

const { setup } = box;
const chosen: SetupValues = { ...setup.quick.values, heroes: ['swiftclaw', null] };

const begin = (values: SetupValues) =>
  createMatch<Bardsung>({
    game,
    seats: ['Ann', 'Ben'],
    seed: 1,
    options: setup.options!(values, 2),
  } as never);

it('what is chosen to be played is played: a chapter, or one encounter alone without a campaign', () => {
  const { state: chapter } = begin(chosen);
  expect([chapter.node, chapter.journey?.chapter, chapter.party[0]]).toEqual([
    '1a',
    'the-outer-ruins',
    'swiftclaw',
  ]);
  expect(setup.campaign!(chosen)).toBe(undefined);

  const alone = { ...chosen, chapter: 'the-crypt', encounter: '7c' };
  const { state: encounter } = begin(alone);
  expect([encounter.node, encounter.journey, encounter.party[0]]).toEqual(['7c', null, 'swiftclaw']);
  expect(setup.campaign!(alone)).toBe(false);
});

it('what is played is shown again as it was chosen', () => {
  for (const values of [chosen, { ...chosen, ready: false }, { ...chosen, ready: false, encounter: '7c' }])
    expect(setup.values!(game.options(setup.options!(values, 2), 2))).toEqual({
      ...values,
      heroes: ['swiftclaw', 'dawnguard'],
    });
});
