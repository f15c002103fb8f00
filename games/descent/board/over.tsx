import { type BoardProps, Ending, useKit } from '@questwright/board-kit';
import { memo } from 'react';
import { deedsIn } from './deeds.ts';
import { heroesOf, questOf, sheetOf } from './sight.ts';

const COLUMNS = ['attacks', 'dealt', 'defeated', 'fell'] as const;

/** How the quest ended, and what each hero did in it. */
export const Over = memo(function Over({ view, log, seat }: Pick<BoardProps, 'view' | 'log' | 'seat'>) {
  const { say, faces } = useKit();
  const { over } = view;
  if (!over) return null;
  const heroes = heroesOf(view).flatMap((hero) => {
    const def = sheetOf(view, hero)?.def;
    return def ? [{ def, name: faces.get(def)?.name ?? def }] : [];
  });
  const deeds = deedsIn(log);
  const won = seat < 0 ? over.result === 'heroes' : over.winners.includes(seat);
  return (
    <Ending
      won={won}
      title={questOf(view)?.name ?? ''}
      text={over.text ? say.sentence(over.text) : ''}
      columns={COLUMNS.map((column) => say.say(`d2.board.did.${column}`))}
      rows={heroes.map(({ def, name }) => ({
        name,
        def,
        values: COLUMNS.map((column) => deeds.get(name)?.[column] ?? 0),
        hasWon: over.result === 'heroes',
      }))}
    />
  );
});
