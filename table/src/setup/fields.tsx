import type { Chosen, GameBox, SetupChoice, SetupField, SetupValues } from '@questwright/board-kit';
import type { Speaker, Text } from '@questwright/kernel';
import { type ReactNode, Suspense } from 'react';
import { t } from '../texts/texts.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { CardPick } from './card-pick.tsx';

interface FieldsProps {
  readonly box: GameBox;
  readonly say: Speaker;
  /** What those who sit in the seats are called. */
  readonly names: readonly string[];
  readonly values: SetupValues;
  readonly onChange: (values: SetupValues) => void;
  /** Whether the reader chooses for a seat, or for all (null): everything when not given. */
  readonly may?: (seat: number | null) => boolean;
}

/** The options of a game, as its box describes them. */
export function Fields(props: FieldsProps) {
  const { box, values, onChange } = props;
  return box.setup.fields.map((field) => (
    <FieldOf
      key={field.id}
      {...props}
      field={field}
      onSet={(value) => onChange({ ...values, [field.id]: value })}
    />
  ));
}

type FieldProps<Kind extends SetupField['kind'] = SetupField['kind']> = FieldsProps & {
  readonly field: Extract<SetupField, { kind: Kind }>;
  readonly onSet: (value: SetupValues[string]) => void;
};

function FieldOf(props: FieldProps) {
  const { field, say, names, values, may = anything, onSet } = props;
  const value = values[field.id];
  const isFixed = !may(null);
  switch (field.kind) {
    case 'one':
      return <OneOf {...props} field={field} />;
    case 'each-seat':
      return <ForEachSeat {...props} field={field} />;
    case 'seat':
      return (
        <Frame field={field} say={say}>
          <select
            aria-label={say.say(field.label)}
            disabled={isFixed}
            value={String(value ?? '')}
            onChange={({ target }) => onSet(target.value === '' ? null : Number(target.value))}
          >
            {names.map((name, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
            <option value="">{say.say(field.any)}</option>
          </select>
        </Frame>
      );
    case 'toggle':
      return (
        <label className="check slate">
          <input
            type="checkbox"
            disabled={isFixed}
            checked={value === true}
            onChange={({ target }) => onSet(target.checked)}
          />
          <span>
            {say.say(field.label)}
            {field.help && <span className="quiet">{say.sentence(field.help)}</span>}
          </span>
        </label>
      );
    case 'number':
      return (
        <Frame field={field} say={say}>
          <input
            type="number"
            aria-label={say.say(field.label)}
            disabled={isFixed}
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={({ target }) => onSet(target.valueAsNumber)}
          />
        </Frame>
      );
  }
}

const anything = (): boolean => true;
const hasCards = (choices: readonly SetupChoice[]): boolean => choices.some(({ card }) => card !== undefined);

function OneOf({ box, field, say, values, may = anything, onSet }: FieldProps<'one'>) {
  const { id, label, choices, any } = field;
  const isFixed = !may(null);
  const chosen = (values[id] ?? null) as Chosen;
  const plain = (
    <Radios
      name={id}
      say={say}
      choices={any ? [...choices, { id: null, text: any }] : choices}
      value={chosen}
      isFixed={isFixed}
      onChange={onSet}
    />
  );
  return (
    <Frame field={field} say={say}>
      {hasCards(choices) ? (
        <ErrorBoundary fallback={plain}>
          <Suspense fallback={plain}>
            <CardPick
              box={box}
              say={say}
              pick={{
                title: say.say(label),
                choices,
                any,
                chosen,
                closed: nothingClosed,
                onPick: isFixed ? undefined : onSet,
              }}
            />
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
    </Frame>
  );
}

const nothingClosed = (): undefined => undefined;

function ForEachSeat({ box, field, say, names, values, may = anything, onSet }: FieldProps<'each-seat'>) {
  const { label, choices, any, id } = field;
  const chosen = (values[id] ?? []) as readonly Chosen[];
  const set = (seat: number, choice: Chosen): void =>
    onSet(names.map((_, i) => (i === seat ? choice : (chosen[i] ?? null))));
  /** Why a seat cannot choose something: another one has chosen it, or something of the same sort. */
  const closedFor =
    (seat: number) =>
    ({ only }: SetupChoice): string | undefined => {
      const other = names.findIndex(
        (_, i) =>
          i !== seat && only !== undefined && choices.find((one) => one.id === chosen[i])?.only === only,
      );
      if (other < 0) return undefined;
      const theirs = choices.find((one) => one.id === chosen[other])!;
      return t('setup.taken', { name: names[other]!, what: say.say(theirs.text) });
    };
  const plain = names.map((name, seat) => (
    <label key={seat} className="seat-choice">
      <span>{name}</span>
      <select
        value={chosen[seat] ?? ''}
        disabled={!may(seat)}
        onChange={({ target }) => set(seat, target.value || null)}
      >
        {any && <option value="">{say.say(any)}</option>}
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id} disabled={closedFor(seat)(choice) !== undefined}>
            {say.say(choice.text)}
            {choice.note ? ` · ${say.say(choice.note)}` : ''}
          </option>
        ))}
      </select>
    </label>
  ));
  return (
    <Frame field={field} say={say}>
      {hasCards(choices) ? (
        <ErrorBoundary fallback={plain}>
          <Suspense fallback={plain}>
            <ul className="seat-picks">
              {names.map((name, seat) => (
                <li key={seat}>
                  <h3>{name}</h3>
                  <CardPick
                    box={box}
                    say={say}
                    pick={{
                      title: t('setup.pick-for', { what: say.say(label), name }),
                      choices,
                      any,
                      chosen: chosen[seat] ?? null,
                      closed: closedFor(seat),
                      onPick: may(seat) ? (choice) => set(seat, choice) : undefined,
                    }}
                  />
                </li>
              ))}
            </ul>
          </Suspense>
        </ErrorBoundary>
      ) : (
        plain
      )}
    </Frame>
  );
}

function Frame({
  field,
  say,
  children,
}: {
  field: { label: Text; help?: Text };
  say: Speaker;
  children: ReactNode;
}) {
  return (
    <fieldset className="slate">
      <legend>{say.say(field.label)}</legend>
      {field.help && <p className="quiet">{say.sentence(field.help)}</p>}
      {children}
    </fieldset>
  );
}

function Radios({
  name,
  say,
  choices,
  value,
  isFixed,
  onChange,
}: {
  name: string;
  say: Speaker;
  choices: readonly (Omit<SetupChoice, 'id'> & { id: Chosen })[];
  value: Chosen;
  isFixed: boolean;
  onChange: (id: Chosen) => void;
}) {
  return (
    <div className="radio-cards">
      {choices.map(({ id, text, note, icon: Icon }) => (
        <label key={id} className="radio-card">
          <input
            type="radio"
            name={name}
            disabled={isFixed}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {Icon && <Icon aria-hidden="true" />}
          <span>
            <strong>{say.say(text)}</strong>
            {note && <span className="quiet">{say.say(note)}</span>}
          </span>
        </label>
      ))}
    </div>
  );
}
