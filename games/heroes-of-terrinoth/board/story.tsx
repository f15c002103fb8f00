import { type BoardProps, useKit } from '@questwright/board-kit';
import { GiLaurels, GiTombstone } from 'react-icons/gi';
import { openOf, questOf } from './sight.ts';

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

/** How the quest ended. The story of it is told beside the board. */
export function Ending({ view }: Sight) {
  const { say } = useKit();
  const quest = questOf(view);
  const isWon = view.over?.result === 'victory';
  const Icon = isWon ? GiLaurels : GiTombstone;
  return (
    <section className={isWon ? 'ht-ending hue-gold' : 'ht-ending hue-night'}>
      <Icon aria-hidden="true" />
      <h2>{quest?.name}</h2>
      <p>{say.say([isWon ? 'ht.board.ending-won' : 'ht.board.ending-lost', { n: openOf(view).round }])}</p>
      <Icon aria-hidden="true" />
    </section>
  );
}
