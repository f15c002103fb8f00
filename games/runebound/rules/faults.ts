import { nameOf, pieces } from '@questwright/adventure';
import { assetDef, contentOf, skillDef, tokenDef } from './catalogue.ts';
import { foeHealth } from './combat/foe.ts';
import { foeCard } from './combat/tokens.ts';
import { ATTRIBUTES } from './definitions.ts';
import {
  assetsOf,
  handOf,
  handSizeOf,
  healthOf,
  heroName,
  heroOf,
  isIn,
  learnedOf,
  tokensOf,
  usableAttribute,
} from './heroes.ts';
import { HEXES } from './map/hexes.ts';
import { AWAY, type Piece, type Runebound } from './state.ts';
import { LAST_SPACE } from './story/time.ts';
import { MARKET } from './zones.ts';

/** What must always be true at a choice, once the game is set up. */
export function faults(g: Runebound): string[] {
  if (g.phase === 'setup') return [];
  return [
    ...countFaults(g),
    ...boardFaults(g),
    ...combatFaults(g),
    ...g.heroes.flatMap((_, seat) => heroFaults(g, seat)),
  ];
}

/** Nothing is lost and nothing comes from nowhere. */
function countFaults(g: Runebound): string[] {
  const { skills, assets, adventures, tokens } = contentOf(g);
  const here = new Map<string, number>();
  for (const zone in g.zones) {
    for (const { def, zone: at } of g.zones[zone]!) {
      if (at !== zone) return [`"${def}" lies in "${zone}" and says "${at}".`];
      here.set(def, (here.get(def) ?? 0) + 1);
    }
  }
  if (g.components !== null) return [];
  const inPlay = adventures.filter(({ scenario }) => scenario === null || scenario === g.scenario);
  const bank = tokens.filter(({ owner }) => owner !== 'hero');
  return [...skills, ...assets, ...inPlay, ...bank]
    .filter(({ id }) => here.get(id) !== 1)
    .map(({ id }) => `There are ${here.get(id) ?? 0} of "${id}" instead of one.`);
}

function boardFaults(g: Runebound): string[] {
  const found: string[] = [];
  for (const city in MARKET) {
    const n = pieces(g, MARKET[city]!).length;
    if (n > 4) found.push(`The market of ${city} has ${n} cards.`);
  }
  if (g.time < 0 || g.time > LAST_SPACE) found.push(`The time token is on space ${g.time}.`);
  for (const hex of g.zombies) if (!HEXES[hex]) found.push(`A zombie is on hex ${hex}.`);
  return found;
}

function combatFaults(g: Runebound): string[] {
  const tokens = Object.keys(g.zones)
    .filter((zone) => zone.startsWith('tokens:') || zone === 'enemy-tokens')
    .flatMap((zone) => pieces(g, zone));
  if (!g.combat) {
    return tokens
      .filter(({ state }) => state !== AWAY)
      .map((token) => `${nameOf(g, token)} is in no combat.`);
  }
  const found: string[] = [];
  const foe = foeCard(g);
  if (g.combat.kind !== 'challenge' && !foe) found.push('The enemy is missing.');
  if (foe && g.combat.stage !== 'over' && foe.damage >= foeHealth(g, foe))
    found.push('The enemy should be defeated.');
  for (const token of tokens) found.push(...stackFaults(g, tokens, token));
  return found;
}

function stackFaults(g: Runebound, tokens: readonly Piece[], token: Piece): string[] {
  const name = nameOf(g, token);
  if (token.on !== 0) {
    const beneath = tokens.find(({ id }) => id === token.on);
    if (!beneath || beneath.under !== token.id || beneath.zone !== token.zone) {
      return [`${name} lies on something that does not bear it.`];
    }
  }
  if (token.on !== 0 && token.under !== 0) return [`${name} is in the middle of a stack of three.`];
  return [];
}

function heroFaults(g: Runebound, seat: number): string[] {
  if (!isIn(g, seat)) return [];
  const hero = g.heroes[seat]!;
  const name = heroName(g, seat);
  const found: string[] = [];
  if (!HEXES[hero.at]) found.push(`${name} is on hex ${hero.at}.`);
  if (hero.gold < 0) found.push(`${name} has ${hero.gold} gold.`);
  if (hero.actions < 0) found.push(`${name} has ${hero.actions} actions.`);
  if (hero.damage > Math.max(0, healthOf(g, seat))) found.push(`${name} has more damage than health.`);
  const starting = tokensOf(g, seat).filter((token) => tokenDef(g, token).owner === 'hero').length;
  if (starting !== heroOf(g, seat).tokens.length) found.push(`${name} has ${starting} starting tokens.`);
  return [...found, ...limitFaults(g, seat, name)];
}

/** A hero whom nothing is happening to is within its limits. */
function limitFaults(g: Runebound, seat: number, name: string): string[] {
  if (seat === g.active || g.combat || g.heroes[seat]!.at === g.heroes[g.active]!.at) return [];
  const found: string[] = [];
  for (const attribute of ATTRIBUTES) {
    const n = learnedOf(g, seat).filter((card) => skillDef(g, card).attribute === attribute).length;
    if (n > usableAttribute(g, seat, attribute)) found.push(`${name} has ${n} skills of ${attribute}.`);
  }
  const types = assetsOf(g, seat).map((card) => assetDef(g, card).type);
  if (new Set(types).size < types.length) found.push(`${name} has two assets of a type.`);
  if (handOf(g, seat).length > handSizeOf(g, seat)) found.push(`${name} holds too many cards.`);
  return found;
}
