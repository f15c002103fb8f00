import { inOrder } from '@questwright/adventure';
import {
  anyNumberTests,
  backToBox,
  drawsIfFew,
  looksAtTopOfDeck,
  losesRandomCard,
  overlordDrawsEvent,
  overlordMayShowHand,
  overlordTestsHealthy,
  seesRandomCard,
  shoots,
  takesFromSearchDeck,
  terrifiesMonster,
  testsAll,
  testsEither,
  thatHeroMay,
  thatHeros,
  thinsOutDeck,
  topCardShown,
  twoOpenChest,
} from '../../rules/campaign/event-choices.ts';
import {
  anotherEvent,
  eachTests,
  event,
  gainsGold,
  heroesChoose,
  heroesMay,
  heroesPay,
  highest,
  oneTests,
  overlordChooses,
  searches,
  skipsNext,
  takesShopItem,
  thatHeroTests,
} from '../../rules/campaign/event-words.ts';
import { duels } from '../../rules/campaign/lone-knight.ts';
import { forcesRumorQuest } from '../../rules/campaign/rumors.ts';
import type { EventDef } from '../../rules/definitions.ts';
import { becomes, suffers } from '../../rules/effects/harm.ts';
import { each, heroes, thatFigure } from '../../rules/effects/whom.ts';

const all = each(heroes);
const tires = suffers('fatigue', 1, thatFigure);
const hurtsAll = suffers('damage', 1, all);
const tiresAll = suffers('fatigue', 1, all);

/** The same at every icon. */
const everywhere = (effect: EventDef['events']['road'] & object): EventDef['events'] => ({
  road: effect,
  plain: effect,
  forest: effect,
  mountain: effect,
  water: effect,
});

const lair = { box: 'Lair of the Wyrm' };
const labyrinth = { box: 'Labyrinth of Ruin' };
const fens = { box: 'The Trollfens' };
const mists = { box: 'Mists of Bilehall' };
const chains = { box: 'The Chains that Rust' };

/** The events of the land in later boxes, as far as the rules can play them. Icons without an entry bring nothing. */
export const laterTravelEvents = [
  event('travel-lotw-1', 'Wrong Turn', lair, {
    road: eachTests('knowledge', { failed: tires, allPassed: skipsNext }),
    water: heroesPay(25, null, tiresAll),
    plain: oneTests('awareness', { failed: inOrder(hurtsAll, tiresAll) }),
  }),
  event('travel-lotw-2', 'Herald', lair, everywhere(heroesMay(forcesRumorQuest(backToBox)))),
  event('travel-lotw-3', 'Scouts of the Enemy', lair, {
    plain: highest(
      'awareness',
      thatHeroMay(inOrder(tires, seesRandomCard), inOrder(suffers('damage', 2, thatFigure), losesRandomCard)),
    ),
    forest: eachTests('willpower', { failed: becomes('burning', thatFigure) }),
    mountain: heroesChoose(testsAll(takesShopItem)),
  }),
  event('travel-lor-5', 'Wild Beast', labyrinth, {
    forest: overlordChooses(
      thatHeroTests('might', { failed: suffers('damage', thatHeros('might'), thatFigure) }),
    ),
    mountain: eachTests('knowledge', { twoPassed: takesFromSearchDeck('health-potion', 'a Health Potion') }),
    water: eachTests('knowledge', { failed: becomes('cursed', thatFigure) }),
  }),
  event('travel-lor-6', 'Cloaked Traveler', labyrinth, {
    plain: topCardShown,
    mountain: eachTests('might', { failed: becomes('stunned', thatFigure), allFailed: hurtsAll }),
    water: drawsIfFew,
  }),
  event('travel-lor-7', 'Tall Tree', labyrinth, {
    road: heroesChoose(inOrder(tires, thatHeroTests('awareness', { passed: looksAtTopOfDeck(3) }))),
    mountain: overlordMayShowHand(suffers('fatigue', 2, all)),
    water: overlordTestsHealthy(becomes('cursed', thatFigure)),
  }),
  event('travel-tt-1', 'Shady Traveler', fens, {
    road: heroesPay(25, skipsNext),
    forest: shoots(4, suffers('damage', 2, all)),
    plain: inOrder(tiresAll, anotherEvent),
  }),
  event('travel-tt-3', 'Lone Knight', fens, everywhere(heroesMay(duels))),
  event('travel-mob-3', 'Festering Leeches', mists, {
    water: eachTests('awareness', { failed: becomes('diseased', thatFigure) }),
    mountain: heroesMay(
      oneTests('awareness', { passed: inOrder(searches, becomes('terrified', thatFigure)) }),
    ),
    road: eachTests('willpower', { twoFailed: overlordDrawsEvent('one') }),
  }),
  event(
    'travel-mob-5',
    'Remains of a Wagon',
    mists,
    everywhere(heroesMay(inOrder(twoOpenChest(heroesChoose(takesShopItem)), backToBox))),
  ),
  event('travel-tctr-1', 'Enemy Soldiers', chains, {
    road: eachTests('awareness', { failed: tiresAll }),
    plain: eachTests('willpower', {
      failed: becomes('terrified', thatFigure),
      passed: terrifiesMonster,
    }),
    forest: heroesPay(25, thinsOutDeck(2)),
  }),
  event('travel-tctr-2', 'Globules of Blood', chains, {
    water: eachTests('knowledge', {
      failed: inOrder(
        becomes('diseased', thatFigure),
        thatHeroTests('willpower', { failed: becomes('terrified', thatFigure) }),
      ),
    }),
    mountain: anyNumberTests('might', suffers('damage', 3, thatFigure), gainsGold(25)),
    road: heroesChoose(testsEither(['knowledge', 'awareness'], overlordDrawsEvent('any'))),
  }),
];
