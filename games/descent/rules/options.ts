import { isLeftOut, readBox, readComponents, readIdOf, readRecord } from '@questwright/adventure';
import { OptionsError } from '@questwright/kernel';
import { MORE_BOXES } from './boxes.ts';
import { nextIn } from './campaign/campaign.ts';
import { type DescentBox, descentBoxes } from './catalogue.ts';
import type { CampaignDef, QuestDef } from './definitions.ts';
import { chaptersOf } from './legend/road/road.ts';
import { DIFFICULTIES, type Difficulty } from './legend/state.ts';
import { tablesOf } from './map/known.ts';
import { LEVELS, type Level } from './setup/levels.ts';
import { MAX_HEROES } from './zones.ts';

/** What a match is made of: a quest that is set up at the table, or a described position. */
export interface Options {
  /** The seat that plays each hero. */
  readonly players: readonly number[];
  /** The quest; null when the players choose it. */
  readonly quest: string | null;
  /** The drawn map of a described position; empty when a quest is played. */
  readonly map: string;
  /** The act of the components; 0 when the quest says. */
  readonly act: number;
  /** The campaign that the match is part of; null when a quest is played by itself. */
  readonly campaign: string | null;
  /** The level of Epic Play; null when the quest proposes it. */
  readonly level: Level | null;
  /** The boxes that it is played with beside the base box; those of its quest and its campaign go without saying. */
  readonly boxes?: readonly string[];
  /** Whether it is played with secret rooms. */
  readonly rooms?: boolean;
  /** Whether the heroes can gain an ally in the campaign. */
  readonly allies?: boolean;
  /** Components that a scenario has made up, as JSON text. */
  readonly components: string | null;
  /** Said only where nobody plays the overlord: whether a quest or The Delve is played, and how difficult it is. */
  readonly play?: 'legend';
  readonly mode?: Mode;
  readonly difficulty?: Difficulty;
  /** Whether heroes, classes and first skills are dealt at random in The Delve. */
  readonly dealt?: boolean;
}

export const MODES = ['quest', 'delve', 'campaign'] as const;
export type Mode = (typeof MODES)[number];

const WORDS = [
  'players',
  'quest',
  'map',
  'act',
  'level',
  'campaign',
  'boxes',
  'rooms',
  'allies',
  'components',
];
const LEGEND_WORDS = ['play', 'mode', 'difficulty', 'dealt'];

/**
 * The first seat is the overlord's; each hero has one of the others unless it is said. Without an overlord all seats are
 * the heroes', and so it is played by one person alone.
 */
export function readOptions(raw: unknown, seats: number): Options {
  const record = readRecord(raw ?? {}, [...WORDS, ...LEGEND_WORDS]);
  if (readWord(record.play, 'play', ['overlord', 'legend'], seats === 1 ? 'legend' : 'overlord') === 'legend')
    return readLegend(record, seats);
  if (seats < 2) throw new OptionsError('With an overlord at least two people play.');
  const components = readComponents(record.components);
  const box = readBox(components, descentBoxes);
  const map = readMap(record.map);
  const campaign = map === '' ? readIdOf(record.campaign, 'campaign', playable(box)) : null;
  return {
    players: readPlayers(record.players, seats, map === '' ? FEWEST_HEROES : 1),
    quest: map === '' && campaign === null ? readIdOf(record.quest, 'quest', box.content.quests) : null,
    map,
    act: record.act === 2 ? 2 : record.act === 1 || map !== '' ? 1 : 0,
    level: campaign === null ? readLevel(record.level) : 'basic',
    campaign,
    ...readBoxes(record.boxes),
    ...(record.rooms === true && { rooms: true }),
    ...(record.allies === true && campaign !== null && { allies: true }),
    components,
  };
}

/** A quest or The Delve without an overlord. The box may be a described position's. */
function readLegend(record: Record<string, unknown>, seats: number): Options {
  const components = readComponents(record.components);
  const map = readMap(record.map);
  const mode = readWord(
    record.mode,
    'mode',
    MODES,
    map !== '' || !isLeftOut(record.quest) ? 'quest' : isLeftOut(record.campaign) ? 'delve' : 'campaign',
  );
  const box = readBox(components, descentBoxes);
  return {
    players: readHeroes(record.players, seats, map === '' ? FEWEST_HEROES : 1),
    quest: map === '' && mode === 'quest' ? readIdOf(record.quest, 'quest', questsOf(box)) : null,
    map,
    act: record.act === 2 ? 2 : 1,
    level: 'basic',
    campaign: mode === 'campaign' ? readCampaign(box, record.campaign) : null,
    ...readBoxes(record.boxes),
    components,
    play: 'legend',
    mode,
    difficulty: readWord(record.difficulty, 'difficulty', DIFFICULTIES, 'normal'),
    ...(record.dealt === true && mode === 'delve' && { dealt: true }),
  };
}

/** A campaign without an overlord; the first of the box if none is said. */
function readCampaign(box: DescentBox, value: unknown): string {
  const open = box.content.legendCampaigns.filter(({ id }) => chaptersOf(box, id).length > 0);
  const found = isLeftOut(value) ? open[0] : open.find(({ id }) => id === value);
  if (!found) throw new OptionsError(`The campaign is one of ${open.map(({ id }) => id).join(', ')}.`);
  return found.id;
}

/** Quests that are made for play without an overlord, and all others. */
const questsOf = ({ content }: DescentBox): readonly QuestDef[] => [
  ...content.legendQuests.map(({ quest }) => quest),
  ...content.quests,
];

function readWord<Word extends string>(
  value: unknown,
  what: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  if (isLeftOut(value)) return otherwise;
  if (words.includes(value as Word)) return value as Word;
  throw new OptionsError(`The option "${what}" is one of ${words.join(', ')}.`);
}

function readHeroes(value: unknown, seats: number, least: number): readonly number[] {
  if (seats > MAX_HEROES) throw new OptionsError(`Without an overlord at most ${MAX_HEROES} people play.`);
  if (isLeftOut(value)) return Array.from({ length: Math.max(seats, least) }, (_, hero) => hero % seats);
  const isSeat = (seat: unknown): boolean =>
    Number.isInteger(seat) && (seat as number) >= 0 && (seat as number) < seats;
  if (!Array.isArray(value) || value.length < least || value.length > MAX_HEROES || !value.every(isSeat))
    throw new OptionsError(`The players are the seats of ${least} to ${MAX_HEROES} heroes.`);
  if (new Set(value).size < seats) throw new OptionsError('Every seat plays at least one hero.');
  return value as number[];
}

/** Campaigns whose first quest is in the box. */
const playable = (box: DescentBox): readonly CampaignDef[] =>
  box.content.campaigns.filter((one) => nextIn(box, one, []) !== null);

/** Quests are made for two to four heroes; one person can play several. */
const FEWEST_HEROES = 2;

function readBoxes(value: unknown): Pick<Options, 'boxes'> {
  if (isLeftOut(value)) return {};
  if (!Array.isArray(value) || !value.every((one) => MORE_BOXES.includes(one)))
    throw new OptionsError(`The boxes are some of these: ${MORE_BOXES.join(', ')}.`);
  return value.length === 0 ? {} : { boxes: [...new Set(value as string[])].sort() };
}

function readLevel(value: unknown): Level | null {
  if (isLeftOut(value)) return null;
  if (LEVELS.includes(value as Level)) return value as Level;
  throw new OptionsError(`The level is one of ${LEVELS.join(', ')}.`);
}

function readMap(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value !== 'string') throw new OptionsError('The map of a described position is a text.');
  try {
    tablesOf(value);
  } catch (error) {
    throw new OptionsError(`The map cannot be read: ${(error as Error).message}`);
  }
  return value;
}

function readPlayers(value: unknown, seats: number, least: number): readonly number[] {
  if (isLeftOut(value))
    return Array.from({ length: Math.max(seats - 1, least) }, (_, hero) => (hero % (seats - 1)) + 1);
  const isSeat = (seat: unknown): boolean =>
    Number.isInteger(seat) && (seat as number) > 0 && (seat as number) < seats;
  if (!Array.isArray(value) || value.length < least || value.length > MAX_HEROES || !value.every(isSeat))
    throw new OptionsError(
      `The players are the seats of ${least} to ${MAX_HEROES} heroes; the first seat is the overlord's.`,
    );
  if (least > 1 && new Set(value).size < seats - 1)
    throw new OptionsError('Every seat but the first plays at least one hero.');
  return value as number[];
}
