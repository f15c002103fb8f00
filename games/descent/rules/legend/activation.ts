import { note } from '@questwright/adventure';
import { chooseOne, nested, pick, type Rule } from '@questwright/kernel';
import { groupDef } from '../catalogue.ts';
import { isInactive } from '../figures/groups.ts';
import { recover } from '../figures/recover.ts';
import { heroSeats, sideOf } from '../figures/sides.ts';
import { asOffer } from '../ground.ts';
import { expand } from '../move/base.ts';
import { endMoves } from '../move/move-action.ts';
import { groupCards } from '../pieces.ts';
import { membersOf } from '../quest/groups.ts';
import type { Activation, Descent, Figure, Piece } from '../state.ts';
import { beginActing, figureOfAct } from '../turn/activation.ts';
import { window } from '../windows/window.ts';
import type { Offer } from '../words.ts';
import { MAP } from '../zones.ts';
import { beginEffect, effectText, endEffect, lift } from './group-effect.ts';
import type { GroupActivation } from './state.ts';
import { entriesFor, groupNow, isOfRank, listsOf, rankOrder } from './which-list.ts';
import { meantAsHeroes } from './whom.ts';
import { work } from './work.ts';

/** The groups that have not activated in this round. */
export const groupsLeft = (g: Descent): Piece[] =>
  groupCards(g).filter((group) => !group.acted && !isInactive(group) && waitingIn(g, group).length > 0);

const waitingIn = (g: Descent, group: Piece): Figure[] =>
  membersOf(g, group).filter((figure) => !figure.acted && sideOf(g, figure) === 'overlord');

/** A group is picked at random, and one of its lists, which is not the one that it worked last. */
export function* beginGroup(g: Descent): Rule {
  const { legend } = g;
  const group = drawn(g, 'next group', groupsLeft(g), (one) => groupDef(g, one).id);
  const lists = listsOf(g, group);
  const others = lists.filter(({ id }) => lists.length === 1 || id !== legend!.lists[group.id]);
  const list = drawn(g, 'activation list', others, ({ id }) => id);
  legend!.due = 'hero';
  legend!.lists[group.id] = list.id;
  legend!.activation = { group: group.id, list: list.id, rank: null, next: 0, did: [], aim: 0 };
  const says = effectText(list.effect);
  note(g, 'd2.log.legend.group', { group, first: list.first, list: list.id }, 'D2-APPWIN-06');
  if (says) note(g, 'd2.log.legend.effect', { text: nested(says) }, 'D2-APPWIN-02');
  beginEffect(g, group);
  if (list.effect.recover)
    for (const figure of membersOf(g, group))
      yield* recover(
        g,
        figure,
        { damage: list.effect.recover },
        { kind: 'ability', attack: 0, by: figure.id },
      );
  yield* window(g, 'groupStarts', { group });
  group.acted = true;
}

/** One of several at random; nothing is drawn where there is only one. */
const drawn = <T>(g: Descent, label: string, among: readonly T[], name: (one: T) => string): T =>
  among.length === 1 ? among[0]! : pick(g, label, among, name);

/** The next thing in the activation of a group: a figure goes on, another one begins, or it is over. */
export function* goOnWithGroup(g: Descent, activation: GroupActivation): Rule {
  const [act] = g.acting;
  if (act) {
    yield* goOnWithFigure(g, act, activation);
    return;
  }
  const waiting = waitingIn(g, groupNow(g));
  for (const rank of rankOrder(g)) {
    const open = waiting.filter((figure) => isOfRank(g, figure, rank));
    if (open.length === 0) continue;
    activation.rank = rank;
    yield* begin(g, yield* nextFigure(g, open), activation);
    return;
  }
  note(g, 'd2.log.legend.group-ends', { group: groupNow(g) }, 'D2-TURN-45');
  endEffect(g);
  g.legend!.activation = null;
}

/** Which figure of the rank goes next is for the players to say. */
function* nextFigure(g: Descent, open: readonly Figure[]): Rule<Figure> {
  const offer = yield* chooseOne<Offer>(g, {
    seat: heroSeats(g),
    topic: 'next-monster',
    prompt: 'd2.ask.next-monster',
    among: open.map((figure) => ({ word: 'activate', figure })),
    as: asOffer(g),
  });
  return offer.word === 'activate' ? offer.figure : open[0]!;
}

/** What a monster's card or condition says of the start of a turn happens when its activation begins. */
function* begin(g: Descent, figure: Figure, activation: GroupActivation): Rule {
  figure.acted = true;
  activation.next = 0;
  activation.did = [];
  activation.aim = 0;
  delete activation.engaged;
  note(g, 'd2.log.activated', { figure, rank: activation.rank ?? 'master' }, 'D2-APPWIN-08');
  lift(g, beginActing(g, figure, true));
  yield* window(g, 'overlordStarts', { round: g.round, of: figure });
  yield* window(g, 'figureStarts', { figure });
}

function* goOnWithFigure(g: Descent, act: Activation, activation: GroupActivation): Rule {
  const figure = figureOfAct(g, act);
  if (figure?.zone === MAP && !act.over && (yield* work(g, act, figure, entriesFor(g, figure), activation)))
    return;
  if (figure?.zone === MAP) {
    if (act.taken === 0 && activation.did.length === 0 && !act.over)
      note(g, 'd2.log.legend.idle', { figure, n: meantAsHeroes(g, figure).length }, 'D2-APPWIN-24');
    yield* expand(g, figure);
    yield* endMoves(g, act, figure);
  }
  g.acting.length = 0;
  if (figure?.zone !== MAP) return;
  yield* window(g, 'figureEnds', { figure });
  yield* window(g, 'overlordEnds', { round: g.round, of: figure });
}
