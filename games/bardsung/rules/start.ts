import type { Legacy, State } from '@questwright/kernel';
import type { PartyLegacy } from './campaign/party.ts';
import { bardsungBoxes } from './catalogue.ts';
import { fateFor } from './encounter/begin.ts';
import type { Options } from './options.ts';
import { type Bardsung, CHARACTERISTICS, type HeroSheet, type Journey } from './state.ts';

const NO_MODS = Object.fromEntries(CHARACTERISTICS.map((one) => [one, 0])) as HeroSheet['mods'];
/** What each hero of a new campaign has to spend. */
const FIRST_XP = 3;

/** A new party, or the one that the match before has left. */
export function startOf(options: Options, seats: number, legacy?: Legacy): Omit<Bardsung, keyof State> {
  const inherited = (legacy?.data ?? null) as PartyLegacy | null;
  const heroes = inherited ? inherited.heroes.map(({ hero }) => hero) : options.heroes;
  const journey = inherited?.journey ?? (options.chapter === null ? null : newJourney(options.chapter));
  return {
    party: heroes,
    inherited,
    heroes: inherited
      ? inherited.heroes.map(({ mods, spent }) => ({ mods, spent }))
      : heroes.map((id) => newSheet(id, options.components)),
    node: options.encounter ?? '',
    journey,
    phase: journey ? 'upkeep' : 'begin',
    step: 0,
    round: 0,
    tiles: [],
    order: [],
    acting: 0,
    queue: [],
    turn: null,
    bannerUsed: false,
    fate: { most: fateFor(seats), active: fateFor(seats) },
    supplies: inherited ? { ...inherited.supplies } : { charm: 3, firewood: 3, potion: 3, toolkit: 3 },
    gold: inherited?.gold ?? 0,
    loud: false,
    left: 0,
    dead: [],
    third: heroes.map(() => false),
    arrivals: 0,
    fallen: -1,
    revived: 0,
  };
}

function newSheet(id: string, components: string | null): HeroSheet {
  const { mods } = bardsungBoxes.with(components).content.heroes.find((hero) => hero.id === id)!;
  return { mods: { ...NO_MODS, ...mods }, spent: 0 };
}

const newJourney = (chapter: string): Journey => ({
  chapter,
  at: '',
  done: [],
  opened: [],
  told: [],
  chapters: [],
  found: 0,
  xp: FIRST_XP,
  reputation: 1,
});
