import { note } from '@questwright/adventure';
import { type As, chooseOne, move, type Rule } from '@questwright/kernel';
import { descentBoxes, figureDef } from '../catalogue.ts';
import type { AllyDef } from '../definitions.ts';
import { closestEmpty } from '../figures/return.ts';
import { heroSeats, isAlly, isHero } from '../figures/sides.ts';
import { spacesApart, spacesOf, tablesOf } from '../ground.ts';
import { allyId } from '../ids.ts';
import { distanceBetween, NO_PATH } from '../map/count.ts';
import { awayFigures, defeatedFigures, makePiece, onMap } from '../pieces.ts';
import { encounterOf } from '../quest/encounter.ts';
import { putOn } from '../quest/placement.ts';
import { type Descent, type Figure, NONE } from '../state.ts';
import { ALLY, AWAY } from '../zones.ts';

/** What a quest says instead of a name when the heroes control the ally that they have got in the campaign. */
export const THEIR_ALLY = 'their ally';

/**
 * The ally is placed after the heroes: adjacent to one of them, or as close to one as there is room. In a
 * campaign with allies every quest lets the heroes have theirs. [D2-SETUP-14, D2-ALLY-11, D2-ALLY-30,
 * D2-ALLY-32]
 */
export function* placeAlly(g: Descent): Rule {
  const ally = encounterOf(g).ally ?? (g.allies ? THEIR_ALLY : null);
  const figure = ally === null ? null : yield* comes(g, ally);
  if (!figure) return;
  const heroes = onMap(g).filter((one) => isHero(g, one));
  const from = heroes.flatMap((hero) => spacesOf(g, hero));
  yield* putOn(g, figure, nearestRoom(g, from), heroSeats(g));
}

/** The empty spaces that are closest to some spaces; on the other side of a door if there is none on this side. */
function nearestRoom(g: Descent, from: readonly number[]): readonly number[] {
  const near = closestEmpty(g, from);
  if (near.length > 0 && spacesApart(g, from, near) < NO_PATH) return near;
  const tables = tablesOf(g);
  const least = Math.min(...near.map((space) => distanceBetween(tables, from, [space], ALL_OPEN)));
  return near.filter((space) => distanceBetween(tables, from, [space], ALL_OPEN) === least);
}
const ALL_OPEN = 0;

/** The ally who takes part: one who has been in the quest before, or who comes into it now. */
function* comes(g: Descent, name: string): Rule<Figure | null> {
  const there = awayFigures(g).find((figure) => isAlly(g, figure));
  if (there && (name === THEIR_ALLY || figureDef(g, there).name === name)) return there;
  const card = yield* allyMeant(g, name);
  return card && takeAlly(g, card, skillsLearned(g, card));
}

/** In a campaign it is the ally whom the heroes have earned; otherwise they choose. [D2-ALLY-08, D2-ALLY-09, D2-ALLY-10] */
function* allyMeant(g: Descent, name: string): Rule<AllyDef | null> {
  const { allies } = descentBoxes.of(g).content;
  if (name !== THEIR_ALLY) return allies.find((one) => one.name === name) ?? null;
  if (g.campaign) return allies.find(({ id }) => id === g.campaign!.ally?.id) ?? null;
  return yield* chooseOne(g, {
    seat: heroSeats(g),
    topic: 'ally',
    prompt: 'd2.ask.ally',
    among: allies,
    as: asAlly,
  });
}

const asAlly: As<AllyDef> = {
  id: ({ id }) => `ally:${id}`,
  text: ({ name }) => ['d2.word.definition', { name }],
  about: ({ id }) => ({ definition: id }),
};

/** The Ally Skill cards that the heroes have got for an ally. [D2-ALLY-06] */
const skillsLearned = ({ campaign }: Descent, { id }: AllyDef): readonly string[] =>
  campaign?.ally?.id === id ? campaign.ally.skills : [];

/** The figure of an ally stands ready, and the skill cards lie beside it. */
export function takeAlly(g: Descent, { name }: AllyDef, skills: readonly string[]): Figure {
  const figure = makePiece(g, allyId(name, g.players.length), AWAY, { label: name });
  for (const skill of skills) makePiece(g, skill, ALLY, { on: figure.id });
  note(g, 'd2.log.ally', { ally: name }, 'D2-ALLY-08');
  return figure;
}

/**
 * When an encounter ends an ally recovers all damage. One who was defeated in it may come back in the next.
 * [D2-ALLY-24, D2-ALLY-25]
 */
export function restAlly(g: Descent): void {
  for (const figure of [...onMap(g), ...awayFigures(g), ...defeatedFigures(g)]) {
    if (!isAlly(g, figure)) continue;
    figure.damage = 0;
    if (figure.zone === 'defeated') move(g, figure, AWAY);
    if (figure.zone === AWAY) figure.at = NONE;
  }
}
