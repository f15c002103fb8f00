import { does, head, note, printed } from '@questwright/adventure';
import { nested, pick, type Rule, remove } from '@questwright/kernel';
import { isInUse, packOf } from '../boxes.ts';
import { mayBeSummoned } from '../campaign/agents.ts';
import { descentBoxes } from '../catalogue.ts';
import type { Context, PerilDef, Severity } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { isHero, isMonster } from '../figures/sides.ts';
import { agentId } from '../ids.ts';
import { makePiece, onMap } from '../pieces.ts';
import { encounterOf, placeNamed } from '../quest/encounter.ts';
import {
  addMonster,
  groupNamed,
  lieutenantNamed,
  limitOf,
  membersOf,
  monsterNamed,
  takeGroup,
} from '../quest/groups.ts';
import { endEncounter, questOf } from '../quest/outcome.ts';
import { putOn } from '../quest/placement.ts';
import type { Descent } from '../state.ts';
import { AWAY } from '../zones.ts';
import { changeMorale } from './morale.ts';
import { severityNow } from './peril-clock.ts';

export const peril = (
  severity: Severity,
  name: string,
  effect: GameEffect,
  { monsters = false }: { readonly monsters?: boolean } = {},
): PerilDef => ({
  card: { ...head({ name, original: true }), kind: 'lasting', ...printed([{ text: effect.text }]) },
  severity,
  effect,
  monsters,
});

/**
 * At the end of a round: a peril strikes if enough time has gone by, and none strikes twice before all of its
 * kind have.
 */
export function* mayStrike(g: Descent): Rule {
  const severity = severityNow(g);
  if (severity === null || !questOf(g)) return;
  const open = perilsFor(g, severity);
  if (open.length > 0)
    yield* strike(
      g,
      pick(g, 'peril', open, ({ card }) => card.id),
    );
}

function perilsFor(g: Descent, severity: Severity): readonly PerilDef[] {
  const all = descentBoxes
    .of(g)
    .content.perils.filter((one) => one.severity === severity && canStrike(g, one));
  const fresh = all.filter(({ card }) => !g.legend!.perils.includes(card.id));
  return fresh.length > 0 ? fresh : all;
}

/** Whether a peril can strike here: some need monsters, and an agent comes only into a campaign, and not to meet himself. */
const canStrike = (g: Descent, { monsters, agent }: PerilDef): boolean =>
  (!monsters || areMonstersLeft(g)) &&
  (agent === undefined ||
    (g.legend!.road !== null &&
      isInUse(g, { box: packOf(agent) }) &&
      mayBeSummoned(g, agent) &&
      groupNamed(g, agent) === undefined));

const areMonstersLeft = (g: Descent): boolean => onMap(g).some((figure) => isMonster(g, figure));

export function* strike(g: Descent, { card: { id, name }, severity, effect }: PerilDef): Rule {
  g.legend!.perils.push(id);
  note(g, 'd2.log.legend.peril', { name, severity }, 'D2-PERIL-02');
  const card = makePiece(g, id, 'quest');
  yield* effect.run(g, { seat: g.overlord, card, figure: null, event: {} });
  if (card.zone === 'quest') remove(g, card);
}

/** "A random hero": it is "that figure" for the lines that follow. */
export const strikesOne = (effect: GameEffect): GameEffect =>
  does(['d2.peril.random', { effect: nested(effect.text) }], function* (g: Descent, c: Context): Rule {
    const heroes = onMap(g).filter((figure) => isHero(g, figure));
    if (heroes.length === 0) return;
    c.chosen = pick(g, 'peril hero', heroes, ({ label }) => label);
    yield* effect.run(g, c);
  });

/** Monsters come onto the map where the heroes came in, masters first, as many as the group limit leaves room for. */
export const spawns = (monster: string, n: number): GameEffect =>
  does(['d2.peril.spawn', { monster, n }], function* (g: Descent): Rule {
    const group = groupNamed(g, monster) ?? takeGroup(g, monsterNamed(g, monster), false);
    const place = placeNamed(g, encounterOf(g).heroes);
    let left = n;
    for (const rank of ['master', 'minion'] as const)
      for (
        let room = limitOf(g, group, rank) - membersOf(g, group, rank).length;
        room > 0 && left > 0;
        room--
      ) {
        yield* addMonster(g, group, rank, place);
        left--;
      }
  });

/** An agent comes in where the heroes came in. He is a group of his own, and works the lists of the lieutenant. [D2-COLL-108] */
const comesAlone = (name: string): GameEffect =>
  does(['d2.peril.agent', { name }], function* (g: Descent): Rule {
    const group = takeGroup(g, lieutenantNamed(g, name), false);
    const figure = makePiece(g, agentId(name, g.act, g.players.length), AWAY, { on: group.id, label: name });
    if (!(yield* putOn(g, figure, placeNamed(g, encounterOf(g).heroes), g.overlord))) remove(g, figure);
  });

/** The peril that the pack of a lieutenant adds. */
export const agentPeril = (agent: string): PerilDef => ({
  ...peril('major', `The Coming of ${agent}`, comesAlone(agent)),
  agent,
});

export const costsMorale = (n: number): GameEffect =>
  does(['d2.peril.morale', { n }], (g: Descent) => changeMorale(g, g.legend!, -n));

/** The third time the heroes have lost. */
export const countsDown = (n: number): GameEffect =>
  does(['d2.peril.doom', { n }], (g: Descent, { card }: Context) => {
    const times = g.legend!.perils.filter((id) => id === card.def).length;
    if (times >= n) endEncounter(g, 'overlord');
  });

export const perilTexts: { readonly [key: string]: string } = {
  'd2.peril.random': 'for a random hero: {effect}',
  'd2.peril.spawn':
    '{n, plural, one {a {monster} comes} other {# of the {monster} group come}} in where the heroes came in',
  'd2.peril.agent': 'the agent {name} comes in where the heroes came in',
  'd2.peril.morale': 'the heroes lose {n} morale',
  'd2.peril.doom': 'when this has happened {n, plural, one {once} other {# times}}, the heroes have lost',
  'd2.log.legend.peril':
    '{severity, select, minor {A peril} major {A major peril} other {A deadly peril}}: {name}.',
};
