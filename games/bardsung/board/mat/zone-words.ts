import type { SeatInfo, Tells } from '@questwright/board-kit';
import type { Speaker, View } from '@questwright/kernel';
import { zoneLabel } from '../../rules/map/as-zone.ts';
import { tileOfZone } from '../../rules/map/mat.ts';
import { cardsOf, conditionsOf, factsOf, modelsOf, nameIn, openOf, type Seen } from '../sight.ts';
import { wayTo, wayWords } from './ways.ts';

/** What a zone is called: its tile, and its label. */
export function zoneName(view: View, at: number): string {
  const tile = openOf(view).tiles[tileOfZone(at)];
  return tile ? `${nameIn(tile.def)}, ${zoneLabel(at)}` : '';
}

/** A model in words: who it is, how it fares, what is on it. */
export function modelWords(view: View, model: Seen, { say }: Speaker): string {
  const wounds = (model.seat ?? -1) >= 0 ? cardsOf(view, `wounds:${model.seat}`).length : (model.wounds ?? 0);
  const conditions = conditionsOf(model).map(([condition, n]) =>
    n > 1 ? `${say(`bs.condition.${condition}`)} ${n}` : say(`bs.condition.${condition}`),
  );
  return [
    nameIn(model.def ?? ''),
    ...(wounds > 0 ? [say(['bs.board.n-wounds', { n: wounds }])] : []),
    ...conditions,
  ].join(', ');
}

/** What is in a zone, each thing in words. */
export function thingsIn(view: View, at: number, speaker: Speaker): string[] {
  const { say } = speaker;
  const here = ({ at: where }: Seen): boolean => where === at;
  return [
    ...modelsOf(view)
      .filter(here)
      .map((model) => modelWords(view, model, speaker)),
    ...cardsOf(view, 'terrain')
      .filter(here)
      .map(({ def }) => nameIn(def ?? '')),
    ...cardsOf(view, 'chests')
      .filter(here)
      .map(({ def }) => nameIn(def ?? '')),
    ...(factsOf(view)?.exits.includes(tileOfZone(at)) ? [say('bs.board.exit-tile')] : []),
  ];
}

/** What is known of a zone or a model besides the text of an option. */
export const tells: Tells = ({ zone, card }, { view, say }) => {
  if (typeof zone === 'number') {
    const things = thingsIn(view, zone, say);
    const way = view.choice?.topic === 'turn' ? wayTo(view, zone) : undefined;
    return [
      ...(things.length > 0 ? things : [say.say('bs.board.empty')]),
      ...(way ? wayWords(way, say) : []),
    ].join('; ');
  }
  const model = modelsOf(view).find(({ id }) => id === card);
  return model
    ? conditionsOf(model)
        .map(([one]) => say.say(`bs.condition.${one}`))
        .join(', ') || null
    : null;
};

export type { SeatInfo };
