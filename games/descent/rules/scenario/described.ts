import { idFor } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import type { WrittenArms } from '../arms.ts';
import { descentBoxes } from '../catalogue.ts';
import type { CardDef } from '../definitions.ts';
import type { WrittenHero } from '../heroes.ts';
import { allyId, lieutenantId, monsterId } from '../ids.ts';
import { actionNamed } from '../monster-actions.ts';
import type { WrittenMonster } from '../monsters.ts';
import { passiveNamed } from '../passives.ts';
import { ATTRIBUTES, type AttackType, type Attribute, COLOURS, type Colour, type Rank } from '../state.ts';
import { surge } from '../surges.ts';
import type { MadeUp } from './components.ts';
import {
  askedOf,
  CHARACTERISTICS,
  effectNamed,
  TRIGGERS,
  WHEN_ATTACKING,
  type WrittenSkill,
} from './skill-words.ts';

/** The id of a hero of the box, or of one that is made up here by its properties alone. */
export function readHero(entry: Entry, letter: string, made: WrittenHeroes): string {
  if (entry.isText) return named(entry, 'hero');
  const said = entry.isSaid ? entry.asMap('the name of a hero, or a hero by its properties') : entry.or({});
  const name = said.at('name').or(letter).text();
  said.describes(name);
  const written: WrittenHero = {
    speed: said.at('speed').or(4).whole({ min: 0 }),
    health: said.at('health').or(12).whole({ min: 1 }),
    stamina: said.at('stamina').or(4).whole({ min: 0 }),
    defence: colours(said.at('defence').or(['gray'])),
    attributes: attributes(said.at('attributes'), 3),
  };
  if (made.some((one) => one.name === name)) throw entry.wrong(`two heroes are called ${name}`);
  const ability = said.at('ability');
  made.push({ name, ...written, ...(ability.isSaid && { ability: writtenSkill(ability, name) }) });
  return idFor(name);
}
type WrittenHeroes = MadeUp['heroes'][number][];

/** A monster of the box, or one that is made up here: its figure and its group. */
export function readMonster(
  entry: Entry,
  letter: string,
  act: number,
  rank: Rank,
  made: MadeUp['monsters'][number][],
): { readonly def: string; readonly group: string } {
  if (entry.isText) {
    const own = made.find((one) => one.name === entry.text());
    if (own && !own.acts[act]?.[rank])
      throw entry.wrong(`no ${rank} of act ${act} of ${own.name} is described`);
    const group = own ? idFor(own.name) : named(entry, 'group');
    return { def: monsterId(entry.text(), act, rank), group };
  }
  const said = entry.asMap('the name of a monster, or a monster by its properties');
  const name = said.at('name').or(`Monster ${letter}`).text();
  said.describes(name);
  const { type, dice, surges, ...more } = readArms(said, ['blue', 'red']);
  const written: WrittenMonster = {
    type,
    traits: [],
    size: said
      .at('size')
      .or('small')
      .oneOf(['small', 'medium', 'huge', 'massive'] as const),
    limits: rank === 'minion' ? { 2: [2, 0], 3: [3, 0], 4: [4, 0] } : { 2: [0, 1], 3: [0, 1], 4: [0, 1] },
    acts: {
      [act]: {
        [rank]: {
          speed: said.at('speed').or(3).whole({ min: 0 }),
          health: said.at('health').or(5).whole({ min: 1 }),
          defence: colours(said.at('defence').or(['gray'])),
          dice,
          surges: surges ?? [],
          arms: more,
          passives: checked(said.at('passives').or([]), passiveNamed),
          actions: checked(said.at('actions').or([]), actionNamed),
          attributes: attributes(said.at('attributes'), null),
        },
      },
    },
  };
  const before = made.findIndex((one) => one.name === name);
  if (before < 0) made.push({ name, ...written });
  else made[before] = joined(entry, made[before]!, { name, ...written });
  return { def: monsterId(name, act, rank), group: idFor(name) };
}

/** A monster that is described more than once, for its ranks and acts; what is said twice must be the same. */
function joined(
  entry: Entry,
  before: MadeUp['monsters'][number],
  more: MadeUp['monsters'][number],
): MadeUp['monsters'][number] {
  const acts: { [act: number]: WrittenMonster['acts'][number] } = { ...before.acts };
  for (const [act, ranks] of Object.entries(more.acts)) {
    const own = acts[Number(act)] ?? {};
    for (const rank of Object.keys(ranks) as Rank[])
      if (own[rank] && unlike(own[rank], ranks[rank])) throw twoOf(entry, 'monsters', more.name);
    acts[Number(act)] = { ...own, ...ranks };
  }
  if (before.type !== more.type || before.size !== more.size) throw twoOf(entry, 'monsters', more.name);
  const limits = Object.fromEntries(
    Object.entries(before.limits).map(([heroes, [minions, masters]]) => {
      const [others, leaders] = more.limits[Number(heroes)]!;
      return [heroes, [Math.max(minions, others), Math.max(masters, leaders)] as const];
    }),
  );
  return { ...before, limits, acts };
}

const unlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) !== JSON.stringify(other);

const twoOf = (entry: Entry, what: string, name: string): Error =>
  entry.wrong(`two different ${what} are called ${name}; describe them alike, or give one another name`);

/** Adds what a scenario makes up; what is described twice in the same way is one thing. */
function make<Thing extends { readonly name: string }>(
  made: Thing[],
  thing: Thing,
  entry: Entry,
  what: string,
): string {
  const same = made.find(({ name }) => name === thing.name);
  if (same && unlike(same, thing)) throw twoOf(entry, what, thing.name);
  if (!same) made.push(thing);
  return idFor(thing.name);
}

/** A lieutenant of the box: his figure for so many heroes, and his group. */
export function readLieutenant(
  entry: Entry,
  act: number,
  heroes: number,
): { readonly def: string; readonly group: string } {
  const group = named(entry, 'lieutenant');
  return { def: lieutenantId(entry.text(), act, heroes), group };
}

/** An ally of the box: the figure for so many heroes. */
export function readAlly(entry: Entry, heroes: number): string {
  named(entry, 'ally');
  return allyId(entry.text(), heroes);
}

/** The id of a figure that is neither a hero nor a monster, made up here. */
export function readCharacter(entry: Entry, letter: string, made: MadeUp['characters'][number][]): string {
  if (entry.isText) return named(entry, 'figure');
  const said = entry.asMap('a figure by its properties');
  const name = said.at('name').or(`Figure ${letter}`).text();
  said.describes(name);
  const stamina = said.at('stamina');
  made.push({
    name,
    sort: said
      .at('sort')
      .or('character')
      .oneOf(['ally', 'familiar', 'character'] as const),
    standing: said
      .at('standing')
      .or('figure')
      .oneOf(['figure', 'bystander', 'obstacle'] as const),
    asHero: said.at('as hero').flag(),
    speed: said.at('speed').or(4).whole({ min: 0 }),
    health: said.at('health').or(5).whole({ min: 1 }),
    stamina: stamina.isSaid ? stamina.whole({ min: 0 }) : null,
    defence: colours(said.at('defence').or(['gray'])),
    attributes: attributes(said.at('attributes'), null),
    actions: said.at('actions').or(['move', 'attack']).texts(),
    ...(said.at('dice').isSaid && { arms: readArms(said, []) }),
  });
  return idFor(name);
}

/** The id of an object that the quest may open to attack, made up here. */
export function readObject(entry: Entry, letter: string, made: MadeUp['objects'][number][]): string {
  const said = entry.asMap('an object by its properties');
  const name = said.at('name').or(`Object ${letter}`).text();
  said.describes(name);
  made.push({
    name,
    health: said.at('health').or(5).whole({ min: 1 }),
    defence: colours(said.at('defence').or(['gray'])),
    attackable: said
      .at('open to')
      .or('heroes')
      .oneOf(['nobody', 'heroes', 'all', 'everybody'] as const),
    door: said.at('door').isSaid ? said.at('door').text('a door, like "a2|b2"') : null,
  });
  return idFor(name);
}

/**
 * The id of a weapon or another item of the box, or of one that is made up here: one that names its slot is
 * no weapon.
 */
export function readGear(entry: Entry, made: MadeGear): string {
  if (entry.isText) {
    const own = [...made.weapons, ...made.items].find(({ name }) => name === entry.text());
    return own ? idFor(own.name) : named(entry, 'weapon', 'item');
  }
  return entry.at('slot').isSaid ? readItem(entry, made.items) : readWeapon(entry, made.weapons);
}
interface MadeGear {
  readonly weapons: MadeUp['weapons'][number][];
  readonly items: MadeUp['items'][number][];
}

/** The id of an item that is no weapon, made up here. */
function readItem(said: Entry, made: MadeUp['items'][number][]): string {
  const name = said.at('name').or('Item').text();
  said.describes(name);
  const slot = said.at('slot').oneOf(['hand', 'armor', 'other', 'none'] as const);
  const ability = said.at('ability');
  const written = {
    name,
    slot: slot === 'none' ? null : slot,
    traits: said.at('traits').or([]).texts(),
    ...(ability.isSaid && { ability: writtenSkill(ability, name) }),
  };
  return make(made, written, said, 'items');
}

/** The id of a weapon that is made up here. */
function readWeapon(entry: Entry, made: MadeUp['weapons'][number][]): string {
  const said = entry.asMap('the name of a weapon, or a weapon by its properties');
  const name = said.at('name').or('Weapon').text();
  said.describes(name);
  const hands = said.at('hands').or(1).whole({ min: 1, max: 2 });
  const ability = said.at('ability');
  const written = {
    name,
    hands,
    traits: said.at('traits').or([]).texts(),
    ...(ability.isSaid && { ability: writtenSkill(ability, name) }),
    ...readArms(said, ['blue']),
  };
  return make(made, written, said, 'weapons');
}

function readArms(said: Entry, dice: readonly Colour[]): WrittenArms {
  return {
    type: said
      .at('attack')
      .or('melee')
      .oneOf(['melee', 'ranged'] as const) as AttackType,
    dice: colours(said.at('dice').or(dice)),
    surges: checked(said.at('surges').or([]), surge),
    reach: said.at('reach').or(1).whole({ min: 1, max: 3 }),
    pierce: said.at('pierce').or(0).whole({ min: 0 }),
    blast: said.at('blast').flag(),
    targets: said.at('targets').or(1).whole({ min: 1 }),
  };
}

const colours = (entry: Entry): Colour[] =>
  entry.list('dice by their colours').map((one) => one.oneOf(COLOURS));

/** Words that something can be made of; any other is refused where it stands. */
const checked = (entry: Entry, make: (word: string) => unknown): string[] =>
  entry.list().map((one) => checkedWord(one, make));

function checkedWord(entry: Entry, make: (word: string) => unknown): string {
  const word = entry.text();
  try {
    make(word);
  } catch (error) {
    throw error instanceof RangeError ? entry.wrong(error.message) : error;
  }
  return word;
}

/** Attributes that are not said are `plain`, or not there at all; `none` says that one is not there. */
function attributes(entry: Entry, plain: number | null): { [attribute in Attribute]?: number } {
  const found: { [attribute in Attribute]?: number } = {};
  for (const attribute of ATTRIBUTES) {
    const said = entry.isSaid ? entry.at(attribute) : entry;
    if (!said.isSaid || !entry.isSaid) {
      if (plain !== null) found[attribute] = plain;
    } else if (said.asIs() !== 'none') found[attribute] = said.whole({ min: 0 });
  }
  return found;
}

/** The id of a Search card of the box by its name. */
export const readCard = (entry: Entry): string => named(entry, 'card', 'weapon');

/** The id of a class token of the box by its name. */
export const readToken = (entry: Entry): string => named(entry, 'token');

/** A Search card of the box, or a weapon that is one. */
export const readFound = (entry: Entry, made: MadeUp['weapons'][number][]): string =>
  entry.isText ? readCard(entry) : readWeapon(entry, made);

/** The id of a thing of the box by its name; of several that are called alike it is rather one of a kind. */
function named(
  entry: Entry,
  kind: keyof typeof WORD,
  other: keyof typeof WORD = kind,
  isRather: (thing: CardDef) => boolean = () => true,
): string {
  const name = entry.text();
  const things = ofKind(kind)
    .concat(other === kind ? [] : ofKind(other))
    .filter((thing) => !('sort' in thing) || thing.sort === 'familiar');
  const alike = things.filter((thing) => thing.name.toLowerCase() === name.toLowerCase());
  const found = alike.find(isRather) ?? alike[0];
  if (!found)
    throw entry.wrong(
      `there is no ${WORD[kind]} "${name}"; there are ${things.map((one) => one.name).join(', ') || 'none'}`,
    );
  return found.id;
}
const ofKind = (kind: keyof typeof WORD): readonly CardDef[] =>
  kind === 'lieutenant' || kind === 'group'
    ? descentBoxes.printed.of('group').filter(({ lieutenant }) => lieutenant === (kind === 'lieutenant'))
    : descentBoxes.printed.of(kind);

const WORD = {
  hero: 'hero',
  group: 'monster',
  lieutenant: 'lieutenant',
  ally: 'ally',
  weapon: 'weapon',
  item: 'item',
  card: 'card',
  figure: 'familiar',
  token: 'class token',
} as const;

const characteristics = (entry: Entry): { [name in (typeof CHARACTERISTICS)[number]]?: number } =>
  Object.fromEntries(
    CHARACTERISTICS.flatMap((name) => (entry.at(name).isSaid ? [[name, entry.at(name).whole()]] : [])),
  );

/** The id of a skill of the box, or of one that is made up here. */
export function readSkill(
  entry: Entry,
  made: MadeUp['skills'][number][],
  isRather: (card: CardDef) => boolean = () => true,
): string {
  if (entry.isText) {
    const own = made.find(({ name }) => name === entry.text());
    return own ? idFor(own.name) : named(entry, 'card', 'card', isRather);
  }
  const said = entry.asMap('the name of a skill, or a skill by its properties');
  const name = said.at('name').or('Skill').text();
  said.describes(name);
  return make(made, writtenSkill(said, name), said, 'skills');
}

/** A skill as it is said, or anything else that is said in the words of skills. */
export function writtenSkill(said: Entry, name: string): WrittenSkill {
  const when = said.at('when');
  const from = said.at('from');
  const ask = said.at('if');
  const kind = said.at('kind');
  const step = said.at('step');
  const once = said.at('once');
  const does = said.at('does');
  return {
    name,
    gives: characteristics(said.at('gives')),
    sets: characteristics(said.at('sets')),
    ...(does.isSaid && { does: checkedWord(does, effectNamed) }),
    ...(when.isSaid && { when: when.oneOf([...Object.keys(TRIGGERS), WHEN_ATTACKING]) }),
    ...(kind.isSaid && { kind: kind.oneOf(['damage', 'fatigue'] as const) }),
    ...(step.isSaid && { step: step.oneOf(['damage', 'fatigue', 'token', 'conditions', 'turn'] as const) }),
    ...(once.isSaid && { once: once.oneOf(['turn', 'round', 'attack'] as const) }),
    ...(from.isSaid && { from: from.oneOf(['attack'] as const) }),
    ...(ask.isSaid && { ask: checkedWord(ask, askedOf) }),
    plot: said.at('plot').flag(),
    action: said.at('action').flag(),
    may: said.at('may').flag(),
    exhaust: said.at('exhaust').flag(),
    anywhere: said.at('anywhere').flag(),
    interrupts: said.at('interrupts').flag(),
    fatigue: said.at('fatigue').or(0).whole({ min: 0 }),
    ...(said.at('within').isSaid && { within: said.at('within').whole({ min: 0 }) }),
    tokens: said.at('tokens').or(0).whole({ min: 0 }),
    points: said.at('points').or(0).whole({ min: 0 }),
    of: said
      .at('of')
      .or('you')
      .oneOf(['you', 'anybody', 'others'] as const),
  };
}
