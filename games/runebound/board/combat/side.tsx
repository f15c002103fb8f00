import {
  Act,
  type BoardProps,
  Dealt,
  Harm,
  Medallion,
  Meter,
  Stat,
  seatClass,
  useFace,
  useKit,
  useLit,
} from '@questwright/board-kit';
import { useCallback } from 'react';
import type { CardDef, CombatSymbol, Surge } from '../../rules/definitions.ts';
import { AUTOMA, type Combat, NONE, type Side } from '../../rules/state.ts';
import { anyHero, symbolIcons } from '../icons.ts';
import {
  cardsOf,
  defOf,
  factsOf,
  foeOf,
  heroCardOf,
  heroFactsOf,
  openOf,
  type Seen,
  tokenDef,
} from '../sight.ts';
import { CombatToken } from '../token.tsx';
import { tokenWords } from '../token-words.ts';
import { countOf, poolOf, type Stack, spentOf, tokensOfSide, totalsOf } from './pools.ts';
import { nameOfSide } from './side-name.ts';

type OfSide = { readonly side: Side; readonly combat: Combat } & BoardProps;

/** One side of a combat: who it is, how hurt, its pool, what it has spent, and its surge abilities. */
export function CombatSide(props: OfSide) {
  const { side, combat, view, seats, narrow } = props;
  const { say, openCard, sound } = useKit();
  const hurt = useCallback(() => sound('blow'), [sound]);
  const seat = combat.heroes[side];
  const isHero = seat !== NONE;
  const card = isHero ? heroCardOf(view, seat) : foeOf(view, combat);
  const face = useFace(card?.def);
  const name = nameOfSide(props, combat, side);
  const damage = isHero ? openOf(view).heroes[seat]!.damage : (card?.damage ?? 0);
  const health = isHero
    ? (heroFactsOf(view, seat)?.values.health?.value ?? 0)
    : (factsOf(view)?.foeHealth ?? 0);
  const tokens = tokensOfSide(view, combat, side);
  const controller = combat.seats[side];
  const isActing = combat.stage === 'action' && combat.turn === side;
  return (
    <section
      className={`rb-side ${isHero ? seatClass(seat) : ''}`}
      data-side={side}
      data-acting={isActing ? '' : undefined}
      data-passed={combat.passed[side] ? '' : undefined}
      aria-label={name}
    >
      <header className="rb-side-head">
        <button
          type="button"
          className="rb-plain"
          aria-label={say.say(['rb.board.read', { name }])}
          onClick={() => card?.def && openCard(card.def)}
        >
          <Harm key={card?.id} value={damage} onHarm={hurt} />
          <Medallion
            icon={face?.icon ?? anyHero}
            picture={face?.picture}
            name={name}
            hue={isHero ? 'river' : 'blood'}
            size={narrow ? 48 : 64}
            health={{ damage, max: health }}
            {...(isHero && { seat })}
          />
        </button>
        <div className="rb-side-name">
          <h3>{name}</h3>
          <Meter
            name={say.say(['rb.board.health-of', { name }])}
            value={health - damage}
            max={health}
            hue={isHero ? 'moss' : 'blood'}
          />
          <p>
            {!isHero &&
              (controller === AUTOMA
                ? say.say('rb.board.played-by-rules')
                : say.say(['rb.board.played-by', { name: seats[controller]!.name }]))}
            {combat.passed[side] && <b> {say.say('rb.board.passed')}</b>}
          </p>
        </div>
        <Totals tokens={tokens} {...props} />
      </header>
      <Dealt>
        <div className="rb-pool">
          {poolOf(tokens).map((stack) => (
            <StackOf key={stack.top.id} stack={stack} {...props} />
          ))}
          {poolOf(tokens).length === 0 && <p className="rb-quiet">{say.say('rb.board.empty-pool')}</p>}
          <Spent tokens={spentOf(tokens)} />
        </div>
        <Surges {...props} />
      </Dealt>
    </section>
  );
}

function StackOf({ stack: { top, beneath }, combat, side, view }: { stack: Stack } & OfSide) {
  const token = <CombatToken token={top} counts={countOf(view, top)} cast={combat.round} side={side} />;
  if (!beneath) return token;
  return (
    <span className="rb-stack">
      <CombatToken token={beneath} />
      {token}
    </span>
  );
}

function Spent({ tokens }: { tokens: readonly Seen[] }) {
  const { say } = useKit();
  if (tokens.length === 0) return null;
  return (
    <div className="rb-spent">
      <span>{say.say('rb.board.spent')}</span>
      {tokens.map((token) => (
        <CombatToken key={token.id} token={token} />
      ))}
    </div>
  );
}

const COUNTED: readonly Exclude<CombatSymbol, 'double' | 'dash'>[] = [
  'physical',
  'magic',
  'enemy',
  'shield',
  'surge',
  'agility',
];

/** What the pool comes to, symbol by symbol, and which tokens make it up. */
function Totals({ tokens, view }: { tokens: readonly Seen[] } & OfSide) {
  const { say } = useKit();
  const totals = totalsOf(view, tokens);
  return (
    <div className="rb-totals">
      {COUNTED.filter((symbol) => totals.has(symbol)).map((symbol) => {
        const { sum, from } = totals.get(symbol)!;
        const name = say.say(`rb.board.symbol.${symbol}`);
        const lines = from.map((token) =>
          say.say([
            'rb.board.counts',
            {
              n: countOf(view, token),
              token: tokenWords(tokenDef(token)!),
              stacked: String(!!token.on),
            },
          ]),
        );
        return (
          <Stat
            key={symbol}
            icon={symbolIcons[symbol]}
            name={name}
            value={sum}
            why={{ title: say.say([`rb.board.means.${symbol}`, { n: sum }]), lines, rule: RULES[symbol] }}
          />
        );
      })}
    </div>
  );
}

const RULES: { readonly [counted in (typeof COUNTED)[number]]: string } = {
  physical: 'RB-SYMBOL-01',
  magic: 'RB-SYMBOL-02',
  enemy: 'RB-SYMBOL-03',
  shield: 'RB-SYMBOL-07',
  surge: 'RB-SYMBOL-18',
  agility: 'RB-SYMBOL-15',
};

/** The surge abilities that a side has; those that can be triggered now glow. */
function Surges({ combat, side, view, narrow }: OfSide) {
  const { say } = useKit();
  const seat = combat.heroes[side];
  const foe = foeOf(view, combat);
  const cards =
    seat === NONE
      ? foe
        ? [foe]
        : []
      : ['hero', 'assets', 'learned'].flatMap((kind) => cardsOf(view, `${kind}:${seat}`));
  const surges = cards.flatMap((card) => {
    const def = defOf(card.def) as CardDef | undefined;
    return def ? def.surges.map((surge, i) => ({ card, surge, key: `${card.id}.${i}` })) : [];
  });
  if (surges.length === 0) return null;
  const list = (
    <ul className="rb-surges" aria-label={say.say('rb.board.surges')}>
      {surges.map(({ card, surge, key }) => (
        <SurgeLine key={key} card={card} surge={surge} />
      ))}
    </ul>
  );
  if (!narrow) return list;
  return (
    <details className="rb-legend">
      <summary>{say.say(['rb.board.surges-of', { n: surges.length }])}</summary>
      {list}
    </details>
  );
}

function SurgeLine({ card, surge }: { card: Seen; surge: Surge }) {
  const { say } = useKit();
  const about = { card: card.id };
  const { lit } = useLit(about);
  const Icon = symbolIcons.surge;
  return (
    <li data-lit={lit ? '' : undefined}>
      <b>
        {surge.cost}
        <Icon aria-hidden="true" />
        <span className="sr-only">{say.say('rb.board.symbol.surge')}</span>
      </b>
      <span>
        <strong>{surge.name}</strong> {say.sentence(surge.text)}
      </span>
      <Act about={about} />
    </li>
  );
}
