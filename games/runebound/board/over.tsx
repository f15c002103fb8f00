import { type BoardProps, Ending, useKit } from '@questwright/board-kit';
import { memo } from 'react';
import { figuresOf } from './figures.ts';
import { heroDefOf, scenarioOf } from './sight.ts';

const COLUMNS = ['dealt', 'defeated', 'suffered', 'trophies', 'learned', 'gold'] as const;

/** How the match ended, and what each hero did in it. */
export const Over = memo(function Over({ view, log, seat }: Pick<BoardProps, 'view' | 'log' | 'seat'>) {
  const { say, seats } = useKit();
  const { over } = view;
  if (!over) return null;
  const heroes = seats.flatMap((_, place) => heroDefOf(view, place) ?? []);
  const figures = figuresOf(
    log,
    heroes.map(({ name }) => name),
  );
  const { blow, rounds } = figures;
  const won = seat < 0 ? over.winners.length > 0 : over.winners.includes(seat);
  return (
    <Ending
      won={won}
      title={scenarioOf(view)?.name ?? ''}
      text={say.say([`rb.figures.${won ? 'won' : 'lost'}`, { n: rounds }])}
      best={blow ? say.sentence(['rb.figures.blow', { ...blow }]) : undefined}
      columns={COLUMNS.map((column) => say.say(`rb.figures.${column}`))}
      rows={heroes.map(({ id, name }, place) => ({
        name,
        def: id,
        values: COLUMNS.map((column) => figures.heroes[place]![column]),
        hasWon: over.winners.includes(place),
      }))}
    />
  );
});
