import './offer.css';
import { type BoardProps, type CardFace, Offer, type Offered, useKit } from '@questwright/board-kit';
import type { Option, Speaker } from '@questwright/kernel';
import { useState } from 'react';
import { GiTreasureMap, GiTwoCoins } from 'react-icons/gi';
import { cardsOf, isOffer, offeredIn, openOf, type Seen } from './sight.ts';

type Choice = NonNullable<BoardProps['choice']>;

/**
 * Cards to choose from, over the map, side by side and with their texts: a market, heroes to play, what was drawn,
 * a reward. The map can be looked at meanwhile.
 */
export function CardOffer({ view, choice, narrow }: BoardProps) {
  const { say } = useKit();
  const [hidden, setHidden] = useState(-1);
  if (!choice || !isOffer(choice, narrow)) return null;
  if (hidden === choice.n) {
    return (
      <button type="button" className="rb-combat-back button" onClick={() => setHidden(-1)}>
        {say.say('rb.board.back-to-offer')}
      </button>
    );
  }
  return (
    <div className="rb-offer" data-about="zone:offer">
      <Cards view={view} choice={choice} />
      <button type="button" className="rb-icon-button" onClick={() => setHidden(choice.n)}>
        <GiTreasureMap aria-hidden="true" />
        <span>{say.say('rb.board.look-at-map')}</span>
      </button>
    </div>
  );
}

function Cards({ view, choice }: { view: BoardProps['view']; choice: Choice }) {
  const { say, faces } = useKit();
  const { gold } = openOf(view).heroes[choice.seat]!;
  const isTrade = TRADES.includes(choice.topic ?? '');
  const cards = offeredIn(view, choice).flatMap((card): readonly Offered[] | Offered => {
    if (choice.topic === 'event') return optionsOf(choice, card, faces.get(card.def ?? ''), say);
    const price = priceOf(choice, card);
    const closed = choice.closed?.find(({ id }) => id.split(':')[1] === String(card.id));
    return {
      about: { card: card.id },
      face: faces.get(card.def ?? ''),
      ...(price !== null && {
        price: {
          text: say.say([
            choice.topic?.startsWith('sell') ? 'rb.board.brings' : 'rb.board.price',
            { n: price },
          ]),
          icon: GiTwoCoins,
        },
      }),
      ...(closed && { note: say.say('rb.board.too-dear') }),
    };
  });
  const own = cardsOf(view, `assets:${choice.seat}`).filter(({ id }) =>
    cards.every(({ about }) => about.card !== id),
  );
  return (
    <Offer
      title={say.sentence(choice.prompt).replace(/\.$/, '')}
      {...(isTrade && { note: say.say(['rb.board.you-have', { n: gold }]) })}
      cards={cards}
      {...(isTrade && {
        owned: { title: say.say('rb.board.your-assets'), cards: own.map(({ def }) => faces.get(def ?? '')) },
      })}
    />
  );
}

/** Each option of an event as a card of its own, so that they can be compared. */
const optionsOf = (choice: Choice, card: Seen, face: CardFace | undefined, say: Speaker): Offered[] =>
  choice.options!.flatMap(({ about, text }): Offered[] => {
    if (about?.card !== card.id || about.option === undefined) return [];
    return [{ about, face: face && { ...face, text: [say.sentence(text)] } }];
  });

/** Topics in which gold changes hands. */
const TRADES: readonly string[] = ['buy', 'sell', 'sell-one', 'take-asset'];

/** What the options say that a card costs, or brings. */
function priceOf({ options = [], closed = [] }: Choice, { id }: Seen): number | null {
  for (const { text } of [
    ...options.filter(isAbout(id)),
    ...closed.filter((one) => one.id.endsWith(`:${id}`)),
  ])
    if (typeof text === 'object' && typeof text[1]?.cost === 'number') return text[1].cost;
  return null;
}

const isAbout =
  (card: number) =>
  ({ about }: Option): boolean =>
    about?.card === card;
