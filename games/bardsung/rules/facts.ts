import { explainValue } from '@questwright/adventure';
import type { Explanation } from '@questwright/kernel';
import { heroDef } from './catalogue.ts';
import { hasMark } from './conditions/tokens.ts';
import { isExitTile } from './encounter/outcome.ts';
import { enemiesOnMat, heroModel, heroModels } from './pieces.ts';
import { profileOf } from './profile.ts';
import type { Bardsung, Piece } from './state.ts';
import { type WayAhead, waysAhead } from './turn/outlook.ts';

export type { Met, WayAhead } from './turn/outlook.ts';

/** What cards make of the numbers that are printed on a hero. */
export interface HeroFacts {
  readonly speed: Explanation;
  readonly range: Explanation;
  readonly resilience: Explanation;
  readonly grit: Explanation;
}

export interface EnemyFacts {
  readonly tn: Explanation;
  readonly toughness: Explanation;
  readonly speed: Explanation;
  readonly range: Explanation;
}

/** What a table needs to know besides the state. */
export interface TableFacts {
  /** Who may not talk or signal to the others. */
  readonly silenced: readonly number[];
  readonly heroes: readonly HeroFacts[];
  /** By the ids of the models. */
  readonly enemies: { readonly [id: number]: EnemyFacts };
  /** The tiles that the heroes have to reach, by the order in which they were laid. */
  readonly exits: readonly number[];
  /** Where the hero whose turn it is can go, by which way, and what would happen on it. */
  readonly ways: readonly WayAhead[];
}

export function tableFacts(g: Bardsung): TableFacts {
  const isPlayed = g.phase === 'turn' || g.phase === 'end';
  const heroes = g.minted === 0 ? [] : heroModels(g);
  return {
    silenced: isPlayed ? heroes.filter((hero) => hasMark(hero, 'silence')).map(({ seat }) => seat) : [],
    heroes: heroes.map(({ seat }) => heroFacts(g, seat)),
    enemies: Object.fromEntries(enemiesOnMat(g).map((enemy) => [enemy.id, enemyFacts(g, enemy)])),
    exits: isPlayed ? [...g.tiles.keys()].filter((tile) => isExitTile(g, tile)) : [],
    ways: isPlayed ? waysAhead(g) : [],
  };
}

function heroFacts(g: Bardsung, seat: number): HeroFacts {
  const hero = heroModel(g, seat);
  const def = heroDef(g, hero);
  const of = (value: keyof HeroFacts): Explanation => explainValue(g, value, def[value], hero);
  return { speed: of('speed'), range: of('range'), resilience: of('resilience'), grit: of('grit') };
}

function enemyFacts(g: Bardsung, enemy: Piece): EnemyFacts {
  const profile = profileOf(g, enemy);
  const of = (value: keyof EnemyFacts): Explanation => explainValue(g, value, profile[value], enemy);
  return { tn: of('tn'), toughness: of('toughness'), speed: of('speed'), range: of('range') };
}
