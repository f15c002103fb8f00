import { createMatch, createRandom } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { goalsOf } from '../../bot/aims.ts';
import { insight } from '../../bot/insight.ts';
import { content } from '../../content/index.ts';
import { tablesOf } from '../../rules/ground.ts';
import { game } from '../../rules/index.ts';
import { heroFigure } from '../../rules/pieces.ts';
import { placeNamed } from '../../rules/quest/encounter.ts';
import { openPart } from '../../rules/quest/parts.ts';
import type { Descent } from '../../rules/state.ts';
import { run } from '../legend/delve-kit.ts';
import { first } from '../legend/quest-kit.ts';

function begun(quest: string): Descent {
  const options = { play: 'legend', mode: 'quest', quest, players: [0, 0] };
  const match = createMatch<Descent>({ game, seats: ['Ann'], seed: quest, options } as never);
  while (match.choice && match.choice.topic !== 'next-hero')
    match.answer(0, insight.policy(match, match.choice, createRandom(`${match.count}`)) as never);
  return match.state;
}

it('goes to where the door before a closed part of the map is opened, and then on into it', () => {
  const quest = 'the-smugglers-cellar';
  expect(content.legendQuests.some((one) => one.quest.id === quest)).toBe(true);
  const g = begun(quest);
  const [door] = tablesOf(g).objects.filter(({ kind }) => kind === 'door');
  const outside = door!.sides.flat().filter((space) => !g.unexplored!.includes(space));
  expect(outside.length).toBeGreaterThan(0);
  expect(goalsOf(g, heroFigure(g, 0), 'heroes')).toEqual([outside]);
  const cellar = placeNamed(g, 'Cellar');
  run(openPart(g, 'Cellar'), first);
  // What lies there can be used: the lever.
  expect(
    goalsOf(g, heroFigure(g, 0), 'heroes')
      .flat()
      .every((space) => cellar.includes(space)),
  ).toBe(true);
});
