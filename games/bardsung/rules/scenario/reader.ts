import { idFor } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import type {
  EnemyDeed,
  HeroCounts,
  HeroDef,
  Preference,
  Reinforcements,
  RuneMeaning,
} from '../definitions.ts';
import { RUNES, TERRAINS } from '../definitions.ts';
import { type AttackEffect, attackEffects } from '../effects/attack-effects.ts';
import { CHARACTERISTICS, type ConditionName, DAMAGE_DICE, type DamageDie, MARKS } from '../state.ts';
import { MOST_HEROES } from '../zones.ts';
import type {
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
import { printedCard, printedEnemy, printedHero, printedTile } from './printed.ts';

/** Something that stands on the mat, with what is on it. */
export interface PlacedModel {
  readonly def: string;
  readonly at: string;
  readonly wounds: number;
  readonly conditions: readonly ConditionName[];
  /** The hero who attacked it last, by name. */
  readonly attacker: string | null;
  readonly said: Entry;
}

export interface PlacedHero extends PlacedModel {
  readonly name: string;
  readonly abilities: readonly string[];
  readonly equipment: readonly string[];
  /** Wound cards, and whether the serious side is up. */
  readonly cards: readonly { readonly def: string; readonly serious: boolean }[];
  /** Treasure; a gemstone or a rune may be fitted to one of the cards of equipment, counted from 0. */
  readonly pack: readonly {
    readonly def: string;
    readonly exhausted: boolean;
    readonly fitted: number | null;
  }[];
  /** Characteristics that have been raised. */
  readonly raised: HeroDef['mods'];
  readonly third: boolean;
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
export const PLAIN_TILE = { draw: 'ABCD', at: [8, 6] };

/** Reads a position and gathers what it makes up. */
export class Reader {
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
    const printed = printedHero(entry, name);
    const id = printed?.id ?? this.id(name);
    if (!printed) this.madeUpHero(entry, id, name);
    return {
      ...this.standing(entry, id),
      wounds: 0,
      name,
      abilities: this.cards(entry.at('abilities'), printed?.abilities, (one) => this.ability(one)),
      equipment: this.cards(entry.at('weapons'), printed?.equipment, (one) => this.weapon(one)),
      cards: [
        ...this.woundCards(entry),
        ...this.cards(entry.at('serious'), [], (one) => this.wound(one)).map((def) => ({
          def,
          serious: true,
        })),
      ],
      pack: entry
        .at('pack')
        .or([])
        .list()
        .map((one) => this.packed(one)),
      raised: Object.fromEntries(
        entry
          .at('raised')
          .or({})
          .entries()
          .map(([which, to]) => [which, to.whole({ min: 0, max: 4 })]),
      ),
      third: entry.at('third').flag(),
    };
  }

  /** A number of wounds like any others, or a list of cards, some of them serious: `{ card: Numb Arm, serious: true }`. */
  private woundCards(hero: Entry): PlacedHero['cards'] {
    const said = hero.at('wounds').or(0);
    if (!said.isList)
      return Array.from({ length: said.whole({ min: 0, max: 20 }) }, () => ({
        def: this.wound(hero.at('plain').or({})),
        serious: false,
      }));
    return said.list().map((one) => {
      const card = one.isMap && one.at('card').isSaid ? one.at('card') : one;
      return { def: this.wound(card), serious: one.isMap && one.at('serious').flag() };
    });
  }

  /** A card by its name, described, or with more to be said of it: `{ card: Ruby, fitted: 0 }`. */
  private packed(entry: Entry): PlacedHero['pack'][number] {
    const card = entry.isMap && entry.at('card').isSaid ? entry.at('card') : entry;
    return {
      def: this.treasureCard(card),
      exhausted: entry.isMap && entry.at('exhausted').flag(),
      fitted: entry.isMap && entry.at('fitted').isSaid ? entry.at('fitted').whole({ min: 0 }) : null,
    };
  }

  /** Cards as they are listed, else those that are printed on the hero. */
  private cards(
    entry: Entry,
    otherwise: readonly string[] | undefined,
    read: (one: Entry) => string,
  ): readonly string[] {
    return entry.isSaid ? entry.list().map(read) : (otherwise ?? []);
  }

  private madeUpHero(entry: Entry, id: string, name: string): void {
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
  }

  private standing(entry: Entry, def: string): Omit<PlacedModel, 'wounds'> {
    return {
      def,
      at: entry.at('at').or('1A').text('a zone such as 1A'),
      attacker: entry.at('attacker').isSaid ? entry.at('attacker').text() : null,
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
    const printed = printedCard(entry, 'abilities');
    if (printed) return printed;
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
    const printed = printedCard(entry, 'equipment');
    if (printed) return printed;
    const name = entry.at('name').or('Weapon').text();
    const id = this.id(name);
    this.weapons.push({ id, name, die: dieOf(entry.at('die')) });
    return id;
  }

  wound(entry: Entry): string {
    const printed = printedCard(entry, 'wounds');
    if (printed) return printed;
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
    const printed = printedCard(entry, 'treasure');
    if (printed) return printed;
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

  aspect(
    entry: Entry,
    deck: 'battle' | 'challenge',
    timing: 'immediate' | 'sustained' | 'delayed' = 'immediate',
  ): string {
    const printed = printedCard(entry, 'aspects');
    if (printed) return printed;
    const name = entry.at('name').or('Aspect').text();
    const id = this.id(name);
    this.aspects.push({
      id,
      name,
      deck,
      timing: entry.at('timing').or(timing).oneOf(['immediate', 'sustained', 'delayed']),
      waits: entry.at('waits').or(0).whole({ min: 0 }),
      engagement: entry.at('engagement').flag(),
      effects: this.effects(entry.at('effect')),
    });
    return id;
  }

  /** A model of an enemy. Those after the first of a name say nothing more of what it is. */
  enemy(entry: Entry): PlacedModel {
    const def = this.enemyKind(entry);
    return { ...this.standing(entry, def), wounds: entry.at('wounds').or(0).whole({ min: 0, max: 20 }) };
  }

  enemyKind(entry: Entry): string {
    const printed = printedCard(entry, 'enemies') ?? printedEnemy(entry);
    if (printed) return printed;
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
        .each()
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
          .each()
          .map((one) => MODIFIERS[one.oneOf(Object.keys(MODIFIERS) as (keyof typeof MODIFIERS)[])]),
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
      id: printedTile(entry) ?? this.tileCard(entry),
      col: col!,
      row: row!,
      turn: entry.at('turn').or(0).whole({ min: 0, max: 3 }),
    };
  }

  tileCard(entry: Entry, sort: 'room' | 'corridor' = 'room'): string {
    const printed = printedCard(entry, 'dungeon');
    if (printed) return printed;
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
    return { enemy: this.enemyKind(entry.at('enemy')), count: countsOf(entry.at('count').or(1)) };
  }

  reinforcements(entry: Entry): Reinforcements | null {
    if (!entry.isSaid) return null;
    return {
      every: entry.at('every').or(1).whole({ min: 1 }),
      enemy: this.enemyKind(entry.at('enemy')),
      count: countsOf(entry.at('count').or(1)),
    };
  }
}

/** As the guide calls them, and as they are called here. */
const MODIFIERS = {
  'physically resilient': 'physical resilient',
  'physically vulnerable': 'physical vulnerable',
  'magically resilient': 'magical resilient',
  'magically vulnerable': 'magical vulnerable',
  'physical resilient': 'physical resilient',
  'physical vulnerable': 'physical vulnerable',
  'magical resilient': 'magical resilient',
  'magical vulnerable': 'magical vulnerable',
} as const;

/** One number for all, or one for each number of heroes. */
function countsOf(entry: Entry): HeroCounts {
  const count = entry.each().map((one) => one.whole({ min: 0 }));
  return Array.from({ length: MOST_HEROES }, (_, i) => count[i] ?? count[0]!) as unknown as HeroCounts;
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
    throw entry.unexpected(`away, or attack, charge or towards and whom: ${PREFERENCES.join(', ')}`);
  return { act: act as 'attack' | 'charge' | 'towards', whom };
}
