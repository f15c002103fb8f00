import type { MatchStatus, SeatInfo } from '../../protocol/index.ts';

/** The tables, as both databases have them. Times are milliseconds since 1970; truth values are 0 or 1. */
export interface Schema {
  people: PeopleTable;
  sessions: SessionsTable;
  matches: MatchesTable;
  seats: SeatsTable;
  moves: MovesTable;
  checkpoints: CheckpointsTable;
  chat: ChatTable;
  archives: ArchivesTable;
  reports: ReportsTable;
  servers: ServersTable;
  mail: MailTable;
  secrets: SecretsTable;
  campaigns: CampaignsTable;
  campaign_people: CampaignPeopleTable;
}

export interface PeopleTable {
  id: string;
  name: string;
  /** As it was typed; `account_key` is what is compared. */
  account: string | null;
  account_key: string | null;
  passphrase: string | null;
  created: number;
}

export interface SessionsTable {
  /** A digest of the token: whoever reads the database cannot log in with it. */
  id: string;
  person: string;
  agent: string;
  created: number;
  seen: number;
}

export interface MatchesTable {
  id: string;
  game: string;
  /** The version of the rules that it began with. */
  rules: string;
  options: string;
  seed: string;
  /** `arriving` while a match that was begun elsewhere is being stored: it is not there yet. */
  status: MatchStatus | 'arriving';
  listed: number;
  host: string;
  created: number;
  updated: number;
  rematch: string | null;
  /** Why it is parked, as JSON. */
  parked: string | null;
  /** What its players should know, as JSON. */
  notice: string | null;
  /** Who may know of something that is hidden from those who play, as JSON; null for nobody. */
  knowers: string | null;
  /** The server that runs it. */
  owner: string | null;
  /** The campaign that it belongs to. */
  campaign: string | null;
  /** What it begins with, as JSON: what the match before it in its campaign has left. */
  legacy: string | null;
  /** How it ended and what it leaves, as JSON, if it belongs to a campaign. */
  ending: string | null;
  /** How it stood a moment ago, as JSON; null before it begins. */
  standing: string | null;
  /** After how many seconds its windows pass by themselves; null when they wait. */
  patience: number | null;
}

export interface SeatsTable {
  match: string;
  seat: number;
  kind: SeatInfo['kind'];
  person: string | null;
  name: string;
  level: string | null;
  /** The sign that its person has chosen. */
  sign: string | null;
}

/** What happened in a match, in order: only ever added to. Row n is what was done in version n. */
export interface MovesTable {
  match: string;
  n: number;
  kind: 'answer' | 'undo' | 'pass' | 'rules';
  seat: number | null;
  /** JSON: the answer; `{ to }` of an undo; what was passed in advance; the position from which a match goes on under other rules. */
  body: string;
  at: number;
}

/** Positions from which other rules could take a match up; the newest two of each. */
export interface CheckpointsTable {
  match: string;
  /** How many answers lie before it. */
  at: number;
  /** The choice that was open when it was stored. */
  n: number;
  rules: string;
  state: string;
}

export interface ChatTable {
  match: string;
  n: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Finished matches as match files. */
export interface ArchivesTable {
  match: string;
  file: string;
  at: number;
}

/** Faults of the rules, each with the match file that shows it. */
export interface ReportsTable {
  id: string;
  match: string;
  code: string;
  message: string;
  rules: string;
  server: string;
  file: string;
  at: number;
}

/** The servers that run, each alive until its lease expires. */
export interface ServersTable {
  id: string;
  expires: number;
}

/** Messages between servers that are too long for a notification. */
export interface MailTable {
  id: string;
  body: string;
  at: number;
}

export interface SecretsTable {
  name: string;
  value: string;
}

export interface CampaignsTable {
  id: string;
  host: string;
  state: 'running' | 'over' | 'abandoned';
  /** The whole campaign as JSON, with the legacies of its matches. */
  body: string;
  /** Who may know of something that is hidden in it, as JSON. */
  knowers: string;
  /** Every change raises it. */
  version: number;
  created: number;
  updated: number;
}

/** Who plays or has played in a campaign, and who made it. */
export interface CampaignPeopleTable {
  campaign: string;
  person: string;
}
