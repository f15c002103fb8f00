import { type Choice, createRandom } from '@questwright/kernel';
import { campaignDef, campaignOf, questNamed } from '../rules/campaign/campaign.ts';
import { waysTo } from '../rules/campaign/land.ts';
import type { Reward } from '../rules/campaign/reward.ts';
import { cardDef } from '../rules/catalogue.ts';
import { sheetsOf } from '../rules/pieces.ts';
import type { Descent, Side } from '../rules/state.ts';
import { sideOfSeat } from './sides.ts';

type One = Extract<Choice, { kind: 'one' }>;
type Offered = { readonly quest: string; readonly slot: string };

/** What things are worth that a quest gives, in XP. */
const WORTH = { relic: 3, other: 1, event: 0.25 } as const;

/**
 * The quest of which a side has most to hope and least to fear: what it gives to either side, and how many events lie on the
 * way to it. Among equals it is a matter of taste, which the heroes and the quests before decide.
 */
export function bestQuest(g: Descent, { among, as, seat }: One): string {
  const quests = among as readonly Offered[];
  const side = sideOfSeat(g, seat);
  const hope = quests.map((one) => worthOf(g, one, side));
  const most = Math.max(...hope);
  const best = quests.filter((_, n) => hope[n] === most);
  const heroes = g.players.map((_, hero) =>
    sheetsOf(g, hero)
      .map(({ def }) => def)
      .join(),
  );
  const random = createRandom(`${heroes} ${campaignOf(g).log.length}`);
  return as.id(best[random.below(best.length)]);
}

function worthOf(g: Descent, { quest, slot }: Offered, side: Side): number {
  const { rewards } = questNamed(g, quest);
  const sum = (all: readonly Reward[]): number => all.reduce((n, reward) => n + rewardWorth(reward, slot), 0);
  const road = WORTH.event * eventsOnTheWay(g, quest, slot);
  const stakes = sum(rewards[side]) - sum(rewards[side === 'heroes' ? 'overlord' : 'heroes']);
  return stakes + (side === 'overlord' ? road : -road);
}

/** The quest of a Quest card gives no XP. */
function rewardWorth({ xp, relic }: Reward, slot: string): number {
  if (xp) return slot === 'card' ? 0 : xp.n;
  return relic ? WORTH.relic : WORTH.other;
}

function eventsOnTheWay(g: Descent, quest: string, slot: string): number {
  if (slot === 'card') {
    const card = (g.zones['quest-cards'] ?? []).find((one) => cardDef(g, one as never).quest === quest);
    return card ? (cardDef(g, card as never).icons?.length ?? 0) : 0;
  }
  const def = campaignDef(g);
  const ways = waysTo(def, def.places[quest] ?? def.start);
  return Math.min(...ways.map(({ icons }) => icons.length));
}
