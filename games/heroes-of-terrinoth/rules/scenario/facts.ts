import { heroName, nameOf, pieces } from '@questwright/adventure';
import { attackOf, enemiesInPlay, enemyHealth, engagedSeat, engagedWith, resilienceOf } from '../enemies.ts';
import { activationCards, heroPiece, isAlive, maxHealth } from '../heroes.ts';
import { activeLocation, explorationValue, isFullyExplored } from '../locations.ts';
import type { Piece, Terrinoth } from '../state.ts';
import { CONDITIONS, ITEMS } from '../zones.ts';

/** What `expect` can name. Seats are p1, p2, …; cards go by their names. */
export function factsSaid(g: Terrinoth): Record<string, unknown> {
  const facts: Record<string, unknown> = {
    phase: g.phase,
    round: g.round,
    leader: seatName(g.leader),
    active: seatName(g.active),
    peril: g.peril + 1,
    counters: g.counters,
    shadows: pieces<Piece>(g, 'shadows').map((card) => enemyFact(g, card)),
    lair: names(g, 'lair'),
    aside: names(g, 'aside'),
    location: locationFact(g),
    'location deck': names(g, 'location-deck'),
    'location discard': names(g, 'location-discard'),
    'enemy deck': names(g, 'enemy-deck'),
    'enemy discard': names(g, 'enemy-discard'),
    'exploration deck': names(g, 'exploration-deck'),
    'exploration discard': names(g, 'exploration-discard'),
    enemies: Object.fromEntries(enemiesInPlay(g).map((card) => [nameOf(g, card), enemyFact(g, card)])),
    action: g.action,
  };
  for (let seat = 0; seat < g.seats; seat++) facts[seatName(seat)] = heroFact(g, seat);
  return facts;
}

const seatName = (seat: number): string => `p${seat + 1}`;
const names = (g: Terrinoth, zone: string): string[] => pieces<Piece>(g, zone).map((card) => nameOf(g, card));

function heroFact(g: Terrinoth, seat: number): unknown {
  if (pieces<Piece>(g, `hero:${seat}`).length === 0) return null;
  const hero = heroPiece(g, seat);
  const cards = (exhausted: boolean): string[] =>
    activationCards(g, seat)
      .filter((card) => card.exhausted === exhausted)
      .map((card) => nameOf(g, card));
  return {
    hero: heroName(g, seat),
    alive: isAlive(g, seat),
    wounds: hero.wounds,
    health: maxHealth(g, seat),
    tokens: hero.tokens,
    conditions: names(g, CONDITIONS[seat]!),
    items: names(g, ITEMS[seat]!),
    readied: cards(false),
    exhausted: cards(true),
    engaged: engagedWith(g, seat).map((card) => nameOf(g, card)),
  };
}

function enemyFact(g: Terrinoth, enemy: Piece): unknown {
  const seat = engagedSeat(enemy);
  return {
    name: nameOf(g, enemy),
    at: seat < 0 ? 'shadows' : seatName(seat),
    wounds: enemy.wounds,
    exhausted: enemy.exhausted,
    facedown: enemy.down,
    attack: attackOf(g, enemy),
    health: enemyHealth(g, enemy),
    resilience: resilienceOf(g, enemy),
  };
}

function locationFact(g: Terrinoth): unknown {
  const location = activeLocation(g);
  if (!location) return null;
  return {
    name: nameOf(g, location),
    progress: location.progress,
    tokens: location.tokens,
    value: explorationValue(g, location),
    explored: isFullyExplored(g),
  };
}
