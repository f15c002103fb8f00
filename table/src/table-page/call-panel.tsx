import { passesFor, type WindowView } from '@questwright/kernel';
import { t } from '../texts/texts.ts';
import { TermText } from './pass-panel.tsx';

/**
 * Somebody else at this device may use what they hold in secret. They say aloud that they pass, and whoever has the
 * device presses it for them; only if they want to look at what they hold does the device go to them.
 */
export function CallPanel({
  name,
  window,
  onPass,
  onCall,
}: {
  name: string;
  window: WindowView;
  onPass: (id: string) => void;
  onCall: () => void;
}) {
  return (
    <div className="prompt-body">
      <p>{t('call.text', { name })}</p>
      <fieldset className="pass-switch">
        <legend>{t('call.passes', { name })}</legend>
        <div className="pass-terms">
          {passesFor(window.scopes).map((option) => (
            <button key={option.id} type="button" className="option" onClick={() => onPass(option.id)}>
              <span className="option-text">
                <TermText option={option} />
              </span>
            </button>
          ))}
        </div>
      </fieldset>
      <div className="button-row">
        <button type="button" className="button" onClick={onCall}>
          {t('call.call', { name })}
        </button>
      </div>
    </div>
  );
}
