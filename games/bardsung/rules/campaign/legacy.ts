import { type CampaignWords, type Legacy, OptionsError } from '@questwright/kernel';
import { bardsungBoxes } from '../catalogue.ts';
import type { ChapterDef } from '../definitions.ts';
import { abilitiesOf, equipmentOf, packOf } from '../pieces.ts';
import { type Bardsung, type Journey, SUPPLIES, type Supply } from '../state.ts';
import type { HeroLegacy, PartyLegacy } from './party.ts';
import { MOST_SUPPLIES } from './upkeep.ts';

const VERSION = 1;

/** What a match leaves: spent tokens stay spent, and treasure is kept. A failure takes the gold and fills up the tokens to one. */
export function legacyLeft(g: Bardsung, journey: Journey, outcome: 'completed' | 'failed' | 'won'): Legacy {
  const hasFailed = outcome === 'failed';
  const supplies = Object.fromEntries(
    SUPPLIES.map((one) => [one, hasFailed ? Math.max(1, g.supplies[one]) : g.supplies[one]]),
  ) as { [one in Supply]: number };
  const data: PartyLegacy = {
    heroes: g.heroes.map((sheet, seat) => ({ ...sheet, hero: g.party[seat]!, ...holdingsOf(g, seat) })),
    gold: hasFailed ? 0 : g.gold,
    supplies,
    journey: { ...journey },
    isWon: outcome === 'won',
  };
  return { version: VERSION, data };
}

function holdingsOf(g: Bardsung, seat: number): Pick<HeroLegacy, 'abilities' | 'equipment' | 'pack'> {
  const equipment = equipmentOf(g, seat);
  return {
    abilities: abilitiesOf(g, seat).map(({ def }) => def),
    equipment: equipment.map(({ def }) => def),
    pack: packOf(g, seat).map(({ def, exhausted, host }) => ({
      card: def,
      exhausted,
      fitted: host === 0 ? -1 : equipment.findIndex(({ id }) => id === host),
    })),
  };
}

export const campaign: CampaignWords = {
  version: VERSION,
  // All cards of the party lie open, so nothing of it has to be kept from anybody.
  secret: false,
  read: ({ data }, seats) => ({ version: VERSION, data: readParty(data, seats) }),
  next: ({ data }, before) => ((data as PartyLegacy).isWon ? null : before),
  summary: ({ data }) => {
    const { heroes, gold, supplies, journey } = data as PartyLegacy;
    const { chapter, at, done, opened, xp, reputation } = journey;
    return {
      heroes: heroes.map(({ hero, abilities }) => ({ hero, abilities })),
      gold,
      supplies,
      chapter,
      at,
      done,
      opened,
      xp,
      reputation,
    };
  },
};

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;

/** Checks what a party is said to have: cards of the box, none of them twice, and no more of anything than there is. */
function readParty(raw: unknown, seats: number): PartyLegacy {
  const party: PartyLegacy = (raw ?? {}) as PartyLegacy;
  const { content } = bardsungBoxes.printed;
  if (!Array.isArray(party.heroes) || party.heroes.length !== seats)
    throw new OptionsError(
      `This party has ${party.heroes?.length ?? 0} heroes, and there are ${seats} seats.`,
    );
  if (!isCount(party.gold)) throw new OptionsError('The gold of a party is a whole number.');
  for (const one of SUPPLIES)
    if (!isCount(party.supplies?.[one]) || party.supplies[one] > MOST_SUPPLIES)
      throw new OptionsError(`A party has at most ${MOST_SUPPLIES} of each supply.`);
  const { heroes } = party as { heroes: readonly HeroLegacy[] };
  mustBeOnce(
    heroes.map(({ hero }) => hero),
    content.heroes,
    'hero',
  );
  mustBeOnce(
    heroes.flatMap(({ abilities }) => abilities.map((id) => basicOf(id))),
    content.abilities,
    'ability',
  );
  mustBeOnce(
    heroes.flatMap(({ equipment }) => equipment),
    content.equipment,
    'equipment card',
  );
  mustBeOnce(
    heroes.flatMap(({ pack }) => pack.map(({ card }) => card)),
    content.treasure,
    'treasure card',
  );
  const { journey } = party;
  const chapter = content.chapters.find(({ id }) => id === journey?.chapter);
  if (!chapter) throw new OptionsError(`There is no chapter "${journey?.chapter}".`);
  mustBeOnTheMap(chapter, journey);
  for (const id of [...journey.added, ...journey.barred])
    if (!bardsungBoxes.printed.find(id)) throw new OptionsError(`There is no card "${id}" in the box.`);
  for (const { spent } of heroes)
    if (!isCount(spent) || spent > journey.xp)
      throw new OptionsError('A hero has spent more XP than the party has.');
  return party;
}

/** Both sides of an ability are one card. */
const basicOf = (id: string): string =>
  bardsungBoxes.printed.content.abilities.find(({ enhanced }) => enhanced === id)?.id ?? id;

function mustBeOnce(
  ids: readonly string[],
  things: readonly { readonly id: string; readonly name: string }[],
  what: string,
): void {
  const seen = new Set<string>();
  for (const id of ids) {
    const thing = things.find((one) => one.id === id);
    if (!thing) throw new OptionsError(`There is no ${what} "${id}" in the box.`);
    if (seen.has(id)) throw new OptionsError(`${thing.name} is there twice, and the box has one.`);
    seen.add(id);
  }
}

function mustBeOnTheMap({ name, nodes }: ChapterDef, { at, done, reputation }: Journey): void {
  for (const node of [...done, ...(at === '' ? [] : [at])])
    if (!Object.hasOwn(nodes, node)) throw new OptionsError(`${name} has no node ${node}.`);
  const step = Math.abs(reputation);
  if (!Number.isInteger(step) || step < 1 || step > 4)
    throw new OptionsError('Reputation has four steps on either side.');
}
