import { type BoardProps, Card, useFace, useKit } from '@questwright/board-kit';
import { useEffect, useRef } from 'react';
import { attributeIcons, SuccessIcon } from './icons.ts';
import { cardsOf, defOf, heroNameOf, openOf } from './sight.ts';

/** An attribute test that is being made. */
export function Test({ view, seats }: Pick<BoardProps, 'view' | 'seats'>) {
  const { seat, attribute, successes } = openOf(view).test!;
  return (
    <TestCards
      hero={heroNameOf(view, seat, seats[seat]!.name)}
      attribute={attribute}
      cards={cardsOf(view, 'revealed').map(({ def }) => def ?? '')}
      successes={successes}
    />
  );
}

/** The cards of a test turn over one by one; those that exerting brings come after. */
export function TestCards({
  hero,
  attribute,
  cards,
  successes,
  isOver = false,
}: {
  hero: string;
  attribute: string;
  /** The definitions of the cards that were revealed, in their order. */
  cards: readonly string[];
  successes: number;
  isOver?: boolean;
}) {
  const { say } = useKit();
  const Icon = attributeIcons[attribute as keyof typeof attributeIcons];
  const seen = useRef(0);
  const before = seen.current;
  useEffect(() => {
    seen.current = cards.length;
  }, [cards.length]);
  return (
    <section className="rb-test" aria-label={say.say('rb.board.test')} data-past={isOver ? '' : undefined}>
      <h3>
        {Icon && <Icon aria-hidden="true" />}
        {say.say(['rb.board.tests', { hero, attribute: [`rb.attribute.${attribute}`] }])}
      </h3>
      <p>
        <span className="rb-successes" data-travel="successes" data-value={successes}>
          {successes > 0 && <SuccessIcon aria-hidden="true" />}
          {say.say(['rb.board.test-result', { n: successes, over: String(isOver) }])}
        </span>
      </p>
      <div className="rb-tray-cards">
        {cards.map((def, i) => (
          <Revealed key={`${i}${def}`} def={def} after={Math.max(0, i - before)} />
        ))}
        {cards.length === 0 && <p className="rb-quiet">{say.say('rb.board.no-cards-revealed')}</p>}
      </div>
    </section>
  );
}

const PAUSE_MS = 260;

function Revealed({ def, after }: { def: string; after: number }) {
  const { say } = useKit();
  const first = useRef(after);
  const skill = defOf(def);
  const success = skill?.kind === 'skill' ? skill.success : 0;
  return (
    <span
      className="rb-revealed"
      style={{ animationDelay: `${first.current * PAUSE_MS}ms` }}
      data-success={success > 0 ? '' : undefined}
    >
      <Card face={useFace(def)} />
      <span className="rb-revealed-mark">{success > 0 ? <SuccessIcon aria-hidden="true" /> : '–'}</span>
      <span className="sr-only">{say.say(['rb.card.successes', { n: success }])}</span>
    </span>
  );
}
