import { confirm, type Rule } from '@questwright/kernel';
import type { CampaignDef } from '../definitions.ts';
import type { Descent, Side } from '../state.ts';
import { campaignDef, campaignOf, heroSeats, nameIn } from './campaign.ts';
import { takeOwnedUp } from './new-campaign.ts';
import type { QuestLog } from './plan.ts';
import { gainGold, gainXp, giveItem } from './rewards.ts';
import { drawItem } from './shop.ts';
import { shopping } from './shopping.ts';
import { learnSkills, overlordBuys } from './spend-xp.ts';

/*
 * What differs in a mini campaign: the players begin with gold and XP, which they may spend before the first quest, and each
 * quest gives more than its own rewards.
 */

const isNew = (g: Descent): boolean => campaignOf(g).log.length === 0;

/** Before the first quest the heroes shop and learn with what they are granted; the rest is theirs. [D2-CAMP-53, D2-CAMP-54, D2-CAMP-55, D2-XP-10] */
export function* heroesPrepare(g: Descent): Rule {
  const { mini } = campaignDef(g);
  if (!mini || !isNew(g)) return;
  gainGold(g, mini.gold * g.players.length, 'D2-CAMP-53');
  gainXp(g, 'heroes', mini.xp);
  yield* shopping(g);
  yield* learnSkills(g);
}

/** And so does the overlord, whose cards join the deck that he has taken. */
export function* overlordPrepares(g: Descent): Rule {
  const { mini } = campaignDef(g);
  if (!mini || !isNew(g)) return;
  gainXp(g, 'overlord', mini.overlordXp);
  yield* overlordBuys(g);
  takeOwnedUp(g);
}

/**
 * Each player gains 1 XP, an overlord who has won 1 more, and heroes who have won may take a random shop item of the act.
 * [D2-CAMP-59, D2-CAMP-60, D2-CAMP-61, D2-XP-07, D2-RUMOR-24]
 */
export function* additionalRewards(g: Descent, won: Side): Rule {
  gainXp(g, 'heroes', 1);
  gainXp(g, 'overlord', won === 'overlord' ? 2 : 1);
  const item = won === 'heroes' ? drawItem(g) : null;
  if (item === null) return;
  const prompt = ['d2.ask.free-item', { card: nameIn(g, item) }] as const;
  if (yield* confirm(g, { seat: heroSeats(g), topic: 'free-item', prompt }))
    yield* giveItem(g, item, 'D2-CAMP-60');
}

/** The XP that a player of a side has got in a mini campaign besides the rewards of quests. */
export function granted({ mini }: CampaignDef, log: QuestLog, side: Side): number {
  if (!mini) return 0;
  const more = !mini.extra
    ? 0
    : log.reduce((sum, { won }) => sum + (side === 'overlord' && won === side ? 2 : 1), 0);
  return more + (side === 'heroes' ? mini.xp : mini.overlordXp);
}
