import './tray.css';
import {
  Act,
  type BoardProps,
  Card,
  Die,
  useFace,
  useKit,
  useLit,
  usePreview,
} from '@questwright/table/board-kit';
import { useEffect, useRef } from 'react';
import { FACE_NAMES, FACES } from '../rules/terrain.ts';
import { attributeIcons, SuccessIcon, terrainIcons } from './icons.ts';
import { SeenCard } from './panel/belongings.tsx';
import { cardsOf, defOf, heroNameOf, offeredCards, offeredTokens, openOf, type Seen } from './sight.ts';
import { CombatToken } from './token.tsx';

/** What is happening right now: cards that are resolved, a test, dice, and what can be picked from elsewhere. */
export function Tray(props: BoardProps) {
  const { view, seats, choice, narrow } = props;
  const { roll, test } = openOf(view);
  const cards = [
    ...cardsOf(view, 'resolving'),
    ...seats.flatMap((_, seat) => cardsOf(view, `drawn:${seat}`)),
  ];
  const offered = offeredCards(view, choice);
  const tokens = offeredTokens(view, choice);
  if (!roll && !test && cards.length + offered.length + tokens.length === 0) return null;
  return (
    <div className="rb-tray" data-about="zone:tray">
      {cards.length > 0 && (
        <div className="rb-tray-cards">
          {cards.map((card) => (
            <SeenCard key={card.id} card={card} size={narrow ? 'thumb' : 'card'} />
          ))}
        </div>
      )}
      {test && <Test {...props} />}
      {roll && <Dice {...props} />}
      {offered.length > 0 && (
        <div className="rb-tray-cards">
          {offered.map((card) => (
            <SeenCard key={card.id} card={card} />
          ))}
        </div>
      )}
      {tokens.length > 0 && (
        <div className="rb-token-row">
          {tokens.map((token) => (
            <CombatToken key={token.id} token={token} />
          ))}
        </div>
      )}
    </div>
  );
}

/** An attribute test: its cards turn over one by one. */
function Test({ view, seats }: BoardProps) {
  const { say } = useKit();
  const test = openOf(view).test!;
  const revealed = cardsOf(view, 'revealed');
  const attribute = test.attribute as keyof typeof attributeIcons;
  const Icon = attributeIcons[attribute];
  const seen = useRef(0);
  const before = seen.current;
  useEffect(() => {
    seen.current = revealed.length;
  });
  return (
    <section className="rb-test" aria-label={say.say('rb.board.test')}>
      <h3>
        <Icon aria-hidden="true" />
        {say.say([
          'rb.board.tests',
          {
            hero: heroNameOf(view, test.seat, seats[test.seat]!.name),
            attribute: [`rb.attribute.${attribute}`],
          },
        ])}
        <span className="rb-successes" data-travel="successes" data-value={test.successes}>
          <SuccessIcon aria-hidden="true" /> {say.say(['rb.card.successes', { n: test.successes }])}
        </span>
      </h3>
      <div className="rb-tray-cards">
        {revealed.map((card, i) => (
          <Revealed key={card.id} card={card} after={Math.max(0, i - before)} />
        ))}
        {revealed.length === 0 && <p className="rb-quiet">{say.say('rb.board.no-cards-revealed')}</p>}
      </div>
    </section>
  );
}

function Revealed({ card, after }: { card: Seen; after: number }) {
  const { say } = useKit();
  const first = useRef(after);
  const def = defOf(card.def);
  const success = def?.kind === 'skill' ? def.success : 0;
  return (
    <span
      className="rb-revealed"
      style={{ animationDelay: `${first.current * 260}ms` }}
      data-success={success > 0 ? '' : undefined}
    >
      <Card face={useFace(card.def)} />
      <span className="rb-revealed-mark">{success > 0 ? <SuccessIcon aria-hidden="true" /> : '–'}</span>
      <span className="sr-only">{say.say(['rb.card.successes', { n: success }])}</span>
    </span>
  );
}

/** The dice as they were rolled; those spent are dim, and those that the hex pointed at would take stand out. */
function Dice({ view, seats }: BoardProps) {
  const { say } = useKit();
  const roll = openOf(view).roll!;
  const preview = usePreview()?.about?.dice;
  const taken = typeof preview === 'number' ? preview & ~roll.spent : 0;
  return (
    <section className="rb-dice" aria-label={say.say('rb.board.dice')} data-about="zone:dice">
      <h3>
        {say.say([
          'rb.board.rolled',
          { hero: heroNameOf(view, roll.seat, seats[roll.seat]!.name), why: roll.why },
        ])}
      </h3>
      <div className="rb-dice-row">
        {roll.faces.map((face, die) => (
          <TerrainDie
            key={die}
            die={die}
            face={face}
            spent={(roll.spent & (1 << die)) !== 0}
            taken={(taken & (1 << die)) !== 0}
          />
        ))}
      </div>
    </section>
  );
}

function TerrainDie({
  die,
  face,
  spent,
  taken,
}: {
  die: number;
  face: number;
  spent: boolean;
  taken: boolean;
}) {
  const { say } = useKit();
  const { lit } = useLit({ die });
  const symbols = FACES[face] ?? [];
  const name = symbols.map((symbol) => say.say(`rb.terrain.${symbol}`)).join(' / ');
  return (
    <span className="rb-die" data-lit={lit ? '' : undefined} data-taken={taken ? '' : undefined} title={name}>
      <Die
        face={
          <span className="rb-face" data-count={symbols.length}>
            {symbols.map((symbol) => {
              const Icon = terrainIcons[symbol];
              return <Icon key={symbol} aria-hidden="true" data-terrain={symbol} />;
            })}
          </span>
        }
        name={spent ? say.say(['rb.see.spent', { face: name }]) : name}
        hue="river"
        roll={`${FACE_NAMES[face]}:${die}`}
        spent={spent}
      />
      <span className="rb-die-name" aria-hidden="true">
        {name}
      </span>
      <Act about={{ die }} />
    </span>
  );
}
