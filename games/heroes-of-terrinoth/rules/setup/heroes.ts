import { asHero, HERO, note, pieces } from '@questwright/adventure';
import { type As, chooseOne, pick, type Rule } from '@questwright/kernel';
import { heroOn, terrinothBoxes } from '../catalogue.ts';
import { ARCHETYPES, type Archetype, type HeroDef } from '../definitions.ts';
import { heroPiece } from '../heroes.ts';
import { createPiece } from '../pieces.ts';
import type { Terrinoth } from '../state.ts';
import { ACTIONS } from '../zones.ts';

/** Each player picks an archetype that nobody has yet, then one of its heroes. */
export function* formParty(g: Terrinoth): Rule {
  for (let seat = 0; seat < g.seats; seat++) {
    const wish = g.wishes.heroes[seat] ?? null;
    const def =
      wish === null || wish === 'random'
        ? yield* chooseHero(g, seat, wish === 'random')
        : (terrinothBoxes.of(g).get(wish) as HeroDef);
    takeHero(g, seat, def);
  }
}

function* chooseHero(g: Terrinoth, seat: number, atRandom: boolean): Rule<HeroDef> {
  const free = freeArchetypes(g);
  const archetype = atRandom
    ? pick(g, 'random archetype', free)
    : yield* chooseOne(g, { seat, prompt: 'ht.ask.archetype', among: free, as: asArchetype });
  const among = terrinothBoxes.of(g).content.heroes.filter((hero) => hero.archetype === archetype);
  if (atRandom) return pick(g, 'random hero', among, ({ id }) => id);
  return yield* chooseOne(g, { seat, prompt: 'ht.ask.hero', among, as: asHeroDef });
}

/** Archetypes that no seat has and that no later seat is promised. */
function freeArchetypes(g: Terrinoth): Archetype[] {
  const taken = new Set<Archetype>();
  for (let seat = 0; seat < g.seats; seat++) {
    if (pieces(g, HERO[seat]!).length > 0) taken.add(heroOn(g, heroPiece(g, seat)).archetype);
    const wish = g.wishes.heroes[seat];
    if (wish && wish !== 'random') taken.add((terrinothBoxes.of(g).get(wish) as HeroDef).archetype);
  }
  return ARCHETYPES.filter((archetype) => !taken.has(archetype));
}

/** The hero card and the four basic activation cards of the archetype that the box has, face up and readied. */
export function takeHero(g: Terrinoth, seat: number, def: HeroDef): void {
  createPiece(g, def.id, HERO[seat]!);
  for (const card of terrinothBoxes.printed.content.activations) {
    if (card.archetype === def.archetype && card.class === null) createPiece(g, card.id, ACTIONS[seat]!);
  }
  note(g, 'ht.log.plays', { seat: { seat }, hero: def.name }, 'HT-SETUP-21');
}

/** The players agree on the first leader. */
export function* chooseLeader(g: Terrinoth): Rule {
  const among = Array.from({ length: g.seats }, (_, seat) => seat);
  const as = asHero(g);
  g.leader = g.wishes.leader ?? (yield* chooseOne(g, { seat: 0, prompt: 'ht.ask.leader', among, as }));
  g.active = g.leader;
  note(g, 'ht.log.leader', { hero: g.leader }, 'HT-SETUP-23');
}

const asArchetype: As<Archetype> = {
  id: (archetype) => `archetype:${archetype}`,
  text: (archetype) => `ht.archetype.${archetype}`,
};

const asHeroDef: As<HeroDef> = {
  id: ({ id }) => `hero:${id}`,
  text: ({ name, health }) => ['ht.hero', { name, health }],
  about: ({ id }) => ({ definition: id }),
};
