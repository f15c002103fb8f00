import { type BoardProps, Ending, useKit } from '@questwright/board-kit';
import { memo } from 'react';
import { figuresOf } from './figures.ts';
import { cardsOf, openOf, questOf } from './sight.ts';

type Sight = Pick<BoardProps, 'view'>;

/** Whether nobody has done anything yet. */
export function isOpening(view: BoardProps['view']): boolean {
  const { round, action, lastAction } = openOf(view);
  return round <= 1 && action === null && lastAction === null && view.over === null;
}

/** What is told before the first round, and what the party is after. */
export function Story({ view }: Sight) {
  const { say, faces } = useKit();
  const quest = questOf(view);
  if (!quest) return null;
  return (
    <section className="ht-story paper" aria-label={say.say('ht.board.story')}>
      <p>{quest.story.before}</p>
      <p className="ht-goal">{faces.get(quest.id)?.text?.[0]}</p>
    </section>
  );
}

const COLUMNS = ['dealt', 'defeated', 'progress', 'suffered', 'recovered'] as const;

/** How the quest ended, and what each hero did in it. The story of it is told beside the board. */
export const QuestEnding = memo(function QuestEnding({ view, log }: Sight & Pick<BoardProps, 'log'>) {
  const { say, faces, seats } = useKit();
  const isWon = view.over?.result === 'victory';
  const heroes = seats.flatMap((_, seat) => faces.get(cardsOf(view, `hero:${seat}`)[0]?.def ?? '') ?? []);
  const names = heroes.map(({ name }) => name);
  const { heroes: figures, blow } = figuresOf(log, names);
  return (
    <Ending
      won={isWon}
      title={questOf(view)?.name ?? ''}
      text={say.say([isWon ? 'ht.board.ending-won' : 'ht.board.ending-lost', { n: openOf(view).round }])}
      best={blow ? say.sentence(['ht.figures.blow', { ...blow }]) : undefined}
      columns={COLUMNS.map((column) => say.say(`ht.figures.${column}`))}
      rows={heroes.map(({ id, name }, place) => ({
        name,
        def: id,
        values: COLUMNS.map((column) => figures[place]![column]),
      }))}
    />
  );
});
