import type { CampaignMatchView } from '@questwright/kernel';

/** A stretch of a campaign without forks: its matches in order, and the ways that part after the last of them. */
export interface Branch {
  readonly matches: readonly CampaignMatchView[];
  readonly branches: readonly Branch[];
}

/**
 * The tree of a campaign's matches, as stretches that part wherever the campaign went on from one match more
 * than once.
 */
export function branchesFrom(matches: readonly CampaignMatchView[], parent: string | null = null): Branch[] {
  return matches.filter((match) => match.parent === parent).map((first) => stretch(matches, first));
}

function stretch(all: readonly CampaignMatchView[], first: CampaignMatchView): Branch {
  const matches = [first];
  for (;;) {
    const next = all.filter(({ parent }) => parent === matches.at(-1)!.id);
    if (next.length !== 1) return { matches, branches: next.map((one) => stretch(all, one)) };
    matches.push(next[0]!);
  }
}
