import { idFor } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import type { EnemyDeed, Goal, Preference, Rune, RuneMeaning, Terrain } from '../definitions.ts';
import { RUNES, TERRAINS } from '../definitions.ts';
import { type AttackEffect, attackEffects } from '../effects/attack-effects.ts';
import {
  CHARACTERISTICS,
  type ConditionName,
  DAMAGE_DICE,
  type DamageDie,
  MARKS,
  SUPPLIES,
  type Supply,
} from '../state.ts';
import { MOST_HEROES } from '../zones.ts';
import type {
  Components,
  SaidAbility,
  SaidAspect,
  SaidEnemy,
  SaidHero,
  SaidProfile,
  SaidTile,
  SaidTreasure,
  SaidWeapon,
  SaidWound,
} from './components.ts';

/** Something that stands on the mat, with what is on it. */
export interface PlacedModel {
  readonly def: string;
  readonly at: string;
  readonly wounds: number;
  readonly conditions: readonly ConditionName[];
  readonly said: Entry;
}

export interface PlacedHero extends PlacedModel {
  readonly abilities: readonly string[];
  readonly weapons: readonly string[];
  /** Wound cards with their plain side up, and with their serious side. */
  readonly plain: readonly string[];
  readonly serious: readonly string[];
  readonly pack: readonly { readonly def: string; readonly exhausted: boolean }[];
  readonly third: boolean;
}

export interface Described {
  readonly components: Components;
  readonly heroes: readonly PlacedHero[];
  readonly enemies: readonly PlacedModel[];
  /** The kinds of enemies whose fiercer side is up. */
  readonly turned: readonly string[];
  readonly terrain: readonly { readonly def: Terrain; readonly at: Entry }[];
  readonly chests: readonly Entry[];
  readonly doors: readonly { readonly at: Entry; readonly to: Entry; readonly closed: boolean }[];
  /** Names, in the marching order. */
  readonly order: readonly string[];
  readonly exhausted: readonly string[];
  readonly turn: string | null;
  readonly actions: number | null;
  readonly phase: 'turn' | 'end';
  readonly numbers: {
    readonly fate: number | null;
    readonly gold: number;
    readonly round: number;
    readonly left: number;
    readonly loud: boolean;
  };
  readonly supplies: { readonly [one in Supply]: number };
  readonly decks: { readonly [zone: string]: readonly string[] };
}

const NAMES = ['Ann', 'Ben', 'Cid', 'Dot', 'Eve'];
const CONDITION_NAMES: readonly ConditionName[] = [...MARKS, 'poison', 'stunned'];
const PREFERENCES: readonly Preference[] = [
  'in range',
  'unengaged',
  'engaged',
  'closest',
  'most wounded',
  'last attacker',
  'fewest neighbours',
  'highest initiative',
];
/** Where nothing else is said, everybody is in a room of four zones in a row. */
const PLAIN_TILE = { draw: 'ABCD', at: [8, 6] };
const DECKS = ['rooms', 'corridors', 'battles', 'challenges', 'treasure', 'wounds'] as const;

/** Reads a position and gathers what it makes up. */
class Reader {
  readonly heroes: SaidHero[] = [];
  readonly abilities: SaidAbility[] = [];
  readonly enemies: SaidEnemy[] = [];
  readonly tiles: SaidTile[] = [];
  readonly aspects: SaidAspect[] = [];
  readonly treasure: SaidTreasure[] = [];
  readonly wounds: SaidWound[] = [];
  readonly weapons: SaidWeapon[] = [];
  #made = 0;

  id(name: string): string {
    return `${idFor(name)}@${++this.#made}`;
  }

  hero(entry: Entry, seat: number): PlacedHero {
    const name = entry.at('name').or(NAMES[seat]).text();
    entry.describes(name);
    const id = this.id(name);
    const number = (word: string, otherwise: number, min = 0): number =>
      entry.at(word).or(otherwise).whole({ min, max: 20 });
    this.heroes.push({
      id,
      name,
      numbers: {
        speed: number('speed', 2),
        range: number('range', 0),
        resilience: number('resilience', 0),
        grit: number('grit', 5, 1),
      },
      mods: Object.fromEntries(
        CHARACTERISTICS.map((one) => [one, entry.at(one).or(0).whole({ min: 0, max: 4 })]),
      ),
    });
    return {
      ...this.standing(entry, id, 'wounds'),
      abilities: entry
        .at('abilities')
        .or([])
        .list()
        .map((one) => this.ability(one)),
      weapons: entry
        .at('weapons')
        .or([])
        .list()
        .map((one) => this.weapon(one)),
      plain: Array.from({ length: entry.at('wounds').or(0).whole({ min: 0, max: 20 }) }, () =>
        this.wound(entry.at('plain').or({})),
      ),
      serious: entry
        .at('serious')
        .or([])
        .list()
        .map((one) => this.wound(one)),
      pack: entry
        .at('pack')
        .or([])
        .list()
        .map((one) => ({
          def: this.treasureCard(one),
          exhausted: one.at('exhausted').flag(),
        })),
      third: entry.at('third').flag(),
    };
  }

  private standing(entry: Entry, def: string, wounds: string): PlacedModel {
    return {
      def,
      at: entry.at('at').or('1A').text('a zone such as 1A'),
      wounds: entry.at(wounds).or(0).whole({ min: 0, max: 20 }),
      conditions: entry
        .at('conditions')
        .or([])
        .list()
        .map((one) => one.oneOf(CONDITION_NAMES)),
      said: entry,
    };
  }

  private effects(entry: Entry): AttackEffect[] {
    return entry
      .or([])
      .each()
      .map((one) => one.oneOf(Object.keys(attackEffects) as AttackEffect[]));
  }

  private ability(entry: Entry): string {
    const name = entry.at('name').or('Ability').text();
    entry.describes(name);
    const id = this.id(name);
    const isAttack = entry.at('with').isSaid;
    const hit = this.effects(entry.at('hit'));
    this.abilities.push({
      id,
      name,
      fate: entry.at('fate').flag(),
      free: entry.at('free').flag(),
      attack: isAttack
        ? {
            with: entry.at('with').oneOf(CHARACTERISTICS),
            property: entry.at('property').or('physical').oneOf(['physical', 'magical']),
            die: entry.at('die').isSaid ? dieOf(entry.at('die')) : null,
            area: entry.at('area').flag(),
            range: entry.at('range').isSaid ? entry.at('range').whole({ min: 0, max: 9 }) : null,
            hit,
            critical: entry.at('critical').isSaid ? this.effects(entry.at('critical')) : hit,
          }
        : null,
      skill: isAttack ? [] : this.effects(entry.at('skill')),
    });
    return id;
  }

  private weapon(entry: Entry): string {
    const name = entry.at('name').or('Weapon').text();
    const id = this.id(name);
    this.weapons.push({ id, name, die: dieOf(entry.at('die')) });
    return id;
  }

  wound(entry: Entry): string {
    const name = entry.at('name').or('Wound').text();
    const id = this.id(name);
    const changes = entry.at('changes').or({}).entries();
    this.wounds.push({
      id,
      name,
      characteristic: entry.at('with').or('con').oneOf(CHARACTERISTICS),
      tn: entry.at('tn').or(10).whole({ min: 1, max: 30 }),
      changes: Object.fromEntries(changes.map(([value, by]) => [value, by.whole()])),
    });
    return id;
  }

  treasureCard(entry: Entry): string {
    const name = entry.at('name').or('Treasure').text();
    const id = this.id(name);
    this.treasure.push({
      id,
      name,
      sort: entry.at('sort').or('consumable').oneOf(['gemstone', 'rune', 'consumable']),
      price: entry.at('price').isSaid ? entry.at('price').whole({ min: 1 }) : null,
      effects: this.effects(entry.at('effect')),
    });
    return id;
  }

  aspect(entry: Entry, deck: 'battle' | 'challenge'): string {
    const name = entry.at('name').or('Aspect').text();
    const id = this.id(name);
    this.aspects.push({
      id,
      name,
      deck,
      timing: entry.at('timing').or('immediate').oneOf(['immediate', 'sustained', 'delayed']),
      waits: entry.at('waits').or(0).whole({ min: 0 }),
      engagement: entry.at('engagement').flag(),
      effects: this.effects(entry.at('effect')),
    });
    return id;
  }

  /** A model of an enemy. Those after the first of a name say nothing more of what it is. */
  enemy(entry: Entry): PlacedModel {
    return this.standing(entry, this.enemyKind(entry), 'wounds');
  }

  enemyKind(entry: Entry): string {
    const name = entry.at('name').or('Foe').text();
    entry.describes(name);
    const known = this.enemies.find((one) => one.name === name);
    if (known) return known.id;
    const id = this.id(name);
    const fierce = entry.at('fierce');
    this.enemies.push({
      id,
      name,
      family: entry.at('family').or('').text(),
      gold: entry.at('gold').or(0).whole({ min: 0 }),
      front: this.profile(entry),
      fierce: fierce.isSaid ? this.profile(fierce) : null,
      behaviour: entry
        .at('behaviour')
        .or([])
        .list()
        .map((line) => this.behaviourLine(line)),
    });
    return id;
  }

  private profile(entry: Entry): SaidProfile {
    const number = (word: 'tn' | 'speed' | 'range' | 'toughness') =>
      entry.at(word).isSaid ? { [word]: entry.at(word).whole({ min: 0, max: 30 }) } : {};
    const flag = (word: 'powerful' | 'pulse') =>
      entry.at(word).isSaid ? { [word]: entry.at(word).flag() } : {};
    return {
      ...number('tn'),
      ...number('speed'),
      ...number('range'),
      ...number('toughness'),
      ...flag('powerful'),
      ...flag('pulse'),
      ...(entry.at('modifiers').isSaid && {
        modifiers: entry
          .at('modifiers')
          .list()
          .map((one) =>
            one.oneOf([
              'physical resilient',
              'physical vulnerable',
              'magical resilient',
              'magical vulnerable',
            ]),
          ),
      }),
      ...(entry.at('effects').isSaid && { effects: this.effects(entry.at('effects')) }),
      ...(entry.at('trait').isSaid && {
        behaviours: entry
          .at('trait')
          .each()
          .map((one) => idFor(one.text())),
      }),
    };
  }

  /** "must: charge closest", or "first: [attack in range, towards closest]". */
  private behaviourLine(entry: Entry): SaidEnemy['behaviour'][number] {
    if (entry.at('must').isSaid) return { must: true, deeds: [deedOf(entry.at('must'))] };
    return { must: false, deeds: entry.at('first').list().map(deedOf) };
  }

  tile(entry: Entry): { id: string; col: number; row: number; turn: number } {
    const [col, row] = entry
      .at('at')
      .or(PLAIN_TILE.at)
      .list()
      .map((one) => one.whole({ min: 0, max: 19 }));
    return {
      id: this.tileCard(entry),
      col: col!,
      row: row!,
      turn: entry.at('turn').or(0).whole({ min: 0, max: 3 }),
    };
  }

  tileCard(entry: Entry, sort: 'room' | 'corridor' = 'room'): string {
    const name = entry
      .at('name')
      .or(sort === 'room' ? 'Room' : 'Corridor')
      .text();
    const id = this.id(name);
    const runes = entry.at('runes').or({}).entries();
    this.tiles.push({
      id,
      name,
      sort: entry.at('sort').or(sort).oneOf(['room', 'corridor']),
      tile: entry.at('draw').or(PLAIN_TILE.draw).text(),
      walls: entry.at('walls').or([]).texts(),
      doors: entry
        .at('doors')
        .or([])
        .list()
        .map((one) => one.whole({ min: 0 })),
      entrance: entry.at('entrance').isSaid ? entry.at('entrance').whole({ min: 0 }) : null,
      runes: Object.fromEntries(
        runes.map(([zone, one]) => [zone, one.each().map((rune) => rune.oneOf(RUNES))]),
      ),
      chests: entry.at('chests').or('').text(),
      aspect: entry.at('aspect').isSaid
        ? entry.at('aspect').oneOf<'battle' | 'challenge'>(['battle', 'challenge'])
        : null,
    });
    return id;
  }

  meaning(entry: Entry): RuneMeaning {
    if (entry.at('terrain').isSaid) return { terrain: entry.at('terrain').oneOf(TERRAINS) };
    const count = entry
      .at('count')
      .or(1)
      .each()
      .map((one) => one.whole({ min: 0 }));
    return {
      enemy: this.enemyKind(entry.at('enemy')),
      count: Array.from({ length: MOST_HEROES }, (_, i) => count[i] ?? count[0]!) as unknown as [
        number,
        number,
        number,
        number,
        number,
      ],
    };
  }
}

/** A zone, whose place is looked up when the tiles lie. */
function zoneSaid(entry: Entry): Entry {
  if (entry.isSaid) entry.text('a zone such as 1A');
  return entry;
}

const dieOf = (entry: Entry): DamageDie => {
  const sides = entry.whole();
  if (!DAMAGE_DICE.includes(sides as DamageDie))
    throw entry.unexpected('the sides of a die: 4, 6, 8, 10 or 12');
  return sides as DamageDie;
};

function deedOf(entry: Entry): EnemyDeed {
  const text = entry.text('what an enemy does');
  if (text === 'away') return { act: 'away' };
  const [act, ...rest] = text.split(' ');
  const whom = rest.join(' ') as Preference;
  if (!['attack', 'charge', 'towards'].includes(act!) || !PREFERENCES.includes(whom))
    throw entry.unexpected('attack, charge or towards, and whom: in range, unengaged, engaged, closest, …');
  return { act: act as 'attack' | 'charge' | 'towards', whom };
}

export function readPosition(doc: Entry): Described {
  const reader = new Reader();
  const enemies = doc
    .at('enemies')
    .or([])
    .list()
    .map((one) => reader.enemy(one));
  const heroes = doc
    .at('heroes')
    .list('a list of heroes')
    .map((one, seat) => reader.hero(one, seat));
  if (heroes.length < 1 || heroes.length > MOST_HEROES)
    throw doc.at('heroes').unexpected('one to five heroes');
  const tiles = doc
    .at('tiles')
    .or([PLAIN_TILE])
    .list()
    .map((one) => reader.tile(one));
  const encounter = doc.at('encounter').or({}).asMap('an encounter with its goal');
  const goal = encounter
    .at('goal')
    .or('outlast')
    .oneOf<Goal>(['crawl', 'fixed', 'outlast', 'tunnel', 'boss']);
  const rounds = encounter.at('rounds').or(99).whole({ min: 0 });
  const runes = encounter
    .at('runes')
    .or({})
    .entries()
    .map(([rune, one]) => [rune, reader.meaning(one)] as [Rune, RuneMeaning]);
  const wanderers = encounter
    .at('wanderers')
    .or([])
    .list()
    .map((one) => reader.enemyKind(one));
  const decks = Object.fromEntries(
    DECKS.map((deck) => [deckZone(deck), readDeck(reader, deck, doc.at(deck))]),
  );
  return {
    components: {
      heroes: reader.heroes,
      abilities: reader.abilities,
      enemies: reader.enemies,
      tiles: reader.tiles,
      aspects: reader.aspects,
      treasure: reader.treasure,
      wounds: reader.wounds,
      weapons: reader.weapons,
      encounter: {
        id: 'position',
        name: 'Position',
        goal,
        exit: encounter.at('exit').or(0).whole({ min: 0, max: 5 }),
        rounds,
        runes: Object.fromEntries(runes),
        wanderers,
        layout: tiles.map(({ id, ...lie }) => ({ def: id, ...lie })),
      },
    },
    heroes,
    enemies,
    turned: doc.at('turned').or([]).texts(),
    terrain: doc
      .at('terrain')
      .or({})
      .entries()
      .flatMap(([def, zones]) => {
        if (!TERRAINS.includes(def as Terrain)) throw doc.at('terrain').wrong(`there is no terrain "${def}"`);
        return zones.each().map((at) => ({ def: def as Terrain, at: zoneSaid(at) }));
      }),
    chests: doc.at('chests').or([]).list().map(zoneSaid),
    doors: doc
      .at('doors')
      .or([])
      .list()
      .map((one) => ({
        at: zoneSaid(one.at('at')),
        to: zoneSaid(one.at('to')),
        closed: one.at('closed').flag(),
      })),
    order: doc.at('order').or([]).texts(),
    exhausted: doc.at('exhausted').or([]).texts(),
    turn: doc.at('turn').isSaid ? doc.at('turn').text() : null,
    actions: doc.at('actions').isSaid ? doc.at('actions').whole({ min: 0, max: 9 }) : null,
    phase: doc.at('phase').or('turn').oneOf(['turn', 'end']),
    numbers: {
      fate: doc.at('fate').isSaid ? doc.at('fate').whole({ min: 0, max: 5 }) : null,
      gold: doc.at('gold').or(0).whole({ min: 0 }),
      round: doc.at('round').or(1).whole({ min: 1 }),
      left: goal === 'outlast' ? rounds : 0,
      loud: doc.at('echo').or('quiet').oneOf(['quiet', 'loud']) === 'loud',
    },
    supplies: Object.fromEntries(
      SUPPLIES.map((one) => [one, doc.at('supplies').or({}).at(one).or(0).whole({ min: 0, max: 3 })]),
    ) as { [one in Supply]: number },
    decks,
  };
}

const deckZone = (deck: (typeof DECKS)[number]): string =>
  deck === 'treasure' ? 'treasure-deck' : `${deck.replace(/s$/, '')}-deck`;

function readDeck(reader: Reader, deck: (typeof DECKS)[number], entry: Entry): string[] {
  if (deck === 'wounds' && !entry.isSaid) return Array.from({ length: 12 }, () => reader.wound(entry.or({})));
  const cards = entry.or([]).list();
  switch (deck) {
    case 'rooms':
      return cards.map((one) => reader.tileCard(one, 'room'));
    case 'corridors':
      return cards.map((one) => reader.tileCard(one, 'corridor'));
    case 'battles':
      return cards.map((one) => reader.aspect(one, 'battle'));
    case 'challenges':
      return cards.map((one) => reader.aspect(one, 'challenge'));
    case 'treasure':
      return cards.map((one) => reader.treasureCard(one));
    case 'wounds':
      return cards.map((one) => reader.wound(one));
  }
}
