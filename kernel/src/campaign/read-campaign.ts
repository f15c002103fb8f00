import { diff } from '../diff.ts';
import { CampaignError } from '../errors.ts';
import { type ParsedMatch, parseMatch } from '../file-lines.ts';
import type { Game } from '../game.ts';
import { readMatch } from '../read-file.ts';
import { readLegacy } from '../read-legacy.ts';
import type { Campaign, CampaignMatch } from './campaign.ts';
import { fault, type WholeCampaign } from './campaign-lines.ts';
import { newCampaign, settle } from './changes.ts';
import { after } from './go-on.ts';

/**
 * Checks an imported campaign like any other input. The match files must agree with the campaign: who played, what each
 * match began with, how it ended and what it left. Matches of the current rules are played again; of older matches only
 * the legacies are read. Throws a CampaignError with a sentence.
 */
export function readCampaign(whole: WholeCampaign, game: Game): WholeCampaign {
  const { campaign, files } = whole;
  if (campaign.game !== game.id) throw fault(1, `there is no game "${campaign.game}" here`);
  const { min, max } = game.seats;
  if (campaign.seats.length < min || campaign.seats.length > max)
    throw fault(1, `${game.name} is not played with ${campaign.seats.length} seats`);
  const options: unknown = checked(1, () => game.options(campaign.options ?? {}, campaign.seats.length));
  const named = checked(1, () => newCampaign(game, { ...campaign, options }));
  const legacies = new Map<string, unknown>();
  for (const [i, match] of campaign.matches.entries()) {
    const line = i + 2;
    checked(line, () => {
      checkMatch(campaign, game, match, files.get(match.id)!, legacies);
      if (match.legacy) legacies.set(match.id, readLegacy(game, match.legacy, campaign.seats.length));
    });
  }
  const { state, told, matches } = campaign;
  const settled = settle({ ...named, told, matches, state: state === 'abandoned' ? state : 'running' }, game);
  return { campaign: settled, files };
}

/** Handles one line; an error is reported for that line. */
function checked<T>(line: number, act: () => T): T {
  try {
    return act();
  } catch (cause) {
    if (cause instanceof CampaignError && cause.code === 'bad-file') throw cause;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw fault(line, reason.replace(/\.$/, ''), { cause });
  }
}

function checkMatch(
  campaign: Campaign,
  game: Game,
  match: CampaignMatch,
  file: string,
  legacies: ReadonlyMap<string, unknown>,
): void {
  const seats = campaign.seats.length;
  const parsed = parseMatch(file);
  if (parsed.game !== game.id) throw new Error('its match file is of another game');
  if (parsed.seats.length !== seats || match.seats.length !== seats)
    throw new Error(`it has ${parsed.seats.length} seats, and the campaign has ${seats}`);
  if (parsed.seed === undefined || parsed.answers.some(({ answer }) => answer === null))
    throw new Error('its match file was made for those who watch, and does not hold the whole match');
  if (parsed.chance) throw new Error('its chance was scripted');
  if (differs(game.options(parsed.options ?? {}, seats), game.options(match.options ?? {}, seats)))
    throw new Error('its match file has other options than the campaign says');
  checkBeginning(campaign, game, match, parsed, legacies);
  if ((match.state === 'over') !== (parsed.over !== null))
    throw new Error(parsed.over ? 'its match file tells an end, and the campaign none' : 'it has not ended');
  if (parsed.over && differs(parsed.over.value, match.outcome))
    throw new Error('it comes to another end than the campaign says');
  if (parsed.rules === game.version || match.state === 'running') checkPlay(game, match, file);
}

/** It began with what the match before it had left, and as these rules would begin it. */
function checkBeginning(
  campaign: Campaign,
  game: Game,
  match: CampaignMatch,
  { legacy, rules }: ParsedMatch,
  legacies: ReadonlyMap<string, unknown>,
): void {
  const seats = campaign.seats.length;
  if (match.parent === null) {
    if (legacy) throw new Error('it is a first match, and begins with the legacy of another');
    return;
  }
  const parent = campaign.matches.find(({ id }) => id === match.parent)!;
  if (!parent.legacy) throw new Error('the match that it began from has left nothing');
  if (!legacy || differs(readLegacy(game, legacy, seats), legacies.get(parent.id)))
    throw new Error('it begins with something else than the match before it has left');
  if (rules !== game.version) return;
  const { options } = after(game, parent, seats);
  if (options === null || differs(game.options(options, seats), game.options(match.options ?? {}, seats)))
    throw new Error('it is not the match that comes after the one before it');
}

/**
 * When it is played again it must leave the same legacy. Reading it has already checked that it ends in the same way.
 */
function checkPlay(game: Game, { state, legacy }: CampaignMatch, file: string): void {
  const { match } = readMatch(file, () => game, { log: false });
  if (state === 'over' && differs(match.legacy, legacy))
    throw new Error('it leaves something else than the campaign says');
}

const differs = (a: unknown, b: unknown): boolean => diff(plain(a), plain(b)) !== null;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
