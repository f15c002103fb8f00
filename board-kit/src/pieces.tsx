import type { About } from '@questwright/kernel';
import type { ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { travelName } from './card.tsx';
import { Explained, type Why } from './explained.tsx';
import { type Hue, hueClass } from './hue.ts';
import { Act, useKit } from './kit.tsx';

/** A place on the table where things lie, with its name. */
export function Zone({
  name,
  count,
  layout = 'row',
  travel,
  children,
}: {
  name: string;
  /** Shown beside the name. */
  count?: number;
  layout?: 'row' | 'fan' | 'wrap';
  /** Lets things come from here that were nowhere before. */
  travel?: string;
  children: ReactNode;
}) {
  return (
    <section className="kit-zone" aria-label={name}>
      <h3 className="kit-zone-name">
        {name}
        {count !== undefined && <span className="kit-count">{count}</span>}
      </h3>
      <div className={`kit-zone-things kit-${layout}`} data-travel={travel}>
        {children}
      </div>
    </section>
  );
}

/** A pile of which only the size is known. */
export function Deck({
  name,
  count,
  travel,
  hue = 'night',
  icon: Icon,
  about,
}: {
  name: string;
  count: number;
  /** What `from` of a card names to be drawn from here. */
  travel?: string;
  hue?: Hue;
  icon?: IconType;
  about?: About;
}) {
  const { say } = useKit();
  return (
    <div className={`kit-deck ${hueClass(hue)}`} data-travel={travel} data-value={count}>
      <div className="kit-deck-pile" data-depth={Math.min(3, Math.ceil(count / 8))} aria-hidden="true">
        {Icon && <Icon />}
      </div>
      <div className="kit-deck-label">
        {name}
        <span className="kit-count">
          {count}
          <span className="sr-only"> {say.say(['kit.cards', { n: count }])}</span>
        </span>
      </div>
      {about && <Act about={about} />}
    </div>
  );
}

/** A token: a small disc with a sign, and how many of them there are. */
export function Token({
  icon: Icon,
  name,
  count = 1,
  hue = 'stone',
  why,
  about,
}: {
  icon: IconType;
  name: string;
  count?: number;
  hue?: Hue;
  why?: Why;
  about?: About;
}) {
  const disc = (
    <span
      className={`kit-token ${hueClass(hue)}`}
      data-travel={about && travelName(about)}
      data-value={count}
    >
      <Icon aria-hidden="true" />
      <span className="sr-only">{name} </span>
      {count !== 1 && <span className="kit-token-count">{count}</span>}
      {about && <Act about={about} />}
    </span>
  );
  return why ? <Explained why={why}>{disc}</Explained> : disc;
}

/** A number with its sign, or its name where there is none; it says where it comes from. */
export function Stat({
  icon: Icon,
  name,
  value,
  why,
  travel,
}: {
  icon?: IconType;
  name: string;
  value: string | number;
  why?: Why;
  /** Lets it beat when the number changes. */
  travel?: string;
}) {
  const shown = (
    <span className="kit-stat" data-travel={travel} data-value={value}>
      {Icon && <Icon aria-hidden="true" />}
      <span className={Icon ? 'sr-only' : undefined}>{name} </span>
      <span className="kit-number">{value}</span>
    </span>
  );
  return <Explained why={why ?? { title: `${name} ${value}` }}>{shown}</Explained>;
}

/** How far something has come: health, progress. The spaces can be told apart by more than their colour. */
export function Meter({
  name,
  value,
  max,
  hue = 'ember',
}: {
  name: string;
  value: number;
  max: number;
  hue?: Hue;
}) {
  return (
    <div
      className={`kit-meter ${hueClass(hue)}`}
      role="meter"
      aria-label={name}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
    >
      {Array.from({ length: max }, (_, i) => (
        <span key={i} data-full={i < value ? '' : undefined} />
      ))}
      <span className="kit-number">
        {value}/{max}
      </span>
    </div>
  );
}
