import { type Ability, head, idFor, printed } from '@questwright/adventure';
import { arms, type WrittenArms } from '../arms.ts';
import { figureDefinition } from '../catalogue.ts';
import { classSkills, type WrittenSkill } from '../class-cards.ts';
import type { AllyDef, CardDefinition, FigureDef } from '../definitions.ts';
import { allyId } from '../ids.ts';
import type { Attribute, Colour } from '../things.ts';

/** An Ally card, as it is written: some of its numbers depend on how many heroes there are. [D2-ALLY-05] */
export interface WrittenAlly {
  readonly box: string;
  readonly attack: WrittenArms;
  /** What an attack of a skill is made with, by the name of the skill. */
  readonly also?: { readonly [skill: string]: WrittenArms };
  readonly attributes: { readonly [attribute in Attribute]: number };
  readonly byHeroes: {
    readonly [heroes: number]: {
      readonly speed: number;
      readonly health: number;
      readonly defence: readonly Colour[];
    };
  };
  readonly abilities: readonly Ability[];
  readonly skills: readonly Omit<WrittenSkill, 'xp'>[];
}

/** An ally: the card, a figure for each number of heroes, and the Ally Skill cards. */
export interface Ally {
  readonly card: AllyDef;
  readonly figures: readonly FigureDef[];
  readonly skills: readonly CardDefinition[];
}

export function ally(name: string, written: WrittenAlly): Ally {
  const { box, attack, also = {}, attributes, byHeroes, abilities } = written;
  const skills = classSkills(
    name,
    written.skills.map((skill) => ({ ...skill, xp: 0 })),
  );
  const others = Object.entries(also).map(([skill, own]) => [skill, arms(own)]);
  return {
    card: {
      ...head({ id: `ally-${idFor(name)}`, name }),
      kind: 'ally',
      box,
      skills: skills.map(({ id }) => id),
      text: [],
    },
    figures: Object.entries(byHeroes).map(([heroes, numbers]) =>
      figureDefinition(
        { id: allyId(name, Number(heroes)), name },
        {
          ...{ sort: 'ally', asHero: true, attributes, arms: arms(attack), ...numbers },
          also: Object.fromEntries(others),
        },
        printed(abilities),
      ),
    ),
    skills,
  };
}
