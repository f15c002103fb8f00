import { does } from '@questwright/adventure';
import {
  corridorCard,
  delayedAspect,
  encounterCard,
  immediateAspect,
  roomCard,
  sustainedAspect,
} from '../cards/dungeon.ts';
import { behaviourCard, enemyCard, firstOf, must } from '../cards/enemies.ts';
import { attackCard, heroCard, skillCard, weaponCard } from '../cards/heroes.ts';
import { consumableCard, gemstone, runeStone, woundCard } from '../cards/treasure.ts';
import type { BardsungBox } from '../catalogue.ts';
import type { Context } from '../context.ts';
import type {
  BardEffect,
  BehaviourDef,
  Content,
  EncounterDef,
  EnemyDeed,
  EnemyProfile,
  HeroDef,
  Property,
  Rune,
} from '../definitions.ts';
import { type AttackEffect, attackEffects } from '../effects/attack-effects.ts';
import type { Bardsung, Characteristic, DamageDie, LaidTile } from '../state.ts';

/* Components as a scenario describes them, in plain data: what a match carries in its options. */

interface Named {
  readonly id: string;
  readonly name: string;
}
export interface SaidHero extends Named {
  readonly numbers: Pick<HeroDef, 'speed' | 'range' | 'resilience' | 'grit'>;
  readonly mods: HeroDef['mods'];
}
export interface SaidAbility extends Named {
  readonly fate: boolean;
  readonly free: boolean;
  readonly attack: {
    readonly with: Characteristic;
    readonly property: Property;
    readonly die: DamageDie | null;
    readonly area: boolean;
    readonly range: number | null;
    readonly hit: readonly AttackEffect[];
    readonly critical: readonly AttackEffect[];
  } | null;
  readonly skill: readonly AttackEffect[];
}
export type SaidProfile = Partial<Omit<EnemyProfile, 'effects'>> & {
  readonly effects?: readonly AttackEffect[];
};
export interface SaidEnemy extends Named {
  readonly family: string;
  readonly gold: number;
  readonly front: SaidProfile;
  readonly fierce: SaidProfile | null;
  /** Entries of a behaviour of its own; empty when its behaviours are named in its profile. */
  readonly behaviour: readonly { readonly must: boolean; readonly deeds: readonly EnemyDeed[] }[];
}
export interface SaidTile extends Named {
  readonly sort: 'room' | 'corridor';
  readonly tile: string;
  readonly walls: readonly string[];
  readonly doors: readonly number[];
  readonly entrance: number | null;
  readonly runes: { readonly [zone: string]: readonly Rune[] };
  readonly chests: string;
  readonly aspect: 'battle' | 'challenge' | null;
}
export interface SaidAspect extends Named {
  readonly deck: 'battle' | 'challenge';
  readonly timing: 'immediate' | 'sustained' | 'delayed';
  readonly waits: number;
  readonly engagement: boolean;
  readonly effects: readonly AttackEffect[];
}
export interface SaidTreasure extends Named {
  readonly sort: 'gemstone' | 'rune' | 'consumable';
  readonly price: number | null;
  readonly effects: readonly AttackEffect[];
}
export interface SaidWound extends Named {
  readonly characteristic: Characteristic;
  readonly tn: number;
  /** What it changes while it is serious. */
  readonly changes: { readonly [value: string]: number };
}
export interface SaidWeapon extends Named {
  readonly die: DamageDie;
}
export interface SaidEncounter
  extends Named,
    Pick<EncounterDef, 'goal' | 'exit' | 'rounds' | 'runes' | 'wanderers' | 'reinforcements'> {
  readonly layout: readonly LaidTile[];
}

export interface Components {
  readonly heroes: readonly SaidHero[];
  readonly abilities: readonly SaidAbility[];
  readonly enemies: readonly SaidEnemy[];
  readonly tiles: readonly SaidTile[];
  readonly aspects: readonly SaidAspect[];
  readonly treasure: readonly SaidTreasure[];
  readonly wounds: readonly SaidWound[];
  readonly weapons: readonly SaidWeapon[];
  readonly encounter: SaidEncounter;
}

const effectsOf = (names: readonly AttackEffect[]): BardEffect[] => names.map((name) => attackEffects[name]);

/** The effects one after the other, on whoever uses them. */
const onUser = (names: readonly AttackEffect[]): BardEffect => {
  const effects = effectsOf(names);
  return does<Bardsung, Context>(
    ['bs.card.effects', { list: { list: effects.map(({ text }) => text), join: 'then' } }],
    function* (g, c) {
      for (const effect of effects) yield* effect.run(g, { ...c, target: c.target ?? c.attacker });
    },
  );
};

const profile = ({ effects = [], ...rest }: SaidProfile): Partial<EnemyProfile> => ({
  ...rest,
  effects: effectsOf(effects),
});

const behaviourOf = ({ id, name, behaviour }: SaidEnemy): BehaviourDef[] =>
  behaviour.length === 0
    ? []
    : [
        behaviourCard(
          { id: `${id}/behaviour`, name },
          behaviour.map((entry) => (entry.must ? must(entry.deeds[0]!) : firstOf(...entry.deeds))),
        ),
      ];

function enemyOf(said: SaidEnemy): ReturnType<typeof enemyCard> {
  const { id, name, family, gold, front, fierce, behaviour } = said;
  const own = behaviour.length > 0 ? { behaviours: [`${id}/behaviour`] } : {};
  return enemyCard(
    { id, name, family, gold, ...(fierce && { fierce: profile(fierce) }) },
    { ...profile(front), ...own },
  );
}

/** The printed box with what a scenario has made up. The text may come from anybody. */
export function withMadeUp(box: BardsungBox, components: string): BardsungBox {
  try {
    return box.withMore(madeOf(JSON.parse(components)));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new Error('one of them lacks something that it must have');
  }
}

function madeOf(said: Components): Partial<Content> {
  return {
    heroes: said.heroes.map(({ id, name, numbers, mods }) => heroCard({ id, name, ...numbers, mods })),
    abilities: said.abilities.map(({ attack, skill, ...head }) =>
      attack
        ? attackCard(head, { ...attack, hit: effectsOf(attack.hit), critical: effectsOf(attack.critical) })
        : skillCard(head, onUser(skill)),
    ),
    enemies: said.enemies.map(enemyOf),
    behaviours: said.enemies.flatMap(behaviourOf),
    dungeon: said.tiles.map(({ sort, entrance, aspect, ...tile }) =>
      (sort === 'room' ? roomCard : corridorCard)({
        ...tile,
        ...(entrance !== null && { entrance }),
        ...(aspect && { aspect }),
      }),
    ),
    aspects: said.aspects.map(({ timing, waits, effects, ...head }) =>
      timing === 'immediate'
        ? immediateAspect(head, onUser(effects))
        : timing === 'delayed'
          ? delayedAspect(head, waits, onUser(effects))
          : sustainedAspect(head, []),
    ),
    treasure: said.treasure.map(({ sort, price, effects, ...head }) =>
      sort === 'consumable'
        ? consumableCard(head, price, onUser(effects))
        : sort === 'gemstone'
          ? gemstone(head, [])
          : runeStone(head, []),
    ),
    wounds: said.wounds.map(({ characteristic, tn, changes, ...head }) =>
      woundCard(head, characteristic, tn, [
        {
          text: 'bs.card.effects',
          modify: Object.fromEntries(Object.entries(changes).map(([value, by]) => [value, changing(by)])),
        },
      ]),
    ),
    equipment: said.weapons.map(({ die, ...head }) => weaponCard(head, die)),
    encounters: [encounterOf(said.encounter)],
  };
}

/** Everything that lies there is told. */
const encounterOf = ({ reinforcements, ...rest }: SaidEncounter): EncounterDef =>
  encounterCard({ ...rest, ...(reinforcements && { reinforcements }), isRevealed: false });

/** A wound changes a value of the hero who has it. */
const changing =
  (by: number) =>
  (_: Bardsung, me: { readonly zone: string }, value: number, model: { readonly seat: number }): number =>
    me.zone === `wounds:${model.seat}` ? value + by : value;
