import { useKit } from '@questwright/board-kit';
import {
  type Advice,
  type Answer,
  type ChoiceView,
  type Findings,
  type Speaker,
  surenessOf,
  type Text,
} from '@questwright/kernel';
import { GiIdea } from 'react-icons/gi';
import { t } from '../texts/texts.ts';

/** What a bot advises: the answer, how sure it is, what it expects of the next best one, and why. */
export function HintNote({ choice, advice }: { choice: ChoiceView; advice: Advice }) {
  const { say } = useKit();
  const { answer, found } = advice;
  return (
    <div className="hint-note" role="status">
      <p className="hint-best">
        <GiIdea aria-hidden="true" /> {t('hint.best', { what: answerText(choice, answer, say) })}
      </p>
      {found && <Found choice={choice} found={found} />}
    </div>
  );
}

function Found({ choice, found }: { choice: ChoiceView; found: Findings }) {
  const { say } = useKit();
  const { reasons, runnerUp, chance } = found;
  const list: Text[] = reasons.map((reason) => ['ui.as-it-is', { text: say.say(reason) }]);
  return (
    <>
      {list.length > 0 && <p>{t('hint.because', { reasons: { list } })}</p>}
      <p className="quiet">
        {t('hint.sure', { sure: surenessOf(found) })}{' '}
        {t('hint.expects', {
          chance: Math.round(100 * chance),
          other: answerText(choice, runnerUp.answer, say),
          less: Math.round(100 * runnerUp.chance),
        })}
      </p>
    </>
  );
}

/** An answer as its options say it. */
export function answerText({ options = [] }: ChoiceView, answer: Answer, say: Speaker): string {
  if (typeof answer === 'number') return String(answer);
  const ids = typeof answer === 'string' ? [answer] : answer;
  const texts = ids.map((id) => {
    const option = options.find((one) => one.id === id);
    return option ? say.sentence(option.text).replace(/\.$/, '') : id;
  });
  return texts.length === 0 ? t('hint.nothing') : texts.join(', ');
}
