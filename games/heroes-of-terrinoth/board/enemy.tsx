import { type BoardProps, Card, type CardFace, Harm, useFace, useKit } from '@questwright/board-kit';
import { useMemo } from 'react';
import { factsOf, type Seen } from './sight.ts';

/** An enemy card with its wounds; its numbers as they are now, which may differ from what is printed. */
export function Enemy({
  card,
  view,
  size = 'thumb',
}: {
  card: Seen;
  size?: 'thumb' | 'card';
} & Pick<BoardProps, 'view'>) {
  const printed = useFace(card.def);
  const { attack, health, resilience } = factsOf(view)?.enemies[card.id] ?? {};
  const face = useMemo((): CardFace | undefined => {
    if (!printed?.stats || attack === undefined) return printed;
    const now = [attack, health!, resilience!];
    const stats = printed.stats.map((stat, i) => ({ ...stat, value: now[i]! }));
    return { ...printed, stats, kind: printed.kind.split(' · ')[0]! };
  }, [printed, attack, health, resilience]);
  const wounds = card.wounds ?? 0;
  const { sound } = useKit();
  const isUp = card.down !== true;
  const marks = useMemo(
    () =>
      isUp && (
        <>
          <Harm value={wounds} onHarm={() => sound('blow')} />
          {wounds > 0 && health !== undefined && <Wounds wounds={wounds} health={health} />}
        </>
      ),
    [isUp, wounds, health, sound],
  );
  return (
    <Card
      face={face}
      about={{ card: card.id }}
      down={card.down === true}
      exhausted={card.exhausted === true}
      from="enemy-deck"
      size={size}
    >
      {marks}
    </Card>
  );
}

/** How much of its health is gone: a notch for each wound. */
function Wounds({ wounds, health }: { wounds: number; health: number }) {
  const { say } = useKit();
  return (
    <span
      className="ht-wounds"
      role="img"
      aria-label={say.say(['ht.board.wounds-taken', { n: wounds, health }])}
    >
      {Array.from({ length: health }, (_, i) => (
        <span key={i} data-gone={i < wounds ? '' : undefined} />
      ))}
    </span>
  );
}
