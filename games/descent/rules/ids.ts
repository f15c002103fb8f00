import { idFor } from '@questwright/adventure';
import type { Rank } from './things.ts';

/** The ids of monsters' figures: by act and rank, of lieutenants by act and by how many heroes there are. */
export const monsterId = (name: string, act: number, rank: Rank): string => `${idFor(name)}/${act}/${rank}`;

/** Nobody plays with fewer heroes than two. */
const FEWEST_HEROES = 2;

export const lieutenantId = (name: string, act: number, heroes: number): string =>
  `${idFor(name)}/${act}/${Math.max(FEWEST_HEROES, heroes)}`;

/** An agent is another figure than the lieutenant of the same name. */
export const agentId = (name: string, act: number, heroes: number): string =>
  `agent-${lieutenantId(name, act, heroes)}`;

/** What threat becomes when it is spent to trigger a Plot card. */
export const FORTUNE = 'fortune';

/** An ally's numbers depend on how many heroes there are. */
export const allyId = (name: string, heroes: number): string =>
  `ally-${idFor(name)}/${Math.max(FEWEST_HEROES, heroes)}`;

/** The box that every game has. */
export const BASE_BOX = 'base';
