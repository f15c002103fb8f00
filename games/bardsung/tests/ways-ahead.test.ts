import { createMatch, createRandom, randomAnswer } from '@questwright/kernel';
import { ruleTest } from '@questwright/kernel/testing';
import { expect, it } from 'vitest';
import { content } from '../content/index.ts';
import { tableFacts, type WayAhead } from '../rules/facts.ts';
import { game } from '../rules/game.ts';
import { zoneLabel } from '../rules/map/as-zone.ts';
import { heroModel } from '../rules/pieces.ts';
import type { Bardsung } from '../rules/state.ts';
import { foe, pick, position } from './position.ts';

const wayIn = (g: Bardsung, label: string): WayAhead =>
  tableFacts(g).ways.find(({ zones }) => zoneLabel(zones.at(-1)!) === label)!;
const told = ({ meets, ends }: WayAhead): string[] =>
  [...meets, ...ends].map((met) => [met.kind, zoneLabel(met.at), ...('tn' in met ? [met.tn] : [])].join(' '));

const start = (words: Record<string, unknown>) =>
  position({ heroes: [{ speed: 3 }, { at: '1D' }], order: ['Ann'], ...words });

ruleTest('a way tells its zones in order, what it costs and what is left of the move', (open) => {
  const t = open(start({}));
  expect(wayIn(t.state, '1C')).toMatchObject({ takesAction: true, left: 1, meets: [], ends: [], foes: 0 });
  expect(wayIn(t.state, '1C').zones.map(zoneLabel)).toEqual(['1B', '1C']);
  pick(t, 'move:1B');
  expect(wayIn(t.state, '1C')).toMatchObject({ takesAction: false, left: 1 });
});

ruleTest('it tells the parting blow of enemies, and that of vines where none are', (open) => {
  const enemies = [foe('Ogre', '1A', { tn: 13 }), foe('Imp', '1A', { tn: 15 })];
  const terrain = { vines: ['1A', '1B'] };
  expect(told(wayIn(open(start({ enemies, terrain })).state, '1C'))).toEqual(['blow 1A 15', 'vines 1B 10']);
});

ruleTest('it tells what terrain does on the way, and where the turn may end', (open) => {
  const terrain = { water: ['1B'], stalagmites: ['1C'], gas: ['1B', '1C'], drift: ['1C'] };
  const t = open(start({ terrain }));
  expect(told(wayIn(t.state, '1C'))).toEqual(['water 1B', 'stalagmites 1C', 'gas 1C', 'drift 1C']);
});

ruleTest('it counts the enemies that still act and can strike there', (open) => {
  const enemies = [
    foe('Ogre', '1D', { speed: 1, range: 1 }),
    foe('Imp', '1D', { speed: 0, range: 1 }),
    foe('Bat', '1D', { speed: 9 }),
  ];
  const t = open(start({ enemies, order: ['Ann', 'Ogre', 'Imp', 'Bat'], exhausted: ['Bat'] }));
  expect([wayIn(t.state, '1B').foes, wayIn(t.state, '1C').foes]).toEqual([1, 2]);
});

it('what is told comes true: the hero goes that way, and rolls as often as it says', () => {
  let walked = 0;
  let rolled = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { id } = content.encounters[seed * 4]!;
    const match = createMatch<Bardsung>({
      game,
      seats: ['Ann', 'Ben'],
      seed,
      options: { encounter: id },
    } as never);
    const random = createRandom(`ways ${seed}`);
    for (let i = 0; i < 250 && match.choice; i++) {
      const { choice, state: g } = match;
      const offered =
        choice.topic === 'turn' && choice.kind === 'one'
          ? choice.among.map((one) => choice.as.id(one)).filter((one) => one.startsWith('move:'))
          : [];
      const ways = choice.topic === 'turn' ? tableFacts(g).ways : [];
      if (choice.topic === 'turn')
        expect(ways.map(({ zones }) => `move:${zoneLabel(zones.at(-1)!)}`)).toEqual(offered);
      if (ways.length === 0 || random.below(3) > 0) {
        match.answer(choice.seat, randomAnswer(choice, random));
        continue;
      }
      const way = ways[random.below(ways.length)]!;
      const { seat } = g.turn!;
      const before = match.log.length;
      match.answer(choice.seat, `move:${zoneLabel(way.zones.at(-1)!)}`);
      // A reroll may be asked for on the way: it is declined.
      while (match.choice?.topic === 'reroll') match.answer(match.choice.seat, 'no');
      if (match.choice?.topic !== 'turn' || match.state.turn?.seat !== seat) continue;
      const blows = match.log.slice(before).filter(({ key }) => key.includes('parting-blow')).length;
      expect(blows).toBe(way.meets.filter(({ kind }) => kind === 'blow' || kind === 'vines').length);
      expect(heroModel(match.state, seat).at).toBe(way.zones.at(-1));
      walked++;
      rolled += blows;
    }
  }
  expect([walked > 100, rolled > 5]).toEqual([true, true]);
});
