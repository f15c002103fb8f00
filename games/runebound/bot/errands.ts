import type { Match } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { chanceToMeet } from '../rules/adventure/odds.ts';
import { questDef } from '../rules/catalogue.ts';
import type { Foe, QuestDef } from '../rules/definitions.ts';
import { healthOf, heroAt, questsOf, speedOf } from '../rules/heroes.ts';
import { GEMS, HEXES, hexCalled, hexesOfKind, SITE_KINDS, TERRAIN_BITS } from '../rules/map/hexes.ts';
import type { Runebound } from '../rules/state.ts';
import { FACE_BITS } from '../rules/terrain.ts';
import { MARKET } from '../rules/zones.ts';
import type { Errand } from './errand.ts';
import { FIRST, type Judgement } from './judgement.ts';
import { oddsAgainst } from './odds.ts';
import { DAMAGE, DEFEAT, TROPHY } from './prices.ts';
import { stories } from './story-errands.ts';
import { useOfGold, useOfTrophies } from './time-left.ts';
import { isTime } from './to-the-villain.ts';
import { actionsTo } from './travel.ts';
import { waresIn } from './wares.ts';

/** Everything worth travelling for. */
export function errandsOf(match: Match<Runebound>, seat: number, by = FIRST): Errand[] {
  const g = match.state;
  if (isTime(match, seat, by)) return [{ kind: 'villain', hex: g.villain, actions: 1, worth: 100 }];
  return [
    ...adventures(match, seat, by),
    ...shops(match, seat, by),
    ...quests(g, seat, by),
    ...stories(match, seat, by),
    ...rests(match, seat, by),
  ];
}

/**
 * How good it is to stand in a hex with so many actions left in the turn: what the best errand brings per
 * action.
 */
export function prospectOf(
  g: Runebound,
  seat: number,
  errands: readonly Errand[],
  hex: number,
  left: number,
): number {
  const speed = speedOf(g, seat);
  let best = 0;
  for (const errand of errands) best = Math.max(best, rateOf(errand, hex, left, speed));
  return g.zombies.includes(hex) && hex !== heroAt(g, seat).at ? best - ZOMBIE : best;
}
const ZOMBIE = 0.3;

export function rateOf({ hex, actions, worth }: Errand, from: number, left: number, speed: number): number {
  const travel = actionsTo(hex, speed)[from]!;
  return worth / (travel + actions + wasted(left - Math.ceil(travel), actions));
}

/** What is done in one turn cannot begin in the last action of another. */
function wasted(left: number, actions: number): number {
  const then = left > 0 ? left : ((left % 3) + 3) % 3;
  return actions > 1 && then === 1 ? 0.6 : 0;
}

function adventures(match: Match<Runebound>, seat: number, by: Judgement): Errand[] {
  const g = match.state;
  const worth = {
    combat: combatWorth(match, seat, heroAt(g, seat).damage, by),
    social: useOfGold(g, by) * SOCIAL,
    exploration: useOfGold(g, by) * (questsOf(g, seat).length > 2 ? EXPLORATION / 2 : EXPLORATION),
  };
  return GEMS.flatMap(({ index, gem }, i): Errand[] =>
    g.gems[i] ? [{ kind: 'adventure', hex: index, actions: 2, inOneTurn: true, worth: worth[gem!] }] : [],
  );
}
const SOCIAL = 1.5;
const EXPLORATION = 1.3;

/** What a fight against the enemies of the combat deck brings: a trophy and some gold, or some damage. */
function combatWorth(match: Match<Runebound>, seat: number, damage: number, by: Judgement): number {
  const g = match.state;
  const left = healthOf(g, seat) - damage;
  const enemies = enemiesOf(g);
  const prize = useOfTrophies(g, by) * TROPHY + useOfGold(g, by) * REWARD;
  let worth = 0;
  for (const { id } of enemies) {
    const odds = oddsAgainst(match, seat, id, FIGHTS, { damage });
    worth += odds.won * prize - (1 - odds.won) * DEFEAT - DAMAGE * (left - odds.left);
  }
  return worth / enemies.length;
}
const FIGHTS = 1;
const REWARD = 2.2;
const ENEMIES = 9;

/** Some of the enemies that can be in the combat deck. */
function enemiesOf(g: Runebound): Foe[] {
  const all = content.adventures.filter(
    (card) => card.kind === 'enemy' && card.deck === 'combat' && (card.scenario ?? g.scenario) === g.scenario,
  ) as unknown as Foe[];
  const every = Math.max(1, Math.floor(all.length / ENEMIES));
  return all.filter((_, i) => i % every === 0);
}

function shops(match: Match<Runebound>, seat: number, by: Judgement): Errand[] {
  return Object.entries(MARKET).flatMap(([city, market]): Errand[] => {
    const gain = waresIn(match, seat, market, by)[0]?.gain ?? 0;
    return gain > LEAST_GAIN ? [{ kind: 'shop', hex: hexCalled(city), actions: 1, worth: gain }] : [];
  });
}
export const LEAST_GAIN = 0.5;

function quests(g: Runebound, seat: number, by: Judgement): Errand[] {
  return questsOf(g, seat).flatMap((card) => {
    const def = questDef(g, card);
    const worth = useOfGold(g, by) * questWorth(def, speedOf(g, seat));
    return def.hexes.map(
      (hex): Errand => ({ kind: 'quest', hex, actions: Math.max(1, def.actions), inOneTurn: true, worth }),
    );
  });
}

/** What an attempt brings on average: a trophy, and more for an outcome that asks for more. */
function questWorth({ outcomes, attempt }: QuestDef, speed: number): number {
  if (attempt.by === 'test') return 0.7 * (TROPHY + OUTCOME);
  let best = 0;
  outcomes.forEach(({ needs }, i) => {
    if (typeof needs === 'object')
      best = Math.max(best, chanceToMeet(needs, speed) * (TROPHY + OUTCOME + 0.7 * i));
  });
  return best;
}
const OUTCOME = 1;

/** Places where a hurt hero heals all its damage. */
function rests(match: Match<Runebound>, seat: number, by: Judgement): Errand[] {
  const { damage } = heroAt(match.state, seat);
  if (damage < 4) return [];
  const worth = restWorth(match, seat, damage, by);
  return SITE_KINDS.flatMap((kind) => hexesOfKind(kind)).map((hex) => ({
    kind: 'rest',
    hex,
    actions: 1,
    worth,
  }));
}

/** What it is worth to heal so much: it is seen in the next fight. */
export function restWorth(match: Match<Runebound>, seat: number, healed: number, by = FIRST): number {
  const { damage } = heroAt(match.state, seat);
  const after = Math.max(0, damage - Math.round(healed));
  if (after === damage) return 0;
  return 0.05 * (damage - after) + combatWorth(match, seat, after, by) - combatWorth(match, seat, damage, by);
}

/** How much a rest in the hero's hex heals on average. */
export function healedHere(g: Runebound, seat: number): number {
  const { at, damage } = heroAt(g, seat);
  if (HEXES[at]!.site !== null) return damage;
  const fitting = FACE_BITS.filter((face) => (face & TERRAIN_BITS[at]!) !== 0).length;
  return Math.min(damage, (5 * fitting) / FACE_BITS.length);
}
