import type { WholeCampaign } from './campaign-lines.ts';

/** The same campaign under other ids, for whoever keeps it beside others: the ids in a file are not his. */
export function withNewIds({ campaign, files }: WholeCampaign, newId: () => string): WholeCampaign {
  const ids = new Map(campaign.matches.map(({ id }) => [id, newId()]));
  return {
    campaign: {
      ...campaign,
      id: newId(),
      matches: campaign.matches.map((match) => ({
        ...match,
        id: ids.get(match.id)!,
        parent: match.parent === null ? null : ids.get(match.parent)!,
      })),
    },
    files: new Map([...files].map(([id, file]) => [ids.get(id)!, file])),
  };
}
