import { cardsIn } from '@questwright/kernel';
import type { CampaignState } from '../campaign/state.ts';
import { defOf, descentBoxes } from '../catalogue.ts';
import { attributeOf, healthOf, speedOf, staminaOf } from '../figures/characteristics.ts';
import { conditionsOf } from '../figures/conditions.ts';
import { hasOverlord, isHero } from '../figures/sides.ts';
import { CLOSED, distanceOf, OPEN, seeFigures, spaceName, spacesOf, tablesOf } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import { gateName } from '../map/gates.ts';
import { pointsIn } from '../move/pool.ts';
import { endsFrom } from '../move/walk.ts';
import { DISCARD } from '../overlord/deck.ts';
import {
  awayFigures,
  defeatedFigures,
  figureOf,
  onMap,
  questCards,
  tokensFaceDown,
  tokensOnMap,
} from '../pieces.ts';
import { encounterOf } from '../quest/encounter.ts';
import { marksLeft } from '../quest/marks.ts';
import { questOf } from '../quest/outcome.ts';
import { SEARCH_TOKEN, UNIQUE_TOKEN } from '../search/token.ts';
import { type Activation, ATTRIBUTES, type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { calledBy } from '../words.ts';
import { AWAY, FOUND, GEAR, HELD, OWNED, PLOTS, SEARCH_DECK, SHEET, SHOP, SKILLS } from '../zones.ts';

type Facts = Record<string, unknown>;

/** The facts that a scenario can name. What takes work is worked out when somebody asks for it. */
export function scenarioFacts(g: Descent): Facts {
  const figures = [...onMap(g), ...awayFigures(g)];
  const facts: Facts = {
    round: g.round,
    act: g.act,
    turn: turnOf(g),
    step: g.turn?.step ?? null,
    figures: figures.map(calledBy),
  };
  for (const { label } of defeatedFigures(g)) if (label) facts[label] = null;
  for (const figure of figures) lazily(facts, calledBy(figure), () => figureFacts(g, figure));
  if (g.legend) facts.morale = g.legend.morale;
  if (g.campaign) lazily(facts, 'campaign', () => campaignFacts(g, g.campaign!));
  lazily(facts, 'overlord', () => overlordFacts(g));
  lazily(facts, 'search deck', () => namesIn(g, SEARCH_DECK));
  lazily(facts, 'search tokens', () =>
    [...tokensOnMap(g), ...(hasOverlord(g) ? tokensFaceDown(g, g.overlord) : [])]
      .filter(({ def }) => def === SEARCH_TOKEN || def === UNIQUE_TOKEN)
      .map(({ at }) => spaceName(g, at))
      .sort(),
  );
  if (questOf(g)) lazily(facts, 'quest', () => questFacts(g));
  lazily(facts, 'doors', () => doorFacts(g));
  lazily(facts, 'distance', () => distances(g));
  lazily(facts, 'sees', () => sight(g));
  return facts;
}

/** The encounter, the tokens on the cards of its rules, and the objective tokens that have not been used, by their names. */
const questFacts = (g: Descent): Facts => ({
  name: questOf(g)!.name,
  encounter: g.encounter + 1,
  counts: Object.fromEntries(
    encounterOf(g).rules.map((rule) => {
      const card = questCards(g).find(({ def }) => def === rule);
      return [descentBoxes.of(g).get(rule).name, card?.tokens ?? 0];
    }),
  ),
  objectives: Object.fromEntries(
    Object.keys(encounterOf(g).marks).map((name) => [
      name,
      marksLeft(g, name).map(({ at }) => spaceName(g, at)),
    ]),
  ),
});

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
  if (figure.hero !== NONE && isHero(g, figure)) addCards(g, figure, facts);
  lazily(facts, 'ends', () => act && endsOf(g, act, figure));
  return facts;
}

/** The hero's cards by their names: equipment that is worn and that is not, skills, Search cards. */
function addCards(g: Descent, { id, hero }: Figure, facts: Facts): void {
  const names = (cards: readonly Piece[]): string[] => cards.map((card) => defOf(g, card).name);
  const pieces = (zone: string): Piece[] => (g.zones[zone] ? (cardsIn(g, zone) as Piece[]) : []);
  const gear = pieces(GEAR[hero]!);
  const found = pieces(FOUND[hero]!);
  const skills = pieces(SKILLS[hero]!);
  facts.weapons = names(gear.filter(({ worn }) => worn));
  facts.packed = names(gear.filter(({ worn }) => !worn));
  facts.skills = names(skills);
  facts.found = names(found);
  facts.used = names(found.filter(({ used }) => used));
  facts.exhausted = names([...skills, ...gear].filter(({ exhausted }) => exhausted));
  facts.feat = pieces(SHEET[hero]!).some(({ used }) => used) ? 'used' : 'ready';
  facts.held = names(pieces(HELD).filter(({ on }) => on === id));
}

/** What the party has between quests. */
const campaignFacts = (g: Descent, campaign: CampaignState): Facts => ({
  step: campaign.step,
  gold: campaign.gold,
  xp: campaign.xp,
  'overlord xp': campaign.overlordXp,
  'overlord cards': namesIn(g, OWNED),
  shop: namesIn(g, SHOP),
  played: campaign.log.map(({ quest, won }) => `${descentBoxes.of(g).get(quest).name}: ${won}`),
  quest: g.quest === '' ? null : descentBoxes.of(g).get(g.quest).name,
});

/** The overlord's cards by their names, the deck from the top. */
const overlordFacts = (g: Descent): Facts => ({
  hand: namesIn(g, `hand:${g.overlord}`),
  deck: namesIn(g, `deck:${g.overlord}`),
  discard: namesIn(g, DISCARD),
  'in play': [...namesIn(g, PLOTS), ...namesIn(g, 'in-play')],
  threat: g.threat,
});

const namesIn = (g: Descent, zone: string): string[] =>
  g.zones[zone] ? cardsIn(g, zone).map((card) => defOf(g, card as Piece).name) : [];

/** What has become of each door, by the spaces on its sides. */
const doorFacts = (g: Descent): Facts =>
  Object.fromEntries(
    g.doors.map((state, door) => [
      gateName(tablesOf(g), door),
      state === CLOSED ? 'closed' : state === OPEN ? 'open' : 'gone',
    ]),
  );

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
