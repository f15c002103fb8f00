import type { GameBox, SetupField } from '@questwright/board-kit';
import type { Scene, Text } from '@questwright/kernel';
import { valuesOf } from '../setup/values.ts';
import { boxSpeaker } from '../shelf/shelf.ts';
import { t } from '../texts/texts.ts';

/** What is known of a match in a list: how it stands, or before it begins, how it is set up. */
export interface Listed {
  readonly box: GameBox;
  readonly standing?: Scene | null | undefined;
  readonly options?: unknown;
  readonly seats: number;
}

/** The quest or scenario, the round and the heroes, in a line; empty for games that have none. */
export function standingLine(listed: Listed): string {
  const { scene, round, roles } = listed.standing ?? planned(listed);
  const heroes = roles?.filter((role) => role !== null).join(', ');
  return [scene, round === undefined ? undefined : t('match.round', { n: round }), heroes]
    .filter(Boolean)
    .join(' · ');
}

/** What was chosen at set-up, as far as it tells the scene and whom each seat plays. */
function planned({ box, options, seats }: Listed): Scene {
  if (options === null || options === undefined) return {};
  const say = boxSpeaker(box);
  const values = valuesOf(box, options, seats);
  const nameOf = (field: SetupField, id: unknown): string | null => {
    const choices = field.kind === 'one' || field.kind === 'each-seat' ? field.choices : [];
    const text: Text | undefined = choices.find((choice) => choice.id === id)?.text;
    return text === undefined ? null : say.say(text);
  };
  const one = box.setup.fields.find(({ kind }) => kind === 'one');
  const each = box.setup.fields.find(({ kind }) => kind === 'each-seat');
  const scene = one && nameOf(one, values[one.id]);
  return {
    ...(scene && { scene }),
    ...(each && { roles: ((values[each.id] ?? []) as unknown[]).map((id) => nameOf(each, id)) }),
  };
}
