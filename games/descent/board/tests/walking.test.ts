import { createSpeaker, kernelLanguages, type Option } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect, it } from 'vitest';
import { game } from '../../rules/index.ts';
import { at, figure, ground, type Table, walk } from '../../tests/move/kit.ts';
import { hero, monster } from '../../tests/position.ts';
import { deedsIn } from '../deeds.ts';
import { strikeOn } from '../dungeon/striking.ts';
import { stepsTo, sufferedOn, walksIn, wayTo } from '../dungeon/walking.ts';
import { figureWords } from '../dungeon/words.ts';
import { english } from '../english.ts';
import { factsOf, mapOf, shownIn } from '../sight.ts';

const speaker = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });

describe('a walk in one gesture', () => {
  ruleTest('leads around what is dear, and says what it takes', (open) => {
    const t = walk(open, { map: ground('H w .', '. . .'), figures: { H: hero({ speed: 4 }) } });
    const view = t.match.view(t.match.choice!.seat);
    const tables = mapOf(view)!;
    const far = walksIn(view, view.choice!).map(({ space, points }) => `${tables.names[space]} ${points}`);
    expect(far.sort()).toEqual(['a2 1', 'b1 2', 'b2 1', 'c1 2', 'c2 2']);
    expect(stepsTo(view, tables, tables.spaceNamed('c1'))).toEqual(['action:move', 'step:b2', 'step:c1']);
  });

  ruleTest('does not lead through a pit, nor through an enemy', (open) => {
    const t = walk(open, {
      map: ground('H p .', 'M . .'),
      figures: { H: hero({ speed: 4 }), M: monster() },
    });
    const view = t.match.view(t.match.choice!.seat);
    const tables = mapOf(view)!;
    expect(stepsTo(view, tables, tables.spaceNamed('c1'))).toEqual(['action:move', 'step:b2', 'step:c1']);
    const ways = walksIn(view, view.choice!).map(({ space }) => tables.names[space]!);
    expect(ways).not.toContain('a2');
  });

  ruleTest('is offered with the points that are left', (open) => {
    const t = walk(open, { map: ground('H . . . .'), figures: { H: hero({ speed: 3 }) } });
    t.choose('action:move');
    t.choose('step:b1');
    const view = t.match.view(t.match.choice!.seat);
    const tables = mapOf(view)!;
    const ways = walksIn(view, view.choice!).map(({ space }) => tables.names[space]!);
    expect(ways.sort()).toEqual(['a1', 'c1', 'd1', 'e1']);
    expect(stepsTo(view, tables, tables.spaceNamed('d1'))).toEqual(['step:c1', 'step:d1']);
  });

  ruleTest('goes on with fatigue where the points end, as far as Stamina goes', (open) => {
    const t = walk(open, {
      map: ground('H . . . w . .'),
      figures: { H: { ...hero({ speed: 3, stamina: 4 }), fatigue: 1 } },
    });
    const view = t.match.view(t.match.choice!.seat);
    const tables = mapOf(view)!;
    const far = walksIn(view, view.choice!).map(({ space, fatigue }) => `${tables.names[space]} ${fatigue}`);
    expect(far.sort()).toEqual(['b1 0', 'c1 0', 'd1 0', 'e1 2', 'f1 3']);
    const ids = stepsTo(view, tables, tables.spaceNamed('f1'));
    expect(ids.filter((id) => id === 'action:fatigue')).toHaveLength(3);
    for (const id of ids) t.choose(id);
    expect([at(t, 'H'), figure(t, 'H').fatigue]).toEqual(['f1', 4]);
    t.choose('action:move');
    const tired = t.match.view(t.match.choice!.seat);
    expect(walksIn(tired, tired.choice!).map(({ space }) => tables.names[space]!)).not.toContain('a1');
  });

  ruleTest('is made of fatigue alone when there is no action left', (open) => {
    const t = walk(open, { map: ground('H . . .'), figures: { H: hero({ speed: 1, stamina: 2 }) } });
    t.choose('action:move', 'step:b1', 'action:move', 'step:a1');
    const view = t.match.view(t.match.choice!.seat);
    const tables = mapOf(view)!;
    expect(walksIn(view, view.choice!).map(({ space }) => tables.names[space]!)).toEqual(['b1', 'c1']);
    expect(stepsTo(view, tables, tables.spaceNamed('c1'))).toEqual([
      ...['action:fatigue', 'step:b1', 'action:fatigue', 'step:c1'],
    ]);
  });
});

describe('an attack in one gesture', () => {
  ruleTest('is made with the better weapon, on whoever can be targeted', (open) => {
    const t = walk(open, {
      map: ground('H M . .', '. . . .', '. . . N'),
      figures: {
        H: hero({ weapons: ['Oak Staff'] }),
        M: monster(),
        N: monster({ name: 'N' }),
      },
    });
    const view = t.match.view(t.match.choice!.seat);
    const strike = (name: string) =>
      strikeOn(view, view.choice, shownIn(view, 'map').find(({ label }) => label === name)!);
    expect(strike('N')).toBeNull();
    const { weapon, ids } = strike('M')!;
    expect(speaker.say(weapon.text)).toBe('attack with Oak Staff');
    t.choose(ids[0] as string);
    const aimed = t.match
      .view(t.match.choice!.seat)
      .choice!.options!.filter(ids[1] as (option: Option) => boolean);
    expect(aimed.map(({ id }) => id)).toEqual(['target:M']);
  });
});

describe('a walk', () => {
  const toldOf = (t: Table, to: string) => {
    const view = t.match.view(t.match.choice!.seat);
    return sufferedOn(wayTo(factsOf(view)!.walk, mapOf(view)!.spaceNamed(to)), speaker);
  };

  ruleTest('tells what lava and a pit do on the way', (open) => {
    const t = walk(open, { map: ground('H l l p .'), figures: { H: hero({ speed: 5 }) } });
    expect(toldOf(t, 'b1')).toEqual(['suffers 1 damage on the way (Lava)']);
    expect(toldOf(t, 'd1')).toEqual(['suffers 4 damage on the way (Lava, Pit)']);
    expect(toldOf(t, 'e1')).toEqual([]);
    t.choose('action:move', 'step:b1', 'step:c1', 'step:d1');
    expect(figure(t, 'H').damage).toBe(4);
  });

  ruleTest(
    'tells of the webs of monsters that it leaves, and leads around what hurts at the same price',
    (open) => {
      const t = walk(open, {
        map: ground('M H . .', '. . l .', '. . . .'),
        figures: { H: hero({ speed: 3 }), M: monster({ passives: ['Web'] }) },
      });
      expect(toldOf(t, 'c1')).toEqual(['suffers 1 fatigue on the way (Web)']);
      expect(toldOf(t, 'd2')).toEqual(['suffers 1 fatigue on the way (Web)']);
      t.choose('action:move', 'step:c1', 'step:d2');
      expect([figure(t, 'H').fatigue, figure(t, 'H').damage]).toEqual([1, 0]);
    },
  );

  ruleTest('of a large figure shrinks it first and puts its base down last', (open) => {
    const t = walk(open, {
      map: ground('M M . . .', 'M M . . .', 'H . . . .'),
      figures: { H: hero(), M: monster({ size: 'huge', speed: 3 }) },
      turn: { activating: 'M' },
    });
    const view = t.match.view(t.match.choice!.seat);
    const tables = mapOf(view)!;
    const ids = stepsTo(view, tables, tables.spaceNamed('e1'));
    expect(ids).toEqual(['action:move', 'shrink:b1', 'step:c1', 'step:d1', 'step:e1', 'stop']);
    for (const id of ids) t.choose(id);
    expect(at(t, 'M')).toBe('d1 e1 d2 e2');
  });

  ruleTest('leads through friends, and of a figure that flies over enemies', (open) => {
    const through = walk(open, { map: ground('H A B . .'), figures: { H: hero(), A: hero(), B: hero() } });
    const view = through.match.view(through.match.choice!.seat);
    expect(stepsTo(view, mapOf(view)!, mapOf(view)!.spaceNamed('d1'))).toEqual([
      'action:move',
      'step:b1',
      'step:c1',
      'step:d1',
    ]);
    const over = walk(open, {
      map: ground('M H . .'),
      figures: { H: hero(), M: monster({ passives: ['Fly'] }) },
      turn: { activating: 'M' },
    });
    const seen = over.match.view(over.match.choice!.seat);
    expect(stepsTo(seen, mapOf(seen)!, mapOf(seen)!.spaceNamed('c1'))).toEqual([
      'action:move',
      'step:b1',
      'step:c1',
    ]);
  });
});

ruleTest('a figure is told in words: where it is, whether it is seen, how hurt it is', (open) => {
  const t = walk(open, {
    map: ground('. . M', '. . .', 'H . .'),
    figures: { H: hero({}), M: { ...monster({ health: 5 }), damage: 2 } },
  });
  const view = t.match.view(t.match.choice!.seat);
  const seen = shownIn(view, 'map').find(({ id }) => id === figure(t, 'M').id)!;
  expect(figureWords(view, seen, speaker)).toMatch(/^M, .*2 spaces north-east, in sight, 3 of 5 health$/);
});

it('who attacked last has dealt the damage, and has defeated whoever falls by it', () => {
  const line = (key: string, args: object) => ({ n: 0, key, args }) as never;
  const deeds = deedsIn([
    line('d2.log.attacks', { figure: 'Jain', target: 'Ettin' }),
    line('d2.log.dealt', { figure: 'Ettin', n: 3 }),
    line('d2.log.defeated', { figure: 'Ettin' }),
    line('d2.log.attacks', { figure: 'Zombie', target: 'Jain' }),
    line('d2.log.dealt', { figure: 'Jain', n: 2 }),
    line('d2.log.knocked-out', { figure: 'Jain' }),
  ]);
  expect(deeds.get('Jain')).toEqual({ attacks: 1, dealt: 3, defeated: 1, fell: 1 });
  expect(deeds.get('Zombie')).toEqual({ attacks: 1, dealt: 2, defeated: 0, fell: 0 });
});
