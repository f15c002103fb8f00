import type { Legacy, State } from '@questwright/kernel';
import type { PartyLegacy } from './campaign/party.ts';
import { firstXp, readyHero, readyHeroesOf, suppliesFor } from './campaign/ready.ts';
import { MOST_SUPPLIES } from './campaign/upkeep.ts';
import { type BardsungBox, bardsungBoxes } from './catalogue.ts';
import type { ChapterDef } from './definitions.ts';
import { fateFor } from './encounter/begin.ts';
import type { Options } from './options.ts';
import type { Bardsung, HeroSheet, Journey } from './state.ts';

/** A new party, or the one that the match before has left. */
export function startOf(options: Options, seats: number, legacy?: Legacy): Omit<Bardsung, keyof State> {
  const box = bardsungBoxes.with(options.components);
  const ready = legacy ? null : readyParty(box, options);
  const inherited = (legacy?.data ?? ready) as PartyLegacy | null;
  const heroes = inherited ? inherited.heroes.map(({ hero }) => hero) : options.heroes;
  const journey =
    inherited?.journey ??
    (options.chapter === null ? null : newJourney(options.chapter, firstXp(box, options.chapter)));
  return {
    party: heroes,
    inherited,
    heroes: inherited
      ? inherited.heroes.map(({ mods, spent }) => ({ mods, spent }))
      : heroes.map((id) => newSheet(box, id, options.encounter)),
    node: ready
      ? (box.get(ready.journey.chapter) as ChapterDef).nodes[ready.journey.at]!
      : (options.encounter ?? ''),
    journey,
    phase: journey && !ready ? 'upkeep' : 'begin',
    step: 0,
    round: 0,
    tiles: [],
    order: [],
    acting: 0,
    queue: [],
    turn: null,
    bannerUsed: false,
    fate: { most: fateFor(seats), active: fateFor(seats) },
    supplies: inherited
      ? { ...inherited.supplies }
      : suppliesOf(journey ? MOST_SUPPLIES : suppliesFor(box, options.encounter)),
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

/** A new party that has its XP spent and stands in the first node: it begins as one that a match has left. */
function readyParty(box: BardsungBox, { chapter, ready, heroes }: Options): PartyLegacy | null {
  if (chapter === null || !ready) return null;
  const journey = newJourney(chapter, firstXp(box, chapter));
  journey.at = (box.get(chapter) as ChapterDef).start;
  return {
    heroes: readyHeroesOf(box, heroes, journey),
    gold: 0,
    supplies: suppliesOf(MOST_SUPPLIES),
    journey,
    isWon: false,
  };
}

const suppliesOf = (n: number): Bardsung['supplies'] => ({ charm: n, firewood: n, potion: n, toolkit: n });

function newSheet(box: BardsungBox, id: string, encounter: string | null): HeroSheet {
  const { mods, spent } = readyHero(box, box.content.heroes.find((hero) => hero.id === id)!, encounter);
  return { mods, spent };
}

const newJourney = (chapter: string, xp: number): Journey => ({
  chapter,
  at: '',
  done: [],
  opened: [],
  added: [],
  barred: [],
  told: [],
  chapters: [],
  found: 0,
  xp,
  reputation: 1,
});
