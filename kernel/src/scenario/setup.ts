import { ScenarioError } from '../errors.ts';
import type { Game } from '../game.ts';
import type { MatchSetup } from '../record.ts';
import type { State } from '../state.ts';
import { Entry } from './entry.ts';
import { seatName } from './seats.ts';

/** A match that begins in a described position. */
export type PositionSetup<G extends State> = Pick<MatchSetup<G>, 'game' | 'options' | 'seats'> & {
  readonly arrange: (g: G) => void;
};

/** The beginning of a match in the position that a document describes, in the words of its game alone. */
export const describedPosition = <G extends State>(game: Game<G>, document: unknown): PositionSetup<G> =>
  positionIn(game, Entry.of(document));

/** Words that nobody reads, and impossible positions, are refused when the position is arranged. */
export function positionIn<G extends State>(game: Game<G>, doc: Entry): PositionSetup<G> {
  const words = game.scenario;
  if (!words) throw new ScenarioError(`${game.name} has no words for scenarios`, ['game']);
  const { options, seats, names } = words.begin(doc);
  return {
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => names?.[seat] ?? seatName(seat)),
    arrange(g) {
      words.arrange(g, doc);
      doc.refuseUnread();
      const [fault] = game.faults?.(g) ?? [];
      if (fault !== undefined) throw doc.wrong(`the position cannot be: ${fault}`);
    },
  };
}
