import type { Side } from '../things.ts';

/*
 * Which quests a campaign goes through. A plan reads nothing but the log of what was played: whatever is known of the
 * progress of a campaign follows from it.
 */

/** What part of the campaign a quest is; the quest of a Quest card is beside them all. Without an overlord quests are of the story or beside it. */
export type Slot = 'introduction' | 'act-1' | 'interlude' | 'act-2' | 'finale' | 'card' | 'story' | 'side';

/** A quest that was played to its end. */
export interface Played {
  readonly quest: string;
  readonly slot: Slot;
  readonly won: Side;
}
export type QuestLog = readonly Played[];

/** The quests that can be played next, and the side that chooses among them. */
export interface NextQuests {
  readonly slot: Slot;
  readonly quests: readonly string[];
  readonly chooser: Side;
}

/** Whether a quest is in the box. */
export type InBox = (quest: string) => boolean;

export interface CampaignPlan {
  /** How many quests of an act there are before its end. */
  readonly perAct: number;
  /** The act with which it begins, if not the first. */
  readonly begins?: number;
  /** All quests that it can lead to. */
  readonly quests: readonly string[];
  /** Its Interludes and Finales, which are played in a campaign alone. */
  readonly turningPoints: readonly string[];
  /** What can be played after all this; null when the campaign is over. */
  next(log: QuestLog, inBox: InBox): NextQuests | null;
  /** The quests to which a quest leads when a side has won it, at once or later. */
  opens(quest: string, won: Side): readonly string[];
}

/** One quest for each side that can have won most. */
export type BySide = { readonly [side in Side]: string };

const of = (log: QuestLog, slot: Slot): QuestLog => log.filter((played) => played.slot === slot);
const wasPlayed = (log: QuestLog, quest: string): boolean => log.some((played) => played.quest === quest);

/** The side that has won at least two of the three quests of an act. Quest cards do not count. [D2-CAMP-09, D2-CAMP-10] */
function ahead(log: QuestLog, slot: Slot): Side {
  const all = of(log, slot);
  return all.filter(({ won }) => won === 'heroes').length * 2 > all.length ? 'heroes' : 'overlord';
}

/** The side that won the last quest; the heroes before there was any. */
const lastWinner = (log: QuestLog): Side => log.at(-1)?.won ?? 'heroes';

/** The act that the campaign has come to: the second begins when the Interlude has been played. [D2-INTER-01] */
export const actAfter = (log: QuestLog, { begins = 1 }: Pick<CampaignPlan, 'begins'> = {}): number =>
  Math.max(begins, of(log, 'interlude').length > 0 ? 2 : 1);

type Open = (log: QuestLog) => Omit<NextQuests, 'slot'>;

interface Course {
  readonly introduction: string;
  readonly perAct: number;
  readonly act1: Open;
  readonly interlude: Open;
  readonly act2: Open;
  readonly finale: Open;
  readonly quests: readonly string[];
  readonly turningPoints: readonly string[];
  opens(quest: string, won: Side): readonly string[];
}

/**
 * The course of a full campaign: Introduction, quests of Act I, Interlude, quests of Act II, Finale. A part
 * without any quest in the box ends the campaign: the side that won the quest before that part has won the
 * campaign. [D2-CAMP-02]
 */
function course({
  introduction,
  perAct,
  act1,
  interlude,
  act2,
  finale,
  quests,
  turningPoints,
  opens,
}: Course): CampaignPlan {
  const slotAfter = (log: QuestLog): [Slot, Open] | null => {
    if (of(log, 'introduction').length === 0)
      return ['introduction', () => ({ quests: [introduction], chooser: 'heroes' })];
    if (of(log, 'act-1').length < perAct) return ['act-1', act1];
    if (of(log, 'interlude').length === 0) return ['interlude', interlude];
    if (of(log, 'act-2').length < perAct) return ['act-2', act2];
    return of(log, 'finale').length === 0 ? ['finale', finale] : null;
  };
  return {
    perAct,
    quests,
    turningPoints,
    opens,
    next(log, inBox) {
      const part = slotAfter(log);
      if (!part) return null;
      const [slot, open] = part;
      const { quests: named, chooser } = open(log);
      const left = named.filter((quest) => inBox(quest) && !wasPlayed(log, quest));
      return left.length === 0 ? null : { slot, quests: left, chooser };
    },
  };
}

/** A quest of Act I, and the quests of Act II to its left and right in the Quest Log. */
export interface Row {
  readonly quest: string;
  readonly left: string;
  readonly right: string;
}

interface Columns {
  readonly introduction: string;
  readonly rows: readonly Row[];
  readonly perAct?: number;
  readonly interlude: BySide;
  readonly finale: BySide;
}

/**
 * A campaign in two columns: every quest of Act I opens the quest of Act II on the side of whoever won it, and one that
 * was never played opens the overlord's. The winner of a quest chooses the next. Interlude and Finale go by who has won
 * most of their act. [D2-CAMP-12, D2-CAMP-13, D2-CAMP-14, D2-CAMP-15, D2-CAMP-16, D2-CAMP-17, D2-CAMP-18]
 */
export function columns({ introduction, rows, perAct = 3, interlude, finale }: Columns): CampaignPlan {
  const opened = (log: QuestLog, { quest, left, right }: Row): string =>
    log.some((played) => played.quest === quest && played.won === 'heroes') ? left : right;
  const bySide =
    (quests: BySide, slot: Slot): Open =>
    (log) => ({ quests: [quests[ahead(log, slot)]], chooser: ahead(log, slot) });
  return course({
    introduction,
    perAct,
    act1: (log) => ({ quests: rows.map(({ quest }) => quest), chooser: lastWinner(log) }),
    interlude: bySide(interlude, 'act-1'),
    act2: (log) => ({ quests: rows.map((row) => opened(log, row)), chooser: lastWinner(log) }),
    finale: bySide(finale, 'act-2'),
    turningPoints: [...Object.values(interlude), ...Object.values(finale)],
    opens: (quest, won) =>
      rows.flatMap((row) => (row.quest === quest ? [won === 'heroes' ? row.left : row.right] : [])),
    quests: [
      introduction,
      ...rows.flatMap(({ quest, left, right }) => [quest, left, right]),
      ...Object.values(interlude),
      ...Object.values(finale),
    ],
  });
}

interface Named {
  readonly introduction: string;
  /** The quests that the rewards of a quest name, by who has won it. */
  readonly names: { readonly [quest: string]: { readonly [side in Side]: readonly string[] } };
  readonly perAct?: number;
  readonly interludes: readonly string[];
  readonly finales: readonly string[];
}

/**
 * A campaign in which the rewards of each quest name those that may be chosen next, and the side that has won most of
 * Act I chooses the Interlude. [D2-CAMP-22, D2-CAMP-23, D2-CAMP-24]
 */
export function named({ introduction, names, perAct = 3, interludes, finales }: Named): CampaignPlan {
  const byRewards: Open = (log) => {
    const { quest, won } = log.filter(({ slot }) => slot !== 'card').at(-1)!;
    return { quests: names[quest]?.[won] ?? [], chooser: lastWinner(log) };
  };
  return course({
    introduction,
    perAct,
    act1: byRewards,
    interlude: (log) => ({ quests: interludes, chooser: ahead(log, 'act-1') }),
    act2: byRewards,
    finale: (log) => ({ quests: finales, chooser: ahead(log, 'act-2') }),
    turningPoints: [...interludes, ...finales],
    opens: (quest, won) => names[quest]?.[won] ?? [],
    quests: [
      ...new Set([
        introduction,
        ...Object.entries(names).flatMap(([quest, { heroes, overlord }]) => [quest, ...heroes, ...overlord]),
        ...interludes,
        ...finales,
      ]),
    ],
  });
}

interface Mini {
  /** The quest that it begins with, and those from which the winner then chooses. */
  readonly opening: string;
  readonly quests: readonly string[];
  readonly finale: BySide;
}

/**
 * A mini campaign: all its quests of Act I, one after the other, and the Finale of whoever has won most of
 * them. Act II begins after the last quest before the Finale, which thus takes the place of an Interlude.
 * [D2-CAMP-50, D2-CAMP-51]
 */
export function mini({ opening, quests, finale }: Mini): CampaignPlan {
  const before = [opening, ...quests];
  const winner = (log: QuestLog): Side =>
    log.filter(({ won }) => won === 'heroes').length * 2 > log.length ? 'heroes' : 'overlord';
  return {
    perAct: before.length,
    quests: [...before, ...Object.values(finale)],
    turningPoints: Object.values(finale),
    opens: () => [],
    next(log, inBox) {
      if (of(log, 'finale').length > 0) return null;
      const left = before.filter((quest) => inBox(quest) && !wasPlayed(log, quest));
      const isFirst = log.length === 0 && left.includes(opening);
      if (left.length > 0)
        return {
          slot: left.length === 1 ? 'interlude' : 'act-1',
          quests: isFirst ? [opening] : left,
          chooser: lastWinner(log),
        };
      const last = finale[winner(log)];
      return inBox(last) && log.length > 0 ? { slot: 'finale', quests: [last], chooser: winner(log) } : null;
    },
  };
}

/** A box that holds quests of one act, and their Finale. */
export interface Part {
  readonly quests: readonly string[];
  readonly finale: string;
}

/** A mini campaign of one act: all its quests in any order, and then its Finale. [D2-CAMP-64] */
export const alone = (act: 1 | 2, { quests, finale }: Part): CampaignPlan => ({
  perAct: quests.length,
  begins: act,
  quests: [...quests, finale],
  turningPoints: [finale],
  opens: () => [],
  next(log, inBox) {
    if (of(log, 'finale').length > 0) return null;
    const left = quests.filter((quest) => inBox(quest) && !wasPlayed(log, quest));
    if (left.length > 0) return { slot: `act-${act}`, quests: left, chooser: lastWinner(log) };
    return inBox(finale) && log.length > 0
      ? { slot: 'finale', quests: [finale], chooser: lastWinner(log) }
      : null;
  },
});

/** Two of them one after the other: the Finale of the first is the Interlude of the whole. [D2-CAMP-65, D2-CAMP-66, D2-CAMP-67] */
export function joined(first: Part, second: Part): CampaignPlan {
  const parts: readonly [Slot, readonly string[]][] = [
    ['act-1', first.quests],
    ['interlude', [first.finale]],
    ['act-2', second.quests],
    ['finale', [second.finale]],
  ];
  return {
    perAct: first.quests.length,
    quests: parts.flatMap(([, quests]) => quests),
    turningPoints: [first.finale, second.finale],
    opens: () => [],
    next(log, inBox) {
      const now = parts.find(([, quests]) => quests.some((quest) => !wasPlayed(log, quest)));
      const left = now?.[1].filter((quest) => inBox(quest) && !wasPlayed(log, quest)) ?? [];
      return now && left.length > 0 ? { slot: now[0], quests: left, chooser: lastWinner(log) } : null;
    },
  };
}
