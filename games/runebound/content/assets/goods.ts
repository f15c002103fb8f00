import type { AssetDef } from '../../rules/definitions.ts';
import { type AssetCard, asset, tradeIn } from '../../rules/effects/index.ts';
import type { Site } from '../../rules/map/hexes.ts';

interface Goods extends Pick<AssetCard, 'id' | 'name' | 'set' | 'original'> {
  /** The kind of site that wants them. */
  readonly site: Site;
}

const goods =
  (cost: number, trade: number) =>
  ({ site, ...card }: Goods): AssetDef =>
    asset({ ...card, type: 'goods', cost, trade, abilities: [tradeIn(site)] });

/** Goods that cost nothing and bring 2 gold. */
export const plainGoods = goods(0, 2);

/** Goods that cost 2 gold and bring 5. */
export const dearGoods = goods(2, 5);
