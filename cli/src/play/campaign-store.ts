import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CampaignError, parseCampaign, type WholeCampaign, writeCampaign } from '@questwright/kernel';
import { BadInput } from '../io.ts';
import { keepText } from './store.ts';

/** Where campaigns are kept unless the player says otherwise. */
export const campaignFolder = (): string => join(homedir(), '.questwright', 'campaigns');

/** Keeps campaigns in a folder: a campaign file each, and a match file for each match that is being played. */
export class CampaignStore {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The names of the campaigns that are kept here. */
  names(): string[] {
    if (!existsSync(this.#folder)) return [];
    const files = readdirSync(this.#folder).filter((file) => file.endsWith('.campaign.jsonl'));
    return files.map((file) => parseFile(join(this.#folder, file)).campaign.name).sort();
  }

  fileOf(name: string): string {
    return join(this.#folder, `${slugOf(name)}.campaign.jsonl`);
  }

  /** Where a match of a campaign is saved while it is being played. */
  matchFile(name: string, match: string): string {
    return join(this.#folder, `${slugOf(name)}.${match}.jsonl`);
  }

  has(name: string): boolean {
    return existsSync(this.fileOf(name));
  }

  /** A campaign with the files of its matches as they stand now. */
  load(name: string): WholeCampaign {
    const { campaign, files } = parseFile(this.fileOf(name));
    const newest = campaign.matches.map(({ id }) => {
      const saved = this.matchFile(name, id);
      return [id, existsSync(saved) ? readFileSync(saved, 'utf8') : files.get(id)!] as const;
    });
    return { campaign, files: new Map(newest) };
  }

  /** Deletes a campaign with all its matches. */
  delete(name: string): void {
    const { campaign } = parseFile(this.fileOf(name));
    for (const { id } of campaign.matches) rmSync(this.matchFile(name, id), { force: true });
    rmSync(this.fileOf(name));
  }

  keep(whole: WholeCampaign): void {
    keepText(writeCampaign(whole), this.fileOf(whole.campaign.name));
  }
}

/** Reads a campaign file; what is wrong with it is told with the file. */
export function parseFile(file: string): WholeCampaign {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput(`${file}: expected a campaign file, but it cannot be read.`);
  }
  return told(file, () => parseCampaign(text));
}

/** Does something with a campaign; what cannot be done is told in a sentence. */
export function told<T>(what: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof CampaignError) throw new BadInput(`${what}: ${error.message}`);
    throw error;
  }
}

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '') || 'campaign';
