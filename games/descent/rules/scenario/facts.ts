import { attributeOf, healthOf, speedOf, staminaOf } from '../figures/characteristics.ts';
import { conditionsOf } from '../figures/conditions.ts';
import { distanceOf, seeFigures, spaceName, spacesOf } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import { pointsIn } from '../move/pool.ts';
import { endsFrom } from '../move/walk.ts';
import { awayFigures, figureOf, onMap } from '../pieces.ts';
import { type Activation, ATTRIBUTES, type Descent, type Figure, NONE } from '../state.ts';
import { calledBy } from '../words.ts';
import { AWAY } from '../zones.ts';

type Facts = Record<string, unknown>;

/** The facts that a scenario can name. What takes work is worked out when somebody asks for it. */
export function scenarioFacts(g: Descent): Facts {
  const figures = [...onMap(g), ...awayFigures(g)];
  const facts: Facts = {
    round: g.round,
    turn: turnOf(g),
    step: g.turn?.step ?? null,
    figures: figures.map(calledBy),
  };
  for (const figure of figures) lazily(facts, calledBy(figure), () => figureFacts(g, figure));
  lazily(facts, 'distance', () => distances(g));
  lazily(facts, 'sees', () => sight(g));
  return facts;
}

/** A fact that is worked out when it is looked at. */
function lazily(facts: Facts, name: string, work: () => unknown): void {
  Object.defineProperty(facts, name, { enumerable: true, get: work });
}

/** Whose turn it is, or which figure is activated. */
function turnOf(g: Descent): string | null {
  if (!g.turn) return null;
  const [act] = g.acting;
  if (act) return calledBy(figureOf(g, act.figure)!);
  return g.turn.side === 'overlord'
    ? 'overlord'
    : calledBy(onMap(g).find(({ hero }) => hero === g.turn!.hero)!);
}

function figureFacts(g: Descent, figure: Figure): Facts {
  const act = g.acting.findLast(({ figure: id }) => id === figure.id);
  const isAway = figure.zone === AWAY;
  const spaces = isAway ? [] : spacesOf(g, figure).map((space) => spaceName(g, space));
  const facts: Facts = {
    at: spaces.length === 1 ? spaces[0] : spaces.length === 0 ? null : spaces,
    token: isAway && figure.at !== NONE ? spaceName(g, figure.at) : null,
    'knocked out': isAway && figure.at !== NONE,
    damage: figure.damage,
    fatigue: figure.fatigue,
    conditions: conditionsOf(g, figure),
    acted: figure.acted,
    health: healthOf(g, figure),
    stamina: staminaOf(g, figure),
    speed: speedOf(g, figure),
    attributes: Object.fromEntries(
      ATTRIBUTES.map((attribute) => [attribute, attributeOf(g, figure, attribute) ?? null]),
    ),
    actions: act?.actions ?? 0,
    points: act?.points.reduce((sum, { left }) => sum + left, 0) ?? 0,
    walking: (act?.walking ?? 0) > 0,
  };
  lazily(facts, 'ends', () => act && endsOf(g, act, figure));
  return facts;
}

/** The spaces in which the walk of a figure that acts could stop, with the points that it has. */
function endsOf(g: Descent, act: Activation, figure: Figure): string[] {
  const ends = endsFrom(g, figure, spacesOf(g, figure), pointsIn(act));
  return ends.map((space) => spaceName(g, space)).sort();
}

/** How many spaces each figure on the map is from each other; null where no path leads. */
function distances(g: Descent): Facts {
  return Object.fromEntries(
    onMap(g).map((one) => [
      calledBy(one),
      Object.fromEntries(
        onMap(g)
          .filter((other) => other !== one)
          .map((other) => {
            const spaces = distanceOf(g, one, other);
            return [calledBy(other), spaces === NO_PATH ? null : spaces];
          }),
      ),
    ]),
  );
}

/** For each figure on the map the letters of those that it sees. */
function sight(g: Descent): Facts {
  return Object.fromEntries(
    onMap(g).map((one) => [
      calledBy(one),
      onMap(g)
        .filter((other) => other !== one && seeFigures(g, one, other))
        .map(calledBy)
        .sort(),
    ]),
  );
}
