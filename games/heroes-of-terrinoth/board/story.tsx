import { type BoardProps, useKit } from '@questwright/board-kit';
import { memo, useEffect } from 'react';
import { GiLaurels, GiTombstone } from 'react-icons/gi';
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

/** How the quest ended. The story of it is told beside the board. */
export function Ending({ view, log }: Sight & Pick<BoardProps, 'log'>) {
  const { say, sound } = useKit();
  const quest = questOf(view);
  const isWon = view.over?.result === 'victory';
  const Icon = isWon ? GiLaurels : GiTombstone;
  useEffect(() => sound(isWon ? 'victory' : 'defeat'), [sound, isWon]);
  return (
    <section className={isWon ? 'ht-ending hue-gold' : 'ht-ending hue-night'}>
      <Icon aria-hidden="true" />
      <h2>{quest?.name}</h2>
      <p>{say.say([isWon ? 'ht.board.ending-won' : 'ht.board.ending-lost', { n: openOf(view).round }])}</p>
      <Icon aria-hidden="true" />
      <FiguresOf view={view} log={log} />
    </section>
  );
}

const COLUMNS = ['dealt', 'defeated', 'progress', 'suffered', 'recovered'] as const;

/** What each hero did, and the best blow of the match. On a phone there is room for the blow alone. */
const FiguresOf = memo(function FiguresOf({ view, log }: Sight & Pick<BoardProps, 'log'>) {
  const { say, faces, seats } = useKit();
  const names = seats.flatMap(
    (_, seat) => faces.get(cardsOf(view, `hero:${seat}`)[0]?.def ?? '')?.name ?? [],
  );
  const { heroes, blow } = figuresOf(log, names);
  return (
    <div className="ht-figures">
      {blow && <p>{say.sentence(['ht.figures.blow', { ...blow }])}</p>}
      <table>
        <thead>
          <tr>
            <td />
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {say.say(`ht.figures.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {heroes.map((figures) => (
            <tr key={figures.hero}>
              <th scope="row">{figures.hero}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{figures[column]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
