import { head, note, printed } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { descentBoxes, tokenDef } from '../catalogue.ts';
import type { TokenDef } from '../definitions.ts';
import { activeSeat } from '../figures/sides.ts';
import { asOffer, spaceName } from '../ground.ts';
import { BASE_BOX } from '../ids.ts';
import { makePiece, tokensOnMap } from '../pieces.ts';
import { questOf } from '../quest/outcome.ts';
import {
  type Descent,
  type Figure,
  NONE,
  OBJECTIVE_COLOURS,
  type ObjectiveColour,
  type Piece,
} from '../state.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';

/*
 * Objective tokens: a quest says what they mean. They lie on the map, or a figure carries them.
 */

/** Objective tokens of one colour, as many as a box has. */
export const objectiveToken = (colour: ObjectiveColour, copies: number, box = BASE_BOX): TokenDef => ({
  ...head({
    id: box === BASE_BOX ? `objective-${colour}` : `objective-${colour}-${box}`,
    name: `${colour} objective`,
  }),
  kind: 'token',
  terrain: null,
  objective: colour,
  copies,
  box,
  ...printed([]),
});

const isObjective = (g: Descent, token: Piece): boolean => tokenDef(g, token).objective !== undefined;

export const objectivesIn = (g: Descent): Piece[] => tokensOnMap(g).filter((token) => isObjective(g, token));

/** The tokens that a figure carries. */
export const carriedBy = (g: Descent, { id }: Figure): Piece[] =>
  objectivesIn(g).filter(({ on }) => on === id);

/** "All objective tokens" of a colour: those of the base box and of the box that the quest is in. */
const supplyOf = (g: Descent, colour: ObjectiveColour): TokenDef[] => {
  const { box } = questOf(g) ?? { box: BASE_BOX };
  return descentBoxes
    .of(g)
    .content.tokens.filter((def) => def.objective === colour && (def.box === BASE_BOX || def.box === box));
};

/** How many tokens of each colour there are for this quest. */
export const allObjectives = (g: Descent): { readonly [colour in ObjectiveColour]: number } =>
  Object.fromEntries(
    OBJECTIVE_COLOURS.map((colour) => [
      colour,
      supplyOf(g, colour).reduce((sum, { copies = 1 }) => sum + copies, 0),
    ]),
  ) as { readonly [colour in ObjectiveColour]: number };

/** Puts an objective token on a space; there are no more of them than the boxes have. */
export function putObjective(g: Descent, colour: ObjectiveColour, space: number): Piece | null {
  const there = objectivesIn(g);
  const left = supplyOf(g, colour).find(
    ({ id, copies = 1 }) => there.filter(({ def }) => def === id).length < copies,
  );
  if (!left) return null;
  const n = there.filter((token) => tokenDef(g, token).objective === colour).length + 1;
  return makePiece(g, left.id, 'tokens', { at: space, label: n === 1 ? colour : `${colour} ${n}` });
}

/** A figure takes a token from the map. */
export function* pickUp(g: Descent, figure: Figure, token: Piece): Rule {
  token.at = NONE;
  token.on = figure.id;
  note(g, 'd2.log.picks-up', { figure, token: token.label }, 'D2-OBJ-03');
  yield* window(g, 'pickedUp', { figure, token });
}

/** A token lies on the map again. */
export function* drop(g: Descent, figure: Figure, token: Piece, space: number): Rule {
  token.at = space;
  token.on = 0;
  note(g, 'd2.log.drops', { figure, token: token.label, space: spaceName(g, space) }, 'D2-OBJ-08');
  yield* window(g, 'dropped', { figure, token, space });
}

/** Whoever is defeated leaves the tokens in the space; the player whose turn it is picks one of those of a large base. */
export function* dropAll(g: Descent, figure: Figure, spaces: readonly number[]): Rule {
  for (const token of carriedBy(g, figure)) {
    const offer = yield* chooseOne<Offer>(g, {
      seat: activeSeat(g),
      topic: 'place',
      prompt: 'd2.ask.place',
      among: spaces.map((space) => ({ word: 'space', space })),
      as: asOffer(g),
    });
    if (offer.word === 'space') yield* drop(g, figure, token, offer.space);
  }
}
