import { nameOf } from '@questwright/adventure';
import type { As, Text } from '@questwright/kernel';
import { zoneLabel } from './map/as-zone.ts';
import { isHero } from './pieces.ts';
import type { Bardsung, Piece } from './state.ts';

/** Models as options: with their zone, and the wounds of an enemy. */
export const asModel = (g: Bardsung): As<Piece> => ({
  id: (model) => (isHero(model) ? `hero:${model.seat}` : `enemy:${model.id}`),
  text: (model): Text => [
    'bs.model',
    { name: nameOf(g, model), zone: zoneLabel(model.at), wounds: model.wounds },
  ],
  about: (model) => ({ card: model.id }),
});
