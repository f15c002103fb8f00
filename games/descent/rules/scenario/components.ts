import { head, printed, readMadeUp } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import { arms, type WrittenArms } from '../arms.ts';
import { type DescentBox, figureDefinition } from '../catalogue.ts';
import type { CardDefinition, Content, FigureDef, Standing } from '../definitions.ts';
import { hero, type WrittenHero } from '../heroes.ts';
import { item, type WrittenItem } from '../items/item.ts';
import type { ActivationDef } from '../legend/lists.ts';
import { monster, type WrittenMonster } from '../monsters.ts';
import type { Colour } from '../state.ts';
import { weapon } from '../weapons.ts';
import { questRule, type WrittenRule } from './quest-words.ts';
import { abilitiesOf, skill, type WrittenSkill } from './skill-words.ts';

/** What a scenario has made up, as the match carries it: plain data. */
export interface MadeUp {
  readonly heroes: readonly (WrittenHero & Named & { readonly ability?: WrittenSkill })[];
  readonly monsters: readonly (WrittenMonster & Named)[];
  readonly weapons: readonly (WrittenArms & Named & WrittenWeapon)[];
  /** Equipment that is no weapon. */
  readonly items: readonly (WrittenItem & Named & { readonly ability?: WrittenSkill })[];
  readonly skills: readonly WrittenSkill[];
  /** Figures that are neither heroes nor monsters. */
  readonly characters: readonly (WrittenCharacter & Named)[];
  /** Objects that the quest may open to attack. */
  readonly objects: readonly (WrittenObject & Named)[];
  /** Overlord cards that have a name and nothing else. */
  readonly overlord: readonly string[];
  /** Rules of a quest. */
  readonly quest: readonly WrittenRule[];
  /** What monsters do where nobody plays the overlord. */
  readonly activations: readonly ActivationDef[];
}

interface WrittenWeapon {
  readonly hands: number;
  readonly traits: readonly string[];
  readonly ability?: WrittenSkill;
}

export interface WrittenObject {
  readonly health: number;
  readonly defence: readonly Colour[];
  readonly attackable: FigureDef['attackable'];
  readonly door: string | null;
}

type Of<Lists> = { readonly [Kind in keyof Lists]: Lists[Kind] extends readonly (infer T)[] ? T : never };

interface Named {
  readonly name: string;
}

/** The box with what a scenario has made up. */
export function descentWith(box: DescentBox, components: string): DescentBox {
  const asWritten = <T>(words: Entry): T => words.asIs() as T;
  const made = readMadeUp<Of<MadeUp>>(components, {
    heroes: asWritten,
    monsters: asWritten,
    weapons: asWritten,
    items: asWritten,
    skills: asWritten,
    characters: asWritten,
    objects: asWritten,
    overlord: asWritten,
    quest: asWritten,
    activations: asWritten,
  });
  const { heroes, monsters, weapons, items, skills, characters, objects, overlord, quest, activations } =
    made;
  const bred = monsters.map(({ name, ...written }) => monster(name, written));
  const more: Partial<Content> = {
    heroes: heroes.map(({ name, ability, ...written }) =>
      hero({ name, original: true }, written, ability ? abilitiesOf(ability) : []),
    ),
    figures: [
      ...bred.flatMap(({ figures }) => figures),
      ...characters.map(character),
      ...objects.map(object),
    ],
    groups: bred.map(({ group }) => group),
    items: items.map(({ name, ability, ...written }) =>
      item({ name, original: true }, written, ability ? abilitiesOf(ability) : []),
    ),
    cards: [...skills.map(skill), ...[...new Set(overlord)].map(overlordCard)],
    lasting: quest.map(questRule),
    activations,
    weapons: weapons.map(({ name, hands, traits, ability, ...written }) =>
      weapon({ name, original: true }, { hands, traits, ...written }, ability ? abilitiesOf(ability) : []),
    ),
  };
  return box.withMore(more);
}

/** A figure by its numbers alone. */
export interface WrittenCharacter {
  readonly sort: 'ally' | 'familiar' | 'character';
  readonly standing: Standing;
  readonly asHero: boolean;
  readonly speed: number;
  readonly health: number;
  readonly stamina: number | null;
  readonly defence: readonly Colour[];
  readonly attributes: FigureDef['attributes'];
  readonly actions: readonly string[];
  readonly arms?: WrittenArms;
}

const character = ({ name, arms: own, ...written }: WrittenCharacter & Named): FigureDef =>
  figureDefinition({ name, original: true }, { arms: own ? arms(own) : null, ...written });

const object = ({ name, ...written }: WrittenObject & Named): FigureDef =>
  figureDefinition(
    { name, original: true },
    { sort: 'object', standing: written.door === null ? 'figure' : 'bystander', ...written },
  );

const overlordCard = (name: string): CardDefinition => ({
  ...head({ name, original: true }),
  kind: 'card',
  deck: 'overlord',
  back: 'overlord',
  ...printed([]),
});
