import { type Ability, does, head, holdsWhen, idFor, printed, when } from '@questwright/adventure';
import { chooseOne, nested, type Rule, type Text } from '@questwright/kernel';
import type { Rewards } from '../campaign/reward.ts';
import { standard } from '../campaign/rewards.ts';
import { contextOf } from '../context.ts';
import type {
  Aim,
  Contents,
  Context,
  EncounterDef,
  GroupPlan,
  LastingDef,
  LieutenantPlan,
  ObjectivePlan,
  PartPlan,
  QuestDef,
  UniquePlan,
} from '../definitions.ts';
import { answers } from '../effects/abilities.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { wakeGroup } from '../figures/groups.ts';
import { BASE_BOX } from '../ids.ts';
import type { Descent, Figure, ObjectiveColour, Piece, Rank, Side } from '../state.ts';
import type { EventName } from '../windows/names.ts';
import { type ByHeroes, forHeroes, toldByHeroes } from './by-heroes.ts';
import { placeNamed } from './encounter.ts';
import { groupNamed, missing, type Within } from './groups.ts';
import { endEncounter } from './outcome.ts';
import type { QuestCondition } from './places.ts';
import { aheadOf, counting, raceOf } from './race.ts';
import { reinforce } from './reinforce.ts';
import type { Who } from './who.ts';

/*
 * The words in which quests are written. A rule of a quest is a card in play: it answers to what happens, changes values
 * and forbids things.
 */

/** "Each time this happens to one of these": what follows. */
export const each = (
  event: EventName & ('defeated' | 'suffered' | 'left' | 'entered' | 'pickedUp' | 'dropped'),
  who: Who,
  effect: GameEffect,
  condition?: QuestCondition,
): Ability =>
  counting(
    answers(event, condition ? when(condition, effect) : effect, {
      of: 'anybody',
      says: [`d2.quest.when-${event}`, { who: nested(who.text) }],
      if: (g, _, what) => who.is(g, (what as { readonly figure: Figure }).figure),
    }),
    effect,
  );

/** "At that moment of each round": what follows, under a condition if there is one. */
export const at = (
  event: 'overlordStarts' | 'overlordEnds' | 'roundStarts' | 'roundEnds',
  effect: GameEffect,
  condition?: QuestCondition,
): Ability =>
  counting(
    answers(event, condition ? when(condition, effect) : effect, {
      of: 'anybody',
      says: `d2.quest.at-${event}`,
    }),
    effect,
  );

/** "Whoever finds the unique search token": what follows. */
export const whenUniqueFound = (effect: GameEffect): Ability =>
  counting(answers('uniqueFound', effect, { of: 'anybody', says: 'd2.quest.unique-found' }), effect);

/** A side wins the encounter at once. */
export const wins = (side: Side): GameEffect =>
  does(['d2.quest.wins', { side }], (g: Descent): void => endEncounter(g, side));

/** A token is put on the card of this rule. */
export const counts: GameEffect = does('d2.quest.counts', (_: Descent, { card }: Context) => {
  card.tokens++;
});

/** So many tokens, and so many more for each hero, lie on the card of this rule. */
export const hasCounted = (n: ByHeroes, more = 0) =>
  holdsWhen<Descent, Context>(
    toldByHeroes('d2.quest.counted', n, more),
    (g, { card }) => card.tokens >= forHeroes(n, g.players.length, more),
  );

/** Some figures may leave the map by one of its ways out, under a condition if there is one. */
export const leaveBy = (place: string, who: Who, condition?: QuestCondition): Ability => {
  const text: Text = ['d2.quest.leave-by', { place, who: nested(who.text) }];
  return {
    text: condition
      ? ['d2.quest.only-when', { condition: nested(condition.text), text: nested(text) }]
      : text,
    modify: {
      mayLeave: (g: Descent, me: Piece, may: boolean, figure: Figure) =>
        may ||
        (who.is(g, figure) &&
          placeNamed(g, place).includes(figure.at) &&
          (condition?.holds(g, contextOf(g, me)) ?? true)),
    },
  };
};

/** A lieutenant is knocked out where others would be defeated, and may stand up again. */
export const isKnockedOut = (who: Who): Ability => ({
  text: ['d2.quest.knocked-out', { who: nested(who.text) }],
  modify: {
    knocksOut: (g: Descent, _: Piece, is: boolean, figure: Figure) => is || who.is(g, figure),
  },
});

/**
 * The overlord puts monsters of a group on the map, as far as its limit allows, or its figures where the limit is waived; he
 * chooses between minion and master.
 */
export const reinforces = (monster: string, place: string, n = 1, within: Within = 'limit'): GameEffect =>
  does(
    ['d2.quest.reinforce', { monster, place, n, within }],
    function* (g: Descent): Rule {
      const group = groupNamed(g, monster)!;
      for (let left = n; left > 0; left--) {
        const ranks = missing(g, group, within);
        if (ranks.length === 0) return;
        yield* reinforce(g, group, yield* chooseRank(g, ranks), placeNamed(g, place));
      }
    },
    (g) => {
      const group = groupNamed(g, monster);
      return group !== undefined && missing(g, group, within).length > 0 && placeNamed(g, place).length > 0;
    },
  );

/** An inactive group wakes, all of it. */
export const wakes = (monster: string): GameEffect =>
  does(
    ['d2.quest.wakes', { monster }],
    (g: Descent) => wakeGroup(g, groupNamed(g, monster)!),
    (g) => groupNamed(g, monster)?.used === true,
  );

function* chooseRank(g: Descent, ranks: readonly Rank[]): Rule<Rank> {
  return yield* chooseOne(g, {
    seat: g.overlord,
    topic: 'rank',
    prompt: 'd2.ask.rank',
    among: ranks,
    as: { id: (rank) => `rank:${rank}`, text: (rank) => ['d2.word.definition', { name: rank }] },
  });
}

/** A group that the quest names, with the place of its monsters. */
export const required = (monster: string, place: string, more: Partial<GroupPlan> = {}): GroupPlan => ({
  monster,
  traits: [],
  place,
  exactly: null,
  inactive: false,
  ...more,
});

/** A group for which the overlord picks a monster with one of these traits. */
export const open = (traits: readonly string[], place: string, more: Partial<GroupPlan> = {}): GroupPlan => ({
  ...required('', place, more),
  monster: null,
  traits,
});

/** A lieutenant and the place where he begins. */
export const lieutenant = (
  name: string,
  place: string,
  more: Partial<LieutenantPlan> = {},
): LieutenantPlan => ({ name, place, side: 'overlord', inactive: false, ...more });

/** An objective token and the space where it lies. */
export const objective = (colour: ObjectiveColour, space: string): ObjectivePlan => ({ colour, space });

/** What lies and stands on a map as it is written. */
export interface WrittenContents {
  readonly groups?: readonly GroupPlan[];
  readonly lieutenants?: readonly LieutenantPlan[];
  readonly uniques?: readonly WrittenUnique[];
  readonly objectives?: readonly ObjectivePlan[];
  readonly search?: readonly string[];
  /** What the quest lets searches find, each with the name of its space. */
  readonly finds?: { readonly [space: string]: string };
  readonly marks?: { readonly [name: string]: readonly string[] };
  /** Its rules by their names. */
  readonly rules?: { readonly [name: string]: readonly Ability[] };
}

/** A part of a map that opens later, as it is written. */
export interface WrittenPart extends WrittenContents {
  readonly tiles: readonly string[];
  readonly opens: PartPlan['opens'];
}

/** A unique monster as it is written: one of a group, with a name, more Health and rules of its own. */
export interface WrittenUnique extends Omit<UniquePlan, 'rule'> {
  readonly rules: readonly Ability[];
}

/** An encounter as it is written. */
export interface WrittenEncounter extends WrittenContents {
  readonly groups: readonly GroupPlan[];
  readonly rules: { readonly [name: string]: readonly Ability[] };
  readonly map: EncounterDef['map'];
  readonly heroes: string;
  readonly ally?: string;
  readonly starred?: readonly string[];
  readonly aims?: readonly Aim[];
  readonly parts?: { readonly [name: string]: WrittenPart };
}

export interface WrittenQuest {
  readonly act?: number;
  readonly box?: string;
  readonly encounters: readonly WrittenEncounter[];
  /** What it gives in a campaign, if not what most quests do. */
  readonly rewards?: Rewards;
}

/** A quest, and its rules as cards. What is told of it stands under keys that are made of its id. */
export function quest(
  name: string,
  { act = 1, box = BASE_BOX, encounters, rewards = standard }: WrittenQuest,
): { readonly quest: QuestDef; readonly rules: readonly LastingDef[] } {
  const id = idFor(name);
  const rules: LastingDef[] = [];
  const made = encounters.map(({ map, heroes, ally, starred, aims, parts = {}, ...rest }, n) => {
    const contents = contentsFor(rules, `${id}-${n + 1}`);
    return {
      map,
      heroes,
      ally: ally ?? null,
      starred: starred ?? [],
      aims: aims ?? [],
      ...contents(rest, `d2.story.${id}.${n + 1}`),
      parts: Object.entries(parts).map(
        ([part, { tiles, opens, ...more }]): PartPlan => ({
          name: part,
          tiles,
          opens,
          ...contents(more, `d2.story.${id}.${idFor(part)}`),
        }),
      ),
    };
  });
  return {
    quest: {
      ...head({ id, name, original: true }),
      kind: 'quest',
      act,
      box,
      encounters: made,
      endings: { heroes: `d2.story.${id}.heroes`, overlord: `d2.story.${id}.overlord` },
      rewards,
      text: [],
    },
    rules,
  };
}

/** Makes what lies and stands on a map from what is written; its rules become cards. */
const contentsFor =
  (cards: LastingDef[], prefix: string) =>
  (written: WrittenContents, story: Text): Contents => {
    const card = (rule: string, abilities: readonly Ability[]): string => {
      const id = `${prefix}-${idFor(rule)}`;
      cards.push({
        ...head({ id, name: rule, original: true }),
        kind: 'lasting',
        race: raceOf(abilities),
        ahead: aheadOf(abilities),
        ...printed(abilities),
      });
      return id;
    };
    const { groups, lieutenants, uniques = [], objectives, search, finds, marks, rules = {} } = written;
    return {
      groups: groups ?? [],
      lieutenants: lieutenants ?? [],
      uniques: uniques.map(({ rules: own, ...plan }) => ({ ...plan, rule: card(plan.name, own) })),
      objectives: objectives ?? [],
      search: search ?? [],
      finds: finds ?? {},
      marks: marks ?? {},
      rules: Object.entries(rules).map(([rule, abilities]) => card(rule, abilities)),
      story,
    };
  };

export const questTexts: { readonly [key: string]: string } = {
  'd2.quest.when-defeated': 'Each time {who} is defeated',
  'd2.quest.when-suffered': 'Each time {who} suffers damage',
  'd2.quest.when-pickedUp': 'Each time {who} picks up an objective token',
  'd2.quest.when-dropped': 'Each time {who} drops an objective token',
  'd2.quest.when-left': 'Each time {who} leaves the map',
  'd2.quest.when-entered': 'Each time {who} enters a space',
  'd2.quest.unique-found': 'When a hero finds the unique search token',
  'd2.quest.at-overlordStarts': 'At the start of each turn of the overlord',
  'd2.quest.at-overlordEnds': 'At the end of each turn of the overlord',
  'd2.quest.at-roundStarts': 'At the start of each round',
  'd2.quest.at-roundEnds': 'At the end of each round',
  'd2.quest.wins': '{side, select, heroes {the heroes win} other {the overlord wins}} at once',
  'd2.quest.counts': 'put a token on this card',
  'd2.quest.counted':
    'there are {n, plural, =0 {at least {more} tokens for each hero} other {at least # tokens{more, plural, =0 {} other {, and # more for each hero,}}}} on this card',
  'd2.quest.counted.each':
    'there are at least {two}, {three} or {four} tokens, with two, three or four heroes, on this card',
  'd2.quest.wakes': 'the group {monster} wakes',
  'd2.quest.knocked-out': 'When {who} would be defeated, knock out this lieutenant instead.',
  'd2.quest.only-when': 'If {condition}: {text}',
  'd2.quest.leave-by': '{who} may leave the map by the {place}.',
  'd2.quest.reinforce':
    'the overlord places {n, plural, one {one {monster}} other {# of the group {monster}}} in or near {place}, {within, select, figures {whatever the limit of the group} other {within the limit of the group}}',
};
