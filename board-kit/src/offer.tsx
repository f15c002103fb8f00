import type { About } from '@questwright/kernel';
import type { CSSProperties, ReactNode } from 'react';
import type { IconType } from 'react-icons';
import { Card, travelName } from './card.tsx';
import type { CardFace } from './card-face.ts';
import { Dealt } from './dealt.tsx';
import { evenColumns } from './even-columns.ts';

/** A card to choose, and what choosing it means. */
export interface Offered {
  readonly about: About;
  readonly face: CardFace | undefined;
  /** What it costs. */
  readonly price?: { readonly text: string; readonly icon?: IconType };
  /** What else to know of it: what it replaces, whose it is, why it is closed. */
  readonly note?: string;
  /** The `travel` name of the deck that it comes from. */
  readonly from?: string;
}

/**
 * Cards to choose from, side by side and large enough to read, with what they cost and what one has already: for
 * shops, draws, rewards, and choices at set-up.
 */
export function Offer({
  title,
  note,
  cards,
  owned,
}: {
  /** Who asks, and what for. */
  title: string;
  /** What to know before choosing: that it is for good, say. */
  note?: ReactNode;
  cards: readonly Offered[];
  /** What one has already, to compare with. */
  owned?: { readonly title: string; readonly cards: readonly (CardFace | undefined)[] };
}) {
  return (
    <section className="kit-offer" aria-label={title}>
      <header className="kit-offer-head">
        <h2>{title}</h2>
        {note && <p>{note}</p>}
      </header>
      <div className="kit-offer-cards" style={columnsFor(cards.length)}>
        <Dealt>
          {cards.map(({ about, face, price, note: remark, from }) => {
            const Icon = price?.icon;
            return (
              <div key={travelName(about)} className="kit-offered">
                <Card face={face} about={about} size="card" from={from} />
                {(price || remark) && (
                  <p className="kit-offer-terms">
                    {price && (
                      <span className="kit-price">
                        {Icon && <Icon aria-hidden="true" />} {price.text}
                      </span>
                    )}
                    {remark}
                  </p>
                )}
              </div>
            );
          })}
        </Dealt>
      </div>
      {owned && owned.cards.length > 0 && (
        <footer className="kit-offer-owned">
          <h3>{owned.title}</h3>
          {owned.cards.map((face, i) => (
            <Card key={i} face={face} size="chip" />
          ))}
        </footer>
      )}
    </section>
  );
}

/** How many columns there are, by how many have room. */
const columnsFor = (cards: number): CSSProperties =>
  Object.fromEntries([2, 3, 4, 5, 6].map((room) => [`--columns-${room}`, evenColumns(cards, room)]));
