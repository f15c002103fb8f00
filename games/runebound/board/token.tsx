import { Act, useKit } from '@questwright/board-kit';
import type { TokenSide } from '../rules/definitions.ts';
import type { Side } from '../rules/state.ts';
import { symbolIcons } from './icons.ts';
import { type Seen, tokenDef } from './sight.ts';
import { sideWords } from './token-words.ts';

/** A combat token: the side that is up, and in its corner what the other side shows. */
export function CombatToken({
  token,
  counts,
  cast,
  side,
}: {
  token: Seen;
  /** How much it counts now, when that is more than what is printed. */
  counts?: number;
  /** Changes with every cast, so that it is seen to be cast even when it lands as it was. */
  cast?: number;
  /** The side of a combat in whose pool it lies: what is done with its symbol is about it, too. */
  side?: Side;
}) {
  const { say } = useKit();
  const def = tokenDef(token);
  if (!def) return null;
  const up = def.sides[token.side === 1 ? 1 : 0];
  const other = def.sides[token.side === 1 ? 0 : 1];
  const name = say.say(['rb.board.token-is', { up: sideWords(up), other: sideWords(other) }]);
  return (
    <span
      className="rb-token"
      data-owner={def.owner}
      data-symbol={up.symbol}
      data-gold={up.gold ? '' : undefined}
      data-travel={`token:${token.id}`}
      data-state={token.side}
      data-value={cast}
      title={name}
    >
      <span className="sr-only">{name}</span>
      <SideSign side={up} />
      {hasNumber(up) && (counts ?? up.value) > 1 && (
        <span className="rb-token-value">{counts ?? up.value}</span>
      )}
      <span className="rb-token-other" aria-hidden="true">
        <SideSign side={other} />
      </span>
      <Act about={{ token: token.id }} />
      {side !== undefined && <Act about={{ symbol: up.symbol, side }} />}
    </span>
  );
}

/** Agility, doubles and dashes do the same however often they count. */
const hasNumber = ({ symbol }: TokenSide): boolean => !['agility', 'double', 'dash'].includes(symbol);

function SideSign({ side: { symbol } }: { side: TokenSide }) {
  if (symbol === 'double') return <b aria-hidden="true">×2</b>;
  if (symbol === 'dash') return <b aria-hidden="true">–</b>;
  const Icon = symbolIcons[symbol];
  return <Icon aria-hidden="true" />;
}
