import type { GameBox } from '@questwright/board-kit';
import type { Option } from '@questwright/kernel';
import { GiDungeonGate } from 'react-icons/gi';
import type { Options } from '../rules/options.ts';
import { english } from './english.ts';
import { playerOf } from './players.ts';
import { campaigns, LAIR, PACKS, quests, roads } from './shelf.ts';

const FEWEST_HEROES = 2;
/** The levels of Epic Play, and the one that the quest proposes. */
const LEVELS = ['quest', 'basic', 'advanced', 'expert'];

/** As many heroes as were asked for, and for each player at least one. */
const playersFor = (heroes: number, seats: number): number[] =>
  Array.from({ length: Math.max(heroes, seats - 1, FEWEST_HEROES) }, (_, hero) => playerOf(hero, seats));

/** Without an overlord every seat is the heroes'. */
const partyFor = (heroes: number, seats: number): number[] =>
  Array.from({ length: Math.max(heroes, seats, FEWEST_HEROES) }, (_, hero) => hero % seats);

const DELVE = 'delve';

/** Somebody who plays alone plays against a dungeon that runs itself; most campaigns need an overlord. */
const isWithoutOverlord = (quest: unknown, seats: number): boolean =>
  quest === DELVE || isRoad(quest) || (seats === 1 && !isCampaign(quest));

const isRoad = (quest: unknown): boolean => roads.some(([id]) => id === quest);
const isCampaign = (quest: unknown): boolean => isRoad(quest) || campaigns.some(([id]) => id === quest);

/** What is played without an overlord. */
const modeOf = (quest: unknown): Partial<Record<'mode' | 'campaign' | 'quest', unknown>> => {
  if (quest === DELVE) return { mode: 'delve' };
  return isRoad(quest) ? { mode: 'campaign', campaign: quest } : { mode: 'quest', quest: quest ?? null };
};

/** What somebody who ends a turn could still have done: an action, or steps that are paid for. */
const isWorthDoing = ({ id }: Option): boolean =>
  /^(?:action:(?!fatigue)|(?:ability|discard|door|free|pick-up|revive|search|shrink|step|weapon):)/.test(id);

export const box: GameBox = {
  id: 'descent',
  name: 'Descent',
  tagline: 'd2.box.tagline',
  hue: 'blood',
  emblem: GiDungeonGate,
  players: { min: 1, max: 5 },
  seats: { min: 1, max: 5 },
  minutes: [45, 120],
  together: false,
  setup: {
    quick: {
      seats: [{ kind: 'bot' }, { kind: 'person' }],
      values: { quest: 'first-blood', heroes: 'each' },
    },
    other: {
      text: 'd2.box.play-delve',
      seats: [{ kind: 'person' }],
      values: { quest: DELVE, heroes: 'each', dealt: true },
    },
    seatName: (seat, { quest }, seats) =>
      isWithoutOverlord(quest, seats)
        ? ['d2.box.player', { n: seat + 1 }]
        : seat === 0
          ? 'd2.box.overlord'
          : ['d2.box.player', { n: seat }],
    fields: [
      {
        kind: 'one',
        id: 'quest',
        label: 'd2.box.quest',
        help: 'd2.box.quest-help',
        initial: 'first-blood',
        choices: [
          { id: DELVE, text: 'd2.box.delve', note: 'd2.box.delve-note' },
          ...quests.map(([id, name]) => ({ id, card: id, text: ['d2.box.named', { name }] as const })),
          ...campaigns.map(([id, name]) => ({ id, card: id, text: ['d2.box.campaign', { name }] as const })),
          ...roads.map(([id, name]) => ({
            id,
            text: ['d2.box.campaign', { name }] as const,
            note: 'd2.box.road-note',
          })),
        ],
        any: 'd2.box.any-quest',
      },
      {
        kind: 'one',
        id: 'level',
        label: 'd2.box.level',
        help: 'd2.box.level-help',
        initial: 'quest',
        choices: LEVELS.map((id) => ({
          id,
          text: `d2.box.level.${id}`,
          note: `d2.box.level.${id}-note`,
        })),
      },
      {
        kind: 'toggle',
        id: 'lair',
        label: 'd2.box.lair',
        help: 'd2.box.lair-help',
        initial: false,
      },
      {
        kind: 'toggle',
        id: 'packs',
        label: 'd2.box.packs',
        help: 'd2.box.packs-help',
        initial: false,
      },
      {
        kind: 'toggle',
        id: 'rooms',
        label: 'd2.box.rooms',
        help: 'd2.box.rooms-help',
        initial: false,
      },
      {
        kind: 'toggle',
        id: 'allies',
        label: 'd2.box.allies',
        help: 'd2.box.allies-help',
        initial: false,
      },
      {
        kind: 'one',
        id: 'difficulty',
        label: 'd2.box.difficulty',
        help: 'd2.box.difficulty-help',
        initial: 'normal',
        choices: ['normal', 'hard'].map((id) => ({ id, text: `d2.box.difficulty.${id}` })),
      },
      {
        kind: 'toggle',
        id: 'dealt',
        label: 'd2.box.dealt',
        help: 'd2.box.dealt-help',
        initial: false,
      },
      {
        kind: 'one',
        id: 'heroes',
        label: 'd2.box.heroes',
        help: 'd2.box.heroes-help',
        initial: 'each',
        choices: [
          { id: 'each', text: 'd2.box.heroes-each' },
          ...[3, 4].map((n) => ({ id: String(n), text: ['d2.box.heroes-count', { n }] as const })),
        ],
      },
    ],
    options: ({ quest, level, heroes, difficulty, dealt, lair, packs, rooms, allies }, seats) => {
      const asked = heroes === 'each' ? 0 : Number(heroes);
      const owned = [
        ...(lair === true ? [LAIR] : []),
        ...(packs === true && isWithoutOverlord(quest, seats) ? PACKS : []),
      ];
      const boxes = owned.length > 0 ? { boxes: owned } : {};
      return isWithoutOverlord(quest, seats)
        ? {
            play: 'legend',
            ...modeOf(quest),
            difficulty,
            ...(dealt === true && modeOf(quest).mode === 'delve' && { dealt }),
            ...boxes,
            players: partyFor(asked, seats),
          }
        : {
            ...(isCampaign(quest) ? { campaign: quest } : { quest: quest ?? null }),
            level: level === 'quest' ? null : level,
            ...boxes,
            ...(rooms === true && { rooms }),
            ...(allies === true && isCampaign(quest) && { allies }),
            players: playersFor(asked, seats),
          };
    },
    campaign: ({ quest }) => isCampaign(quest),
    values: (options) => {
      const { quest, campaign, level, players, play, mode, difficulty, boxes = [] } = options as Options;
      const { rooms = false, allies = false, dealt = false } = options as Options;
      const lair = boxes.includes(LAIR);
      if (play === 'legend') {
        const each = partyFor(0, Math.max(...players) + 1).length;
        return {
          quest: mode === 'delve' ? DELVE : (campaign ?? quest),
          level: 'quest',
          difficulty: difficulty ?? 'normal',
          dealt,
          lair,
          packs: boxes.includes(PACKS[0]!),
          rooms,
          allies,
          heroes: players.length === each ? 'each' : String(players.length),
        };
      }
      const usual = playersFor(0, Math.max(...players) + 1).length;
      return {
        quest: campaign ?? quest,
        level: campaign ? 'quest' : (level ?? 'quest'),
        lair,
        rooms,
        allies,
        heroes: players.length === usual ? 'each' : String(players.length),
      };
    },
  },
  languages: { en: english },
  ends: ({ id }, choice) => id === 'end' && (choice?.options?.some(isWorthDoing) ?? false),
  load: async () => (await import('./module.ts')).module,
};
