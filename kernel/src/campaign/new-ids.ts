import type { WholeCampaign } from './campaign-lines.ts';

/** The same campaign with new ids, because the ids in a file may be those of other campaigns that the keeper has. */
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
