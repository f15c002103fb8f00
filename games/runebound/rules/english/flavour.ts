import type { Catalogue } from '@questwright/kernel';
import { flavour } from '../../content/flavour/index.ts';

/** What stands on cards besides their rules. */
export const flavours: Catalogue = Object.fromEntries(
  Object.entries(flavour).map(([card, line]) => [`rb.flavour.${card}`, line]),
);
