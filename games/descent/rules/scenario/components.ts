import { head, printed } from '@questwright/adventure';
import { arms, type WrittenArms } from '../arms.ts';
import { type DescentBox, printedBox } from '../catalogue.ts';
import type { Content, WeaponDef } from '../definitions.ts';
import { hero, type WrittenHero } from '../heroes.ts';
import { monster, type WrittenMonster } from '../monsters.ts';
import { skill, type WrittenSkill } from './skill-words.ts';

/** What a scenario has made up, as the match carries it: plain data. */
export interface MadeUp {
  readonly heroes: readonly (WrittenHero & Named)[];
  readonly monsters: readonly (WrittenMonster & Named)[];
  readonly weapons: readonly (WrittenArms & Named & { readonly hands: number })[];
  readonly skills: readonly WrittenSkill[];
}

interface Named {
  readonly name: string;
}

export const isEmpty = ({ heroes, monsters, weapons, skills }: MadeUp): boolean =>
  heroes.length + monsters.length + weapons.length + skills.length === 0;

/** The box with what a scenario has made up. */
export function boxWith(components: string | null): DescentBox {
  if (components === null) return printedBox();
  const { heroes, monsters, weapons, skills } = JSON.parse(components) as MadeUp;
  const made = monsters.map(({ name, ...written }) => monster(name, written));
  const more: Partial<Content> = {
    heroes: heroes.map(({ name, ...written }) => hero({ name, original: true }, written)),
    figures: made.flatMap(({ figures }) => figures),
    groups: made.map(({ group }) => group),
    cards: skills.map(skill),
    weapons: weapons.map(({ name, hands, ...written }) => weapon(name, hands, written)),
  };
  return printedBox().withMore(more);
}

const weapon = (name: string, hands: number, written: WrittenArms): WeaponDef => ({
  ...head({ name, original: true }),
  kind: 'weapon',
  hands,
  traits: [],
  ...arms(written),
  ...printed([]),
});
