import type { Text } from '@questwright/kernel';
import { assetDef, foeDef } from '../catalogue.ts';
import { damageOf } from '../combat/foe.ts';
import { foeCard, other } from '../combat/tokens.ts';
import type { AssetType, Attribute, Context, GameCondition } from '../definitions.ts';
import {
  assetsOf,
  attributeOf,
  handOf,
  heroAt,
  heroesWith,
  hexOf,
  learnedOf,
  questsOf,
  trophiesOf,
} from '../heroes.ts';
import { hexesCalled, type Site, TERRAIN_BITS } from '../map/hexes.ts';
import { NONE, type Runebound } from '../state.ts';
import { BIT, type Terrain } from '../terrain.ts';

const condition = (text: Text, holds: (g: Runebound, c: Context) => boolean): GameCondition => ({
  text,
  holds,
});

const ofHero = (text: Text, holds: (g: Runebound, c: Context) => boolean): GameCondition =>
  condition(text, (g, c) => c.hero !== NONE && holds(g, c));

export const inSite = (...kinds: Site[]): GameCondition =>
  ofHero(['rb.if.site', { kinds: { list: kinds.map((kind) => `rb.site.${kind}`), join: 'or' } }], (g, c) => {
    const { site } = hexOf(g, c.hero);
    return site !== null && kinds.includes(site);
  });

export const inTerrain = (terrain: Terrain): GameCondition =>
  ofHero(
    ['rb.if.terrain', { terrain: [`rb.terrain.${terrain}`] }],
    (g, c) => (TERRAIN_BITS[heroAt(g, c.hero).at]! & BIT[terrain]) !== 0,
  );

export const inWilderness = (): GameCondition =>
  ofHero('rb.if.wilderness', (g, c) => hexOf(g, c.hero).site === null);

export const onRoad = (): GameCondition => ofHero('rb.if.road', (g, c) => hexOf(g, c.hero).road);

export const hurt = (): GameCondition => ofHero('rb.if.hurt', (g, c) => heroAt(g, c.hero).damage > 0);

export const unhurt = (): GameCondition => ofHero('rb.if.unhurt', (g, c) => heroAt(g, c.hero).damage === 0);

export const hasGold = (n: number): GameCondition =>
  ofHero(['rb.if.gold', { k: n }], (g, c) => heroAt(g, c.hero).gold >= n);

export const hasAsset = (type: AssetType): GameCondition =>
  ofHero(['rb.if.asset', { type: [`rb.asset.${type}`] }], (g, c) =>
    assetsOf(g, c.hero).some((card) => assetDef(g, card).type === type),
  );

export const hasNoCards = (): GameCondition =>
  ofHero('rb.if.no-cards', (g, c) => handOf(g, c.hero).length === 0);

export const hasQuests = (n: number): GameCondition =>
  ofHero(['rb.if.quests', { k: n, n }], (g, c) => questsOf(g, c.hero).length >= n);

export const hasLearned = (n: number): GameCondition =>
  ofHero(['rb.if.learned', { k: n, n }], (g, c) => learnedOf(g, c.hero).length >= n);

/** A comparison keeps the true value of a negative attribute. */
export const attributeAtLeast = (attribute: Attribute, n: number): GameCondition =>
  ofHero(
    ['rb.if.attribute', { attribute: [`rb.attribute.${attribute}`], k: n }],
    (g, c) => attributeOf(g, c.hero, attribute) >= n,
  );

export const withAnotherHero = (): GameCondition =>
  ofHero('rb.if.company', (g, c) => heroesWith(g, c.hero).length > 0);

export const inAct = (act: 1 | 2): GameCondition =>
  condition(['rb.if.act', { n: act }], (g) => g.act === act);

export const foeIs = (trait: string): GameCondition =>
  condition(['rb.if.foe', { trait }], (g) => {
    const card = g.combat ? foeCard(g) : undefined;
    return card !== undefined && foeDef(g, card).traits.includes(trait);
  });

/** In the hexes that a story quest or rumor names. */
export const atOneOf = (names: Text, hexes: readonly number[]): GameCondition =>
  ofHero(['rb.if.at', { names: typeof names === 'string' ? [names] : names }], (g, c) =>
    hexes.includes(heroAt(g, c.hero).at),
  );

/** In one of the places of these names. */
export const inPlace = (...names: string[]): GameCondition => {
  const hexes = names.flatMap((name) => hexesCalled(name));
  if (names.some((name) => hexesCalled(name).length === 0)) {
    throw new Error(`There is no such place: ${names.join(', ')}.`);
  }
  const said = { list: names.map((name): Text => ['rb.place', { name }]), join: 'or' } as const;
  return ofHero(['rb.if.at', { names: said }], (g, c) => hexes.includes(heroAt(g, c.hero).at));
};

export const inCombatRound = (n: number): GameCondition =>
  condition(['rb.if.round', { n }], (g) => g.combat !== null && g.combat.round === n);

export const foeIsHurt = (): GameCondition =>
  condition('rb.if.foe-hurt', (g, c) => g.combat !== null && c.side !== -1 && damageOf(g, other(c.side)) > 0);

export const hasStory = (n: number, token: 'lore' | 'companion'): GameCondition =>
  ofHero(['rb.if.story', { k: n, n, token }], (g, c) => heroAt(g, c.hero).story >= n);

export const hasTrophies = (n: number): GameCondition =>
  ofHero(['rb.if.trophies', { k: n, n }], (g, c) => trophiesOf(g, c.hero).length >= n);
