import { inOrder } from '@questwright/adventure';
import {
  eachTests,
  event,
  heroesChoose,
  heroesMay,
  lowest,
  oneTests,
  searches,
  skipsNext,
  toEach,
} from '../../rules/campaign/event-words.ts';
import { looksAtHand } from '../../rules/campaign/looks-at-hand.ts';
import { becomes, recoversAll, suffers } from '../../rules/effects/harm.ts';
import { draws, overlordDiscards } from '../../rules/effects/overlord.ts';
import { each, heroes, thatFigure } from '../../rules/effects/whom.ts';
import { BASE_BOX } from '../../rules/ids.ts';

const all = each(heroes);
const hurts = suffers('damage', 1, thatFigure);
const tires = suffers('fatigue', 1, thatFigure);
const hurtsAll = suffers('damage', 1, all);
const tiresAll = suffers('fatigue', 1, all);
const ambush = eachTests('chosen', { failed: inOrder(hurts, tires) });

const base = { box: BASE_BOX };

/** The events of the land in the base box. Icons without an entry bring nothing. */
export const travelEvents = [
  event('travel-bg-1', 'Standing Stones', base, {
    plain: eachTests('willpower', { failed: tires, allPassed: toEach(searches) }),
    forest: heroesMay(inOrder(hurtsAll, overlordDiscards)),
    mountain: inOrder(hurtsAll, tiresAll),
  }),
  event('travel-bg-2', 'Traveling Merchant', base, {
    road: eachTests('knowledge', { passed: searches }),
    plain: heroesMay(draws(1), hurtsAll),
    forest: oneTests('awareness', { failed: tiresAll }),
  }),
  event('travel-bg-3', 'Smoke', base, {
    plain: draws(1),
    forest: inOrder(recoversAll('damage', all), recoversAll('fatigue', all)),
    mountain: eachTests('might', { failed: hurts, allFailed: hurtsAll }),
  }),
  event('travel-bg-4', 'Lawless Brigands', base, {
    plain: oneTests('might', { failed: hurtsAll }),
    forest: eachTests('awareness', { failed: becomes('poisoned', thatFigure), allFailed: hurtsAll }),
    water: oneTests('awareness', { passed: searches }),
  }),
  event('travel-bg-5', 'Latari Elves', base, {
    forest: heroesMay(hurtsAll, draws(2)),
    mountain: skipsNext,
    water: eachTests('willpower', { failed: becomes('diseased', thatFigure) }),
  }),
  event('travel-bg-6', 'Hidden Path', base, { road: skipsNext, mountain: ambush, forest: ambush }),
  event('travel-bg-7', 'Traveling Sage', base, {
    road: oneTests('knowledge', { passed: looksAtHand }),
    forest: lowest('awareness', becomes('poisoned', thatFigure)),
    water: lowest('might', becomes('diseased', thatFigure)),
  }),
  event('travel-bg-8', 'Farm Already Burning', base, {
    plain: draws(1),
    mountain: heroesMay(inOrder(heroesChoose(searches), draws(1))),
    water: heroesMay(inOrder(recoversAll('fatigue', all), draws(1))),
  }),
  event('travel-bg-9', 'Spies', base, {
    road: eachTests('knowledge', { failed: draws(1) }),
    mountain: eachTests('might', { failed: suffers('fatigue', 2, thatFigure) }),
    water: eachTests('awareness', { failed: suffers('fatigue', 2, thatFigure) }),
  }),
  event('travel-bg-10', 'Orchard', base, {
    plain: oneTests('willpower', { passed: searches }),
    mountain: eachTests('awareness', { failed: hurts, allFailed: hurtsAll }),
    water: eachTests('might', { failed: tires, allFailed: hurtsAll }),
  }),
];
