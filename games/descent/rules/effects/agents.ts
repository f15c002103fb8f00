import { does, note } from '@questwright/adventure';
import { chooseOne, type Rule, remove } from '@questwright/kernel';
import { mayBeSummoned } from '../campaign/agents.ts';
import { groupDef } from '../catalogue.ts';
import type { Context, Summoning } from '../definitions.ts';
import { isInactive } from '../figures/groups.ts';
import { asOffer, spacesOf } from '../ground.ts';
import { agentId } from '../ids.ts';
import { conditionCards, groupCards, makePiece } from '../pieces.ts';
import { encounterOf, placeNamed } from '../quest/encounter.ts';
import { membersOf, replacedBy } from '../quest/groups.ts';
import { questOf } from '../quest/outcome.ts';
import { putOn } from '../quest/placement.ts';
import type { Descent, Figure, Piece, Rank } from '../state.ts';
import type { Offer } from '../words.ts';
import { AWAY } from '../zones.ts';
import type { GameEffect } from './on-figures.ts';

/** The groups for which the overlord has picked the monsters, if they are not inactive. */
const openGroups = (g: Descent): readonly Piece[] =>
  questOf(g)
    ? groupCards(g).filter((group, n) => encounterOf(g).groups[n]?.monster === null && !isInactive(group))
    : [];

/** "Choose an open group: the agent takes the place of a master of it." [D2-AGENT-01, D2-AGENT-04] */
export const summonsAgent = (summons: Summoning): GameEffect =>
  does(
    ['d2.effect.summon-agent', { ...summons }],
    function* (g: Descent, { card }: Context): Rule {
      const group = yield* chooseGroup(g, openGroups(g));
      const gone = yield* takeAway(g, group, replacedBy(g, group, summons));
      const { agent } = summons;
      const figure = makePiece(g, agentId(agent, g.act, g.players.length), AWAY, {
        on: group.id,
        acted: group.acted,
        label: agent,
      });
      card.on = figure.id;
      if (!(yield* putOn(g, figure, gone ?? placeOf(g, group), g.overlord))) remove(g, figure);
    },
    (g) => openGroups(g).length > 0 && mayBeSummoned(g, summons.agent),
  );

export function* chooseGroup(g: Descent, among: readonly Piece[]): Rule<Piece> {
  return yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'group',
    prompt: 'd2.ask.group-of-yours',
    among,
    as: {
      id: (one) => `group:${one.def}`,
      text: (one) => ['d2.word.definition', { name: groupDef(g, one).name }],
      about: ({ id }) => ({ card: id }),
    },
  });
}

/** Those who are replaced leave the map, as far as they are there; the first of them leaves its spaces to the agent. [D2-AGENT-07] */
function* takeAway(
  g: Descent,
  group: Piece,
  replaced: { readonly [rank in Rank]: number },
): Rule<readonly number[] | null> {
  let spaces: readonly number[] | null = null;
  for (const rank of ['master', 'minion'] as const)
    for (let left = Math.min(replaced[rank], membersOf(g, group, rank).length); left > 0; left--) {
      const figure = yield* chooseFigure(g, membersOf(g, group, rank));
      spaces ??= spacesOf(g, figure);
      for (const card of conditionCards(g).filter(({ on }) => on === figure.id)) remove(g, card);
      remove(g, figure);
      note(g, 'd2.log.replaced', { figure: figure.label }, 'D2-AGENT-04');
    }
  return spaces;
}

function* chooseFigure(g: Descent, figures: readonly Figure[]): Rule<Figure> {
  const offer = yield* chooseOne<Offer>(g, {
    seat: g.overlord,
    topic: 'figure',
    prompt: 'd2.ask.figure',
    among: figures.map((figure) => ({ word: 'figure', figure })),
    as: asOffer(g),
  });
  return offer.word === 'figure' ? offer.figure : figures[0]!;
}

/** Where the quest puts a group. */
const placeOf = (g: Descent, group: Piece): readonly number[] =>
  placeNamed(g, encounterOf(g).groups[groupCards(g).indexOf(group)]!.place);

/** "Return this card to your Plot deck." [D2-AGENT-12] */
export const returnsToDeck: GameEffect = does('d2.effect.return-to-deck', (g: Descent, { card }: Context) => {
  remove(g, card);
});

export const agentTexts: { readonly [key: string]: string } = {
  'd2.effect.summon-agent':
    'the agent {agent} takes the place of {masters, plural, =0 {} one {1 master} other {# masters}}{minions, plural, =0 {} one { and 1 minion} other { and # minions}} of an open group, unless somebody of that name takes part in the quest; not in an Interlude or a Finale',
  'd2.effect.return-to-deck': 'this card goes back to your Plot deck',
  'd2.log.replaced': '{figure} makes room for an agent.',
};
