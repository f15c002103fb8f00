import { note } from '@questwright/adventure';
import { type As, chooseOne, type Rule, remove } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { defOf, descentBoxes } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { canEquip } from '../items/limits.ts';
import { gearOf, heroFigure, makePiece } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { GEAR } from '../zones.ts';
import { MEANS, STARTING_EQUIPMENT } from './levels.ts';

type Deal =
  | { readonly buy: WeaponDef | ItemDef; readonly gold: number }
  | { readonly sell: Piece; readonly name: string }
  | null;

const asDeal: As<Deal> = {
  id: (deal) => (!deal ? 'pass' : 'buy' in deal ? `buy:${deal.buy.id}` : `sell:${deal.sell.id}`),
  text: (deal) => {
    if (!deal) return 'd2.word.pass';
    return 'buy' in deal
      ? ['d2.word.buy', { name: deal.buy.name, gold: deal.gold }]
      : ['d2.word.sell', { name: deal.name, gold: STARTING_EQUIPMENT }];
  },
  about: (deal) => (!deal ? {} : 'buy' in deal ? { definition: deal.buy.id } : { card: deal.sell.id }),
};

/**
 * The heroes share their gold. One after the other takes shop items and sells starting equipment, until nobody wants
 * anything more. [D2-EPIC-05, D2-EPIC-06, D2-EPIC-07]
 */
export function* goShopping(g: Descent): Rule {
  const heroes = g.players.length;
  let gold = MEANS[g.level].gold * heroes;
  if (gold === 0) return;
  for (let hero = 0, done = 0; done < heroes; hero = (hero + 1) % heroes) {
    const deal = yield* chooseOne<Deal>(g, {
      seat: g.players[hero]!,
      topic: 'shop',
      subject: { hero },
      prompt: ['d2.ask.shop', { hero: heroFigure(g, hero).label, gold }],
      among: [...wares(g, gold), ...sales(g, hero), null],
      as: asDeal,
    });
    done = deal ? 0 : done + 1;
    if (deal) gold += close(g, hero, deal);
  }
}

/** Carries a deal out, and tells by how much the gold changes. */
function close(g: Descent, hero: number, deal: NonNullable<Deal>): number {
  const figure = heroFigure(g, hero);
  if ('sell' in deal) {
    remove(g, deal.sell);
    note(g, 'd2.log.sells', { figure, card: deal.name }, 'D2-SHOP-13');
    return STARTING_EQUIPMENT;
  }
  const card = makePiece(g, deal.buy.id, GEAR[hero]!, { hero });
  card.worn = canEquip(g, hero, card);
  note(g, 'd2.log.buys', { figure, card: deal.buy.name }, 'D2-SHOP-02');
  return -deal.gold;
}

/** The shop items of the level that are left and that the gold is enough for. */
function wares(g: Descent, gold: number): Deal[] {
  const { weapons, items, prices } = descentBoxes.of(g).content;
  const taken = g.players.flatMap((_, hero) => gearOf(g, hero).map(({ def }) => def));
  return [...weapons, ...items].flatMap((buy): Deal[] => {
    const price = prices.find(({ item }) => item === buy.id)?.gold;
    if (
      !buy.shop ||
      !isInUse(g, buy) ||
      buy.shop > MEANS[g.level].shop ||
      price === undefined ||
      price > gold
    )
      return [];
    return taken.filter((id) => id === buy.id).length < (buy.copies ?? 1) ? [{ buy, gold: price }] : [];
  });
}

const sales = (g: Descent, hero: number): Deal[] =>
  gearOf(g, hero)
    .filter((card) => (defOf(g, card) as WeaponDef | ItemDef).starting)
    .map((sell) => ({ sell, name: defOf(g, sell).name }));
