import { RichText, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiEvilHand, GiScrollUnfurled, GiSwordsEmblem } from 'react-icons/gi';
import { encounterOf, openOf, partsOpen, questOf, questRules } from '../sight.ts';

/**
 * The quest: how each side wins, how far it has come, what else holds, and the story. In the first round all of it is
 * there to read; then it folds, and each rule opens again.
 */
export function QuestPanel({ view }: { view: View }) {
  const { say } = useKit();
  const quest = questOf(view);
  const encounter = encounterOf(view);
  if (!quest || !encounter) return null;
  const { round, encounter: n } = openOf(view);
  return (
    <section className="d2-quest" aria-label={quest.name} data-about="zone:quest">
      <header>
        <GiScrollUnfurled aria-hidden="true" />
        <h3>{quest.name}</h3>
        <span className="d2-round">
          {say.say(['d2.board.round', { n: round, encounter: n + 1, encounters: quest.encounters.length }])}
        </span>
      </header>
      <ul>
        {questRules(view).map(({ card, def, counted, needs, winner }) => (
          <li key={card}>
            <details open={round === 1}>
              <summary>
                <strong>{def.name}</strong>{' '}
                {winner && (
                  <span className="d2-counted" title={say.say(['d2.board.wins-by', { side: winner }])}>
                    {winner === 'heroes' ? (
                      <GiSwordsEmblem aria-hidden="true" />
                    ) : (
                      <GiEvilHand aria-hidden="true" />
                    )}
                    {needs !== null && ` ${say.say(['d2.board.counted', { n: counted, needs }])}`}
                    <span className="sr-only">: {say.say(['d2.board.wins-by', { side: winner }])}</span>
                  </span>
                )}
              </summary>
              {def.text.map((text) => (
                <p key={say.sentence(text)}>
                  <RichText text={say.sentence(text)} />
                </p>
              ))}
            </details>
          </li>
        ))}
        <li>
          <details>
            <summary>{say.say('d2.board.story')}</summary>
            <p>{say.say(encounter.story)}</p>
            {partsOpen(view).map(({ name, story }) => (
              <p key={name}>{say.say(story)}</p>
            ))}
          </details>
        </li>
      </ul>
    </section>
  );
}
