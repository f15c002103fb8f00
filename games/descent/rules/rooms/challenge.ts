import { note } from '@questwright/adventure';
import { type Rule, remove } from '@questwright/kernel';
import { type DescentBox, tokenDef } from '../catalogue.ts';
import type { Events } from '../events.ts';
import { testAttribute } from '../figures/test.ts';
import { spaceName, spacesApart, spacesOf } from '../ground.ts';
import { addMonster, groupNamed, monsterNamed, takeGroup } from '../quest/groups.ts';
import { takeSearchCard } from '../search/search.ts';
import type { Attribute, Descent, Figure, Piece } from '../state.ts';
import { window } from '../windows/window.ts';
import { challengesOn, roomBoxes } from './room.ts';

/** The challenge tokens of the boxes in use, but for those whose monsters the box does not have. */
export const challengesInPool = ({ content }: DescentBox, g: Descent): readonly string[] => {
  const boxes = roomBoxes(g);
  return content.tokens.flatMap(({ id, challenge, box }) => {
    if (!challenge || !boxes.includes(box!)) return [];
    const { monster } = challenge;
    return monster && !content.groups.some((group) => group.monster === monster) ? [] : [id];
  });
};

/** Challenge tokens within so many spaces of a figure. They are no search tokens. [D2-SECRET-20, D2-SEARCH-08] */
export const challengesWithin = (g: Descent, figure: Figure, n: number): readonly Piece[] =>
  challengesOn(g).filter(({ at }) => spacesApart(g, spacesOf(g, figure), [at]) <= n);

/** A hero turns a challenge token up: it is a monster, or an attribute to be tested. `sure` is passed without a roll. */
export function* challenge(g: Descent, figure: Figure, token: Piece, sure?: Attribute): Rule {
  note(g, 'd2.log.searches', { figure, space: spaceName(g, token.at) }, 'D2-SECRET-20');
  const { at } = token;
  const { name, challenge: shown } = tokenDef(g, token);
  remove(g, token);
  note(g, 'd2.log.challenge', { token: name }, 'D2-SECRET-20');
  if (shown!.monster) yield* appear(g, shown!.monster, at);
  else if (shown!.attribute) yield* meet(g, figure, shown!.attribute, sure);
}

/** A token that is discarded is not shown. [D2-SECRET-32, D2-FSECRET-03] */
export function discardChallenge(g: Descent, token: Piece, rule: string): void {
  note(g, 'd2.log.challenge-gone', { space: spaceName(g, token.at) }, rule);
  remove(g, token);
}

/**
 * A minion of that monster, with the card of this act, as close as possible. It joins the group that is on the map, and does
 * not count for its limit. [D2-SECRET-21, D2-SECRET-22, D2-SECRET-23, D2-SECRET-24]
 */
function* appear(g: Descent, monster: string, at: number): Rule {
  const group = groupNamed(g, monster) ?? takeGroup(g, monsterNamed(g, monster), false);
  const figure = yield* addMonster(g, group, 'minion', [at]);
  if (figure) figure.used = true;
}

/**
 * The attribute is tested at once; whoever passes draws a Search card. [D2-SECRET-26, D2-SECRET-27,
 * D2-SECRET-28]
 */
function* meet(g: Descent, figure: Figure, shown: Attribute, sure?: Attribute): Rule {
  const facing: Events['challengeShown'] = { figure, attribute: shown };
  yield* window(g, 'challengeShown', facing);
  const { attribute } = facing;
  const passed = attribute === sure || (yield* testAttribute(g, figure, attribute));
  const met: Events['challengeMet'] = { figure, attribute, passed, card: passed };
  yield* window(g, 'challengeMet', met);
  const card = met.card ? takeSearchCard(g, figure.hero) : null;
  if (card) yield* window(g, 'found', { figure, card });
}
