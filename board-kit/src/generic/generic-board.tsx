import { type CardView, seatInName, type ZoneView, zoneKind } from '@questwright/kernel';
import { memo } from 'react';
import { GiCardRandom } from 'react-icons/gi';
import type { BoardProps } from '../board-props.ts';
import { Card } from '../card.tsx';
import { Act, useKit, useLit } from '../kit.tsx';
import { Deck, Stat, Zone } from '../pieces.tsx';
import { SeatMark, seatClass } from '../seat-mark.tsx';
import { columnsOf, type Fields, fieldsOf, singular } from './fields.ts';
import { humanise, nameFor } from './words.ts';

/** A board made of nothing but the view: for games that have none of their own. */
export function GenericBoard({ view, seat, seats, say, narrow }: BoardProps) {
  const fields = fieldsOf(view, seats.length);
  const shared = Object.keys(view.zones).filter((zone) => seatInName(zone) === null);
  const others = [...seats.keys()].filter((other) => other !== seat);
  const panel = (owner: number) => (
    <SeatPanel
      key={owner}
      owner={owner}
      fields={fields}
      view={view}
      seat={seat}
      seats={seats}
      say={say}
      narrow={narrow}
    />
  );
  return (
    <div className="generic-board">
      <div className="generic-others">{others.map(panel)}</div>
      <div className="generic-middle">
        {fields.cells.map(([name, values]) => (
          <Cells key={name} name={name} values={values} seats={seats.length} />
        ))}
        {shared.map((zone) => (
          <ZoneOf key={zone} zone={zone} cards={view.zones[zone]!} from={fromFor(zone, view)} />
        ))}
        {fields.single.map(([name, value]) => (
          <Stat key={name} name={nameFor(say, 'field', name)} value={String(value)} />
        ))}
      </div>
      {seat >= 0 && panel(seat)}
    </div>
  );
}

/** The cards in the hand of the seat, for the drawer of the phone, which is called what they are. */
export function GenericHand({ view, seat, say }: BoardProps) {
  const zone = handOf(view, seat);
  const cards = zone === undefined ? [] : view.zones[zone]!;
  if (typeof cards === 'number') return null;
  return (
    <div className="kit-zone-things kit-wrap" data-about={`zone:${zone}`}>
      {cards.length === 0 && <p className="generic-empty">{say.say('kit.empty')}</p>}
      {cards.map((card) => (
        <CardOf key={card.id} card={card} from={fromFor(zone!, view)} />
      ))}
    </div>
  );
}

/** Where the seat holds its cards, in a game that knows a hand. */
export const handOf = ({ zones }: BoardProps['view'], seat: number): string | undefined =>
  Object.keys(zones).find((zone) => isHand(zone, seat));

const isHand = (zone: string, seat: number): boolean =>
  seatInName(zone) === seat && zoneKind(zone) === 'hand';

function SeatPanel({
  owner,
  fields,
  view,
  seat,
  seats,
  say,
  narrow,
}: Omit<BoardProps, 'choice' | 'log'> & { owner: number; fields: Fields }) {
  const { props } = useLit({ seat: owner });
  const zones = Object.keys(view.zones).filter(
    (zone) => seatInName(zone) === owner && !(narrow && isHand(zone, seat)),
  );
  const inHand = (zone: string): boolean => typeof view.zones[zone] === 'number';
  const isAsked = view.choice?.seat === owner;
  return (
    <section
      className={`generic-seat ${seatClass(owner)}`}
      aria-label={seats[owner]!.name}
      data-asked={isAsked ? '' : undefined}
      data-lit={props['data-lit']}
      data-hot={props['data-hot']}
    >
      <header>
        <SeatMark seat={owner} />
        <h2>{seats[owner]!.name}</h2>
        {zones.filter(inHand).map((zone) => (
          <Stat
            key={zone}
            name={nameFor(say, 'zone', zoneKind(zone))}
            value={view.zones[zone] as number}
            travel={zone}
          />
        ))}
        {fields.bySeat.map(([name, values]) => (
          <Stat
            key={name}
            name={nameFor(say, 'field', name)}
            value={String(values[owner])}
            travel={`${name}:${owner}`}
          />
        ))}
      </header>
      <Act about={{ seat: owner }} />
      <div className="generic-zones">
        {zones
          .filter((zone) => !inHand(zone))
          .map((zone) => (
            <ZoneOf key={zone} zone={zone} cards={view.zones[zone]!} from={fromFor(zone, view)} />
          ))}
      </div>
    </section>
  );
}

const ZoneOf = memo(function ZoneOf({
  zone,
  cards,
  from,
}: {
  zone: string;
  cards: ZoneView;
  /** Where its cards come from that were hidden before. */
  from: string | undefined;
}) {
  const { say } = useKit();
  const name = nameFor(say, 'zone', zoneKind(zone));
  if (typeof cards === 'number') {
    return (
      <div data-about={`zone:${zone}`}>
        <Deck name={name} count={cards} travel={zone} icon={GiCardRandom} about={{ zone }} />
      </div>
    );
  }
  const isPile = seatInName(zone) === null && cards.length > 6;
  return (
    <div data-about={`zone:${zone}`} className={isPile ? 'generic-pile' : undefined}>
      <Zone name={name} count={cards.length} layout={isPile ? 'fan' : 'wrap'}>
        {cards.length === 0 && <p className="generic-empty">{say.say('kit.empty')}</p>}
        {cards.map((card) => (
          <CardOf key={card.id} card={card} from={from} />
        ))}
      </Zone>
    </div>
  );
});

/** A card that was hidden before comes from the hand of its seat, if that is seen only as a number, or from the deck. */
function fromFor(zone: string, { zones }: BoardProps['view']): string | undefined {
  const owner = seatInName(zone);
  if (owner === null) return undefined;
  const hand = `hand:${owner}`;
  return typeof zones[hand] === 'number' ? hand : 'deck';
}

function CardOf({ card, from }: { card: CardView; from: string | undefined }) {
  const { faces } = useKit();
  const def = typeof card.def === 'string' ? card.def : undefined;
  const face =
    def === undefined
      ? undefined
      : (faces.get(def) ?? {
          id: def,
          name: humanise(def),
          kind: '',
          hue: 'stone' as const,
          icon: GiCardRandom,
        });
  return (
    <Card face={face} about={{ card: card.id }} down={card.down === true && def === undefined} from={from} />
  );
}

function Cells({
  name,
  values,
  seats,
}: {
  name: string;
  values: readonly (string | number | boolean)[];
  seats: number;
}) {
  const { say } = useKit();
  const columns = columnsOf(values.length);
  return (
    <section
      className="generic-cells"
      aria-label={nameFor(say, 'field', name)}
      style={{ gridTemplateColumns: `repeat(${columns ?? values.length}, 1fr)` }}
    >
      {values.map((value, i) => (
        <Cell key={i} what={singular(name)} index={i} value={value} seats={seats} />
      ))}
    </section>
  );
}

function Cell({
  what,
  index,
  value,
  seats,
}: {
  what: string;
  index: number;
  value: string | number | boolean;
  seats: number;
}) {
  const { seats: people } = useKit();
  const { props } = useLit({ [what]: index });
  const owner = typeof value === 'number' && value >= 0 && value < seats ? value : null;
  return (
    <div className="generic-cell" {...props} data-travel={`${what}:${index}`} data-value={String(value)}>
      {owner === null ? (
        value !== -1 && String(value)
      ) : (
        <>
          <SeatMark seat={owner} />
          <span className="sr-only">{people[owner]?.name}</span>
        </>
      )}
    </div>
  );
}
