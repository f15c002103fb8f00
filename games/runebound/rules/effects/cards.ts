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

export interface Card {
  readonly name: string;
  readonly original?: boolean;
}

export interface HeroCard
  extends Card,
    Pick<HeroDef, 'speed' | 'health' | 'hand' | 'body' | 'mind' | 'spirit' | 'gold' | 'start' | 'tokens'> {
  readonly setup: GameEffect;
  readonly abilities: readonly Ability[];
}

export function hero(id: string, { abilities, setup, original = false, ...card }: HeroCard): HeroDef {
  const line: Text = ['rb.card.setup', { effect: nested(setup.text) }];
  return { ...card, ...print(abilities, [line]), kind: 'hero', id, back: 'hero', original, setup };
}

export interface AssetCard extends Card {
  readonly set: 'A' | 'B' | 'C';
  readonly type: AssetType;
  readonly cost: number;
  /** The code of its combat token. */
  readonly token?: string;
  readonly trade?: number;
  readonly abilities?: readonly Ability[];
}

export function asset(id: string, card: AssetCard): AssetDef {
  const { name, set, type, cost, abilities = [], original = false } = card;
  const trade = card.trade ?? 0;
  const lines: Text[] = trade > 0 ? [['rb.card.trade', { n: trade }]] : [];
  const token = card.token ?? null;
  return {
    ...print(abilities, lines),
    kind: 'asset',
    id,
    name,
    back: 'asset',
    original,
    set,
    type,
    cost,
    token,
    trade,
  };
}

export interface SkillCard extends Card {
  readonly set: string;
  readonly attribute: Attribute;
  /** What it costs to learn, such as `{ combat: 1, gray: 1 }`. */
  readonly orbs: { readonly [orb in Orb]?: number };
  /** Whether it bears the success symbol. */
  readonly success?: boolean;
  readonly abilities: readonly Ability[];
}

export function skill(id: string, card: SkillCard): SkillDef {
  const { name, set, attribute, abilities, original = false } = card;
  const orbs = { combat: 0, exploration: 0, social: 0, gray: 0, ...card.orbs };
  const success = card.success ? 1 : 0;
  return {
    ...print(abilities),
    kind: 'skill',
    id,
    name,
    back: 'skill',
    original,
    set,
    attribute,
    orbs,
    success,
  };
}

export interface AdventureCardBase extends Card {
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

export function enemy(id: string, card: EnemyCard): EnemyDef {
  return {
    ...foe(card),
    kind: 'enemy',
    id,
    back: card.deck,
    deck: card.deck,
    scenario: card.scenario ?? null,
  };
}

export interface VillainCard extends Card, FoeCard {
  readonly least?: number;
  /** The id of a combat token of its own. */
  readonly token?: string;
}

/** An enemy that is on no adventure card. */
export function villain(id: string, card: VillainCard): VillainDef {
  const token = card.token ?? null;
  return { ...foe(card), kind: 'villain', id, back: 'villain', deck: null, least: card.least ?? 0, token };
}

function foe({ name, health, traits, abilities, reward, original = false }: Card & FoeCard) {
  const last: Text[] = reward ? [['rb.card.reward', { effect: nested(reward.text) }]] : [];
  return {
    ...print(abilities, [], last),
    name,
    original,
    health,
    traits,
    reward: reward ?? null,
    least: 0,
    token: null,
  };
}
