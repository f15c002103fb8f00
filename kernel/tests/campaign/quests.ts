import {
  type Campaign,
  type CampaignSeat,
  confirm,
  createMatch,
  finish,
  type Game,
  goOn,
  type Legacy,
  type Match,
  matchBegan,
  matchEnded,
  newCampaign,
  nextSetup,
  OptionsError,
  type WholeCampaign,
  writeMatch,
} from '../../src/index.ts';
import { type Toy, toyGame } from '../toy.ts';

export const LAST = 3;

interface Quest {
  readonly quest: number;
}

/** A campaign of three quests; in each the party may find its key. Nobody may know who holds which key. */
export const quests: Game = toyGame(
  function* (g: Toy) {
    const keys = g.unsaid === '' ? [] : g.unsaid.split(',');
    const found = yield* confirm(g, { seat: 0, prompt: 'search' });
    const result = found ? 'found' : 'failed';
    const quest = found ? g.turn + 1 : g.turn;
    finish(
      g,
      { result, winners: [], text: 'toy.done' },
      { version: 2, data: { quest, keys: found ? [...keys, `key${g.turn}`] : keys } },
    );
  },
  {},
  {
    options: (raw: unknown): Quest => {
      const { quest = 1 } = (raw ?? {}) as { quest?: unknown };
      if (typeof quest !== 'number') throw new OptionsError('A quest has a number.');
      return { quest };
    },
    start: ({ quest }: Quest, seats, legacy?: Legacy) => ({
      turn: quest,
      notes: [],
      secrets: Array(seats).fill(''),
      unsaid: ((legacy?.data as { keys: string[] } | undefined)?.keys ?? []).join(','),
    }),
    campaign: {
      version: 2,
      secret: true,
      read: (legacy) => {
        const { keys } = legacy.data as { keys: string[] };
        if (new Set(keys).size < keys.length) throw new OptionsError('The party holds a key twice.');
        if (keys.some((key) => !/^key[123]$/.test(key))) throw new OptionsError('There is no such key.');
        return { version: 2, data: legacy.data };
      },
      next: ({ data }) => {
        const { quest } = data as Quest;
        return quest > LAST ? null : { quest };
      },
      title: (options) => ['toy.quest', { n: (options as Quest).quest }],
      summary: ({ data }) => ({ keys: (data as { keys: string[] }).keys.length }),
    },
  },
);

export const person = (name: string): CampaignSeat => ({ kind: 'person', name, person: name, level: null });

/** Keeps a campaign in memory. */
export class Keeper {
  campaign: Campaign;
  readonly matches = new Map<string, Match>();
  readonly game: Game;
  #time = 0;

  constructor(game: Game = quests) {
    this.game = game;
    const seats = [person('Ada'), person('Ben')];
    this.campaign = newCampaign(game, { id: 'c', name: 'Keys', seats, options: { quest: 1 }, created: 0 });
  }

  /** Continues the campaign, and gives the id of the match in which it continues. */
  goOn(from?: string | null): string {
    const where = goOn(this.campaign, this.game, from);
    if ('running' in where) return where.running;
    const id = `m${this.matches.size + 1}`;
    this.matches.set(id, createMatch(nextSetup(this.game, where.next, id)));
    this.campaign = matchBegan(this.campaign, { ...where.next, id, begun: ++this.#time });
    return id;
  }

  /** Plays a match to its end. */
  play(id: string, answer: 'yes' | 'no' = 'yes'): void {
    const match = this.matches.get(id)!;
    match.answer(0, answer);
    const { over, legacy } = match;
    this.campaign = matchEnded(this.campaign, this.game, id, { at: ++this.#time, outcome: over!, legacy });
  }

  get whole(): WholeCampaign {
    const files = [...this.matches].map(([id, match]) => [id, writeMatch(match, { secret: true })] as const);
    return { campaign: this.campaign, files: new Map(files) };
  }
}
