import { inOrder } from '@questwright/adventure';
import { thatHeroMay } from '../../rules/campaign/event-choices.ts';
import {
  ambushForAPrice,
  eachTestsEither,
  excessTires,
  goldForEach,
  oneForAnother,
  ordersSearchCards,
  overlordPicks,
  replacesHand,
  replacesOne,
  staysOn,
  toOthers,
} from '../../rules/campaign/event-deeds.ts';
import {
  eachTests,
  event,
  gainsGold,
  heroesChoose,
  heroesMay,
  heroesPay,
  oneTests,
  overlordChooses,
  takesShopItem,
  thatHeroTests,
  toEach,
} from '../../rules/campaign/event-words.ts';
import { bestKeeps, heroKeeps, overlordKeeps } from '../../rules/campaign/kept-cards.ts';
import type { EventDef } from '../../rules/definitions.ts';
import { gainsToken } from '../../rules/effects/class-tokens.ts';
import { becomes, recovers, suffers } from '../../rules/effects/harm.ts';
import { draws } from '../../rules/effects/overlord.ts';
import { thatFigure } from '../../rules/effects/whom.ts';
import {
  crystal,
  discardedScroll,
  evilMinions,
  goldKey,
  invigorated,
  wanderingMystic,
} from './kept-events.ts';

const hurts = suffers('damage', 1, thatFigure);
const tires = suffers('fatigue', 1, thatFigure);
const is = (condition: Parameters<typeof becomes>[0]) => becomes(condition, thatFigure);

const labyrinth = { box: 'Labyrinth of Ruin' };
const fens = { box: 'The Trollfens' };
const mists = { box: 'Mists of Bilehall' };

const harvests = heroesMay(
  eachTests('knowledge', {
    failed: overlordPicks(is('terrified'), is('diseased')),
    allPassed: bestKeeps('knowledge', crystal),
  }),
);

/** Events of later boxes that leave something behind: with a hero, with the overlord, or for the quest. */
export const moreTravelEvents: readonly EventDef[] = [
  event('travel-lor-1', 'Invigorated', labyrinth, {
    water: heroKeeps('warrior', invigorated),
    plain: heroKeeps('healer', wanderingMystic),
    forest: eachTests('knowledge', { failed: staysOn('mired') }),
  }),
  event('travel-lor-2', 'Discarded Scroll', labyrinth, {
    road: heroKeeps('mage', discardedScroll),
    plain: oneForAnother,
    forest: eachTestsEither(['willpower', 'knowledge'], {
      failed: inOrder(hurts, tires),
      allPassed: heroesMay(heroesChoose(takesShopItem)),
    }),
  }),
  event('travel-lor-3', 'Sense an Ambush', labyrinth, {
    plain: ambushForAPrice,
    forest: goldForEach('knowledge', heroesChoose(takesShopItem)),
    mountain: ordersSearchCards(3),
  }),
  event('travel-lor-4', 'Painfully Exhausting', labyrinth, {
    mountain: overlordChooses(thatHeroTests('might', { failed: staysOn('footsore') })),
    forest: heroKeeps('scout', goldKey),
    road: heroesPay(25, replacesOne),
  }),
  event('travel-lor-8', 'Barren Field', labyrinth, {
    plain: eachTests('willpower', { failed: is('cursed') }),
    mountain: overlordKeeps(evilMinions),
    water: heroesMay(inOrder(heroesChoose(takesShopItem), draws(2))),
  }),
  event('travel-tt-2', 'Hideous Plague Worm', fens, {
    forest: overlordChooses(inOrder(hurts, is('weakened'))),
    water: eachTests('might', { failed: overlordPicks(gainsToken('infection', thatFigure), is('poisoned')) }),
    mountain: replacesHand,
  }),
  event('travel-mob-1', 'Inviting Lagoon', mists, {
    water: toEach(
      thatHeroMay(
        inOrder(suffers('damage', 2, thatFigure), recovers('fatigue', 2, thatFigure)),
        inOrder(suffers('fatigue', 2, thatFigure), recovers('damage', 2, thatFigure)),
      ),
    ),
    plain: heroesChoose(inOrder(is('terrified'), staysOn('spreading-dread'))),
    forest: heroesChoose(excessTires('knowledge', gainsGold(25))),
  }),
  event('travel-mob-2', 'Large Tree', mists, {
    road: toEach(staysOn('heartened')),
    mountain: oneTests('awareness', { passed: is('terrified'), failed: toOthers(is('terrified')) }),
    forest: eachTests('might', { failed: staysOn('bogged-down') }),
  }),
  event('travel-mob-4', 'Ancient Graveyard', mists, {
    road: harvests,
    plain: harvests,
    forest: harvests,
    water: harvests,
    mountain: harvests,
  }),
];
