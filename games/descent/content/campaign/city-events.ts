import { inOrder } from '@questwright/adventure';
import {
  anotherEvent,
  bySpeed,
  eachTests,
  event,
  heroesChoose,
  heroesMay,
  heroesShareRoll,
  highest,
  lowest,
  oneTests,
  overlordDiscardsOne,
  overlordLaysBack,
  searches,
  skipsNext,
  thatHeroTests,
} from '../../rules/campaign/event-words.ts';
import { becomes, recoversAll, suffers } from '../../rules/effects/harm.ts';
import { draws } from '../../rules/effects/overlord.ts';
import { each, heroes, thatFigure } from '../../rules/effects/whom.ts';

const all = each(heroes);
const hurts = suffers('damage', 1, thatFigure);
const tires = suffers('fatigue', 1, thatFigure);
const hurtsAll = suffers('damage', 1, all);
const tiresAll = suffers('fatigue', 1, all);
const city = { box: 'Shadow of Nerekhall', deck: 'city' } as const;

/** The events of a city. */
export const cityEvents = [
  event('city-son-1', 'Escort of Guardsmen', city, {
    street: skipsNext,
    tower: heroesShareRoll('red', 2),
    building: heroesMay(hurtsAll, draws(1)),
  }),
  event('city-son-2', 'Enraged Ynfernael Hulk', city, {
    hazard: suffers('damage', 2, all),
    sewer: heroesMay(heroesChoose(becomes('poisoned', thatFigure)), draws(2)),
    building: draws(1),
  }),
  event('city-son-3', 'Collapse', city, {
    sewer: eachTests('might', { failed: tires, twoFailed: draws(1) }),
    hazard: lowest('willpower', becomes('bleeding', thatFigure)),
    tower: eachTests('awareness', { twoFailed: draws(1) }),
  }),
  event('city-son-4', 'Broken Pipe', city, {
    tower: eachTests('willpower', { failed: becomes('diseased', thatFigure) }),
    street: eachTests('knowledge', { passed: searches, failed: draws(1) }),
    hazard: highest('health', suffers('damage', 2, thatFigure)),
  }),
  event('city-son-5', 'Streets Are Bustling', city, {
    street: tiresAll,
    building: oneTests('knowledge', { passed: searches, failed: draws(1) }),
    sewer: overlordLaysBack,
  }),
  event('city-son-6', 'Seedy District', city, {
    street: inOrder(
      heroesChoose(thatHeroTests('awareness', { failed: suffers('fatigue', 2, thatFigure) })),
      anotherEvent,
    ),
    hazard: eachTests('might', { twoFailed: inOrder(hurtsAll, tiresAll) }),
    building: tiresAll,
  }),
  event('city-son-7', 'Crazed Old Man', city, {
    sewer: eachTests('knowledge', { twoPassed: skipsNext }),
    tower: heroesMay(hurtsAll, heroesChoose(suffers('damage', 3, thatFigure))),
    building: heroesMay(inOrder(tiresAll, overlordDiscardsOne)),
  }),
  event('city-son-8', 'Street Urchin', city, {
    tower: skipsNext,
    street: eachTests('awareness', { failed: inOrder(tires, hurts) }),
    sewer: oneTests('willpower', { passed: searches, failed: draws(1) }),
  }),
  event('city-son-9', 'Burning Vapor', city, {
    hazard: lowest('willpower', inOrder(becomes('poisoned', thatFigure), becomes('diseased', thatFigure))),
    building: eachTests('chosen', { failed: inOrder(hurts, tires) }),
    street: eachTests('might', { failed: becomes('bleeding', thatFigure) }),
  }),
  event('city-son-10', 'Supply Drop', city, {
    tower: inOrder(recoversAll('damage', all), recoversAll('fatigue', all)),
    sewer: bySpeed(3, becomes('diseased', thatFigure), tires),
    hazard: heroesMay(tiresAll, draws(1)),
  }),
];
