import type { View } from '@questwright/kernel';
import { iconOfToken } from '../icons.ts';
import { mapOf, tokensOnMap } from '../sight.ts';
import { centreOf } from './geometry.ts';

/** What lies on the map: search tokens, objectives, and whatever else a quest has put there. */
export function Tokens({ view }: { view: View }) {
  const tables = mapOf(view);
  if (!tables) return null;
  return (
    <div className="d2-tokens">
      {tokensOnMap(view).map(({ id, at, def, used, isDown }) => {
        const { x, y } = centreOf(tables, at);
        const Icon = iconOfToken(def);
        return (
          <span
            key={id}
            className="d2-token"
            data-used={used ? '' : undefined}
            data-down={isDown ? '' : undefined}
            style={{ left: `calc(var(--zoom) * ${x + 26}px)`, top: `calc(var(--zoom) * ${y - 26}px)` }}
          >
            <Icon aria-hidden="true" />
          </span>
        );
      })}
    </div>
  );
}
