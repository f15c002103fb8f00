import { asList, asOneOf, asRecord, type Words } from '@questwright/kernel';
import { theBox } from '../catalogue.ts';
import { heroOf } from '../heroes.ts';
import { makePiece } from '../pieces.ts';
import { layOutBank, makeStoryDeck } from '../setup/decks.ts';
import type { Runebound } from '../state.ts';
import { ASSET_DECK, DECK, SKILL_DECK } from '../zones.ts';
import { arrangeBoard, arrangeCombat, arrangeTime } from './board.ts';
import { arrangeMarkets, arrangePiles } from './piles.ts';
import { arrangeCards, arrangeHero } from './players.ts';

/** Lays out the whole box in its order, then everything that the document says. */
export function arrange(g: Runebound, doc: Words): void {
  layOut(g, doc);
  const players = asList(doc.players, ['players'], 'a list of players').map((player, i) =>
    asRecord(player, ['players', i], 'a player: hero, at, gold and so on'),
  );
  for (const [seat, words] of players.entries()) arrangeHero(g, seat, words, ['players', seat]);
  for (const [seat, words] of players.entries()) arrangeCards(g, seat, words, ['players', seat]);
  const names = players.map((_, seat) => heroOf(g, seat).name);
  arrangeTime(g, doc, names);
  arrangeMarkets(g, doc);
  arrangePiles(g, doc);
  arrangeBoard(g, doc);
  arrangeCombat(g, doc, names);
}

function layOut(g: Runebound, doc: Words): void {
  const { scenarios, adventures, skills, assets } = theBox();
  g.gems.fill(true);
  layOutBank(g);
  const ids = scenarios.map(({ id }) => id);
  g.scenario = doc.scenario === undefined ? 'margath' : asOneOf(doc.scenario, ['scenario'], ids);
  const script = g.chance.script;
  g.chance.script = { 'story-deck': ['keep'] };
  makeStoryDeck(g);
  g.chance.script = script;
  for (const { id, deck, scenario } of adventures) {
    if (scenario === null || scenario === g.scenario) makePiece(g, id, DECK[deck]);
  }
  for (const { id } of skills) makePiece(g, id, SKILL_DECK);
  for (const { id } of assets) makePiece(g, id, ASSET_DECK);
}
