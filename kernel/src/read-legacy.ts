import { OptionsError } from './errors.ts';
import type { Game } from './game.ts';
import type { Legacy } from './legacy.ts';

/** Checks what a match is to begin with, and brings it into the form of these rules. */
export function readLegacy(
  { campaign, name }: Pick<Game, 'campaign' | 'name'>,
  legacy: Legacy,
  seats: number,
): Legacy {
  if (!campaign) throw new OptionsError(`${name} has no campaigns.`);
  if (!(legacy.version <= campaign.version))
    throw new OptionsError(`This campaign of ${name} was played with newer rules than these.`);
  return campaign.read(legacy, seats);
}
