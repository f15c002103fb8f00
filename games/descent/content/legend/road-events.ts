import { inOrder, when } from '@questwright/adventure';
import { eachTests, event, heroesChoose, heroesMay, oneTests } from '../../rules/campaign/event-words.ts';
import { becomes, suffers } from '../../rules/effects/harm.ts';
import type { GameEffect } from '../../rules/effects/on-figures.ts';
import { each, heroes, thatFigure } from '../../rules/effects/whom.ts';
import { BASE_BOX } from '../../rules/ids.ts';
import { costsMorale } from '../../rules/legend/perils.ts';
import { earns, gainsFame, gainsMorale, isKnownAs } from '../../rules/legend/road/words.ts';

const all = each(heroes);
const met = (id: string, name: string, effect: GameEffect) =>
  event(`road-${id}`, name, { box: BASE_BOX, deck: 'legend', original: true }, { road: effect });

/** What a party meets on its way to a quest: twelve events of our own. */
export const roadEvents = [
  met('toll', 'The Toll Bridge', eachTests('might', { failed: suffers('fatigue', 1, thatFigure) })),
  met('storm', 'Three Days of Rain', suffers('fatigue', 1, all)),
  met('merchant', 'A Cart in the Ditch', oneTests('might', { passed: earns({ gold: 25 }) })),
  met('wolves', 'Eyes Beyond the Fire', eachTests('awareness', { failed: suffers('damage', 1, thatFigure) })),
  met('shrine', 'A Wayside Shrine', eachTests('willpower', { allPassed: gainsMorale(1) })),
  met('song', 'A Song About Somebody', when(isKnownAs('noteworthy'), inOrder(gainsFame(1), gainsMorale(1)))),
  met('bog', 'The Wrong Path', heroesChoose(becomes('poisoned', thatFigure))),
  met(
    'riddle',
    'The Ferryman\u2019s Riddle',
    oneTests('knowledge', { passed: gainsFame(1), failed: suffers('fatigue', 2, thatFigure) }),
  ),
  met('ghosts', 'The Old Battlefield', eachTests('willpower', { allFailed: costsMorale(1) })),
  met('hunters', 'Hunters Share Their Fire', when(isKnownAs('impressive'), earns({ gold: 25 }))),
  met('ambush', 'Stones From Above', suffers('damage', 1, all)),
  met('oath', 'A Plea at the Crossroads', heroesMay(inOrder(suffers('fatigue', 1, all), gainsFame(1)))),
];
