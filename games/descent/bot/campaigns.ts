import type { TrialRun } from '@questwright/bots';
import { attach, clone, createMatch, type Legacy, type Match } from '@questwright/kernel';
import { LAIR } from '../rules/boxes.ts';
import { holdingsDiffer } from '../rules/campaign/holdings-differ.ts';
import type { DescentLegacy } from '../rules/campaign/party.ts';
import { takeUp } from '../rules/campaign/take-up.ts';
import { descentBoxes } from '../rules/catalogue.ts';
import type { CardDefinition } from '../rules/definitions.ts';
import { game } from '../rules/game.ts';
import type { Descent } from '../rules/state.ts';
import { thinker } from './thinker.ts';
import { by, byHabit, type Player } from './win-rates.ts';

/*
 * Whole campaigns, match after match. Each match is remembered by what it has left, so a run can be stopped in the middle
 * of a campaign.
 */

/** Campaigns have two to four heroes. */
const FEWEST = 2;
const HEROES = 3;
const NAMES = ['Overlord', 'Ann', 'Ben', 'Cid', 'Dot'];

/** What a campaign is begun with. */
interface Beginning {
  readonly campaign: string;
  readonly boxes?: readonly string[];
  readonly rooms?: boolean;
  readonly allies?: boolean;
}
const BASE: readonly Beginning[] = [{ campaign: 'the-shadow-rune' }];
/** Every campaign with an overlord, and all that can be added to it. */
const EVERYTHING = ['the-shadow-rune', 'heirs-of-blood', 'lair-of-the-wyrm'].map(
  (campaign): Beginning => ({ campaign, boxes: [LAIR], rooms: true, allies: true }),
);

/** Far more than any quest takes, and far more quests than any campaign has. */
const MOST_ANSWERS = 12_000;
const MOST_QUESTS = 40;
/** How often the state is looked at for faults. */
const LOOKS = 100;
/** After so many quests the experience of both sides is compared. */
const COMPARED = 8;

const dataOf = ({ data }: Legacy): DescentLegacy => data as DescentLegacy;

/** Plays the next match of a campaign, and gives what it leaves, or a sentence on what is wrong. */
function playMatch(
  options: Beginning,
  legacy: Legacy | null,
  heroes: number,
  seed: string,
  player: Player,
): Legacy {
  const seats = NAMES.slice(0, heroes + 1);
  const match = createMatch<Descent>({
    game,
    seats,
    seed,
    options,
    inCampaign: true,
    log: false,
    checkpoints: player.looksAhead ?? false,
    ...(legacy && { legacy }),
  } as never);
  if (legacy) mustBeRight(holdingsDiffer(laidOut(match, dataOf(legacy)), dataOf(legacy)));
  while (match.choice && match.count < MOST_ANSWERS) {
    match.answer(match.choice.seat, player(match, seed));
    if (match.count % LOOKS === 0) mustBeRight(game.faults!(match.state));
  }
  if (!match.legacy) throw new Error('The match has no end.');
  return game.campaign!.read(JSON.parse(JSON.stringify(match.legacy)), seats.length);
}

/** The position at the very beginning of a match, with what the match before has left. */
function laidOut({ checkpoints }: Match<Descent>, legacy: DescentLegacy): Descent {
  const g = clone(checkpoints[0]!.state) as Descent;
  attach(g, game as never, null);
  takeUp(g, legacy);
  return g;
}

function mustBeRight(faults: readonly string[]): void {
  if (faults.length > 0) throw new Error(faults.join('; '));
}

/** What a campaign has come to. */
interface Course {
  readonly legacies: readonly DescentLegacy[];
  readonly fault: string | null;
}

function playCampaign(n: number, beginning: Beginning, recall: TrialRun['recall'], player: Player): Course {
  const heroes = FEWEST + (n % HEROES);
  const legacies: DescentLegacy[] = [];
  let legacy: Legacy | null = null;
  while (legacies.length < MOST_QUESTS && legacies.at(-1)?.over == null) {
    const name = `campaign ${n + 1}, ${heroes} heroes, match ${legacies.length + 1}`;
    const before: Legacy | null = legacy;
    const left = recall(name, () => {
      try {
        return JSON.stringify(playMatch(beginning, before, heroes, name, player));
      } catch (error) {
        return `fault: ${(error as Error).message}`;
      }
    });
    if (left.startsWith('fault: ')) return { legacies, fault: `${name}: ${left.slice('fault: '.length)}` };
    legacy = JSON.parse(left) as Legacy;
    legacies.push(dataOf(legacy));
  }
  return { legacies, fault: null };
}

const xpOf = (ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + ((descentBoxes.printed.get(id) as CardDefinition).xp ?? 0), 0);

/** How much more XP a hero has got on average than the overlord, spent or not. */
function lead({ heroes, overlord }: DescentLegacy): number {
  const got = heroes.map(({ xp, skills }) => xp + xpOf(skills));
  return got.reduce((sum, n) => sum + n, 0) / got.length - overlord.xp - xpOf(overlord.owned);
}

/** The legacy of the phase after so many quests, Quest cards left aside. */
const after = (legacies: readonly DescentLegacy[], quests: number): DescentLegacy | undefined =>
  legacies.find(({ log }) => log.filter(({ slot }) => slot !== 'card').length > quests);

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / Math.max(1, all.length);

function* tell(courses: readonly Course[]): Iterable<string> {
  const done = courses.flatMap(({ legacies, fault }) => (fault === null ? [legacies] : []));
  yield `${courses.length} campaigns, of which ${done.length} came to their end without a fault`;
  for (const { fault } of courses) if (fault) yield `  ${fault}`;
  const last = done.map((legacies) => legacies.at(-1)!);
  const leads = done.flatMap((legacies) => after(legacies, COMPARED) ?? []).map(lead);
  const apart = mean(leads.map(Math.abs));
  yield `after ${COMPARED} quests a hero has ${mean(leads).toFixed(1)} XP more than the overlord on average; they are ${apart.toFixed(1)} apart`;
  for (const slot of ['introduction', 'act-1', 'interlude', 'act-2', 'finale', 'card'] as const) {
    const log = last.flatMap((one) => one.log.filter((played) => played.slot === slot));
    const won = log.filter((played) => played.won === 'heroes').length;
    yield `${slot}: ${log.length} quests, of which the heroes won ${won}`;
    for (const quest of [...new Set(log.map((played) => played.quest))].sort()) {
      const all = log.filter((played) => played.quest === quest);
      const theirs = all.filter((played) => played.won === 'heroes').length;
      yield `  ${quest}: ${all.length} times, ${theirs} won by the heroes`;
    }
  }
  yield `the heroes won ${last.filter(({ over }) => over === 'heroes').length} of ${last.length} campaigns`;
  const plots = last.map(({ overlord }) => overlord.plot?.bought.length ?? 0);
  yield `the overlord ended with ${mean(plots).toFixed(1)} Plot cards and ${mean(last.map(({ overlord }) => overlord.owned.length)).toFixed(1)} Overlord cards, a hero with ${mean(last.flatMap(({ heroes }) => heroes.map(({ skills }) => skills.length))).toFixed(1)} skills and ${mean(last.flatMap(({ heroes }) => heroes.map(({ gear }) => gear.length))).toFixed(1)} items`;
}

/** This many whole campaigns, with two, three and four heroes in turn; and with one beginning after the other for each. */
const campaigns = (player: Player, beginnings = BASE) =>
  function* (matches: number, { includes, recall }: TrialRun): Iterable<string> {
    const courses: Course[] = [];
    for (let n = 0; n < matches; n++) {
      const beginning = beginnings[Math.floor(n / HEROES) % beginnings.length]!;
      if (includes(`campaign ${n + 1}`)) courses.push(playCampaign(n, beginning, recall, player));
    }
    yield* tell(courses);
  };

export const campaignTrials = {
  campaigns: campaigns(by(thinker)),
  'campaigns-by-habit': campaigns(byHabit),
  'campaigns-with-everything': campaigns(by(thinker), EVERYTHING),
};
