import { type Explanation, explain } from '@questwright/kernel';
import { goldenOf } from './combat/cast.ts';
import { foeHealth } from './combat/foe.ts';
import { foeCard, freeTokens, symbolsOn } from './combat/tokens.ts';
import { ATTRIBUTES } from './definitions.ts';
import { heroCard, heroOf, isDefeated } from './heroes.ts';
import { type Runebound, SIDES } from './state.ts';

export interface HeroFacts {
  readonly defeated: boolean;
  /** Speed, health, hand size and attributes, and why they are what they are. */
  readonly values: { readonly [value: string]: Explanation };
}

/** Values derived from what everybody can see, for the board. */
export interface Facts {
  readonly heroes: readonly (HeroFacts | null)[];
  readonly foeHealth: number | null;
  readonly initiative: readonly [number, number] | null;
  /** What the tokens in the two combat pools count, by their ids. */
  readonly counts: { readonly [token: number]: number };
}

export function facts(g: Runebound): Facts {
  const foe = g.combat ? foeCard(g) : undefined;
  return {
    heroes: g.heroes.map((_, seat) => (heroCard(g, seat) ? heroFacts(g, seat) : null)),
    foeHealth: foe ? foeHealth(g, foe) : null,
    initiative: g.combat ? [goldenOf(g, SIDES[0]!), goldenOf(g, SIDES[1]!)] : null,
    counts: g.combat ? countsOf(g) : {},
  };
}

const countsOf = (g: Runebound): Facts['counts'] =>
  Object.fromEntries(
    SIDES.flatMap((side) => freeTokens(g, side)).map((token) => [token.id, symbolsOn(g, token)]),
  );

function heroFacts(g: Runebound, seat: number): HeroFacts {
  const def = heroOf(g, seat);
  const values: Record<string, Explanation> = {};
  for (const value of ['speed', 'health', 'hand', ...ATTRIBUTES] as const) {
    values[value] = explain(g, value, def[value], seat);
  }
  return { defeated: isDefeated(g, seat), values };
}
