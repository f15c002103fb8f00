import { usesOf } from '@questwright/adventure';
import {
  type Answer,
  type Choice,
  changeOf,
  createMatch,
  createRandom,
  type Match,
  optionsOf,
  type Random,
  randomAnswer,
  shuffle,
} from '@questwright/kernel';
import { content } from '../content/index.ts';
import { GEM_HEXES } from '../content/map/gems.ts';
import { SITES } from '../content/map/places.ts';
import { faceOf, freeTokens } from '../rules/combat/tokens.ts';
import { drawSkillCards } from '../rules/decks.ts';
import {
  ASSET_TYPES,
  ATTRIBUTES,
  type Attribute,
  type Printed,
  type QuestDef,
} from '../rules/definitions.ts';
import { handSizeOf } from '../rules/heroes.ts';
import { game } from '../rules/index.ts';
import { HEXES } from '../rules/map/hexes.ts';
import type { Offer } from '../rules/offers.ts';
import type { Piece, Runebound } from '../rules/state.ts';
import { ASSET_DECK, DECK, SKILL_DECK } from '../rules/zones.ts';
import { plainHero, position, type Words } from './position.ts';

/** The parts of cards that have not happened yet, as `card: part`. */
const unseen = new Set<string>();

/** What has not happened of a card. */
export const unseenOf = ({ id }: Printed): string[] =>
  [...unseen].filter((said) => said.startsWith(`${id}: `));

/** Makes cards again what they were before they were watched: other files of tests share them. */
const forgetting: (() => void)[] = [];
export const unwatch = (): void => {
  for (const forget of forgetting.splice(0).reverse()) forget();
};

function watched(id: string, part: string): () => void {
  const said = `${id}: ${part}`;
  unseen.add(said);
  return () => unseen.delete(said);
}

type Anything = Record<string, unknown>;

/** Makes something tell when it is run. */
function watchRun(id: string, part: string, thing: unknown): void {
  const seen = watched(id, part);
  const watchedThing = thing as { run: (...args: unknown[]) => unknown };
  const { run } = watchedThing;
  watchedThing.run = (...args) => {
    seen();
    return run.apply(thing, args);
  };
  forgetting.push(() => Object.assign(watchedThing, { run }));
}

/** A symbol that a card lets its owner spend as another. */
interface WatchedAlias {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly seen: () => void;
}
const aliases: WatchedAlias[] = [];

/** Makes every part of a card tell when it happens: uses, surges, triggers, and changes of a value. */
export function watch(card: Printed): void {
  const { id, surges, on, modify } = card;
  for (const [i, use] of usesOf(card).entries()) watchRun(id, `use ${i + 1}`, use);
  for (const { name, effect } of surges) watchRun(id, name, effect);
  for (const event in on) {
    if (event.startsWith('use:')) continue;
    for (const listener of [on[event]!].flat()) watchRun(id, event, listener);
  }
  for (const value in modify) {
    const seen = watched(id, value);
    const printed = modify[value]!;
    const change = changeOf(printed);
    forgetting.push(() => Object.assign(modify, { [value]: printed }));
    (modify as Anything)[value] = (g: Runebound, me: Piece, before: number, subject: unknown) => {
      const after = change(g, me, before, subject);
      if (after !== before) seen();
      return after;
    };
  }
  for (const { from, to } of card.aliases) {
    aliases.push({ id, from, to, seen: watched(id, `${from} as ${to}`) });
  }
  const { effect, reward } = card as Printed & { effect?: unknown; reward?: unknown };
  if (effect) watchRun(id, 'effect', effect);
  if (reward) watchRun(id, 'reward', reward);
}

/** One thing after the other, for each position another. */
const turned = <T>(things: readonly T[], n: number): T => things[n % things.length]!;

const { heroes, assets, skills } = content;
const byType = ASSET_TYPES.map((type) => assets.filter((asset) => asset.type === type));
const byAttribute = ATTRIBUTES.map((attribute) => skills.filter((skill) => skill.attribute === attribute));
const enemies = content.adventures.filter(({ kind, scenario }) => kind === 'enemy' && scenario === null);
const quests = content.adventures.filter(
  (card) => card.kind === 'quest' && card.scenario === null,
) as QuestDef[];
const PLAIN = plainHero(0, { body: 3, mind: 3, spirit: 3 });

/** A hero with five assets and six skills, which are others for each position and each player. */
function equipped(n: number, seat: number, focus: string, more: Words): Words {
  const at = 2 * n + seat;
  const first = seat === 0 ? focus : '';
  const own = heroes.find(({ id }) => id === first);
  const hero =
    own ??
    (n % 4 === 0
      ? turned(
          heroes.filter(({ id }) => id !== focus),
          at,
        )
      : null);
  // A skill may lower another attribute by one.
  const room = (attribute: Attribute): number => (hero ? Math.max(0, Math.min(2, hero[attribute] - 1)) : 2);
  return {
    hero: hero?.id ?? { ...PLAIN, name: `Hero ${seat}` },
    assets: byType.flatMap((some) => pickOf(some, 1, at, first, focus)),
    learned: ATTRIBUTES.flatMap((attribute, i) =>
      pickOf(byAttribute[i]!, room(attribute), 2 * at, first, focus),
    ),
    trophies: ['combat', 'exploration', 'social', 'social'],
    ...more,
  };
}

/** So many of the cards, from a place in their order on: the first one among them, and never another's. */
function pickOf(some: readonly Printed[], n: number, from: number, first: string, focus: string): string[] {
  const others = some.filter(({ id }) => id !== focus);
  const lead = some.filter(({ id }) => id === first);
  const rest = Array.from({ length: n }, (_, i) => turned(others, from + i));
  return [...lead, ...rest].slice(0, n).map(({ id }) => id);
}

/** The kinds of positions in which cards find their use. */
const SCENES: readonly ((n: number) => Words)[] = [
  (n) => ({ combat: { enemy: turned(enemies, n).id, hero: 'p1' }, damage: 1, gold: 6 }),
  (n) => ({ at: turned(['Forge', 'Tamalir', 'Dawnsmoor', 'Riverwatch'], n), gold: 9, damage: 2 }),
  (n) => ({ at: turned(Object.values(GEM_HEXES).flat(), n), damage: n % 5, gold: 3 }),
  (n) => ({ at: turned(questHexes(n), n), damage: 3 }),
  (n) => ({ at: HEXES[(n * 37) % HEXES.length]!.label, damage: 2 }),
  (n) => ({ combat: { enemy: turned(enemies, n).id, hero: 'p1' }, damage: 7 }),
  (n) => ({ at: turned(Object.values(SITES).flat(), n), damage: 2 }),
];

const questHexes = (n: number): string[] => turned(quests, n).hexes.map((hex) => HEXES[hex]!.label);

/** Two heroes somewhere in the game, in one of the scenes; the first has the card that it is about. */
export function inPlay(n: number, focus: string): Match<Runebound> {
  const { combat, ...ann } = turned(SCENES, n)(Math.floor(n / SCENES.length));
  const start = position({
    scenario: turned(['margath', 'corpse-king'], n),
    act: 1 + (n % 2),
    players: [
      equipped(n, 0, focus, { quests: [turned(quests, Math.floor(n / SCENES.length)).id], ...ann }),
      equipped(n, 1, focus, { at: ann.at ?? 'H9', damage: n % 4 }),
    ],
    ...(combat !== undefined && { combat }),
    chance: { '*': 'seeded' },
  });
  return begin(start, n);
}

/** The decks are shuffled, and everybody holds as many skills as can be held. */
export function begin(start: ReturnType<typeof position>, n: number): Match<Runebound> {
  const arrange = (g: Runebound): void => {
    start.arrange!(g);
    for (const deck of [SKILL_DECK, ASSET_DECK, ...Object.values(DECK)]) shuffle(g, deck, deck);
    for (const seat of g.heroes.keys()) drawSkillCards(g, seat, handSizeOf(g, seat));
  };
  return createMatch<Runebound>({ seats: [], ...start, arrange, seed: n, checkpoints: false });
}

const WANTED = /^(adventure|attempt|learn|surge|use|buy|outcome|option|yes|rest|shop|roll|hex)/;
const DULL = /^(end|idle|train|pass|barter|hear-offer|show|go-on|stop|decline|keep|no$)/;

/** Mostly what cards offer, then what leads somewhere; now and then anything. */
export function eager(choice: Choice, random: Random): Answer {
  if (choice.kind !== 'one' || random.below(6) === 0) return randomAnswer(choice, random);
  const ids = optionsOf(choice).map(({ id }) => id);
  const wanted = ids.filter((id) => WANTED.test(id));
  const fair = wanted.length > 0 && random.below(4) > 0 ? wanted : ids.filter((id) => !DULL.test(id));
  const among = fair.length > 0 ? fair : ids;
  return among[random.below(among.length)]!;
}

/** Plays on for so many answers and looks for faults now and then. */
export function playOn(match: Match<Runebound>, n: number, answers: number): void {
  const random = createRandom(`player ${n}`);
  for (let i = 0; match.choice && i < answers; i++) {
    const { choice } = match;
    lookForAliases(match.state, choice);
    match.answer(choice.seat, eager(choice, random));
    if (i % 8 > 0 && i < answers - 1) continue;
    const faults = game.faults!(match.state);
    if (faults.length > 0) throw new Error(`Position ${n}, answer ${i}: ${faults.join(' ')}`);
  }
}

/** Everybody ends the turn, so that the next story card is drawn. */
export function endRound(match: Match<Runebound>): void {
  const { round, heroes } = match.state;
  for (let turns = 0; turns < heroes.length && match.choice && match.state.round === round; ) {
    const { seat, prompt } = match.choice;
    const isTurn = prompt[0] === 'rb.ask.turn';
    if (isTurn) turns++;
    // Whoever is in the same hex proposes no barter.
    match.answer(seat, isTurn ? 'end' : 'no');
  }
}

/** What a symbol is offered for although no token shows it is offered because of a card. */
function lookForAliases(g: Runebound, choice: Choice): void {
  if (!g.combat || choice.kind === 'amount') return;
  const side = choice.seat === g.combat.seats[0] ? 0 : 1;
  const faces = (tokens: readonly Piece[]): string[] => tokens.map((token) => faceOf(g, token).symbol);
  const prompt = typeof choice.prompt === 'string' ? choice.prompt : choice.prompt[0];
  for (const { id, from, to, seen } of aliases) {
    if (!g.zones[`learned:${choice.seat}`]!.some(({ def }) => def === id)) continue;
    if (prompt === 'rb.ask.shields' && to === 'shield') {
      if (faces(choice.among as Piece[]).includes(from)) seen();
    } else if (prompt === 'rb.ask.combat-action') {
      const attacks = (choice.among as Offer[]).some((one) => one.kind === 'attack' && one.symbol === to);
      if (attacks && !faces(freeTokens(g, side)).includes(to)) seen();
    }
  }
}
