import type { Entry } from '@questwright/kernel';
import { contentOf, runeboundBoxes } from '../catalogue.ts';
import type { CardDef } from '../definitions.ts';
import { heroOf } from '../heroes.ts';
import { makePiece } from '../pieces.ts';
import { layOutBank, makeStoryDeck } from '../setup/decks.ts';
import type { Runebound } from '../state.ts';
import { ASSET_DECK, DECK, SKILL_DECK } from '../zones.ts';
import { arrangeBoard, arrangeCombat, arrangeTime } from './board.ts';
import { plain } from './names.ts';
import { arrangeMarkets, arrangePiles } from './piles.ts';
import { arrangeCards, arrangeHero } from './players.ts';

/** Lays out the whole box in its order, then everything that the document says. */
export function arrange(g: Runebound, doc: Entry): void {
  layOut(g, doc);
  const players = doc.at('players').list();
  for (const [seat, words] of players.entries()) arrangeHero(g, seat, words);
  for (const [seat, words] of players.entries()) arrangeCards(g, seat, words);
  const names = players.map((_, seat) => heroOf(g, seat).name);
  arrangeTime(g, doc, names);
  arrangeMarkets(g, doc);
  arrangePiles(g, doc);
  arrangeBoard(g, doc);
  arrangeCombat(g, doc, names);
}

function layOut(g: Runebound, doc: Entry): void {
  const { adventures, skills, assets } = contentOf(g);
  g.gems.fill(true);
  layOutBank(g);
  g.scenario = readScenario(doc);
  const script = g.chance.script;
  g.chance.script = { 'story-deck': ['keep'] };
  makeStoryDeck(g);
  g.chance.script = script;
  for (const { id, deck, scenario } of namedFirst(adventures, doc)) {
    if (scenario === null || scenario === g.scenario) makePiece(g, id, DECK[deck]);
  }
  for (const { id } of namedFirst(skills, doc)) makePiece(g, id, SKILL_DECK);
  for (const { id } of assets) makePiece(g, id, ASSET_DECK);
}

export const readScenario = (doc: Entry): string =>
  doc
    .at('scenario')
    .or('margath')
    .oneOf(runeboundBoxes.printed.content.scenarios.map(({ id }) => id));

/** Cards of no name are taken from the bottom: with those that the document names on top, none is taken twice. */
function namedFirst<T extends CardDef>(cards: readonly T[], doc: Entry): T[] {
  const said = new Set(textsIn(doc.value).map(plain));
  const isNamed = ({ id, name }: T): boolean => said.has(id) || said.has(plain(name));
  return [...cards.filter(isNamed), ...cards.filter((card) => !isNamed(card))];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
