import { useKit } from '@questwright/board-kit';
import { nested, type View } from '@questwright/kernel';
import type { FigureDef } from '../../rules/definitions.ts';
import { surgeText } from '../../rules/surges.ts';
import { monsterIcon } from '../icons.ts';
import { cardsOf, figureDefOf, figuresOnMap, groupDefOf } from '../sight.ts';

/**
 * The monster groups on the map. Each portrait has three entries: what the rules do by themselves, which is to take a group
 * off that is defeated and to activate each in its turn, and what its monsters can do and spend surges on. [D2-TRACK-09]
 */
export function Tracker({ view }: { view: View }) {
  const { say } = useKit();
  const groups = cardsOf(view, 'groups').flatMap((card) => {
    const def = groupDefOf(card.def ?? '');
    const those = figuresOnMap(view).filter(({ def: id }) => figureDefOf(id)?.monster === def?.monster);
    return def && those.length > 0
      ? [{ id: card.id, def, figures: ranksOf(those.map(({ def: id }) => id)) }]
      : [];
  });
  if (groups.length === 0) return null;
  return (
    <ul className="d2-tracker" aria-label={say.say('d2.board.tracker')}>
      {groups.map(({ id, def, figures }) => {
        const Icon = monsterIcon(def.monster);
        return (
          <li key={id}>
            <details>
              <summary>
                <Icon aria-hidden="true" /> {def.name}
              </summary>
              <ul>
                <li data-entry="defeat">{say.say('d2.board.tracker-defeat')}</li>
                <li data-entry="activate">{say.say('d2.board.tracker-activate')}</li>
                <li data-entry="info">
                  {figures.map((figure) => (
                    <Info key={figure.id} figure={figure} />
                  ))}
                </li>
              </ul>
            </details>
          </li>
        );
      })}
    </ul>
  );
}

const ranksOf = (ids: readonly string[]): FigureDef[] =>
  [...new Set(ids)].flatMap((id) => figureDefOf(id) ?? []);

/** What the card of a monster says: its abilities, and on what it spends surges, from the first to the last. */
function Info({ figure: { rank, text, arms } }: { figure: FigureDef }) {
  const { say } = useKit();
  const surges = arms?.surges ?? [];
  return (
    <section>
      {rank && <strong>{say.say(`d2.board.rank.${rank}`)}</strong>}
      {text.map((one) => (
        <p key={say.sentence(one)}>{say.sentence(one)}</p>
      ))}
      {surges.length > 0 && (
        <ol aria-label={say.say('d2.board.surge-order')}>
          {surges.map((surge, n) => (
            <li key={`${n}`}>{say.say(['d2.board.surge', { surge: nested(surgeText(surge)) }])}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
