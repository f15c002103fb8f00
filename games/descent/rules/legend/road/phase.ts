import { note } from '@questwright/adventure';
import { type As, type Closed, chooseOne, pick, type Rule } from '@questwright/kernel';
import { campaignOf } from '../../campaign/campaign.ts';
import { learnSkills } from '../../campaign/spend-xp.ts';
import { takeUpHeroes } from '../../campaign/take-up.ts';
import { descentBoxes } from '../../catalogue.ts';
import type { CityDef, LegendQuestDef } from '../../definitions.ts';
import { heroSeats } from '../../figures/sides.ts';
import { skillsFor } from '../../setup/experience.ts';
import type { Descent } from '../../state.ts';
import { isSideQuestUnlocked } from '../unlocks.ts';
import { enterCity, inCity } from './city.ts';
import { SIDE_QUESTS } from './numbers.ts';
import { actOf, legendQuestNamed, nextChapter, roadOf, spendWeek } from './road.ts';

/*
 * The Campaign phase without an overlord: the party is on the campaign map, or in a city. It ends when it sets out for a
 * quest.
 */

/** Somewhere to go from the campaign map. */
export type Going =
  | { readonly to: 'story' | 'side'; readonly quest: LegendQuestDef; readonly weeks: number }
  | { readonly to: 'city'; readonly city: CityDef }
  | { readonly to: 'train' };

/** One step of the phase. */
export function* roadPhase(g: Descent): Rule {
  if (g.inherited) {
    takeUpHeroes(g, g.inherited);
    g.inherited = null;
  }
  offerQuests(g);
  if (roadOf(g).city !== '') {
    yield* inCity(g);
    return;
  }
  const all = ways(g);
  const going = yield* chooseOne(g, {
    seat: heroSeats(g),
    topic: 'road',
    prompt: ['d2.ask.road', { gold: campaignOf(g).gold, fame: roadOf(g).fame }],
    among: all.filter((one) => !whyNot(g, one)),
    as: asGoing,
    closed: () => all.flatMap((one) => closed(g, one)),
  });
  if (going.to === 'train') yield* learnSkills(g);
  else if (going.to === 'city') enterCity(g, going.city);
  else setOut(g, going.to, going.quest);
}

/** The next chapter of the story, and side quests of the boxes at random, none twice. */
function offerQuests(g: Descent): void {
  const road = roadOf(g);
  const box = descentBoxes.of(g);
  const { id, log } = campaignOf(g);
  if (!road.story) {
    const { quest, weeks } = nextChapter(box, id, log)!;
    road.story = { quest: quest.id, weeksLeft: weeks };
  }
  const isFresh = (quest: string): boolean =>
    !road.side.includes(quest) && !log.some((played) => played.quest === quest);
  while (road.side.length < SIDE_QUESTS) {
    const left = box.content.legendQuests.filter(
      ({ sort, quest }) => sort === 'side' && isSideQuestUnlocked(g, quest) && isFresh(quest.id),
    );
    if (left.length === 0) return;
    road.side.push(pick(g, 'side quest', left, ({ quest }) => quest.id).quest.id);
  }
}

function ways(g: Descent): Going[] {
  const box = descentBoxes.of(g);
  const { story, side } = roadOf(g);
  return [
    { to: 'story', quest: legendQuestNamed(box, story!.quest)!, weeks: story!.weeksLeft },
    ...side.map((id): Going => ({ to: 'side', quest: legendQuestNamed(box, id)!, weeks: 1 })),
    ...box.content.cities.map((city): Going => ({ to: 'city', city })),
    { to: 'train' },
  ];
}

/** Why the party cannot go there, and the line that says so. */
function whyNot(g: Descent, { to }: Going): { readonly reason: string; readonly rule: string } | null {
  if (to === 'story') return null;
  if (to === 'train') return canTrain(g) ? null : { reason: 'd2.closed.no-xp', rule: 'D2-TRAIN-03' };
  return roadOf(g).story!.weeksLeft > 0 ? null : { reason: 'd2.closed.no-week', rule: 'D2-WEEK-04' };
}

function closed(g: Descent, going: Going): Closed[] {
  const why = whyNot(g, going);
  return why ? [{ id: asGoing.id(going), text: asGoing.text(going), ...why }] : [];
}

/** Whether anybody has XP enough for a Class card. */
export const canTrain = (g: Descent): boolean =>
  g.players.some((_, hero) => skillsFor(g, hero, campaignOf(g).xp[hero]!).length > 0);

/** The step of the set-up that follows the campaign map: heroes and classes are there. */
const FROM_THE_MAP = 3;

/** The party sets out; what is beside the story takes a week. */
function setOut(g: Descent, slot: 'story' | 'side', { quest }: LegendQuestDef): void {
  const road = roadOf(g);
  g.act = actOf(g);
  if (slot === 'side') {
    spendWeek(g);
    road.side = road.side.filter((id) => id !== quest.id);
  }
  campaignOf(g).slot = slot;
  g.quest = quest.id;
  g.encounter = 0;
  g.phase = 'setup';
  g.setUp = FROM_THE_MAP;
  note(g, 'd2.log.quest', { quest: quest.name }, 'D2-MAP-18');
}

export const asGoing: As<Going> = {
  id: (going) =>
    going.to === 'train'
      ? 'train'
      : going.to === 'city'
        ? `city:${going.city.id}`
        : `quest:${going.quest.quest.id}`,
  text: (going) => {
    if (going.to === 'train') return 'd2.word.road.train';
    if (going.to === 'city') return ['d2.word.road.city', { city: going.city.name }];
    return [`d2.word.road.${going.to}`, { quest: going.quest.quest.name, weeks: going.weeks }];
  },
  about: (going) => {
    if (going.to === 'train') return {};
    return going.to === 'city' ? { city: going.city.id } : { definition: going.quest.quest.id };
  },
};
