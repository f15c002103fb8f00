import { Card, Medallion, SeatMark, seatClass, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { memo, useEffect, useRef } from 'react';
import { anyEnemy, anyHero } from './icons.ts';
import { cardsOf, defOf, openOf, profileOf, type Seen } from './sight.ts';

const SLOTS = 3;

/** The marching order from left to right, and beside it the cards that wait for their end phase or hold until they end. */
export const Order = memo(function Order({ view }: { view: View }) {
  const { say } = useKit();
  const { order, acting } = openOf(view);
  const march = useRef<HTMLElement>(null);
  useEffect(() => {
    const row = march.current;
    const card = row?.querySelector<HTMLElement>('[data-state=acts]');
    if (row && card) row.scrollLeft = card.offsetLeft - (row.clientWidth - card.offsetWidth) / 2;
  }, [acting, order]);
  const initiative = cardsOf(view, 'initiative');
  const delayed = cardsOf(view, 'delay');
  const sustained = [...cardsOf(view, 'sustained'), ...cardsOf(view, 'resolving').filter(isAspect)];
  return (
    <div className="bs-order">
      <section
        ref={march}
        className="bs-march"
        aria-label={say.say('bs.board.marching-order')}
        data-about="zone:order"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, and must by keyboard.
        tabIndex={0}
      >
        <ol>
          {order.map((id) => {
            const card = initiative.find((one) => one.id === id);
            return card && <Place key={id} card={card} view={view} acts={id === acting} />;
          })}
        </ol>
      </section>
      <section className="bs-aspects" aria-label={say.say('bs.board.aspects')} data-about="zone:delay">
        {sustained.map((card) => (
          <Aspect key={card.id} card={card} word={say.say('bs.board.holds')} />
        ))}
        {delayed.map((card) => (
          <Aspect key={card.id} card={card} word={say.say(['bs.board.waits', { n: card.host ?? 0 }])} />
        ))}
        {Array.from({ length: Math.max(0, SLOTS - delayed.length) }, (_, i) => (
          <span key={i} className="bs-slot">
            {i === 0 && delayed.length === 0 && say.say('bs.board.delay')}
          </span>
        ))}
      </section>
    </div>
  );
});

const isAspect = ({ def }: Seen): boolean => defOf(def, 'aspect') !== undefined;

/** A card of the order: who it is, how many act by it, whether it has had its turn. */
function Place({ card, view, acts }: { card: Seen; view: View; acts: boolean }) {
  const { faces, say, openCard } = useKit();
  const seat = card.seat ?? -1;
  const isHero = seat >= 0;
  const face = faces.get(card.def ?? '');
  const kind = defOf(card.def, 'enemy');
  const models = isHero ? 1 : cardsOf(view, 'enemies').filter(({ def }) => def === card.def).length;
  const state = acts ? 'acts' : card.exhausted ? 'exhausted' : 'ready';
  return (
    <li
      className={`bs-place-card ${isHero ? seatClass(seat) : ''}`}
      data-state={state}
      data-turned={card.turned ? '' : undefined}
      data-travel={`card:${card.id}`}
    >
      <button type="button" onClick={() => openCard(card.def ?? '')}>
        <Medallion
          icon={face?.icon ?? (isHero ? anyHero : anyEnemy)}
          picture={face?.picture}
          name=""
          {...(isHero && { seat })}
          hue={isHero ? 'frost' : 'blood'}
          size={40}
        />
        <span className="bs-place-name">
          {face?.name}
          <small>
            {isHero ? (
              <SeatMark seat={seat} />
            ) : (
              say.say(['bs.board.models', { n: models, tn: kind ? profileOf(view, kind).tn : 0 }])
            )}{' '}
            {say.say(`bs.board.turn-${state}`)}
          </small>
        </span>
      </button>
    </li>
  );
}

function Aspect({ card, word }: { card: Seen; word: string }) {
  const { faces } = useKit();
  return (
    <div className="bs-aspect">
      <Card face={faces.get(card.def ?? '')} about={{ card: card.id }} size="chip" from="aspects" />
      <small>{word}</small>
    </div>
  );
}
