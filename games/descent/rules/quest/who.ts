import type { Text } from '@questwright/kernel';
import { figureDef } from '../catalogue.ts';
import { isHero, isLieutenant, isMonster } from '../figures/sides.ts';
import type { Descent, Figure, Rank } from '../state.ts';

/** Of whom a rule speaks. */
export interface Who {
  readonly text: Text;
  is(g: Descent, figure: Figure): boolean;
}

/** The monsters of a kind, or of one rank of it. */
export const everyMonster = (monster: string, rank: Rank | null = null): Who => ({
  text: ['d2.quest.monster', { monster, rank: rank ?? 'any' }],
  is: (g, figure) => {
    const def = figureDef(g, figure);
    return def.monster === monster && (rank === null || def.rank === rank);
  },
});

/** One of the lieutenants. */
export const theLieutenant = (name: string): Who => ({
  text: ['d2.quest.lieutenant', { name }],
  is: (g, figure) => isLieutenant(g, figure) && figureDef(g, figure).name === name,
});

/** The monsters of all groups, lieutenants too. */
export const anyMonster: Who = { text: 'd2.quest.any-monster', is: isMonster };

/** The master monsters of all groups. */
export const everyMaster: Who = {
  text: 'd2.quest.any-master',
  is: (g, figure) => isMonster(g, figure) && figureDef(g, figure).rank === 'master',
};

export const everyHero: Who = {
  text: 'd2.quest.hero',
  is: isHero,
};

export const whoTexts: { readonly [key: string]: string } = {
  'd2.quest.monster':
    '{rank, select, master {a master {monster}} minion {a minion {monster}} other {a {monster}}}',
  'd2.quest.any-monster': 'a monster',
  'd2.quest.any-master': 'a master monster',
  'd2.quest.hero': 'a hero',
  'd2.quest.lieutenant': '{name}',
};
