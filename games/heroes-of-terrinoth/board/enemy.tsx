import { type BoardProps, Card, Token, useFace, useKit } from '@questwright/table/board-kit';
import { factsOf, type Seen } from './sight.ts';
import { WoundIcon } from './symbols.ts';

/** An enemy card with its wounds; its numbers as they are now, which may differ from what is printed. */
export function Enemy({ card, view }: { card: Seen } & Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const printed = useFace(card.def);
  const now = factsOf(view)?.enemies[card.id];
  const face =
    printed && now
      ? {
          ...printed,
          stats:
            printed.stats?.map((stat, i) => ({
              ...stat,
              value: [now.attack, now.health, now.resilience][i]!,
            })) ?? [],
        }
      : printed;
  const wounds = card.wounds ?? 0;
  return (
    <Card
      face={face}
      about={{ card: card.id }}
      down={card.down === true}
      exhausted={card.exhausted === true}
      from="enemy-deck"
    >
      {wounds > 0 && <Token icon={WoundIcon} name={say.say('ht.board.wounds')} count={wounds} hue="blood" />}
    </Card>
  );
}
