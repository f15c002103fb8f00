import { useKit } from '@questwright/board-kit';
import { useDealt } from '@questwright/board-kit/host';
import { type ChoiceView, type Option, passesFor } from '@questwright/kernel';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { GiCheckMark, GiPlainArrow } from 'react-icons/gi';
import { usePreferences } from '../prefs/preferences.ts';
import { t } from '../texts/texts.ts';
import { useNarrow } from '../ui/use-media.ts';
import { keyOf } from './option-keys.ts';

/** The options of the pending choice as a list: every one can be reached by keyboard and has its key. */
export function Options({ choice }: { choice: ChoiceView }) {
  switch (choice.kind) {
    case 'amount':
      return <Amount key={choice.n} min={choice.min!} max={choice.max!} />;
    case 'some':
    case 'order':
      return <Picking key={choice.n} choice={choice} />;
    default:
      return <One key={choice.n} choice={choice} />;
  }
}

/** The options, those below what can be seen at once a frame later. */
function useComing({ options }: ChoiceView): readonly Option[] {
  return options!.slice(0, useDealt(options!.length, SEEN));
}
const SEEN = 8;

function One({ choice }: { choice: ChoiceView }) {
  const { acting, say, shows } = useKit();
  const options = useComing(choice);
  const narrow = useNarrow();
  const confirming = useSyncExternalStore(acting.subscribe, acting.confirming);
  if (confirming) {
    return (
      <div className="confirm" role="alertdialog" aria-label={say.sentence(confirming.text)}>
        <p>{t('table.confirm', { what: say.sentence(confirming.text).replace(/\.$/, '') })}</p>
        <div className="button-row">
          {/* biome-ignore lint/a11y/noAutofocus: the question came up by pressing what it asks about. */}
          <button type="button" autoFocus className="button button-ember" onClick={() => acting.confirm()}>
            {t('table.confirm-yes')}
          </button>
          <button type="button" className="button" onClick={() => acting.back()}>
            {t('table.confirm-no')} <kbd>Esc</kbd>
          </button>
        </div>
      </div>
    );
  }
  const many = leftToBoard(choice, shows, FEW_ON_BOARD);
  const onBoard = many.length === 0 && narrow ? leftToBoard(choice, shows.slice(0, 1), FEW_ON_PHONE) : many;
  // Passing is a switch of its own.
  const passes = choice.window ? passesFor(choice.window.scopes).map(({ id }) => id) : [];
  const listed = options.filter((option) => !onBoard.includes(option) && !passes.includes(option.id));
  return (
    <>
      <OptionList choice={choice} options={listed} isComing={options.length < choice.options!.length} />
      {onBoard.length > 0 && <LeftToBoard choice={choice} options={onBoard} />}
    </>
  );
}

function OptionList({
  choice,
  options,
  isComing = false,
}: {
  choice: ChoiceView;
  options: readonly Option[];
  /** More will be listed with the next frame. */
  isComing?: boolean;
}) {
  return (
    <ul className="options" aria-busy={isComing}>
      {options.map((option) => (
        <li key={option.id}>
          <OptionButton option={option} place={choice.options!.indexOf(option)} />
        </li>
      ))}
    </ul>
  );
}

/** Up to so many are listed, even if the board shows them. */
const FEW_ON_BOARD = 8;
/** On a phone only the first of what a board shows is sure to be in sight, and the list would hide it. */
const FEW_ON_PHONE = 4;

/** Options that need no list, because the board shows them and they are many. */
function leftToBoard({ options = [] }: ChoiceView, shows: readonly string[], few: number): readonly Option[] {
  const shown = options.filter(({ about = {} }) => shows.some((what) => what in about));
  return shown.length > few ? shown : [];
}

/** What is left to the board can still be listed. */
function LeftToBoard({ choice, options }: { choice: ChoiceView; options: readonly Option[] }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="options-left" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('table.on-board', { n: options.length })}</summary>
      {open && <OptionList choice={choice} options={options} />}
    </details>
  );
}

/** What is longer than this takes a line of its own on a phone. */
const LONG = 44;

function OptionButton({ option, place, pressed }: { option: Option; place: number; pressed?: boolean }) {
  const { acting, say, tell } = useKit();
  const { keys } = usePreferences();
  const hot = useSyncExternalStore(acting.subscribe, () => acting.hot() === option.id);
  const hinted = useSyncExternalStore(acting.subscribe, () => acting.hinted().includes(option.id));
  const key = keys ? keyOf(place) : undefined;
  const text = say.sentence(option.text).replace(/\.$/, '');
  const told = useMemo(() => tell(option), [option, tell]);
  return (
    <button
      type="button"
      className="option"
      data-option={option.id}
      data-long={text.length > LONG ? '' : undefined}
      data-hot={hot ? '' : undefined}
      data-hinted={hinted ? '' : undefined}
      aria-pressed={pressed}
      aria-keyshortcuts={key}
      onClick={() => acting.pick(option.id)}
      onPointerEnter={() => acting.point(option.id)}
      onPointerLeave={() => acting.unpoint([option.id])}
      onFocus={() => acting.point(option.id)}
      onBlur={() => acting.unpoint([option.id])}
    >
      {key && (
        <span className="key" aria-hidden="true">
          {key.toUpperCase()}
        </span>
      )}
      <span className="option-text">
        {text}
        {told && <span className="sr-only">{told}</span>}
      </span>
      {pressed && <GiCheckMark className="option-mark" aria-hidden="true" />}
      {hinted && <span className="option-hint">{t('table.hinted')}</span>}
    </button>
  );
}

function Picking({ choice }: { choice: ChoiceView }) {
  const { acting } = useKit();
  const picked = useSyncExternalStore(acting.subscribe, acting.picked);
  const options = choice.options!;
  const coming = useComing(choice);
  const isOrder = choice.kind === 'order';
  return (
    <>
      <p className="quiet picking-count">
        {isOrder
          ? t('table.order-count', { n: picked.length, all: options.length })
          : t('table.some-count', { n: picked.length, min: choice.min!, max: choice.max! })}
      </p>
      <ul className="options" aria-busy={coming.length < options.length}>
        {coming.map((option, place) => {
          const at = picked.indexOf(option.id);
          return (
            <li key={option.id} className={isOrder && at >= 0 ? 'option-ordered' : undefined}>
              {isOrder && at >= 0 && <span className="option-place">{at + 1}</span>}
              <OptionButton option={option} place={place} pressed={at >= 0} />
              {isOrder && at >= 0 && <Shift option={option} at={at} count={picked.length} />}
            </li>
          );
        })}
      </ul>
      <div className="button-row">
        <button
          type="button"
          className="button button-ember"
          disabled={!acting.isComplete()}
          onClick={() => acting.complete()}
        >
          {picked.length === 0 && !isOrder ? t('table.choose-none') : t('table.done')} <kbd>⏎</kbd>
        </button>
        {isOrder && picked.length < options.length && (
          <button type="button" className="button" onClick={() => acting.pickRest()}>
            {t('table.order-rest')}
          </button>
        )}
        {picked.length > 0 && (
          <button type="button" className="button" onClick={() => acting.back()}>
            {t('table.back')} <kbd>Esc</kbd>
          </button>
        )}
      </div>
    </>
  );
}

function Shift({ option, at, count }: { option: Option; at: number; count: number }) {
  const { acting, say } = useKit();
  const name = say.say(option.text);
  return (
    <span className="option-shift">
      <button
        type="button"
        className="icon-button"
        disabled={at === 0}
        aria-label={t('table.earlier', { what: name })}
        onClick={() => acting.shift(option.id, -1)}
      >
        <GiPlainArrow className="arrow-up" aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        disabled={at === count - 1}
        aria-label={t('table.later', { what: name })}
        onClick={() => acting.shift(option.id, 1)}
      >
        <GiPlainArrow aria-hidden="true" />
      </button>
    </span>
  );
}

/** As many buttons as there are numbers, or a slider when there are many. */
const FEW = 10;

function Amount({ min, max }: { min: number; max: number }) {
  const { acting } = useKit();
  const [amount, setAmount] = useState(min);
  if (max - min < FEW) {
    return (
      <ul className="options options-amount">
        {Array.from({ length: max - min + 1 }, (_, i) => min + i).map((n) => (
          <li key={n}>
            <button
              type="button"
              className="option"
              data-option={n}
              aria-keyshortcuts={n < 10 ? String(n) : undefined}
              onClick={() => acting.answerAmount(n)}
            >
              {n}
            </button>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <form
      className="amount"
      onSubmit={(event) => {
        event.preventDefault();
        acting.answerAmount(amount);
      }}
    >
      <label>
        {t('table.amount', { min, max })}
        <input
          type="range"
          min={min}
          max={max}
          value={amount}
          onChange={(e) => setAmount(e.target.valueAsNumber)}
        />
      </label>
      <output className="kit-number">{amount}</output>
      <button type="submit" className="button button-ember">
        {t('table.done')}
      </button>
    </form>
  );
}
