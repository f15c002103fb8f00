import { note } from '@questwright/adventure';
import { chooseOne, move, type Rule } from '@questwright/kernel';
import { lying } from '../campaign/holdings.ts';
import { cardDef, groupDef } from '../catalogue.ts';
import { mayWield } from '../items/relic.ts';
import { awayFigures, groupCards, onMap, overlordCardsInPlay } from '../pieces.ts';
import { encounterOf } from '../quest/encounter.ts';
import type { Descent, Figure, Piece } from '../state.ts';
import { RELICS } from '../zones.ts';

/*
 * The overlord's relics in an encounter. A standard one works through the lieutenant who wields it, a monster relic through
 * a group, a universal one by itself. What nobody wields lies aside and does nothing.
 */

const kindOf = (g: Descent, card: Piece): 'standard' | 'monster' | 'universal' =>
  cardDef(g, card).relic ?? 'standard';

const relicsInPlay = (g: Descent): readonly Piece[] =>
  overlordCardsInPlay(g).filter((card) => cardDef(g, card).deck === 'relic');

/** When an encounter is set up, the overlord says who wields what. [D2-RELIC-06, D2-RELIC-21, D2-RELIC-24] */
export function* giveRelics(g: Descent): Rule {
  for (const card of relicsInPlay(g).filter((one) => kindOf(g, one) === 'monster')) move(g, card, RELICS);
  for (const card of lying(g, RELICS).filter((one) => kindOf(g, one) === 'universal')) layOut(g, card);
  for (const lieutenant of lieutenantsListed(g)) yield* arm(g, lieutenant);
  for (const card of lying(g, RELICS).filter((one) => kindOf(g, one) === 'monster')) yield* hand(g, card);
}

const layOut = (g: Descent, card: Piece): void => move(g, card, 'in-play', { down: false });

/** The lieutenants whose cards the encounter lists, also those who are not on the map. [D2-RELIC-08] */
const lieutenantsListed = (g: Descent): readonly Figure[] =>
  encounterOf(g)
    .lieutenants.filter(({ side }) => side === 'overlord')
    .flatMap(({ name }) => [...onMap(g), ...awayFigures(g)].find((figure) => figure.label === name) ?? []);

/**
 * A lieutenant wields one relic in all encounters of a quest, and no other once he has been defeated with it.
 * [D2-LT-08, D2-RELIC-07, D2-RELIC-12, D2-RELIC-14]
 */
function* arm(g: Descent, lieutenant: Figure): Rule {
  const own = relicsInPlay(g).find((card) => card.label === lieutenant.label);
  if (own) {
    own.on = lieutenant.id;
    return;
  }
  const open = lying(g, RELICS).filter(
    (card) => kindOf(g, card) === 'standard' && mayWield(g, lieutenant, cardDef(g, card)),
  );
  if (open.length === 0) return;
  const card = yield* chooseOne<Piece | null>(g, {
    seat: g.overlord,
    topic: 'relic',
    subject: lieutenant.id,
    prompt: ['d2.ask.relic', { figure: lieutenant.label }],
    among: [...open, null],
    as: {
      id: (one) => (one ? `relic:${one.def}` : 'pass'),
      text: (one) => (one ? ['d2.word.definition', { name: cardDef(g, one).name }] : 'd2.word.pass'),
      about: (one) => (one ? { card: one.id } : {}),
    },
  });
  if (!card) return;
  layOut(g, card);
  card.on = lieutenant.id;
  card.label = lieutenant.label;
  note(g, 'd2.log.wields', { figure: lieutenant.label, card: cardDef(g, card).name }, 'D2-RELIC-06');
}

/** A group wields at most one monster relic. [D2-RELIC-19, D2-RELIC-20] */
function* hand(g: Descent, card: Piece): Rule {
  const armed = relicsInPlay(g).map(({ on }) => on);
  const open = groupCards(g).filter((group) => !groupDef(g, group).lieutenant && !armed.includes(group.id));
  if (open.length === 0) return;
  const group = yield* chooseOne<Piece | null>(g, {
    seat: g.overlord,
    topic: 'relic',
    subject: card.id,
    prompt: ['d2.ask.monster-relic', { card: cardDef(g, card).name }],
    among: [...open, null],
    as: {
      id: (one) => (one ? `group:${one.def}` : 'pass'),
      text: (one) => (one ? ['d2.word.definition', { name: groupDef(g, one).name }] : 'd2.word.pass'),
      about: (one) => (one ? { card: one.id } : {}),
    },
  });
  if (!group) return;
  layOut(g, card);
  card.on = group.id;
  note(g, 'd2.log.wields', { figure: groupDef(g, group).name, card: cardDef(g, card).name }, 'D2-RELIC-18');
}
