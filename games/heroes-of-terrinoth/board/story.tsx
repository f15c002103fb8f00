import { type BoardProps, useKit } from '@questwright/table/board-kit';
import { questOf } from './sight.ts';

/** What is told before the first round. */
export function Story({ view }: Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const quest = questOf(view);
  if (!quest) return null;
  return (
    <section className="ht-story" aria-label={say.say('ht.board.story')}>
      <h2>{quest.name}</h2>
      <p>{quest.story.before}</p>
    </section>
  );
}
