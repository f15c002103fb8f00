import { campaignOf } from '../../campaign/campaign.ts';
import type { RoadLegacy } from '../../campaign/party.ts';
import type { Played } from '../../campaign/plan.ts';
import { descentBoxes } from '../../catalogue.ts';
import type { Spoils } from '../../definitions.ts';
import type { Descent, Side } from '../../state.ts';
import { legendQuestNamed, nextChapter, roadOf } from './road.ts';

/** What a quest has given to the party: what it gives to whoever wins or loses it, and what was found in it. */
export function spoilsOf(g: Descent, won: Side): Spoils {
  const { rewards } = legendQuestNamed(descentBoxes.of(g), g.quest)!;
  const { gold, fame, xp } = rewards[won];
  const { found } = roadOf(g);
  return {
    gold: gold * g.players.length + found.gold,
    fame: fame + found.fame,
    xp: campaignOf(g).slot === 'side' ? 0 : xp,
  };
}

/** What only a campaign without an overlord leaves. The story goes on with its next chapter, whoever has won this one. */
export function roadLeft(g: Descent, won: Side, log: readonly Played[]): RoadLegacy {
  const { legend } = g;
  const { weeks, fame, story, side, met } = roadOf(g);
  const { id, slot } = campaignOf(g);
  const next = nextChapter(descentBoxes.of(g), id, log);
  return {
    difficulty: legend!.difficulty,
    weeks,
    fame: fame + spoilsOf(g, won).fame,
    morale: legend!.morale,
    story: slot === 'side' ? story : next ? { quest: next.quest.id, weeksLeft: next.weeks } : null,
    side: [...side],
    met: [...met],
  };
}
