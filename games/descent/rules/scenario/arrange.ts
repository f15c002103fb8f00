import { cardsIn, type Entry, open } from '@questwright/kernel';
import { defOf, descentBoxes, figureDef } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import { healthOf, staminaOf } from '../figures/characteristics.ts';
import { putCondition } from '../figures/conditions.ts';
import { isAlly, isMonster } from '../figures/sides.ts';
import { CLOSED, GONE, OPEN, tablesOf } from '../ground.ts';
import { gateNamed } from '../map/gates.ts';
import { layTerrain, putTerrain } from '../move/terrain.ts';
import { putObjective } from '../objectives/objective.ts';
import { DISCARD } from '../overlord/deck.ts';
import { makePiece, pieceOf } from '../pieces.ts';
import { SEARCH_TOKEN } from '../search/token.ts';
import { type Descent, type Figure, NONE, type Piece } from '../state.ts';
import { beginActing, nextNumber } from '../turn/activation.ts';
import {
  ALLY,
  AWAY,
  FOUND,
  GEAR,
  HELD,
  MAP,
  OBJECTS,
  PLOTS,
  ROOM_DECK,
  SEARCH_DECK,
  SHEET,
  SKILLS,
} from '../zones.ts';
import type { Described, NamedCard } from './figure-words.ts';
import { arrangeQuest } from './named-quest.ts';
import { type DescribedCard, OVERLORD, type Position } from './position.ts';

/** Puts a described position on the table. */
export function arrange(g: Descent, position: Position): void {
  const { drawing, figures, turn, round } = position;
  g.round = round;
  g.twoHeroes = position.twoHeroes;
  const groups = new Map<string, number>();
  if (position.named) arrangeQuest(g, position.named, groups);
  else g.doors = drawing.layout.objects.map((_, object) => (drawing.open.includes(object) ? OPEN : CLOSED));
  const made = new Map(figures.map((described) => [described.letter, place(g, described, groups)]));
  for (const card of position.deck) makePiece(g, card, `deck:${g.overlord}`);
  for (const card of position.hand) makePiece(g, card, `hand:${g.overlord}`);
  for (const card of position.inPlay) layOut(g, card, made);
  g.threat = position.threat;
  for (const card of position.discard) makePiece(g, card, DISCARD);
  for (const { letter, owner, entry } of figures) if (owner !== null) give(made, letter, owner, entry);
  for (const rule of position.quest) makePiece(g, rule, 'quest');
  for (const { name, state, entry } of position.doors) {
    const door = gateNamed(tablesOf(g), name);
    if (door < 0) throw entry.wrong(`there is no door ${name} on the map`);
    if (state === 'open') g.doors[door] = OPEN;
    else if (state === 'removed') g.doors[door] = GONE;
    else makePiece(g, state === 'locked' ? 'lock' : `lock-${state}`, 'quest', { at: door });
  }
  layTerrain(g);
  if (position.between) g.phase = 'between';
  if (g.legend && position.legend) Object.assign(g.legend, position.legend.state);
  for (const { colour, space } of position.objectives) putObjective(g, colour, space);
  for (const { terrain, space } of position.terrain) putTerrain(g, terrain, space);
  for (const { mark, space } of drawing.tokens)
    if (mark === '*') makePiece(g, SEARCH_TOKEN, 'tokens', { at: space });
  for (const card of position.rooms) makePiece(g, card, ROOM_DECK);
  if (position.rooms.length > 0) g.rooms = true;
  for (const card of position.searchDeck) makePiece(g, card, SEARCH_DECK);
  open(g, 'round');
  if (!turn) return;
  if (turn.of === OVERLORD) {
    for (const { hero, letter } of figures) if (hero >= 0) made.get(letter)!.acted = true;
    return;
  }
  const figure = made.get(turn.of)!;
  open(g, 'turn');
  if (turn.activating && !isMonster(g, figure)) figure.acted = true;
  else if (turn.activating) {
    g.phase = 'overlord';
    for (const { hero, letter } of figures) if (hero >= 0) made.get(letter)!.acted = true;
    g.turn = { side: 'overlord', hero: NONE, step: '2', rested: false, moved: false, fallen: false };
    figure.acted = true;
    if (figure.on !== 0) pieceOf(g, figure.on).acted = true;
  } else
    g.turn = {
      side: 'heroes',
      hero: figure.hero,
      step: turn.step,
      rested: turn.rested,
      moved: turn.moved,
      ...(turn.moved && { walked: true, walks: 1 }),
      ...(turn.freeAttack && { freeAttack: true }),
      ...(turn.step === '2' && { equipment: 'wanted' }),
      fallen: false,
    };
  if (turn.activating || turn.step === '3.II') {
    const act = beginActing(g, figure, true, turn.actions);
    if (turn.points > 0) act.points.push({ source: 'gift', id: nextNumber(g), left: turn.points });
  }
}

function place(g: Descent, described: Described, groups: Map<string, number>): Figure {
  const { letter, hero, def, card, spaces, knockedOut, entry } = described;
  const figure = makePiece(g, def, knockedOut ? AWAY : described.isObject ? OBJECTS : MAP, {
    label: letter,
    hero,
    at: spaces[0]!,
    acted: described.acted,
  });
  const { size } = figureDef(g, figure);
  if (hero >= 0) makePiece(g, card, SHEET[hero]!, { hero, tokens: described.tokens });
  else if (card !== '') figure.on = groupOf(g, card, groups);
  if (described.inactive) pieceOf(g, figure.on).used = true;
  if (!knockedOut) lay(g, figure, described, size);
  for (const skill of described.skills) {
    if (hero >= 0) makePiece(g, skill, SKILLS[hero]!, { hero });
    else makePiece(g, skill, isAlly(g, figure) ? ALLY : 'in-play', { on: figure.id });
  }
  figure.damage = described.damage ?? (knockedOut ? healthOf(g, figure) : 0);
  figure.fatigue = described.fatigue ?? (knockedOut ? (staminaOf(g, figure) ?? 0) : 0);
  if (!knockedOut && figure.damage >= healthOf(g, figure))
    throw entry.wrong(`${letter} would be defeated with so much damage`);
  for (const weapon of described.weapons) makePiece(g, weapon, GEAR[hero]!, { hero, worn: true });
  for (const item of described.packed) makePiece(g, item, GEAR[hero]!, { hero });
  for (const card of described.found) makePiece(g, card, FOUND[hero]!, { hero });
  for (const card of described.exhausted) cardNamed(g, hero, card).exhausted = true;
  for (const card of described.usedCards) cardNamed(g, hero, card).used = true;
  if (described.featUsed) for (const sheet of cardsIn(g, SHEET[hero]!)) (sheet as Piece).used = true;
  if (knockedOut && described.conditions.length > 0)
    throw entry.wrong(`${letter} is knocked out and has no conditions`);
  for (const condition of described.conditions) putCondition(g, figure, condition);
  for (const token of described.held) makePiece(g, token, HELD, { on: figure.id, hero });
  for (const colour of described.carrying) {
    const token = putObjective(g, colour, NONE);
    if (!token) throw entry.wrong(`there is no further ${colour} objective token`);
    token.on = figure.id;
  }
  return figure;
}

/** One of a hero's cards. */
function cardNamed(g: Descent, hero: number, { name, entry }: NamedCard): Piece {
  const cards = [SKILLS, GEAR, FOUND].flatMap((zones) => cardsIn(g, zones[hero]!) as Piece[]);
  const found = cards.find((card) => defOf(g, card).name.toLowerCase() === name.toLowerCase());
  const names = cards.map((card) => defOf(g, card).name).join(', ') || 'none';
  if (!found) throw entry.wrong(`the hero has no card "${name}"; there are ${names}`);
  return found;
}

/** A familiar is its hero's. */
function give(made: ReadonlyMap<string, Figure>, letter: string, owner: string, entry: Entry): void {
  const hero = made.get(owner);
  if (!hero || hero.hero === NONE) throw entry.wrong(`there is no hero ${owner}`);
  made.get(letter)!.hero = hero.hero;
}

/** A figure fills as many spaces as its base has. */
function lay(
  g: Descent,
  figure: Figure,
  { letter, spaces, size: drawn, entry }: Described,
  size: string,
): void {
  if (drawn !== null && drawn !== size)
    throw entry.wrong(`${letter} is ${size}, and the map shows it in ${spaces.length} spaces`);
  if (drawn !== null && size === 'small') return;
  const { lies } = tablesOf(g).bases[figureDef(g, figure).size];
  figure.lie = lies.findIndex(
    (lie) => lie.length === spaces.length && lie.every((space) => spaces.includes(space)),
  );
  if (figure.lie < 0) throw entry.wrong(`${letter} is ${size}, and its base cannot lie there`);
  figure.at = lies[figure.lie]![0]!;
  if (size === 'small') figure.lie = NONE;
}

function groupOf(g: Descent, card: string, groups: Map<string, number>): number {
  const known = groups.get(card);
  if (known !== undefined) return known;
  const { id } = makePiece(g, card, 'groups');
  groups.set(card, id);
  return id;
}

/** A card that lies before the overlord. */
function layOut(
  g: Descent,
  { card, on, beside, exhausted, tokens, entry }: DescribedCard,
  made: ReadonlyMap<string, Figure>,
): void {
  const letter = on ?? beside;
  const figure = letter === null ? undefined : made.get(letter);
  if (letter !== null && !figure) throw entry.wrong(`there is no figure ${letter}`);
  const zone = (descentBoxes.of(g).get(card) as CardDefinition).plot ? PLOTS : 'in-play';
  makePiece(g, card, zone, { on: (on !== null ? figure?.id : figure?.on) ?? 0, exhausted, tokens });
}
