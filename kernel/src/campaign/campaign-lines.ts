import { CampaignError } from '../errors.ts';
import type { Campaign, CampaignMatch, CampaignSeat } from './campaign.ts';

/*
 * A campaign file is JSON Lines: a header that tells of the campaign, then one line for each match, in the order in
 * which they began, with its whole match file as a text.
 */

/** The number of this form of campaign files. */
export const CAMPAIGN_FORMAT = 1;

/** The largest number of matches in a campaign file. */
const MAX_MATCHES = 1000;
const MAX_ID = 64;
const MAX_NAME = 200;

/** A campaign with the match file of each of its matches. */
export interface WholeCampaign {
  readonly campaign: Campaign;
  readonly files: ReadonlyMap<string, string>;
}

/** Writes everything about a campaign, including its secrets: only for people who may know all of them. */
export function writeCampaign({ campaign, files }: WholeCampaign): string {
  const { matches, ...header } = campaign;
  const lines = [
    { 'questwright-campaign': CAMPAIGN_FORMAT, ...header },
    ...matches.map((match) => ({ ...match, file: files.get(match.id) })),
  ];
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
}

/** Whether a text is meant to be a campaign file. */
export const isCampaignFile = (text: string): boolean => text.startsWith('{"questwright-campaign"');

/** Reads the lines of a campaign file. What they tell is not checked against the game: see `readCampaign`. */
export function parseCampaign(text: string): WholeCampaign {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const header = parseHeader(parseLine(lines[0] ?? '', 1));
  if (lines.length > MAX_MATCHES + 1) throw fault(1, `a campaign has at most ${MAX_MATCHES} matches`);
  const matches: CampaignMatch[] = [];
  const files = new Map<string, string>();
  for (const [i, raw] of lines.slice(1).entries()) {
    const line = i + 2;
    const { file, ...match } = parseMatchLine(parseLine(raw, line), line);
    const { id, parent } = match;
    if (files.has(id)) throw fault(line, 'this match is in the file twice');
    if (parent !== null && !files.has(parent))
      throw fault(line, 'a match comes after the one that it began from');
    matches.push(match);
    files.set(id, file);
  }
  return { campaign: { ...header, matches }, files };
}

type Fields = Record<string, unknown>;

function parseHeader(raw: Fields): Omit<Campaign, 'matches'> {
  const format = raw['questwright-campaign'];
  if (typeof format !== 'number') throw fault(1, 'this is no campaign file');
  if (format > CAMPAIGN_FORMAT) throw fault(1, 'this file was made by a newer Questwright than this one');
  const { id, game, name, state, told, seats, options, created } = raw;
  if (!isText(game, MAX_ID)) throw fault(1, '"game" must be the id of a game');
  if (!isText(name, MAX_NAME)) throw fault(1, '"name" must be a short text');
  return {
    id: isText(id, MAX_ID) ? id : '',
    game,
    name,
    state: parseState(state, 1),
    told: told === true,
    seats: parseSeats(seats, 1),
    options,
    created: parseTime(created, 1),
  };
}

function parseMatchLine(raw: Fields, line: number): CampaignMatch & { readonly file: string } {
  const { id, parent, state, seats, options, begun, ended, outcome, legacy, file } = raw;
  if (!isText(id, MAX_ID)) throw fault(line, '"id" must be a short text');
  if (parent !== null && !isText(parent, MAX_ID)) throw fault(line, '"parent" must be the id of a match');
  if (typeof file !== 'string') throw fault(line, '"file" must be a match file');
  const stands = parseState(state, line);
  const isOver = stands === 'over';
  if (isOver !== isOutcome(outcome)) throw fault(line, 'a match that is over, and no other, has an outcome');
  if (legacy !== null && !(isOver && isLegacy(legacy)))
    throw fault(line, '"legacy" is what a match that is over has left, with its "version" and "data"');
  return {
    id,
    parent,
    state: stands,
    seats: parseSeats(seats, line),
    options,
    begun: parseTime(begun, line),
    ended: stands === 'running' ? null : parseTime(ended, line),
    outcome: isOver ? (outcome as CampaignMatch['outcome']) : null,
    legacy: legacy as CampaignMatch['legacy'],
    file,
  };
}

function parseSeats(raw: unknown, line: number): CampaignSeat[] {
  if (!Array.isArray(raw)) throw fault(line, '"seats" must be a list');
  return raw.map((seat: unknown): CampaignSeat => {
    if (!isFields(seat)) throw fault(line, 'a seat must have a "kind" and a "name"');
    const { kind, name, person = null, level = null } = seat;
    if (kind !== 'person' && kind !== 'bot' && kind !== 'open')
      throw fault(line, 'in a seat is a person, a bot, or nobody');
    if (typeof name !== 'string' || name.length > MAX_NAME)
      throw fault(line, 'the name of a seat must be a short text');
    if (person !== null && !isText(person, MAX_ID)) throw fault(line, '"person" must be a short text');
    if (level !== null && !isText(level, MAX_ID)) throw fault(line, '"level" must be a short text');
    return { kind, name, person, level };
  });
}

function parseState(state: unknown, line: number): Campaign['state'] {
  if (state !== 'running' && state !== 'over' && state !== 'abandoned')
    throw fault(line, '"state" must be running, over or abandoned');
  return state;
}

function parseTime(time: unknown, line: number): number {
  if (typeof time !== 'number' || !Number.isFinite(time)) throw fault(line, 'a time must be a number');
  return time;
}

function parseLine(raw: string, line: number): Fields {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    throw fault(line, 'expected a line of JSON');
  }
  if (!isFields(value)) throw fault(line, 'expected an object');
  return value;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= max;

const isOutcome = (value: unknown): boolean =>
  isFields(value) && typeof value.result === 'string' && Array.isArray(value.winners) && 'text' in value;

const isLegacy = (value: unknown): boolean =>
  isFields(value) && typeof value.version === 'number' && 'data' in value;

export const fault = (line: number, what: string, options?: ErrorOptions): CampaignError =>
  new CampaignError('bad-file', `Line ${line} of the campaign: ${what}.`, options);
