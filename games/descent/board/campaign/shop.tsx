import { type BoardProps, Card, SeatMark, seatClass, useKit } from '@questwright/board-kit';
import type { ChoiceView, View } from '@questwright/kernel';
import { GiTwoCoins } from 'react-icons/gi';
import { fortuneOf, heroesOf, heroFigureOf, openOf, type Shown, shownIn } from '../sight.ts';
import { nameIn, priceOf } from './content.ts';

type Props = Pick<BoardProps, 'view' | 'choice' | 'seats'>;

/** The shop: what is on offer, what it costs, the gold of the heroes, and who has what. */
export function Shop({ view, choice, seats }: Props) {
  const { say, faces } = useKit();
  const { campaign, legend, act } = openOf(view);
  const { gold } = campaign!;
  const tokens = heroesOf(view).reduce((sum, hero) => sum + fortuneOf(view, hero), 0);
  const wares = shownIn(view, 'shop');
  const unknownPrice = act === 2 ? 175 : 100;
  return (
    <section className="d2-shop" aria-label={say.say('d2.camp.shop')}>
      <header>
        <h3>{say.say('d2.camp.shop')}</h3>
        <p className="d2-purse">
          <GiTwoCoins aria-hidden="true" /> {say.say(['d2.camp.gold', { n: gold }])}
          {tokens > 0 && <> · {say.say(['d2.camp.fortune', { n: tokens }])}</>}
        </p>
      </header>
      <ul className="d2-wares">
        {wares.map((card, n) => {
          const alike = card.down ? [card] : wares.filter(({ def, down }) => !down && def === card.def);
          if (alike[0] !== wares[n]) return null;
          const price = card.down ? unknownPrice : (priceOf(card.def, legend !== undefined) ?? 0);
          return (
            <li key={card.id} className="kit-offered" data-dear={price > gold ? '' : undefined}>
              <Card face={faces.get(card.def)} about={{ card: card.id }} size="card" from="shop-deck" />
              <p className="kit-offer-terms">
                <span className="kit-price">
                  <GiTwoCoins aria-hidden="true" /> {say.say(['d2.camp.price', { n: price }])}
                </span>{' '}
                {alike.length > 1 && say.say(['d2.camp.several', { n: alike.length }])}{' '}
                {price > gold && say.say(['d2.camp.short', { n: price - gold }])}
              </p>
            </li>
          );
        })}
      </ul>
      <Wearers view={view} choice={choice} seats={seats} />
    </section>
  );
}

/** Who has which equipment, wears it or not, and what it would be sold for. */
export function Wearers({ view, choice, seats }: Props) {
  return (
    <ul className="d2-wearers">
      {heroesOf(view).map((hero) => (
        <Wearer key={hero} view={view} hero={hero} choice={choice} seats={seats} />
      ))}
    </ul>
  );
}

function Wearer({ view, hero, choice, seats }: Props & { hero: number }) {
  const { say } = useKit();
  const seat = openOf(view).players[hero]!;
  const figure = heroFigureOf(view, hero);
  const gear = shownIn(view, `gear:h${hero}`);
  const isAsked = choice?.subject !== undefined && choice.subject === figure?.id;
  return (
    <li className={`d2-wearer ${seatClass(seat)}`} data-active={isAsked ? '' : undefined}>
      <header>
        <SeatMark seat={seat} />
        <strong>{nameOfHero(view, hero)}</strong>
        <span className="d2-hero-player">{seats[seat]?.name}</span>
      </header>
      {gear.length === 0 && <p>{say.say('d2.camp.no-gear')}</p>}
      <ul>
        {gear.map((card) => (
          <Owned key={card.id} card={card} choice={choice} />
        ))}
      </ul>
    </li>
  );
}

function Owned({ card, choice }: { card: Shown; choice: ChoiceView | null }) {
  const { say, faces } = useKit();
  const sale = saleIn(choice, card.id);
  return (
    <li>
      <Card face={faces.get(card.def)} about={{ card: card.id }} size="chip" />
      <span className="d2-worn" data-worn={card.worn ? '' : undefined}>
        {say.say(card.worn ? 'd2.camp.worn' : 'd2.camp.carried')}
        {sale !== null && <>, {say.say(['d2.camp.sells', { n: sale }])}</>}
      </span>
    </li>
  );
}

/** What a card is sold for, if that is offered now. */
function saleIn(choice: ChoiceView | null, card: number): number | null {
  const text = choice?.options?.find(({ id }) => id === `sell:${card}`)?.text;
  return Array.isArray(text) ? Number((text[1] as { gold?: number } | undefined)?.gold ?? 0) : null;
}

export const nameOfHero = (view: View, hero: number): string =>
  nameIn(shownIn(view, `sheet:h${hero}`)[0]?.def ?? '');
