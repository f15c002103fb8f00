import { pieces } from '@questwright/adventure';
import { zoneKind } from '@questwright/kernel';
import { defOf, enemyDef, heroOn, theQuest } from './catalogue.ts';
import { isFallenEnemy, isFallenHero } from './defeat.ts';
import { ENGAGED_LIMIT, engagedWith } from './enemies.ts';
import { activationCards, heroPiece, isAlive, nextLiving, TOKEN_LIMIT } from './heroes.ts';
import { carriedBy, conditionsOf } from './pieces.ts';
import type { Piece, Terrinoth } from './state.ts';
import { zones } from './zones.ts';

/** What must be true of every position: a sentence for each thing that is not. */
export function faults(g: Terrinoth): string[] {
  if (g.phase === 'setup') return [];
  const found: string[] = [];
  const check = (holds: boolean, sentence: string): void => {
    if (!holds) found.push(sentence);
  };
  checkCards(g, check);
  for (let seat = 0; seat < g.seats; seat++) checkHero(g, seat, check);
  check(pieces<Piece>(g, 'location').length <= 1, 'There is more than one active location.');
  check(pieces<Piece>(g, 'quest').length === 1, 'There is not exactly one quest.');
  check(g.peril >= 0 && g.peril < theQuest(g).peril.spaces.length, 'The peril token is off its track.');
  check(isAlive(g, g.leader) || nextLiving(g, 0) < 0, 'The leader is defeated.');
  check(g.chosen === 0 || isReadied(g, g.chosen), 'The chosen activation card cannot be resolved.');
  for (const id in g.counters) check(g.counters[id]! >= 0, `The counter ${id} is negative.`);
  return found;
}

const isReadied = (g: Terrinoth, id: number): boolean =>
  activationCards(g, g.active).some((card) => card.id === id && !card.exhausted);

type Check = (holds: boolean, sentence: string) => void;

const DOWN_ALLOWED = ['shadows', 'hero', 'lair', 'enemy-deck', 'location-deck', 'exploration-deck'];
const HOMES: { readonly [kind: string]: readonly string[] } = {
  hero: ['hero'],
  activation: ['actions'],
  enemy: ['engaged', 'shadows', 'falling', 'lair', 'enemy-deck', 'enemy-discard', 'aside'],
  location: ['location', 'location-deck', 'location-discard', 'aside'],
  item: ['items', 'exploration-deck', 'exploration-discard', 'drawn', 'aside'],
  event: ['exploration-deck', 'exploration-discard', 'drawn', 'aside'],
  condition: ['conditions'],
  quest: ['quest'],
};

function checkCards(g: Terrinoth, check: Check): void {
  const seen = new Set<number>();
  for (const zone in g.zones) {
    check(zones[zone] !== undefined, `There is a zone "${zone}".`);
    for (const card of pieces<Piece>(g, zone)) {
      const what = `${card.def} in ${zone}`;
      check(!seen.has(card.id), `Two cards have the id ${card.id}.`);
      seen.add(card.id);
      check(card.zone === zone, `${what} believes to be in ${card.zone}.`);
      checkCard(g, card, what, check);
    }
  }
}

function checkCard(g: Terrinoth, card: Piece, what: string, check: Check): void {
  const def = defOf(g, card);
  const kind = zoneKind(card.zone);
  check(HOMES[def.kind]!.includes(kind), `${what} does not belong there.`);
  check(!card.down || DOWN_ALLOWED.includes(kind), `${what} lies face down.`);
  check(card.wounds >= 0 && card.tokens >= 0 && card.progress >= 0, `${what} has less than nothing on it.`);
  if (def.kind !== 'enemy') return;
  const inDeck = kind === 'enemy-deck' || kind === 'enemy-discard';
  check(!(inDeck && enemyDef(g, card).rank === 'nemesis'), `${what} is a nemesis.`);
  check(!card.down || card.wounds === 0, `${what} is wounded face down.`);
  check(g.action !== null || g.over !== null || !isFallenEnemy(g, card), `${what} should be defeated.`);
}

function checkHero(g: Terrinoth, seat: number, check: Check): void {
  const hero = heroPiece(g, seat);
  const { name } = heroOn(g, hero);
  check(
    engagedWith(g, seat).length <= ENGAGED_LIMIT,
    `${name} has more than ${ENGAGED_LIMIT} engaged enemies.`,
  );
  check(hero.tokens <= TOKEN_LIMIT, `${name} has more than ${TOKEN_LIMIT} success tokens.`);
  check(g.action !== null || g.over !== null || !isFallenHero(g, seat), `${name} should be defeated.`);
  check(activationCards(g, seat).length === 4, `${name} does not have four activation cards.`);
  const conditions = conditionsOf(g, seat).map(({ def }) => def);
  check(new Set(conditions).size === conditions.length, `${name} has a condition twice.`);
  if (isAlive(g, seat)) return;
  check(engagedWith(g, seat).length === 0, `${name} is defeated and has engaged enemies.`);
  check(hero.wounds === 0 && hero.tokens === 0, `${name} is defeated and has wounds or tokens.`);
  check(carriedBy(g, seat).length === 0 && conditions.length === 0, `${name} is defeated and has cards.`);
}
