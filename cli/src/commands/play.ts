import { randomBytes } from 'node:crypto';
import { type GamePackage, levelsOf } from '@questwright/games';
import { type Bot, createMatch } from '@questwright/kernel';
import type { Command } from 'commander';
import { findBots, findGame, listOf, parseOptions, seatsFor, wholeNumber } from '../arguments.ts';
import { BadInput, type ExitCode, type Io, OK } from '../io.ts';
import { type LoadedMatch, loadMatch } from '../match-file.ts';
import {
  type CampaignWish,
  exportCampaign,
  importCampaign,
  listCampaigns,
  playCampaign,
} from '../play/campaign.ts';
import { careFor, isCare } from '../play/campaign-care.ts';
import { CampaignStore, campaignFolder } from '../play/campaign-store.ts';
import { chooseGame } from '../play/choose-game.ts';
import { Lines } from '../play/lines.ts';
import { Session } from '../play/session.ts';
import { defaultFile } from '../play/store.ts';
import { speakerFor } from '../speaker.ts';

interface PlayOptions {
  seats?: number;
  bots?: string[];
  seed?: string;
  options?: Record<string, unknown>;
  save?: string;
  load?: string;
  rules?: boolean;
  campaign?: string;
  from?: number;
  campaigns?: boolean;
  export?: string;
  import?: string;
  rename?: string;
  abandon?: true | number;
  delete?: boolean;
  replace?: { seat: number; by: string };
  campaignFolder?: string;
}

/** A person plays against bots in the terminal. */
export function playCommand(program: Command, io: Io, exit: (code: ExitCode) => void): void {
  program
    .command('play')
    .description('play a game in the terminal; you have the first seat, bots the others')
    .argument('[game]', 'the id of a game; if left out, the games are listed')
    .option('--seats <n>', 'how many seats', wholeNumber('--seats', 1))
    .option('-b, --bots <names>', 'the bots in the other seats; fewer are used in turn', listOf)
    .option('--seed <seed>', 'the same seed deals the same cards')
    .option('-o, --options <options>', "the game's options: JSON, or key=value,key=value", parseOptions)
    .option('--save <file>', 'where the game is saved, at every choice')
    .option('--load <file>', 'go on with a saved game')
    .option('--rules', 'print the line of the rules behind each entry of the log')
    .option('--campaign <name>', 'begin a campaign, or go on with the one of this name')
    .option(
      '--from <n>',
      'go on from an earlier match of it; 0: from the beginning',
      wholeNumber('--from', 0),
    )
    .option('--campaigns', 'list the campaigns that are saved')
    .option('--export <file>', 'write the campaign to a file, to take it elsewhere')
    .option('--import <file>', 'take in a campaign that was written elsewhere')
    .option('--rename <name>', 'give the campaign another name')
    .option(
      '--replace <seat=who>',
      'who plays a seat from the next match on: a name for seat 1, a bot for others',
      replacement,
    )
    .option(
      '--abandon [n]',
      'abandon the campaign, or only its match with this number',
      wholeNumber('--abandon', 1),
    )
    .option('--delete', 'delete the campaign with all its matches')
    .option('--campaign-folder <folder>', 'where campaigns are saved')
    .action(async (id: string | undefined, options: PlayOptions) => {
      const lines = new Lines(io.input);
      try {
        exit(await play(id, options, io, lines));
      } finally {
        lines.close();
      }
    });
}

async function play(id: string | undefined, options: PlayOptions, io: Io, lines: Lines): Promise<ExitCode> {
  const store = new CampaignStore(options.campaignFolder ?? campaignFolder());
  if (options.campaigns) return listCampaigns(store, io);
  if (options.import !== undefined) return importCampaign(store, options.import, io);
  if (options.campaign !== undefined) return playInCampaign(store, id, options.campaign, options, io, lines);
  const loaded =
    options.load === undefined ? await begin(id, options, io, lines) : await loadMatch(options.load);
  if (!loaded) return OK;
  const { found, match, notice } = loaded;
  if (notice) io.out(`${speakerFor(match).sentence(notice)}\n`);
  const file = options.save ?? options.load ?? defaultFile(match.game.id);
  const bots = botsFor(found, options.bots);
  return new Session({ io, lines, found, match, bots, file, rules: options.rules === true }).play();
}

async function playInCampaign(
  store: CampaignStore,
  id: string | undefined,
  name: string,
  options: PlayOptions,
  io: Io,
  lines: Lines,
): Promise<ExitCode> {
  if (options.export !== undefined) return exportCampaign(store, name, options.export, io);
  if (isCare(options)) return careFor(store, name, options, io);
  const wish: CampaignWish = {
    name,
    from: options.from,
    rules: options.rules === true,
    bots: (found) => botsFor(found, options.bots),
    async begin() {
      const found = id === undefined ? await chooseGame(io, lines) : await findGame(id);
      return found && { found, seats: namesFor(found, options), options: options.options };
    },
  };
  return playCampaign(store, wish, io, lines);
}

async function begin(
  id: string | undefined,
  wanted: PlayOptions,
  io: Io,
  lines: Lines,
): Promise<LoadedMatch | null> {
  const found = id === undefined ? await chooseGame(io, lines) : await findGame(id);
  if (!found) return null;
  const { seed, options } = wanted;
  const match = createMatch({
    game: found.game,
    seats: namesFor(found, wanted),
    options,
    seed: seed ?? randomBytes(12).toString('hex'),
  });
  return { found, match, notice: null };
}

/** The person first, and then the bots. */
function namesFor(found: GamePackage, { seats: asked, bots: named }: PlayOptions): string[] {
  const bots = botsFor(found, named);
  const count = seatsFor(found, named ? named.length + 1 : 1, asked);
  return Array.from({ length: count }, (_, seat) => {
    return seat === 0 ? 'Player 1' : `${capital(bots[(seat - 1) % bots.length]!.name)} ${seat + 1}`;
  });
}

/** The bots that are asked for, or the strongest that the game has. */
function botsFor(found: GamePackage, named: readonly string[] | undefined): Bot[] {
  return findBots(named?.length ? named : [levelsOf(found).strongest], found);
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** `2=greedy`: seat 2 is played by this bot. */
function replacement(text: string): { seat: number; by: string } {
  const [, seat, by] = /^(\d+)=(.+)$/.exec(text) ?? [];
  if (!seat || !by) throw new BadInput('--replace takes a seat and who plays it, such as 2=random.');
  return { seat: Number(seat), by: by.trim() };
}
