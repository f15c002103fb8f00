import { type CampaignWords, type Legacy, OptionsError } from '@questwright/kernel';
import { type DescentBox, descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import { legendQuestNamed, nextChapter } from '../legend/road/road.ts';
import { DIFFICULTIES } from '../legend/state.ts';
import { campaignNamed, nextIn, questsIn } from './campaign.ts';
import { LEGACY_VERSION } from './leave.ts';
import { granted } from './mini.ts';
import type { DescentLegacy, HeroLegacy, RoadLegacy } from './party.ts';
import type { QuestLog } from './plan.ts';
import { rewardsFor } from './rewards.ts';
import type { AllyHeld } from './state.ts';

/** What the kernel asks of a game that has campaigns. */
export const campaign: CampaignWords = {
  version: LEGACY_VERSION,
  // The hand of Rumor cards is the overlord's secret, and so is which cards he has left out of his deck.
  secret: true,
  // Before version 2 every campaign had an overlord.
  read: ({ version, data }) => ({
    version: LEGACY_VERSION,
    data: readLegacy(version === 1 && typeof data === 'object' ? { ...data, legend: null } : data),
  }),
  next: (legacy, before) => (dataOf(legacy).over === null ? before : null),
  title: (_, left) => {
    const last = left && dataOf(left).log.at(-1);
    return last ? ['d2.word.quest', { name: descentBoxes.printed.get(last.quest).name }] : null;
  },
  summary: (legacy) => {
    const { overlord, ...rest } = dataOf(legacy);
    const { rumors, ...known } = overlord;
    return { ...rest, overlord: { ...known, rumors: rumors.length } };
  },
};

const dataOf = ({ data }: Legacy): DescentLegacy => data as DescentLegacy;

const refuse = (message: string): never => {
  throw new OptionsError(message);
};

/** Checks what a match is said to have left: it comes from somewhere, nothing is there twice, and everything adds up. */
function readLegacy(raw: unknown): DescentLegacy {
  const legacy = raw as DescentLegacy;
  if (typeof raw !== 'object' || raw === null || !Array.isArray(legacy.log) || !Array.isArray(legacy.heroes))
    return refuse('This is nothing that a campaign of Descent has left.');
  const box = descentBoxes.printed;
  if (legacy.legend) mustBeOnTheRoad(box, legacy, legacy.legend);
  else mustHaveHappened(box, legacy);
  mustBeInTheBox(box, legacy);
  for (const hero of legacy.heroes) mustBeOfItsClass(box, hero);
  if (legacy.ally) mustBeAnAlly(box, legacy.ally);
  mustAddUp(box, legacy);
  return legacy;
}

/** Every quest of the log could be chosen when it was played. */
function mustHaveHappened(box: DescentBox, { campaign: id, log, over }: DescentLegacy): void {
  const def = campaignNamed(box, id) ?? refuse(`There is no campaign "${id}".`);
  for (const [n, { quest, slot, won }] of log.entries()) {
    const next = nextIn(box, def, log.slice(0, n));
    const isCard = slot === 'card' && questsIn(box)(quest);
    if (!isCard && (next?.slot !== slot || !next.quests.includes(quest)))
      refuse(`The quest "${quest}" cannot come after what was played before it.`);
    if (won !== 'heroes' && won !== 'overlord') refuse('A quest is won by the heroes or by the overlord.');
  }
  if (log.length === 0) refuse('A campaign leaves something when its first quest is over.');
  if ((nextIn(box, def, log) === null) !== (over !== null))
    refuse('A campaign is over when no quest is left, and not before.');
}

/** No card is there more often than the box has it, wherever it lies. */
function mustBeInTheBox(box: DescentBox, legacy: DescentLegacy): void {
  const {
    heroes,
    overlord,
    rumorsOut,
    questCards,
    advanced,
    claimed = [],
    kept = [],
    box: out,
    found,
  } = legacy;
  const held = [
    ...heroes.flatMap(({ hero, skills, gear }) => [hero, ...skills, ...gear.map(({ card }) => card)]),
    ...[...overlord.owned, ...overlord.relics, ...(overlord.plot?.bought ?? []), ...overlord.rumors],
    ...[...rumorsOut, ...questCards, ...advanced, ...claimed, ...kept.map(({ card }) => card), ...out],
  ];
  const sides = new Set<string>();
  for (const id of [...new Set([...held, ...found])]) {
    const def = box.find(id) ?? refuse(`There is no card "${id}" in the box.`);
    const { copies = 1, otherSide } = def as CardDefinition;
    const count = [...held, ...found].filter((one) => one === id).length;
    if (count > copies) refuse(`${def.name} is there ${count} times, and the box has ${copies}.`);
    if (otherSide === undefined) continue;
    if (sides.has(otherSide)) refuse(`${def.name} is the other side of a relic that is there as well.`);
    sides.add(id);
  }
}

/** The chapters were played in their order, and the story has come to the next one. */
function mustBeOnTheRoad(
  box: DescentBox,
  { campaign: id, log, over }: DescentLegacy,
  { story, weeks, fame, morale, side, difficulty }: RoadLegacy,
): void {
  if (!box.content.legendCampaigns.some((one) => one.id === id)) refuse(`There is no campaign "${id}".`);
  for (const [n, { quest, slot, won }] of log.entries()) {
    const isNext =
      slot === 'story'
        ? nextChapter(box, id, log.slice(0, n))?.quest.id === quest
        : slot === 'side' && legendQuestNamed(box, quest)?.sort === 'side';
    if (!isNext) refuse(`The quest "${quest}" cannot come after what was played before it.`);
    if (won !== 'heroes' && won !== 'overlord') refuse('A quest is won by the heroes or by the overlord.');
  }
  if (log.length === 0) refuse('A campaign leaves something when its first quest is over.');
  const next = nextChapter(box, id, log)?.quest.id;
  if ((next === undefined) !== (over !== null))
    refuse('A campaign is over when no quest is left, and not before.');
  if (story?.quest !== next || !isCount(story?.weeksLeft ?? 0))
    refuse('The story goes on with its next quest.');
  if (![weeks, fame, morale].every(isCount)) refuse('Weeks, fame and morale are whole numbers.');
  if (!DIFFICULTIES.includes(difficulty)) refuse('The difficulty is normal or hard.');
  for (const quest of side)
    if (legendQuestNamed(box, quest)?.sort !== 'side') refuse(`"${quest}" is no side quest.`);
}

/** The XP that quests of the story have given to each hero. */
const xpOf = (box: DescentBox, log: QuestLog): number =>
  log.reduce(
    (sum, { quest, won, slot }) =>
      sum + (slot === 'story' ? legendQuestNamed(box, quest)!.rewards[won].xp : 0),
    0,
  );

function mustBeOfItsClass(box: DescentBox, { hero, class: id, skills }: HeroLegacy): void {
  const { heroes, classes } = box.content;
  const sheet = heroes.find((one) => one.id === hero) ?? refuse(`There is no hero "${hero}".`);
  const def = classes.find((one) => one.id === id) ?? refuse(`There is no class "${id}".`);
  if (sheet.archetype !== def.archetype) refuse(`${sheet.name} cannot be a ${def.name}.`);
  for (const skill of skills)
    if ((box.get(skill) as CardDefinition).deck !== def.name)
      refuse(`${box.get(skill).name} is no skill of a ${def.name}.`);
}

/** The skills of an ally are its own, each once. */
function mustBeAnAlly(box: DescentBox, { id, skills }: AllyHeld): void {
  const card = box.content.allies.find((one) => one.id === id) ?? refuse(`There is no ally "${id}".`);
  for (const skill of skills)
    if (!card.skills.includes(skill)) refuse(`"${skill}" is no skill of ${card.name}.`);
  if (new Set(skills).size < skills.length) refuse(`${card.name} has a skill twice.`);
}

const isCount = (n: unknown): boolean => Number.isInteger(n) && (n as number) >= 0;

/** Gold comes in coins of 25. */
const COIN = 25;

/** What was spent and what is left is no more than what the quests before the last one have given. */
function mustAddUp(
  box: DescentBox,
  { campaign: id, heroes, overlord, gold, log, legend, box: out }: DescentLegacy,
): void {
  if (!isCount(gold) || gold % COIN !== 0) refuse('The gold of the heroes comes in coins of 25.');
  const priceOf = (ids: readonly string[]): number =>
    ids.reduce((sum, id) => sum + ((box.get(id) as CardDefinition).xp ?? 0), 0);
  const paid = log.slice(0, -1);
  if (legend) {
    const most = xpOf(box, log);
    for (const { xp, skills } of heroes)
      if (!isCount(xp) || xp + priceOf(skills) > most)
        refuse('A hero has spent or kept more XP than the quests have given.');
    return;
  }
  const def = campaignNamed(box, id)!;
  for (const { xp, skills, fortune } of heroes) {
    if (!isCount(xp) || !isCount(fortune)) refuse('XP and fortune are whole numbers.');
    if (xp + priceOf(skills) > earned(box, paid, 'heroes') + granted(def, paid, 'heroes'))
      refuse('A hero has spent or kept more XP than the quests have given.');
  }
  if (!isCount(overlord.xp) || !isCount(overlord.plot?.threat ?? 0))
    refuse('XP and threat are whole numbers.');
  const byCards = out.reduce((sum, card) => sum + ((box.get(card) as CardDefinition).givesXp ?? 0), 0);
  const most = earned(box, paid, 'overlord') + granted(def, paid, 'overlord') + byCards;
  if (overlord.xp + priceOf(overlord.owned) > most)
    refuse('The overlord has spent or kept more XP than the quests have given.');
}

/** The XP that each player of a side can have got by some quests: those that they give, and one for each relic. */
function earned(box: DescentBox, log: QuestLog, side: 'heroes' | 'overlord'): number {
  const all = log.flatMap(({ quest, won, slot }) => {
    const def = box.get(quest);
    return def.kind === 'quest' && slot !== 'card' ? rewardsFor(def.rewards, won) : [];
  });
  return all.reduce((sum, { xp, relic }) => sum + (xp?.side === side ? xp.n : relic === side ? 1 : 0), 0);
}
