import { head, type Written } from '@questwright/adventure';
import { nested, type Text } from '@questwright/kernel';
import type {
  Ability,
  AssetDef,
  AssetType,
  Attribute,
  CombatSymbol,
  EnemyDef,
  GameEffect,
  HeroDef,
  Orb,
  SkillDef,
  TokenDef,
  TokenSide,
  VillainDef,
} from '../definitions.ts';
import type { Adventure } from '../map/hexes.ts';
import { print } from './print.ts';

/** A combat token. Its sides are written as `2 physical`, `golden surge`, `dash`. */
export function token(id: string, owner: TokenDef['owner'], ...sides: [string, string]): TokenDef {
  return {
    ...print([]),
    kind: 'token',
    id,
    name: id,
    back: 'token',
    original: false,
    owner,
    sides: [readSide(sides[0]), readSide(sides[1])],
    cast: `cast ${id}`,
  };
}

export function readSide(said: string): TokenSide {
  const words = said.split(' ');
  const number = words.find((word) => /^\d+$/.test(word));
  return {
    symbol: words.at(-1) as CombatSymbol,
    value: number === undefined ? 1 : Number(number),
    gold: words.includes('golden'),
  };
}

export interface HeroCard
  extends Written,
    Pick<HeroDef, 'speed' | 'health' | 'hand' | 'body' | 'mind' | 'spirit' | 'gold' | 'start' | 'tokens'> {
  readonly setup: GameEffect;
  readonly abilities: readonly Ability[];
}

export function hero({ abilities, setup, ...card }: HeroCard): HeroDef {
  const line: Text = ['rb.card.setup', { effect: nested(setup.text) }];
  return { ...card, ...head(card), ...print(abilities, [line]), kind: 'hero', back: 'hero', setup };
}

export interface AssetCard extends Written {
  readonly set: 'A' | 'B' | 'C';
  readonly type: AssetType;
  readonly cost: number;
  /** The code of its combat token. */
  readonly token?: string;
  readonly trade?: number;
  readonly abilities?: readonly Ability[];
}

export function asset(card: AssetCard): AssetDef {
  const { set, type, cost, abilities = [] } = card;
  const trade = card.trade ?? 0;
  const lines: Text[] = trade > 0 ? [['rb.card.trade', { n: trade }]] : [];
  const token = card.token ?? null;
  return {
    ...head(card),
    ...print(abilities, lines),
    kind: 'asset',
    back: 'asset',
    set,
    type,
    cost,
    token,
    trade,
  };
}

export interface SkillCard extends Written {
  readonly set: string;
  readonly attribute: Attribute;
  /** What it costs to learn, such as `{ combat: 1, gray: 1 }`. */
  readonly orbs: { readonly [orb in Orb]?: number };
  /** Whether it bears the success symbol. */
  readonly success?: boolean;
  readonly abilities: readonly Ability[];
}

export function skill(card: SkillCard): SkillDef {
  const { set, attribute, abilities } = card;
  const orbs = { combat: 0, exploration: 0, social: 0, gray: 0, ...card.orbs };
  const success = card.success ? 1 : 0;
  return {
    ...head(card),
    ...print(abilities),
    kind: 'skill',
    back: 'skill',
    set,
    attribute,
    orbs,
    success,
  };
}

export interface AdventureCardBase extends Written {
  readonly deck: Adventure;
  readonly scenario?: string;
}

interface FoeCard {
  readonly health: number;
  readonly traits: readonly string[];
  readonly abilities: readonly Ability[];
  readonly reward?: GameEffect;
}

export interface EnemyCard extends AdventureCardBase, FoeCard {}

export function enemy(card: EnemyCard): EnemyDef {
  return {
    ...foe(card),
    kind: 'enemy',
    back: card.deck,
    deck: card.deck,
    scenario: card.scenario ?? null,
  };
}

export interface VillainCard extends Written, FoeCard {
  readonly least?: number;
  /** The id of a combat token of its own. */
  readonly token?: string;
}

/** An enemy that is on no adventure card. */
export function villain(card: VillainCard): VillainDef {
  const token = card.token ?? null;
  return { ...foe(card), kind: 'villain', back: 'villain', deck: null, least: card.least ?? 0, token };
}

function foe({ health, traits, abilities, reward, ...card }: Written & FoeCard) {
  const last: Text[] = reward ? [['rb.card.reward', { effect: nested(reward.text) }]] : [];
  return {
    ...head(card),
    ...print(abilities, [], last),
    health,
    traits,
    reward: reward ?? null,
    least: 0,
    token: null,
  };
}
