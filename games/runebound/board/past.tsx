import { type BoardProps, useKit } from '@questwright/board-kit';
import { TerrainDie } from './dice.tsx';
import { justHappened } from './recent.ts';
import { TestCards } from './test.tsx';

/** The test or the roll that has just been made, when nothing else is going on. */
export function Past({ log }: Pick<BoardProps, 'log'>) {
  const { say } = useKit();
  const past = justHappened(log);
  if (!past) return null;
  if (past.kind === 'test') {
    const { hero, attribute, cards, successes } = past;
    return <TestCards hero={hero} attribute={attribute} cards={cards} successes={successes} isOver />;
  }
  return (
    <section className="rb-dice" data-past="" aria-label={say.say('rb.board.dice')}>
      <h3>{say.say(['rb.board.has-rolled', { hero: past.hero }])}</h3>
      <div className="rb-dice-row">
        {past.faces.map((face, die) => (
          <TerrainDie key={die} die={die} face={face} />
        ))}
      </div>
    </section>
  );
}
