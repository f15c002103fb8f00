import { note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { asHex } from '../../rules/as.ts';
import type { ScenarioDef, VillainDef } from '../../rules/definitions.ts';
import { countWilds, keepOrReroll, rollDice } from '../../rules/dice.ts';
import {
  action,
  doubleAll,
  flip,
  foesTokens,
  heal,
  ownHealth,
  print,
  surge,
  villain,
} from '../../rules/effects/index.ts';
import { distance, hexCalled, hexName, NEIGHBOURS } from '../../rules/map/hexes.ts';
import { everyonesDefeat } from '../../rules/outcome.ts';
import type { Runebound } from '../../rules/state.ts';
import { engageVillain, foesStory, villainHere } from './villain.ts';

const TAMALIR = hexCalled('Tamalir');

export const margath: VillainDef = villain({
  name: 'High Lord Margath',
  health: 15,
  least: 8,
  token: 'margath-token',
  traits: ['Warrior', 'Villain', 'Dragon'],
  abilities: [
    ownHealth('rb.ability.villain-lore', (g) => -foesStory(g)),
    surge(1, 'Bait', flip(foesTokens(1))),
    surge(2, 'Dragonlord’s Vigor', heal(3)),
    surge(3, 'Fury of the Wing', doubleAll('enemy')),
  ],
});

export const ascendance: ScenarioDef = {
  ...print([action(1, engageVillain(), { if: villainHere() })], ['rb.scenario.margath']),
  kind: 'scenario',
  id: 'margath',
  name: 'The Ascendance of Margath',
  original: false,
  token: 'lore',
  villain: margath.id,
  spawn: hexCalled('Skydown'),
  spawnRule: 'RB-SCENARIO-05',
  setUp: () => {},
  actEnds: () => {},
  *afterwards(g: Runebound): Rule {
    const roll = rollDice(g, g.first, 5, 'villain');
    yield* keepOrReroll(g, roll, () => ['rb.by.villain-dice', { n: countWilds(roll.faces) }]);
    g.roll = null;
    for (let i = countWilds(roll.faces); i > 0; i--) yield* stepTowardTamalir(g);
  },
};

/** A shortest way, whatever the terrain; among several the first player picks. */
function* stepTowardTamalir(g: Runebound): Rule {
  const left = distance(g.villain, TAMALIR);
  const among = NEIGHBOURS[g.villain]!.filter((hex) => distance(hex, TAMALIR) < left);
  g.villain = yield* chooseOne(g, {
    seat: g.first,
    topic: 'villain-path',
    prompt: 'rb.ask.villain-path',
    by: () => ['rb.by.villain-path', { n: left }],
    among,
    as: asHex,
  });
  note(g, 'rb.log.villain-moves', { hex: hexName(g.villain) }, 'RB-SCENARIO-08');
  if (g.villain === TAMALIR) everyonesDefeat(g, 'rb.over.tamalir', 'RB-SCENARIO-09');
}
