import { randomBytes } from 'node:crypto';
import { botOf, type GamePackage, gameIds, loadGame } from '@questwright/games';
import {
  type Bot,
  type Campaign,
  type CampaignSeat,
  createMatch,
  createSpeaker,
  goOn,
  kernelLanguages,
  type Match,
  matchBegan,
  matchEnded,
  newCampaign,
  nextSetup,
  readCampaign,
  readMatch,
  viewCampaign,
  type WholeCampaign,
  writeCampaign,
  writeMatch,
} from '@questwright/kernel';
import { BadInput, type ExitCode, type Io, OK } from '../io.ts';
import type { CampaignStore } from './campaign-store.ts';
import { parseFile, told } from './campaign-store.ts';
import type { Lines } from './lines.ts';
import { Session } from './session.ts';
import { keepText } from './store.ts';

export interface CampaignWish {
  readonly name: string;
  /** From which match it goes on, counted from 1; 0 from the beginning. */
  readonly from?: number | undefined;
  readonly rules: boolean;
  /** For a campaign that is not kept here yet. */
  begin(): Promise<{ found: GamePackage; seats: readonly string[]; options: unknown } | null>;
  bots(found: GamePackage): Bot[];
}

/** Plays the match in which a campaign goes on, and keeps what comes of it. */
export async function playCampaign(
  store: CampaignStore,
  { name, from, rules, begin, bots }: CampaignWish,
  io: Io,
  lines: Lines,
): Promise<ExitCode> {
  const kept = store.has(name) ? await keptCampaign(store, name) : await begun(name, await begin());
  if (!kept) return OK;
  const { found, whole } = kept;
  const { match, id, campaign } = matchOf(found, whole, from);
  const file = store.matchFile(name, id);
  store.keep({ campaign, files: new Map(whole.files).set(id, writeMatch(match, { secret: true })) });
  const { seats } = campaign.matches.find((one) => one.id === id)!;
  const players = botsIn(seats, bots(found), found);
  const code = await new Session({ io, lines, found, match, bots: players, file, rules }).play();
  const files = new Map(whole.files).set(id, writeMatch(match, { secret: true }));
  const { over, legacy } = match;
  const now = over
    ? matchEnded(campaign, found.game, id, { at: Date.now(), outcome: over, legacy })
    : campaign;
  store.keep({ campaign: now, files });
  io.out(`\n${describe(found, now)}`);
  if (now.state === 'running') io.out(`Go on with: questwright play --campaign ${JSON.stringify(name)}\n`);
  return code;
}

/** Who plays the seats after the first: the bot that the campaign names, or else one of those that were asked for. */
function botsIn(seats: readonly CampaignSeat[], asked: readonly Bot[], found: GamePackage): Bot[] {
  const named = seats
    .slice(1)
    .map(({ level }, i) => (level === null ? asked[i % asked.length]! : botOf(found, level)));
  return named.length > 0 ? named : [...asked];
}

interface Kept {
  readonly found: GamePackage;
  readonly whole: WholeCampaign;
}

async function keptCampaign(store: CampaignStore, name: string): Promise<Kept> {
  const whole = store.load(name);
  return { found: await gameOf(whole.campaign), whole };
}

async function begun(name: string, wanted: Awaited<ReturnType<CampaignWish['begin']>>): Promise<Kept | null> {
  if (!wanted) return null;
  const { found, seats, options } = wanted;
  const players = seats.map((one, seat) =>
    seat === 0
      ? ({ kind: 'person', name: one, person: null, level: null } as const)
      : ({ kind: 'bot', name: one, person: null, level: null } as const),
  );
  const campaign = told(name, () =>
    newCampaign(found.game, {
      id: newId(),
      name,
      seats: players,
      options: options ?? {},
      created: Date.now(),
    }),
  );
  return { found, whole: { campaign, files: new Map() } };
}

/** The match in which it goes on: one that is being played, or a new one. */
function matchOf(
  { game }: GamePackage,
  { campaign, files }: WholeCampaign,
  from: number | undefined,
): { match: Match; id: string; campaign: Campaign } {
  const parent = from === undefined ? undefined : parentOf(campaign, from);
  const where = told(campaign.name, () => goOn(campaign, game, parent));
  if ('running' in where)
    return { match: readMatch(files.get(where.running)!, () => game).match, id: where.running, campaign };
  const id = `match-${campaign.matches.length + 1}`;
  const match = createMatch(nextSetup(game, where.next, newId()));
  return { match, id, campaign: matchBegan(campaign, { ...where.next, id, begun: Date.now() }) };
}

function parentOf({ matches, name }: Campaign, from: number): string | null {
  if (from === 0) return null;
  const found = matches[from - 1];
  if (!found) throw new BadInput(`${name}: there is no match ${from}; it has ${matches.length}.`);
  return found.id;
}

/** Writes a campaign to a file that can be taken elsewhere. */
export function exportCampaign(store: CampaignStore, name: string, file: string, io: Io): ExitCode {
  if (!store.has(name)) throw new BadInput(`There is no campaign "${name}" here.`);
  keepText(writeCampaign(store.load(name)), file);
  io.out(`The campaign is written to ${file}\n`);
  return OK;
}

/** Takes in a campaign that was written elsewhere, after a thorough check. */
export async function importCampaign(store: CampaignStore, file: string, io: Io): Promise<ExitCode> {
  const parsed = parseFile(file);
  const { game } = await gameOf(parsed.campaign);
  const whole = told(file, () => readCampaign(parsed, game));
  const { name } = whole.campaign;
  if (store.has(name)) throw new BadInput(`There is a campaign "${name}" here already.`);
  store.keep(whole);
  io.out(`Go on with: questwright play --campaign ${JSON.stringify(name)}\n`);
  return OK;
}

/** Tells of all campaigns that are kept here. */
export async function listCampaigns(store: CampaignStore, io: Io): Promise<ExitCode> {
  const names = store.names();
  if (names.length === 0) io.out('No campaign is kept here.\n');
  for (const name of names) {
    const { campaign } = store.load(name);
    io.out(`${describe(await gameOf(campaign), campaign)}\n`);
  }
  return OK;
}

/** A campaign in a few lines: its matches, and which match each of them continued. */
export function describe({ game }: GamePackage, campaign: Campaign): string {
  const view = viewCampaign(campaign, game);
  const names = view.seats.map(({ name }) => name);
  const { say, sentence } = createSpeaker({ languages: [game.languages, kernelLanguages], seats: names });
  const numberOf = (id: string | null): number => view.matches.findIndex((match) => match.id === id) + 1;
  const lines = view.matches.map(({ id, parent, state, title, outcome }) => {
    const after = parent === null ? '' : `, after ${numberOf(parent)}`;
    const what = title === null ? game.name : say(title);
    return `  ${numberOf(id)}  ${what}${after}: ${outcome ? sentence(outcome.text) : state}`;
  });
  return `${[`${view.name} (${game.name}, ${view.state})`, ...lines].join('\n')}\n`;
}

export async function gameOf({ game }: Campaign): Promise<GamePackage> {
  const found = await loadGame(game);
  if (!found) throw new BadInput(`There is no game "${game}"; there are ${gameIds.join(', ')}.`);
  return found;
}

const newId = (): string => randomBytes(12).toString('hex');
