import { HERO } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import { terrinothBoxes } from '../catalogue.ts';
import { type ActivationDef, ARCHETYPES, type Archetype, type HeroDef } from '../definitions.ts';
import { ENGAGED_LIMIT } from '../enemies.ts';
import { TOKEN_LIMIT } from '../heroes.ts';
import { ACTIONS, CONDITIONS, ENGAGED, ITEMS, PARTY_LIMIT } from '../zones.ts';
import { conditionNamed } from './effect-words.ts';
import { type CardReader, isMadeUp, type Placed } from './placed.ts';

type Zones = Map<string, Placed[]>;

/** Words of a hero for what they have, not for who they are. */
const BELONGINGS = ['defeated', 'conditions', 'items', 'cards', 'exhausted cards', 'engaged'];

/** The heroes, one of each archetype; those that are made up and name none get the archetypes that are left. */
export function readHeroes(reader: CardReader, entry: Entry): Placed[] {
  const entries = entry.list('a list of heroes');
  if (entries.length < 2 || entries.length > PARTY_LIMIT) {
    throw entry.wrong(`expected 2 to ${PARTY_LIMIT} heroes, not ${entries.length}`);
  }
  const all = entries.map(withName);
  const wished = all.map((words) => wishedArchetype(reader, words));
  const free = ARCHETYPES.filter((archetype) => !wished.includes(archetype));
  const party = new Map<Archetype, string>();
  return all.map((words, seat) => {
    const whole = wished[seat] === null ? words.with({ archetype: free.pop() }) : words;
    const card = reader.read('heroes', whole, [], [...BELONGINGS, 'hero']);
    const { archetype, name } = reader.define(card.def) as HeroDef;
    const other = party.get(archetype);
    if (other !== undefined) {
      throw words.wrong(`${other} and ${name} cannot play together: there is one ${archetype} in a party`);
    }
    if ([...party.values()].includes(name)) throw words.wrong(`two heroes are called ${name}`);
    party.set(archetype, name);
    return card;
  });
}

/** A hero by name alone, or with the name as `hero` or as `name`. */
function withName(entry: Entry): Entry {
  if (entry.isText) return entry.with({ name: entry.text() });
  const hero = entry.asMap('a hero').at('hero');
  return hero.isSaid ? entry.with({ name: hero.text('the name of a hero') }) : entry;
}

function wishedArchetype(reader: CardReader, words: Entry): Archetype | null {
  if (isMadeUp(words, [...BELONGINGS, 'hero'])) {
    const said = words.at('archetype');
    return said.isSaid ? said.oneOf(ARCHETYPES) : null;
  }
  return (reader.define(reader.named('heroes', words.at('name'))) as HeroDef).archetype;
}

/** What a hero has on the table. A defeated one has nothing but their cards. */
export function readBelongings(reader: CardReader, zones: Zones, hero: Placed, seat: number): void {
  const words = hero.said;
  const down = words.at('defeated').flag();
  zones.set(ACTIONS[seat]!, readCards(reader, reader.define(hero.def) as HeroDef, words));
  const wounds = down ? 0 : words.at('wounds').or(0).whole({ min: 0 });
  const tokens = down ? 0 : words.at('tokens').or(0).whole({ min: 0, max: TOKEN_LIMIT });
  zones.set(HERO[seat]!, [{ ...hero, down, wounds, tokens }]);
  if (down) return;
  zones.set(ENGAGED[seat]!, readEngaged(reader, words.at('engaged').or([])));
  const items = words.at('items').or([]).list('a list of items');
  zones.set(
    ITEMS[seat]!,
    items.map((one) => readItem(reader, one)),
  );
  zones.set(CONDITIONS[seat]!, readConditions(words.at('conditions').or([]), hero));
}

function readItem(reader: CardReader, entry: Entry): Placed {
  const card = reader.read('exploration', entry, ['exhausted']);
  const { kind, name } = reader.define(card.def);
  if (kind !== 'item') throw entry.wrong(`${name} is an event: nobody carries it`);
  return card;
}

function readEngaged(reader: CardReader, entry: Entry): Placed[] {
  return entry.list('a list of enemies').map((one, i) => {
    if (i >= ENGAGED_LIMIT) throw one.wrong('a hero has at most three enemies engaged');
    return reader.read('enemies', one, ['exhausted', 'wounds']);
  });
}

function readConditions(entry: Entry, hero: Placed): Placed[] {
  const seen = new Set<string>();
  return entry.list('a list of conditions').map((one) => {
    const def = conditionNamed(one);
    if (seen.has(def)) throw one.wrong(`the hero already has the condition ${one.text()}`);
    seen.add(def);
    return { ...hero, ...BARE, def, said: one };
  });
}

const BARE = { wounds: 0, tokens: 0, progress: 0, exhausted: false, down: false };

/** The basic cards of the archetype, with those that are named instead, and those that are exhausted. */
function readCards(reader: CardReader, { archetype }: HeroDef, words: Entry): Placed[] {
  const { activations } = terrinothBoxes.printed.content;
  const basic = activations.filter((one) => one.archetype === archetype && one.class === null);
  const cards = new Map<string, Placed>(
    basic.map((def) => [def.action, { ...BARE, def: def.id, said: words }]),
  );
  const actionOf = (id: string): string => (reader.define(id) as ActivationDef).action;
  const given = new Set<string>();
  for (const one of words.at('cards').or([]).list('a list of cards')) {
    const placed = reader.read('cards', one, ['exhausted']);
    const action = actionOf(placed.def);
    if (given.has(action)) throw one.wrong(`a hero has one ${action} card, and another is already named`);
    given.add(action);
    cards.set(action, placed);
  }
  for (const one of exhaustedIn(words.at('exhausted cards'), [...cards.keys()])) {
    const name = one.text('an action, or the name of a card').toLowerCase();
    const [action, card] =
      [...cards].find(([each, { def }]) => each === name || reader.define(def).name.toLowerCase() === name) ??
      [];
    if (!card) throw one.wrong(`the hero has no card "${one.text()}"`);
    cards.set(action!, { ...card, exhausted: true });
  }
  return [...cards.values()];
}

/** Actions or names of cards, or `all`. */
function exhaustedIn(entry: Entry, all: readonly string[]): Entry[] {
  if (entry.value !== 'all') return entry.or([]).list('a list of cards, or all');
  entry.text();
  return entry.with({ all }).at('all').list();
}
