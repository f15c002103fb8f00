import { type ChoiceView, createRandom, type Random } from '@questwright/kernel';
import type { ServerMessage } from '../../../protocol/index.ts';
import { HEROES } from '../../kit/games.ts';
import { makeMatch, someAnswer } from '../../kit/play.ts';
import { Pest } from './floods.ts';
import { again, type Field, type Kind, pause } from './kind.ts';

const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;
const none = { heroes: [], cards: [], enemies: [], locations: [], exploration: [], quests: [] };

/** A quest over which the rules work as long as they are let. */
const endless = {
  id: 'endless',
  name: 'Endless',
  enemies: [{ random: { Trivial: 2 } }],
  locations: [{ random: { Trivial: 1 } }],
  exploration: [{ sets: ['Base', 'Dungeon', 'Arcane'] }],
  abilities: [{ when: 'round starts', do: { 'raise peril': 1e9 } }],
};
const endlessOptions = { quest: 'endless', components: JSON.stringify({ ...none, quests: [endless] }) };

/** Options that no page of ours would send. */
const odd: readonly Record<string, unknown>[] = [
  endlessOptions,
  { components: JSON.stringify(none).padEnd(20_000) },
  { components: { quests: [endless] } },
  { quest: 'x'.repeat(4000) },
  { quest: 'x'.repeat(400_000) },
  { heroes: Array.from({ length: 5000 }, () => 'made-up') },
  { __proto__: null, constructor: { prototype: {} } },
];

const making: Kind = {
  name: 'making matches',
  must: ['over-quota'],
  atMost: ({ matchesPerHour }, guests) => ({ done: (matchesPerHour + 1) * guests }),
  async attack(field) {
    const pest = await Pest.enter(field);
    await again(field, async (i) => {
      await pest.ask({ type: 'create', game: 'magpies', seats: [me, open], listed: i % 2 === 0 });
    });
    await pest.leave();
  },
};

const oddOptions: Kind = {
  name: 'raw options and components in a match with others',
  must: ['made-up', 'bad-options'],
  atMost: () => ({ done: 0 }),
  async attack(field) {
    const pest = await Pest.enter(field);
    await again(field, async (i) => {
      const options = odd[i % odd.length]!;
      await pest.ask({ type: 'create', game: HEROES, options, seats: [me, open], listed: true });
    });
    await pest.leave();
  },
};

const endlessQuests: Kind = {
  name: 'endless quests of their own',
  must: ['parked', 'over-quota'],
  atMost: () => ({}),
  async attack(field) {
    const pest = await Pest.enter(field);
    const random = createRandom(field.name);
    await again(field, () => playEndlessly(pest, field, random));
    await pest.leave();
  },
};

/** Begins such a match, and answers whatever is asked until the rules fail or nothing is allowed any more. */
async function playEndlessly(pest: Pest, { isOver }: Field, random: Random): Promise<void> {
  const create = { type: 'create', game: HEROES, options: endlessOptions, listed: false } as const;
  const made = await pest.ask({ ...create, seats: [me, me] });
  if (made.type !== 'done') return pause(50);
  const match = made.match!;
  await pest.ask({ type: 'start', match });
  await pest.ask({ type: 'watch', match });
  for (let reply: ServerMessage = made; reply.type === 'done' && !isOver(); ) {
    const { client } = pest;
    const asked = (): ChoiceView | undefined =>
      [0, 1].map((seat) => client.see(match, seat)?.view.choice).find((choice) => choice?.options) ??
      undefined;
    const choice = await client.until(asked, 'a choice', 2000).catch(() => null);
    if (!choice) break;
    const { seat, n } = choice;
    reply = await pest.ask({ type: 'answer', match, seat, n, answer: someAnswer(choice, random) });
    if (reply.type === 'done') await client.untilVersion(match, seat, n + 1);
  }
  await pest.ask({ type: 'unwatch', match });
}

const unopenable: Kind = {
  name: 'watching a match that cannot be shown',
  must: ['parked'],
  // Each may see the matches of the others being parked for the first time.
  atMost: (_, guests) => ({ 'parked again': guests * guests }),
  async attack(field) {
    const pest = await Pest.enter(field);
    const match = await makeMatch(pest.client, [], { game: 'snag' });
    // While nobody watches, nobody notices that nothing can be shown any more.
    await pest.ask({ type: 'unwatch', match });
    await pest.ask({ type: 'answer', match, seat: 0, n: 1, answer: 'blind' });
    const before = await countOf(field.url, 'parked');
    await again(field, async () => {
      await pest.ask({ type: 'unwatch', match });
      await pest.ask({ type: 'watch', match });
      field.note(pest.client.tables.get(match)?.status ?? 'unseen');
    });
    for (let i = await countOf(field.url, 'parked'); i > before; i--) field.note('parked again');
    await pest.leave();
  },
};

/** How often something has happened on the server, which it counts. */
async function countOf(url: string, what: 'parked' | 'reports'): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`questwright_${what}_total (\\d+)`).exec(text)![1]);
}

const failing: Kind = {
  name: 'making the rules fail',
  must: ['parked', 'over-quota'],
  // Each may see the reports of the others.
  atMost: ({ matchesPerHour, reportsPerHour }, guests) => ({
    parked: (matchesPerHour + 1) * guests,
    reported: (reportsPerHour + 1) * guests * guests,
  }),
  async attack(field) {
    const pest = await Pest.enter(field);
    const before = await countOf(field.url, 'reports');
    await again(field, async () => {
      const made = await pest.ask({ type: 'create', game: 'snag', seats: [me], listed: false });
      if (made.type !== 'done') return;
      const match = made.match!;
      await pest.ask({ type: 'start', match });
      await pest.ask({ type: 'answer', match, seat: 0, n: 1, answer: 'throw' });
    });
    for (let i = await countOf(field.url, 'reports'); i > before; i--) field.note('reported');
    await pest.leave();
  },
};

export const matches = [making, oddOptions, endlessQuests, unopenable, failing];
