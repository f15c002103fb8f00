import type { Chosen, GameBox, SetupValues } from '@questwright/board-kit';

/** What the fields hold before anybody has touched them. */
export const initialValues = (box: GameBox, seats: number): SetupValues =>
  fittedValues(box, box.setup.quick.values ?? {}, seats);

/** What was chosen before, as far as it fits so many seats; the rest as the fields begin. */
export function fittedValues({ setup }: GameBox, before: SetupValues, seats: number): SetupValues {
  const values = { ...before };
  for (const field of setup.fields) {
    if (field.kind === 'each-seat') {
      const chosen = (before[field.id] ?? []) as readonly Chosen[];
      const more = Array.from({ length: seats }, (_, seat) => field.initial(seat)).slice(chosen.length);
      values[field.id] = [...chosen.slice(0, seats), ...more];
    } else if (field.kind === 'seat') {
      const seat = before[field.id] as number | null | undefined;
      values[field.id] = seat === undefined ? field.initial : seat !== null && seat < seats ? seat : null;
    } else if (!(field.id in before)) values[field.id] = field.initial;
  }
  return values;
}

/** The game's own options, made of what was chosen. */
export const optionsOf = ({ setup }: GameBox, values: SetupValues, seats: number): unknown =>
  setup.options ? setup.options(values, seats) : values;

/** What was chosen, of options as the game keeps them. */
export const valuesOf = (box: GameBox, options: unknown, seats: number): SetupValues =>
  fittedValues(box, box.setup.values ? box.setup.values(options) : (options as SetupValues), seats);
