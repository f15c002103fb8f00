import type { About } from '@questwright/kernel';
import type { IconType } from 'react-icons';
import { travelName } from './card.tsx';
import { type Hue, hueClass } from './hue.ts';
import { Act } from './kit.tsx';
import { type Picture, Plate } from './plate.tsx';
import { seatClass, seatDashes } from './seat-mark.tsx';

/** A figure: its silhouette, a ring in the colour and pattern of its seat, wounds along the ring, what is on it. */
export function Medallion({
  icon: Icon,
  picture,
  name,
  seat,
  hue = 'stone',
  health,
  conditions = [],
  about,
  size = 72,
}: {
  icon: IconType;
  /** What is seen instead of the sign. */
  picture?: Picture | undefined;
  name: string;
  /** Whose it is; figures of nobody have a plain ring. */
  seat?: number;
  hue?: Hue;
  health?: { readonly damage: number; readonly max: number };
  conditions?: readonly { readonly name: string; readonly icon: IconType }[];
  about?: About;
  /** Pixels, or any width of CSS. */
  size?: number | string;
}) {
  const damage = health ? Math.min(1, health.damage / Math.max(1, health.max)) : 0;
  const length = 2 * Math.PI * RING;
  return (
    <span
      className={`kit-medallion ${hueClass(hue)} ${seat === undefined ? '' : seatClass(seat)}`}
      style={{ width: size, height: size }}
      data-travel={about && travelName(about)}
      data-value={health?.damage}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className="kit-medallion-ground" cx="50" cy="50" r="40" />
        <circle
          className="kit-medallion-ring"
          cx="50"
          cy="50"
          r={RING}
          strokeDasharray={seat === undefined ? 'none' : seatDashes(seat)}
        />
        {damage > 0 && (
          <circle
            className="kit-medallion-damage"
            cx="50"
            cy="50"
            r={RING}
            strokeDasharray={`${length * damage} ${length}`}
            transform="rotate(-90 50 50)"
          />
        )}
      </svg>
      {picture ? (
        <span className="kit-medallion-plate">
          <Plate picture={picture} />
        </span>
      ) : (
        <Icon className="kit-medallion-icon" aria-hidden="true" />
      )}
      <span className="sr-only">
        {name}
        {conditions.map(({ name: condition }) => `, ${condition}`)}
      </span>
      {health && (
        <span className="kit-medallion-health">
          {health.max - health.damage}
          <span className="sr-only">/{health.max}</span>
        </span>
      )}
      {conditions.length > 0 && (
        <span className="kit-medallion-conditions" aria-hidden="true">
          {conditions.map(({ name: condition, icon: ConditionIcon }) => (
            <ConditionIcon key={condition} />
          ))}
        </span>
      )}
      {about && <Act about={about} />}
    </span>
  );
}

const RING = 44;
