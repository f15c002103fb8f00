import type { NextQuests, Played, QuestLog } from '../../rules/campaign/plan.ts';
import type { CampaignDef } from '../../rules/definitions.ts';
import type { Side } from '../../rules/things.ts';

/** A quest to which another has led: it has been played since, can be played now, or later. */
export interface Opened {
  readonly quest: string;
  readonly state: 'played' | 'now' | 'later';
}

/** A quest that was played, and the branches that its end has opened. */
export interface Past extends Played {
  readonly opened: readonly Opened[];
}

/** A quest that can be played now, and what it would open. */
export interface Coming {
  readonly quest: string;
  readonly opens: { readonly [side in Side]: readonly string[] };
}

export interface LogTree {
  readonly past: readonly Past[];
  readonly coming: readonly Coming[];
}

/** The Quest Log of a campaign as a tree: its trunk is what was played, and its branches are what is open. */
export function treeOf({ plan }: Pick<CampaignDef, 'plan'>, log: QuestLog, next: NextQuests | null): LogTree {
  const now = next?.quests ?? [];
  const stateOf = (quest: string): Opened['state'] =>
    log.some((played) => played.quest === quest) ? 'played' : now.includes(quest) ? 'now' : 'later';
  return {
    past: log.map((played) => ({
      ...played,
      opened: plan.opens(played.quest, played.won).map((quest) => ({ quest, state: stateOf(quest) })),
    })),
    coming: now.map((quest) => ({
      quest,
      opens: { heroes: plan.opens(quest, 'heroes'), overlord: plan.opens(quest, 'overlord') },
    })),
  };
}
