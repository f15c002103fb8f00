import type { Choice } from '@questwright/kernel';
import type { CardDefinition, ItemDef, WeaponDef } from '../rules/definitions.ts';
import { gearOf } from '../rules/pieces.ts';
import type { Descent, Piece } from '../rules/state.ts';
import { handsOf, type Ware, wareOf, weaponTypeOf } from './wares.ts';

/*
 * How programs build heroes and the overlord's deck for Epic Play: the dearest skills and cards first, a better weapon of
 * the kind that the class fights with, then an armor.
 */

type One = Extract<Choice, { kind: 'one' }>;
type Deal = { readonly buy: Ware; readonly gold: number } | { readonly sell: Piece } | null;

/** No single thing eats up what the others need. */
const MOST_GOLD = 200;

/** The dearest card that experience is enough for. */
export function dearest({ among, as }: One): string {
  const cards = among.filter((card) => card !== null) as readonly CardDefinition[];
  const [best] = [...cards].sort((a, b) => (b.xp ?? 0) - (a.xp ?? 0));
  return as.id(best ?? null);
}

/** What a hero buys or sells next. */
export function deal(g: Descent, choice: One): string {
  const deals = choice.among as readonly Deal[];
  const hero = heroAsked(g, deals, choice.seat);
  return choice.as.id(hero < 0 ? null : (bestDeal(g, hero, deals) ?? null));
}

/** The hero is told by the starting equipment that could be sold, or by having none any more. */
function heroAsked(g: Descent, deals: readonly Deal[], seat: number): number {
  for (const one of deals) if (one && 'sell' in one) return one.sell.hero;
  return g.players.findIndex(
    (player, hero) => player === seat && !gearOf(g, hero).some((card) => wareOf(g, card).starting),
  );
}

function bestDeal(g: Descent, hero: number, deals: readonly Deal[]): Deal | undefined {
  const gear = gearOf(g, hero).map((card) => wareOf(g, card));
  const weapon = gear.find((ware): ware is WeaponDef => ware.kind === 'weapon');
  const fitting = wares(deals).filter(({ buy }) => isBetter(g, hero, buy, weapon));
  if (weapon?.starting && fitting.length > 0)
    return deals.find((one) => one && 'sell' in one && wareOf(g, one.sell) === weapon);
  if (!weapon && fitting.length > 0) return fitting[0];
  if (gear.some((ware) => ware.kind === 'item' && ware.slot === 'armor')) return undefined;
  return wares(deals).find(({ buy }) => buy.kind === 'item' && buy.slot === 'armor' && suits(buy, gear));
}

/** What can be bought, the dearest first. */
const wares = (deals: readonly Deal[]): { readonly buy: Ware; readonly gold: number }[] =>
  deals
    .flatMap((one) => (one && 'buy' in one && one.gold <= MOST_GOLD ? [one] : []))
    .sort((a, b) => b.gold - a.gold);

/** Whether a weapon is of the class's kind, has more dice than the one at hand, and leaves a hand for the rest. */
function isBetter(g: Descent, hero: number, ware: Ware, weapon: WeaponDef | undefined): boolean {
  if (ware.kind !== 'weapon' || ware.type !== weaponTypeOf(g, hero)) return false;
  const others = gearOf(g, hero).filter((card) => card.worn && wareOf(g, card) !== weapon);
  const hands = others.reduce((sum, card) => sum + handsOf(wareOf(g, card)), 0);
  return hands + ware.hands <= 2 && ware.dice.length > (weapon?.dice.length ?? 0);
}

const suits = ({ forbids = [] }: ItemDef, gear: readonly Ware[]): boolean =>
  gear.every(({ traits }) => !traits.some((trait) => forbids.includes(trait)));
