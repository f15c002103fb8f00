import { inOrder } from '@questwright/adventure';
import { PACKED } from '../../rules/boxes.ts';
import type { PerilDef } from '../../rules/definitions.ts';
import { becomes, recovers, suffers } from '../../rules/effects/harm.ts';
import { tests } from '../../rules/effects/tests.ts';
import { each, heroes, monsters, thatFigure } from '../../rules/effects/whom.ts';
import { agentPeril, costsMorale, countsDown, peril, spawns, strikesOne } from '../../rules/legend/perils.ts';

const everyHero = each(heroes);
const everyMonster = each(monsters);

/** What strikes heroes who take their time: 12 minor perils, 10 major ones, 2 deadly ones, and a major one for each lieutenant pack. */
export const perils: readonly PerilDef[] = [
  peril('minor', 'Falling Stones', strikesOne(suffers('damage', 2, thatFigure))),
  peril('minor', 'Bad Air', suffers('fatigue', 1, everyHero)),
  peril(
    'minor',
    'Trembling Ground',
    tests(everyHero, 'awareness', { failed: suffers('damage', 1, thatFigure) }),
  ),
  peril('minor', 'Whispers', tests(everyHero, 'willpower', { failed: suffers('fatigue', 1, thatFigure) })),
  peril('minor', 'Clinging Webs', tests(everyHero, 'might', { failed: becomes('immobilized', thatFigure) })),
  peril('minor', 'Hatchlings', spawns('Cave Spider', 1)),
  peril('minor', 'Unquiet Graves', spawns('Zombie', 1)),
  peril('minor', 'A Bite in the Dark', strikesOne(becomes('poisoned', thatFigure))),
  peril('minor', 'Foul Water', strikesOne(becomes('diseased', thatFigure))),
  peril(
    'minor',
    'A Forgotten Rune',
    tests(everyHero, 'knowledge', { failed: suffers('damage', 1, thatFigure) }),
  ),
  peril('minor', 'A Thrown Torch', strikesOne(suffers('damage', 1, thatFigure))),
  peril('minor', 'Sudden Fear', strikesOne(suffers('fatigue', 2, thatFigure))),
  peril('major', 'Second Wind', recovers('damage', 2, everyMonster), { monsters: true }),
  peril('major', 'The Roof Comes Down', suffers('damage', 2, everyHero)),
  peril(
    'major',
    'A Marked Hero',
    strikesOne(inOrder(suffers('damage', 2, thatFigure), becomes('stunned', thatFigure))),
  ),
  peril('major', 'Poisonous Fog', tests(everyHero, 'might', { failed: becomes('poisoned', thatFigure) })),
  peril('major', 'Ambush', spawns('Goblin Archer', 2)),
  peril('major', 'Despair', inOrder(suffers('fatigue', 1, everyHero), costsMorale(1))),
  peril('major', 'The Pack Returns', spawns('Barghest', 1)),
  peril('major', 'Drained', suffers('fatigue', 2, everyHero)),
  peril(
    'major',
    'Blood for Blood',
    inOrder(recovers('damage', 3, everyMonster), suffers('damage', 1, everyHero)),
    {
      monsters: true,
    },
  ),
  peril('major', 'Visions', tests(everyHero, 'willpower', { failed: becomes('stunned', thatFigure) })),
  peril('deadly', 'Collapse', suffers('damage', 7, everyHero)),
  peril('deadly', 'The Third Bell', inOrder(costsMorale(1), countsDown(3))),
  ...PACKED.map(agentPeril),
];
