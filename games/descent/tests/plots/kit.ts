import type { OpenPlaytest } from '@questwright/kernel/testing';
import { content } from '../../content/index.ts';
import { fortuneOf } from '../../rules/campaign/fortune.ts';
import { suffers } from '../../rules/effects/harm.ts';
import { isDefeated } from '../../rules/effects/overlord-cards.ts';
import { each, heroes } from '../../rules/effects/whom.ts';
import { at, open as openGroup, quest, reinforces, required, wins } from '../../rules/quest/words.ts';
import type { Figure, Piece } from '../../rules/state.ts';
import { room, type Table } from '../attack/kit.ts';
import { goOn, leftBy, plainAnswer, playTo, SMALL, START, withSmallCampaign } from '../campaign/kit.ts';
import { drawn } from '../quest/kit.ts';

/** The heroes stand in two spaces, and the monsters beside them. */
const yard = drawn(room('......', '......'), { West: 'a1 a2', East: 'b1 b2 c1 c2 d1 d2 e1 e2 f1 f2' });
const lasts = { End: [at('roundEnds', wins('heroes'))] };
const zombies = required('Zombie', 'East', { exactly: { minion: 1, master: 1 } });
const plain = { map: yard, heroes: 'West', groups: [zombies], rules: lasts };

/** Quests for Plot cards: a plain one of two encounters, one that hurts, one with an open group, one in which all heroes fall, one of the overlord's. */
const WRITTEN = [
  quest('One', { encounters: [plain, plain] }),
  quest('Two', {
    encounters: [
      { ...plain, rules: { ...lasts, Pain: [at('overlordStarts', suffers('damage', 3, each(heroes)))] } },
    ],
  }),
  quest('Three', { encounters: [{ ...plain, groups: [openGroup(['cursed'], 'East')] }] }),
  quest('Five', {
    encounters: [{ ...plain, rules: { ...lasts, Doom: [at('overlordStarts', isDefeated(each(heroes)))] } }],
  }),
  quest('Four', {
    encounters: [
      {
        ...plain,
        groups: [required('Zombie', 'East', { exactly: { minion: 1 } })],
        rules: {
          End: [at('roundEnds', wins('overlord'))],
          More: [at('overlordEnds', reinforces('Zombie', 'East', 1))],
        },
      },
    ],
  }),
];
const ALL = SMALL.map((one) => WRITTEN.find(({ quest: own }) => own.id === one.quest.id) ?? one);

/** The small campaign with quests for Plot cards, and no events on its roads. */
export const withPlots = (): void =>
  withSmallCampaign({
    events: [],
    quests: [...content.quests, ...ALL.map((one) => one.quest)],
    lasting: [...content.lasting, ...ALL.flatMap(({ rules }) => rules)],
  });

/** The id of a card by its name. */
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z ]+/g, '')
    .replaceAll(/ +/g, '-');

/** What the overlord has left before a quest: a Plot deck, of which these cards lie before him. */
export const scheming = (deck: string, cards: readonly string[], threat: number, changes: object = {}) =>
  leftBy([START], {
    ...changes,
    overlord: { plot: { deck, bought: cards.map((card) => `${idOf(deck)}-${idOf(card)}`), threat } },
  });

/** A quest of the small campaign, up to the question that is meant. */
export const inQuest = (
  open: OpenPlaytest,
  legacy: ReturnType<typeof leftBy>,
  id: string,
  wishes: Wishes = {},
): Table => go(goOn(open, legacy, 'd2.ask.next-quest').choose(`quest:${id}`), wishes);

export const plotCard = (t: Table, name: string): Piece =>
  (t.state.zones.plots as Piece[]).find(({ def }) => def.endsWith(`-${idOf(name)}`))!;

/** How a card of a Plot deck can be used now. */
export const usesOf = (t: Table, name: string): string[] =>
  t.offered.filter((id) => id.startsWith(`use:${plotCard(t, name)?.id}/`));

/** Everything by which the overlord may trigger a Plot card now. */
export const triggersNow = (t: Table): string[] =>
  (t.state.zones.plots as Piece[]).flatMap(({ id, def }) =>
    t.offered.some((offer) => offer.startsWith(`use:${id}/`)) ? [def] : [],
  );

export interface Wishes {
  /** Plot cards that are used as soon as they are offered, each once. */
  readonly use?: readonly string[];
  /** Options that are taken as soon as they are offered, each once. */
  readonly take?: readonly (string | number | RegExp)[];
  readonly until?: string | ((t: Table) => boolean);
}

/** So many answers are given before something counts as never coming. */
const LONGEST = 300;

/** Goes on with plain answers and with what is wished for. */
export function go(t: Table, { use = [], take = [], until }: Wishes): Table {
  const left = { use: [...use], take: [...take] };
  for (let n = 0; t.match.choice; n++) {
    if (n > LONGEST) throw new Error(`What is waited for does not come: ${t.prompt}`);
    if (typeof until === 'function' ? until(t) : t.prompt === until) break;
    t.choose(wished(t, left) ?? plainOr1(t));
  }
  return t;
}

const plainOr1 = (t: Table) => (t.match.choice!.kind === 'amount' ? 1 : plainAnswer(t.match));

function wished(
  t: Table,
  left: { use: string[]; take: (string | number | RegExp)[] },
): string | number | undefined {
  if (t.match.choice!.kind === 'amount') {
    const n = left.take.findIndex((one) => typeof one === 'number');
    return n < 0 ? undefined : (left.take.splice(n, 1)[0] as number);
  }
  if (t.match.choice!.kind !== 'one') return undefined;
  for (const [n, name] of left.use.entries()) {
    const [offer] = usesOf(t, name);
    if (offer === undefined) continue;
    left.use.splice(n, 1);
    return offer;
  }
  for (const [n, wish] of left.take.entries()) {
    const offer = t.offered.find((id) => (wish instanceof RegExp ? wish.test(id) : id === wish));
    if (offer === undefined) continue;
    left.take.splice(n, 1);
    return offer;
  }
  return undefined;
}

/** The threat that is left, whether a card is exhausted, and the fortune that the heroes have got. */
export const paid = (t: Table, name: string): [threat: number, exhausted: boolean, fortune: number] => [
  t.state.threat,
  plotCard(t, name).exhausted,
  t.state.campaign ? [0, 1].reduce((sum, hero) => sum + fortuneOf(t.state, hero), 0) : 0,
];

/** The figures of the overlord on the map. */
export const foes = (t: Table): Figure[] => (t.state.zones.map as Figure[]).filter(({ hero }) => hero < 0);
export const foe = (t: Table, rank: string): Figure => foes(t).find(({ def }) => def.endsWith(`/${rank}`))!;
export { playTo };
