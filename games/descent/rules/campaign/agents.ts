import { descentBoxes, heroDef } from '../catalogue.ts';
import { sheetsOf } from '../pieces.ts';
import { questOf } from '../quest/outcome.ts';
import type { Descent } from '../state.ts';

/*
 * Where an agent cannot be summoned: nobody meets the same person twice.
 */

/** Campaigns in which an agent is never used, or not once the overlord has sacrificed the lieutenant of that name. */
interface Ban {
  readonly agent: string;
  readonly campaign: string;
  readonly onceSacrificed?: true;
}

const BANS: readonly Ban[] = [
  { agent: 'Baron Zachareth', campaign: 'the-shadow-rune' },
  { agent: 'Baron Zachareth', campaign: 'heirs-of-blood', onceSacrificed: true },
  { agent: 'Lady Eliza Farrow', campaign: 'heirs-of-blood' },
  { agent: 'Splig', campaign: 'heirs-of-blood', onceSacrificed: true },
  { agent: 'Belthir', campaign: 'heirs-of-blood', onceSacrificed: true },
  { agent: 'Queen Ariad', campaign: 'labyrinth-of-ruin' },
  { agent: 'Rylan Olliven', campaign: 'shadow-of-nerekhall' },
  { agent: 'Tristayne Olliven', campaign: 'shadow-of-nerekhall' },
  { agent: 'Gargan Mirklace', campaign: 'shadow-of-nerekhall' },
];

/** Whether an agent cannot be used in a campaign, whose overlord has sacrificed these lieutenants. [D2-AGENT-17 to D2-AGENT-25] */
export const isBanned = (agent: string, campaign: string, sacrificed: readonly string[]): boolean =>
  BANS.some(
    (ban) =>
      ban.agent === agent && ban.campaign === campaign && (!ban.onceSacrificed || sacrificed.includes(agent)),
  );

/** Whether an agent may be summoned in the quest of this match. [D2-AGENT-15, D2-AGENT-16] */
export function mayBeSummoned(g: Descent, agent: string): boolean {
  const { campaign } = g;
  if (campaign && ['interlude', 'finale'].includes(campaign.slot)) return false;
  if (campaign && isBanned(agent, campaign.id, campaign.sacrificed)) return false;
  return !isInCast(g, agent);
}

/** Whether the quest has somebody of this name: a lieutenant of any of its encounters, a hero, or an ally. */
function isInCast(g: Descent, name: string): boolean {
  const lieutenants = questOf(g)?.encounters.flatMap((one) => one.lieutenants) ?? [];
  if (lieutenants.some((one) => one.name === name)) return true;
  if (g.players.some((_, hero) => sheetsOf(g, hero).some((sheet) => heroDef(g, sheet).name === name)))
    return true;
  return alliesOf(g).includes(name);
}

const alliesOf = (g: Descent): readonly string[] => {
  const { figures } = descentBoxes.of(g).content;
  const here = [...(g.zones.map ?? []), ...(g.zones.away ?? [])].map(({ def }) => def);
  return figures.filter(({ id, sort }) => sort === 'ally' && here.includes(id)).map(({ name }) => name);
};
