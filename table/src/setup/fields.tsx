import type { Chosen, GameBox, SeatPlan, SetupChoice, SetupField, SetupValues } from '@questwright/board-kit';
import type { Speaker, Text } from '@questwright/kernel';
import type { ReactNode } from 'react';
import { botName } from '../play/bot-name.ts';
import { personName } from './quick.ts';

/** The options of a game, as its box describes them. */
export function Fields({
  box,
  say,
  seats,
  values,
  onChange,
}: {
  box: GameBox;
  say: Speaker;
  seats: readonly SeatPlan[];
  values: SetupValues;
  onChange: (values: SetupValues) => void;
}) {
  const set = (id: string, value: SetupValues[string]): void => onChange({ ...values, [id]: value });
  return box.setup.fields.map((field) => (
    <FieldOf
      key={field.id}
      field={field}
      say={say}
      seats={seats}
      values={values}
      onSet={(value) => set(field.id, value)}
    />
  ));
}

function FieldOf({
  field,
  say,
  seats,
  values,
  onSet,
}: {
  field: SetupField;
  say: Speaker;
  seats: readonly SeatPlan[];
  values: SetupValues;
  onSet: (value: SetupValues[string]) => void;
}) {
  const value = values[field.id];
  switch (field.kind) {
    case 'one':
      return (
        <Frame field={field} say={say}>
          <Radios
            name={field.id}
            say={say}
            choices={field.any ? [...field.choices, { id: null, text: field.any }] : field.choices}
            value={value}
            onChange={onSet}
          />
        </Frame>
      );
    case 'each-seat': {
      const chosen = value as readonly Chosen[];
      return (
        <Frame field={field} say={say}>
          {seats.map((plan, seat) => (
            <label key={seat} className="seat-choice">
              <span>
                {plan.kind === 'bot'
                  ? botName(seat)
                  : (plan.kind === 'person' && plan.name) || personName(seat)}
              </span>
              <select
                value={chosen[seat] ?? ''}
                onChange={({ target }) => onSet(chosen.with(seat, target.value || null))}
              >
                {field.any && <option value="">{say.say(field.any)}</option>}
                {field.choices.map(({ id, text, note }) => (
                  <option key={id} value={id}>
                    {say.say(text)}
                    {note ? ` · ${say.say(note)}` : ''}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </Frame>
      );
    }
    case 'toggle':
      return (
        <label className="check slate">
          <input type="checkbox" checked={value === true} onChange={({ target }) => onSet(target.checked)} />
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
            min={field.min}
            max={field.max}
            value={Number(value)}
            onChange={({ target }) => onSet(target.valueAsNumber)}
          />
        </Frame>
      );
  }
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
  onChange,
}: {
  name: string;
  say: Speaker;
  choices: readonly (Omit<SetupChoice, 'id'> & { id: Chosen })[];
  value: SetupValues[string] | undefined;
  onChange: (id: Chosen) => void;
}) {
  return (
    <div className="radio-cards">
      {choices.map(({ id, text, note, icon: Icon }) => (
        <label key={id} className="radio-card">
          <input type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
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
