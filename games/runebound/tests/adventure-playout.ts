import { pieces, usesOf } from '@questwright/adventure';
import {
  type Answer,
  type Choice,
  createMatch,
  createRandom,
  type Match,
  move,
  optionsOf,
  type Random,
  randomAnswer,
  shuffle,
  type Text,
} from '@questwright/kernel';
import { content } from '../content/index.ts';
import { GEM_HEXES } from '../content/map/gems.ts';
import type { AdventureCard, EventDef, QuestDef } from '../rules/definitions.ts';
import { game } from '../rules/index.ts';
import { HEXES } from '../rules/map/hexes.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import { DECK, QUESTS, RUMORS, SKILL_DECK } from '../rules/zones.ts';
import { position, type Words } from './position.ts';

/** What has happened of each card, over all playouts. */
const happened = new Map<string, Set<string>>();

export const seenOf = (card: AdventureCard): ReadonlySet<string> => happened.get(card.id) ?? new Set();

function see(id: string, part: string): void {
  if (!happened.has(id)) happened.set(id, new Set());
  happened.get(id)!.add(part);
}

/** Makes cards again what they were before they were watched: other files of tests share them. */
const forgetting: (() => void)[] = [];
export const unwatch = (): void => {
  for (const forget of forgetting.splice(0).reverse()) forget();
};

/** Makes a part of a card tell when it is carried out. */
function watch(id: string, part: string, thing: { run: unknown }): void {
  const run = thing.run as (...args: unknown[]) => unknown;
  thing.run = (...args: unknown[]) => {
    see(id, part);
    return run.apply(thing, args);
  };
  forgetting.push(() => Object.assign(thing, { run }));
}

/** Makes every part of a card tell when it is carried out, and names them all. */
export function watchCard(card: AdventureCard): string[] {
  const parts: string[] = [];
  const add = (part: string, thing: { run: unknown } | null): void => {
    parts.push(part);
    if (thing) watch(card.id, part, thing);
  };
  for (const event in card.on) {
    if (event.startsWith('use:')) continue;
    for (const listener of [card.on[event]!].flat()) add(`ability on ${event}`, listener as { run: unknown });
  }
  for (const { name, effect } of card.surges) add(`surge ${name}`, effect);
  if (card.kind === 'enemy') {
    add('reward', card.reward);
    for (const part of branches(card.reward!.text)) parts.push(part);
  }
  if (card.kind === 'event') {
    for (const { id, rumor, effect, text } of card.options) {
      if (rumor) for (const use of usesOf(rumor)) add(`${id} used`, use);
      else add(id, effect);
      if (!rumor && isTest(text)) parts.push(`${id} passed`, `${id} failed`);
      for (const part of branches(text)) parts.push(part);
    }
  }
  if (card.kind === 'quest') for (const { name } of card.outcomes) parts.push(`outcome ${name}`);
  return parts;
}

/** The parts of a choice between effects, by the ids of its options. */
const branches = (text: unknown): string[] =>
  Array.isArray(text) && text[0] === 'effect.either'
    ? (text[1].list.list as unknown[]).map((_, i) => `effect:${i}`)
    : [];

const isTest = (text: unknown): boolean =>
  Array.isArray(text) && String(text[0]).startsWith('rb.effect.test');

const heroes = content.heroes.map(({ id }) => id);

/** The best weapon and clothing with tokens, so that some heroes win. */
const arms = (['weapon', 'clothing'] as const).map(
  (type) =>
    content.assets
      .filter((asset) => asset.type === type && asset.token !== null)
      .reduce((best, asset) => (asset.cost > best.cost ? asset : best)).id,
);
const wares = content.assets.find(({ type }) => type === 'goods')!.id;

/** Ann before a card, in a position that differs from try to try, and Ben, who controls the enemies. */
function before(card: AdventureCard, n: number, ann: Words, other: Words = {}): Match<Runebound> {
  const scenario = card.scenario ?? (n % 2 === 0 ? 'margath' : 'corpse-king');
  const zombies = scenario === 'corpse-king' && n % 3 > 0 ? { zombies: ['M1', 'C13'] } : {};
  const start = position({
    scenario,
    act: n % 3 === 0 ? 1 : 2,
    ...zombies,
    players: [
      {
        hero: heroes[n % heroes.length],
        gold: n % 4,
        damage: n % 5,
        hand: ['blank', 'success', 'blank'].slice(0, n % 4),
        assets: n % 2 === 0 ? [wares] : arms,
        ...ann,
      },
      { hero: heroes[(n + 1) % heroes.length], ...other },
    ],
    chance: { '*': 'seeded' },
  });
  const arrange = (g: Runebound): void => {
    start.arrange!(g);
    for (const deck of [SKILL_DECK, ...Object.values(DECK)]) shuffle(g, deck, deck);
    const top = pieces(g, DECK[card.deck]).find(({ def }) => def === card.id);
    if (top) move(g, top, DECK[card.deck], { place: 'top' });
  };
  return createMatch<Runebound>({
    seats: [],
    ...start,
    arrange,
    seed: `${card.id} ${n}`,
    checkpoints: false,
  });
}

/** What a player wants to answer; undefined where it does not care. */
type Player = (ids: readonly string[], prompt: Text) => Answer | undefined;

interface Playout {
  readonly match: Match<Runebound>;
  readonly card: AdventureCard;
  readonly n: number;
  readonly player: Player;
  /** Whether everything that the card does has happened. */
  readonly done: (g: Runebound) => boolean;
}

const LIMIT = 500;

/** Answers as the player wants, otherwise at random, until it is done. Looks for faults after every answer. */
function playOut({ match, card, n, player, done }: Playout): void {
  const random = createRandom(`${card.id} player ${n}`);
  for (let i = 0; match.choice && !(isTurn(match.choice) && done(match.state)); i++) {
    if (i === LIMIT) throw new Error(`${card.id}, try ${n}: it does not come to an end.`);
    const { choice } = match;
    const ids = choice.kind === 'one' ? optionsOf(choice).map(({ id }) => id) : [];
    const answer = player(ids, choice.prompt) ?? lively(choice, ids, random);
    if (choice.prompt === 'effect.choose-one') see(card.id, String(answer));
    match.answer(choice.seat, answer);
    const faults = game.faults!(match.state);
    if (faults.length > 0) throw new Error(`${card.id}, try ${n}: ${faults.join(' ')}`);
  }
  for (const { key, args } of match.log) {
    if (key === 'rb.log.outcome' && args?.card === card.name) see(card.id, `outcome ${args.name}`);
  }
}

const keyOf = (text: Text): string => (typeof text === 'string' ? text : text[0]);

/** Between two actions nothing is under way. */
const isTurn = ({ prompt }: Choice): boolean => keyOf(prompt) === 'rb.ask.turn';

const zoneOf = (g: Runebound, { id }: AdventureCard): string =>
  Object.keys(g.zones).find((zone) => (g.zones[zone] as Piece[]).some(({ def }) => def === id)) ?? 'nowhere';

const DULL = /^(pass|exert|reroll|keep|done|end|idle|barter|train|stop|use)/;

/** Mostly surges and attacks, little passing, hardly ever a retreat. */
function lively(choice: Choice, ids: readonly string[], random: Random): Answer {
  if (choice.kind !== 'one' || random.below(6) === 0) return randomAnswer(choice, random);
  if (choice.prompt === 'rb.ask.retreat') return 'no';
  const surges = ids.filter((id) => id.startsWith('surge'));
  const others = ids.filter((id) => !DULL.test(id));
  const wanted = surges.length > 0 && random.below(2) === 0 ? surges : others;
  const among = wanted.length > 0 ? wanted : ids;
  return among[random.below(among.length)]!;
}

/** Ann draws the card; of an event she takes the option. Tells where the card is afterwards. */
export function draw(card: AdventureCard, n: number, option?: string): string {
  const at = GEM_HEXES[card.deck][n % 9]!;
  const match = before(card, n, { at }, { at: n % 2 === 0 ? at : 'H9' });
  let drawn = false;
  playOut({
    match,
    card,
    n,
    player: (ids, prompt) => {
      if (drawn) return isAbout(prompt, card) && option && ids.includes(option) ? option : undefined;
      drawn = true;
      return 'adventure';
    },
    done: () => drawn,
  });
  const zone = zoneOf(match.state, card);
  if (option && zone.startsWith('trophies')) see(card.id, `${option} passed`);
  if (option && zone.endsWith('-discard')) see(card.id, `${option} failed`);
  return zone;
}

const isAbout = (prompt: Text, { name }: AdventureCard): boolean =>
  typeof prompt !== 'string' && prompt[1]?.card === name;

/** Ann has the quest and another, stands where it is attempted, and wants one of its outcomes. */
export function attempt(card: QuestDef, n: number, numeral: string): void {
  const at = HEXES[card.hexes[n % card.hexes.length]!]!.label;
  const another = content.adventures.find(
    ({ kind, id, scenario }) => kind === 'quest' && id !== card.id && scenario === null,
  )!;
  const match = before(card, n, { at, quests: [card.id, another.id] });
  const { id } = pieces(match.state, QUESTS[0]!)[0]!;
  playHeld(match, card, n, (ids) => {
    if (ids.includes(`attempt:${id}`)) return `attempt:${id}`;
    if (ids.includes(`outcome:${numeral}`)) return `outcome:${numeral}`;
    return ids.includes('decline') ? 'decline' : undefined;
  });
}

/** Ann has kept the rumor, stands where it can be used, and uses it; Ben is with her. */
export function useRumor(card: EventDef, n: number): void {
  const at = whereUsable(card, n);
  const match = before(card, n, { at, rumors: [card.id] }, { at, hand: ['blank', 'success'] });
  const { id } = pieces(match.state, RUMORS[0]!)[0]!;
  playHeld(match, card, n, (ids) => (ids.includes(`use:${id}`) ? `use:${id}` : undefined));
}

/** A hex where Ann, with Ben beside her, could use the rumor. */
function whereUsable(card: EventDef, n: number): string {
  const { state } = before(card, n, { rumors: [card.id] }, { hand: ['blank'] });
  const rumor = pieces(state, RUMORS[0]!)[0]!;
  const found = HEXES.filter(({ index }) => {
    for (const hero of state.heroes) hero.at = index;
    return usesOf(card).some((use) => use.hindrance(state, rumor, { seat: 0 }) === null);
  });
  if (found.length === 0) throw new Error(`There is no hex where ${card.name} can be used.`);
  return found[n % found.length]!.label;
}

/** Plays until Ann holds the card no longer, or her turn is over. */
function playHeld(match: Match<Runebound>, card: AdventureCard, n: number, player: Player): void {
  const isHeld = (g: Runebound): boolean => [QUESTS[0], RUMORS[0]].includes(zoneOf(g, card));
  playOut({
    match,
    card,
    n,
    player: (ids, prompt) => player(ids, prompt) ?? (ids.includes('end') ? 'end' : undefined),
    done: (g) => g.active !== 0 || !isHeld(g),
  });
}
