import { levelsOf } from '@questwright/games';
import {
  abandonCampaign,
  abandonMatch,
  type Campaign,
  type CampaignSeat,
  renameCampaign,
  replacePlayer,
} from '@questwright/kernel';
import { BadInput, type ExitCode, type Io, OK } from '../io.ts';
import { describe, gameOf } from './campaign.ts';
import { type CampaignStore, told } from './campaign-store.ts';

/** What can be done to a campaign besides playing it. Each of these changes the stored campaign. */
export interface CampaignCare {
  readonly rename?: string | undefined;
  /** What is abandoned: the campaign (true), or its match with this number, counted from 1. */
  readonly abandon?: true | number | undefined;
  readonly delete?: boolean | undefined;
  /** A seat, counted from 1, and who plays it from the next match on. */
  readonly replace?: { readonly seat: number; readonly by: string } | undefined;
}

export const isCare = ({ rename, abandon, delete: isDeleted, replace }: CampaignCare): boolean =>
  rename !== undefined || abandon !== undefined || isDeleted === true || replace !== undefined;

/** Does what is asked for with a campaign that is kept, and tells how it stands then. */
export async function careFor(
  store: CampaignStore,
  name: string,
  care: CampaignCare,
  io: Io,
): Promise<ExitCode> {
  if (!store.has(name)) throw new BadInput(`There is no campaign "${name}" here.`);
  if (care.delete) {
    store.delete(name);
    io.out(`The campaign "${name}" is deleted.\n`);
    return OK;
  }
  const { campaign, files } = store.load(name);
  const found = await gameOf(campaign);
  let changed = campaign;
  if (care.abandon === true) changed = abandonCampaign(changed, Date.now());
  else if (care.abandon !== undefined) {
    const match = changed.matches[care.abandon - 1];
    if (!match) throw new BadInput(`${name}: there is no match ${care.abandon}.`);
    changed = told(name, () => abandonMatch(changed, found.game, match.id, Date.now()));
  }
  if (care.replace) {
    const { seat, by } = care.replace;
    const { levels } = levelsOf(found);
    changed = told(name, () => replacePlayer(changed, seat - 1, seatOf(changed, seat - 1, by, levels)));
  }
  if (care.rename !== undefined) changed = renamed(store, changed, care.rename);
  store.keep({ campaign: changed, files });
  if (changed.name !== campaign.name && store.fileOf(changed.name) !== store.fileOf(name)) store.delete(name);
  io.out(describe(found, changed));
  return OK;
}

/** The first seat is for the person at the keyboard, whose name is given; bots of a level play the others. */
function seatOf({ seats }: Campaign, seat: number, by: string, levels: readonly string[]): CampaignSeat {
  if (seat === 0) return { kind: 'person', name: by, person: null, level: null };
  if (!levels.includes(by))
    throw new BadInput(`Seat ${seat + 1} is played by a bot at the terminal: ${levels.join(', ')}.`);
  return { kind: 'bot', name: seats[seat]?.name ?? by, person: null, level: by };
}

function renamed(store: CampaignStore, campaign: Campaign, name: string): Campaign {
  const changed = told(campaign.name, () => renameCampaign(campaign, name));
  const file = store.fileOf(changed.name);
  if (file !== store.fileOf(campaign.name) && store.has(changed.name))
    throw new BadInput(`There is a campaign "${changed.name}" here already.`);
  return changed;
}
