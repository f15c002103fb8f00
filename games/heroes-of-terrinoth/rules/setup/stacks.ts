import { pick, shuffleArray } from '@questwright/kernel';
import { type TerrinothBox, terrinothBoxes, theQuest } from '../catalogue.ts';
import { type Content, RATINGS, type Rating, type Stack } from '../definitions.ts';
import { createPiece } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';

/** A group of cards that enters a stack together: an enemy set, a single location, an exploration set. */
interface Group {
  readonly name: string;
  readonly rating: Rating | null;
  readonly cards: readonly string[];
  readonly questSpecific: boolean;
}

interface Groups {
  readonly enemies: readonly Group[];
  readonly locations: readonly Group[];
  readonly exploration: readonly Group[];
}

/** The three decks, stack by stack, the topmost stack first. */
export function buildDecks(g: Terrinoth): void {
  const quest = theQuest(g);
  const groups = groupsIn(terrinothBoxes.of(g));
  buildDeck(g, 'enemy-deck', 'enemies', quest.enemies, groups.enemies);
  buildDeck(g, 'location-deck', 'locations', quest.locations, groups.locations);
  buildDeck(g, 'exploration-deck', 'exploration', quest.exploration, groups.exploration);
}

const groupsByBox = new WeakMap<TerrinothBox, Groups>();

function groupsIn(box: TerrinothBox): Groups {
  let groups = groupsByBox.get(box);
  if (!groups) groupsByBox.set(box, (groups = sortIntoGroups(box.content)));
  return groups;
}

function sortIntoGroups(box: Content): Groups {
  return {
    enemies: [
      ...box.sets.map(({ name, rating, minion, master }) => ({
        name,
        rating,
        cards: [minion.id, minion.id, master.id],
        questSpecific: false,
      })),
      ...box.loners.map(({ id, name }) => ({ name, rating: null, cards: [id], questSpecific: true })),
    ],
    locations: box.locations.map(({ id, name, rating, questSpecific }) => ({
      name,
      rating,
      cards: [id],
      questSpecific,
    })),
    exploration: box.exploration.map(({ name, cards }) => ({
      name,
      rating: null,
      cards: cards.map(({ id }) => id),
      questSpecific: false,
    })),
  };
}

/** Named groups are gathered first for the whole deck, so that a random draw cannot take them. */
function buildDeck(
  g: Terrinoth,
  zone: string,
  what: string,
  stacks: readonly Stack[],
  groups: readonly Group[],
): void {
  const left = groups.filter(({ questSpecific }) => !questSpecific);
  const named = stacks.map((stack) => [
    ...(stack.sets ?? []).flatMap((name) => takeNamed(left, groups, name).cards),
    ...(stack.cards ?? []),
  ]);
  for (const { cards } of stacks) for (const id of cards ?? []) forget(left, id);
  stacks.forEach((stack, i) => {
    const cards = named[i]!;
    for (const rating of [...RATINGS, 'any'] as const) {
      for (let n = stack.random?.[rating] ?? 0; n > 0; n--) {
        cards.push(...takeRandom(g, what, left, rating).cards);
      }
    }
    shuffleArray(g, `shuffle ${what}`, cards);
    for (const id of cards) createPiece(g, id, zone, true, i);
  });
}

function takeNamed(left: Group[], groups: readonly Group[], name: string): Group {
  const group = groups.find((one) => one.name === name);
  if (!group) throw new Error(`A quest asks for "${name}", which is not in the box.`);
  const at = left.indexOf(group);
  if (at >= 0) left.splice(at, 1);
  return group;
}

/** A single card that is named cannot be drawn at random any more. */
function forget(left: Group[], card: string): void {
  const at = left.findIndex(({ cards }) => cards.length === 1 && cards[0] === card);
  if (at >= 0) left.splice(at, 1);
}

function takeRandom(g: Terrinoth, what: string, left: Group[], rating: Rating | 'any'): Group {
  const fitting = left.filter((group) => rating === 'any' || group.rating === rating);
  if (fitting.length === 0) throw new Error(`No ${rating} ${what} are left to draw at random.`);
  const group = pick(g, `random ${what}`, fitting, ({ name }) => name);
  left.splice(left.indexOf(group), 1);
  return group;
}
