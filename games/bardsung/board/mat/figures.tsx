import { Act, Harm, Medallion, type Point, useKit, Walker } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { STEP } from '../../rules/map/shape.ts';
import { anyEnemy, anyHero, ChestIcon, conditionIcons, terrainIcons } from '../icons.ts';
import { cardsOf, conditionsOf, heroFactsOf, modelsOf, openOf, type Seen } from '../sight.ts';
import { type MatShape, SQUARE, shapeOf, type ZoneShape } from './geometry.ts';
import { modelWords } from './zone-words.ts';

/** Models in the zones where they stand, with what lies there: terrain, chests, doors. */
export function Figures({ view }: { view: View }) {
  const shape = shapeOf(openOf(view).tiles);
  const models = modelsOf(view);
  return (
    <div className="bs-figures">
      {cardsOf(view, 'terrain').map((token) => (
        <Token key={token.id} token={token} shape={shape} />
      ))}
      {cardsOf(view, 'chests').map((token) => (
        <Token key={token.id} token={token} shape={shape} />
      ))}
      {cardsOf(view, 'doors').map((door) => (
        <Door key={door.id} door={door} shape={shape} />
      ))}
      {models.map((model) => (
        <Figure
          key={model.id}
          model={model}
          view={view}
          shape={shape}
          together={models.filter(({ at }) => at === model.at)}
        />
      ))}
    </div>
  );
}

/** Where in its zone each of several models stands, and how large they are. */
export function placesIn({ squares }: ZoneShape, count: number): { at: Point; size: number }[] {
  const each = Math.ceil(count / squares.length);
  const columns = each === 1 ? 1 : each <= 4 ? 2 : 3;
  const size = columns === 1 ? 72 : columns === 2 ? 47 : 32;
  const order = [...squares];
  return Array.from({ length: count }, (_, i) => {
    const [col, row] = order[i % order.length]!;
    const place = Math.floor(i / order.length);
    const rows = Math.ceil(each / columns);
    const x = (col + ((place % columns) + 0.5) / columns) * SQUARE;
    const y = (row + (Math.floor(place / columns) + 0.5) / rows) * SQUARE;
    return { at: { x: squeeze(x, col), y: squeeze(y, row) }, size };
  });
}

/** A little away from the walls. */
const squeeze = (at: number, square: number): number => {
  const middle = (square + 0.5) * SQUARE;
  return middle + (at - middle) * 0.92;
};

const NO_SHIFT: Point = { x: 0, y: 0 };

function Figure({
  model,
  view,
  shape,
  together,
}: {
  model: Seen;
  view: View;
  shape: MatShape;
  together: readonly Seen[];
}) {
  const { faces, say } = useKit();
  const zone = shape.zones.find(({ at }) => at === model.at);
  if (!zone) return null;
  const place = placesIn(zone, together.length)[together.indexOf(model)]!;
  const seat = model.seat ?? -1;
  const isHero = seat >= 0;
  const face = faces.get(model.def ?? '');
  const wounds = isHero ? cardsOf(view, `wounds:${seat}`).length : (model.wounds ?? 0);
  const max = isHero ? (heroFactsOf(view, seat)?.grit.value ?? 5) : 2;
  const { acting, turn } = openOf(view);
  const kind = cardsOf(view, 'initiative').find(({ id }) => id === acting);
  const acts = isHero
    ? turn?.seat === seat
    : kind !== undefined && (kind.seat ?? -1) < 0 && kind.def === model.def;
  return (
    <Walker name="bs-figure" at={place.at} shift={NO_SHIFT}>
      <span
        className="bs-figure-of"
        data-hero={isHero ? '' : undefined}
        data-acts={acts ? '' : undefined}
        style={{ width: `calc(var(--zoom) * ${place.size}px)` }}
      >
        <Harm value={wounds} />
        <Medallion
          icon={face?.icon ?? (isHero ? anyHero : anyEnemy)}
          picture={face?.picture}
          name={modelWords(view, model, say)}
          {...(isHero && { seat })}
          hue={isHero ? 'frost' : 'blood'}
          size="100%"
          health={{ damage: wounds, max }}
          conditions={conditionsOf(model).map(([name]) => ({
            name: say.say(`bs.condition.${name}`),
            icon: conditionIcons[name],
          }))}
        />
        {wounds > 0 && (
          <span className="bs-wounds" aria-hidden="true">
            {wounds}
          </span>
        )}
        <Act about={{ card: model.id }} />
      </span>
    </Walker>
  );
}

/** A token of terrain, or a chest, in the corner of its zone. */
function Token({ token, shape }: { token: Seen; shape: MatShape }) {
  const { faces } = useKit();
  const zone = shape.zones.find(({ at }) => at === token.at);
  if (!zone) return null;
  const [col, row] = zone.squares.at(-1)!;
  const isChest = token.def === 'chest';
  const Icon = isChest ? ChestIcon : terrainIcons[token.def as keyof typeof terrainIcons];
  const x = (col + (isChest ? 0.2 : 0.8)) * SQUARE;
  return (
    <div
      className="bs-token"
      data-chest={isChest ? '' : undefined}
      style={{ left: `calc(var(--zoom) * ${x}px)`, top: `calc(var(--zoom) * ${(row + 0.8) * SQUARE}px)` }}
      title={faces.get(token.def ?? '')?.name}
    >
      {Icon && <Icon aria-hidden="true" />}
      <Act about={{ card: token.id }} />
    </div>
  );
}

/** A door on the border that it parts: across the way when it is closed, along the wall when it is open. */
function Door({ door, shape }: { door: Seen; shape: MatShape }) {
  const portal = shape.portals.find((one) => one.portal === door.host);
  if (!portal) return null;
  const [right] = STEP[portal.side]!;
  return (
    <div
      className="bs-door"
      data-closed={door.turned ? '' : undefined}
      data-upright={right !== 0 ? '' : undefined}
      style={{
        left: `calc(var(--zoom) * ${portal.at.x}px)`,
        top: `calc(var(--zoom) * ${portal.at.y}px)`,
      }}
    >
      <span aria-hidden="true" />
      <Act about={{ card: door.id }} />
    </div>
  );
}
