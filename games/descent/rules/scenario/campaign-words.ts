import { type Entry, OptionsError } from '@questwright/kernel';
import { campaignNamed, nextIn } from '../campaign/campaign.ts';
import { LEGACY_VERSION } from '../campaign/leave.ts';
import type { DescentLegacy, HeroLegacy, PlotLegacy } from '../campaign/party.ts';
import type { Played, Slot } from '../campaign/plan.ts';
import { campaign as words } from '../campaign/read.ts';
import { campaignStart } from '../campaign/start.ts';
import { descentBoxes } from '../catalogue.ts';
import type { CardDefinition } from '../definitions.ts';
import type { Descent } from '../state.ts';

/** The Campaign phase after some quests, as it is described. */
export interface DescribedCampaign {
  readonly id: string;
  /** The names of the heroes, by which their seats are called. */
  readonly names: readonly string[];
  readonly left: DescentLegacy;
}

interface Printed {
  readonly id: string;
  readonly name: string;
}

/** What a party has when the Campaign phase begins: all that a match could have left. */
export function readCampaign(doc: Entry): DescribedCampaign {
  const { content } = descentBoxes.printed;
  const { id } = called(doc.at('campaign'), content.campaigns, 'campaign');
  const log = readLog(doc.at('played'), id);
  const heroes = doc.at('heroes').list('the heroes with their classes').map(readHero);
  const left: DescentLegacy = {
    campaign: id,
    over: null,
    log,
    found: listed(doc.at('found'), searchCards(), 'Search card'),
    heroes,
    gold: doc.at('gold').or(0).whole({ min: 0 }),
    overlord: readOverlord(doc.at('overlord').or({}).asMap('what the overlord has')),
    rumorsOut: [],
    questCards: cards(doc.at('quest cards'), ({ deck }) => deck === 'rumor' || deck === 'advanced'),
    advanced: [],
    box: [],
    legend: null,
  };
  return { id, names: heroes.map(({ hero }) => nameOf(hero)), left: checked(doc, left) };
}

/** Puts the described Campaign phase on the table. */
export function arrangeCampaign(g: Descent, { id, left }: DescribedCampaign): void {
  const { campaign, inherited, act } = campaignStart(id, left.heroes.length, {
    version: LEGACY_VERSION,
    data: left,
  });
  Object.assign(g, { campaign, inherited, act, phase: 'campaign', threat: left.overlord.plot?.threat ?? 0 });
}

/** What could not have come about is refused, like a file of a campaign. */
function checked(doc: Entry, left: DescentLegacy): DescentLegacy {
  try {
    return words.read({ version: LEGACY_VERSION, data: left }, left.heroes.length + 1).data as DescentLegacy;
  } catch (error) {
    throw error instanceof OptionsError ? doc.at('campaign').wrong(error.message) : error;
  }
}

/** The quests that were played, each in its part of the campaign; those of Quest cards say so. */
function readLog(entry: Entry, campaign: string): Played[] {
  const box = descentBoxes.printed;
  const log: Played[] = [];
  for (const one of entry.list('the quests that were played, like { quest: First Blood, won: heroes }')) {
    const { id } = called(one.at('quest'), box.content.quests, 'quest');
    const next = nextIn(box, campaignNamed(box, campaign)!, log);
    const slot: Slot = one.at('card').flag() ? 'card' : (next?.slot ?? 'finale');
    if (slot !== 'card' && !next?.quests.includes(id))
      throw one.wrong(`this quest cannot come here; ${(next?.quests ?? []).map(nameOf).join(', ')} can`);
    log.push({ quest: id, slot, won: one.at('won').oneOf(['heroes', 'overlord'] as const) });
  }
  return log;
}

/** A hero with what the class gives, and more skills and items. */
function readHero(entry: Entry): HeroLegacy {
  const { content } = descentBoxes.printed;
  const own = called(entry.at('class'), content.classes, 'class');
  const gear = [...content.weapons, ...content.items];
  return {
    hero: called(entry.at('hero'), content.heroes, 'hero').id,
    class: own.id,
    xp: entry.at('xp').or(0).whole({ min: 0 }),
    skills: [...own.skills, ...cards(entry.at('skills'), ({ deck }) => deck === own.name)],
    gear: [
      ...own.equipment.map((card) => ({ card, worn: true })),
      ...listed(entry.at('items'), gear, 'item').map((card) => ({ card, worn: false })),
    ],
    fortune: entry.at('fortune').or(0).whole({ min: 0 }),
  };
}

/** The overlord's basic deck, and what else he has. */
function readOverlord(entry: Entry): DescentLegacy['overlord'] {
  const { content } = descentBoxes.printed;
  const deck = entry
    .at('deck')
    .or('Basic I')
    .oneOf(['Basic I', 'Basic II'] as const);
  const basic = content.cards
    .filter((card) => card.deck === deck)
    .flatMap(({ id, copies = 1 }) => Array<string>(copies).fill(id));
  return {
    owned: [...basic, ...cards(entry.at('cards'), ({ back }) => back === 'overlord')].sort(),
    xp: entry.at('xp').or(0).whole({ min: 0 }),
    relics: cards(entry.at('relics'), ({ deck }) => deck === 'relic'),
    plot: entry.at('plot').isSaid ? readPlot(entry.at('plot')) : null,
    rumors: cards(entry.at('rumors'), ({ deck }) => deck === 'rumor'),
  };
}

/** A Plot deck: its basic card, and those that were bought. */
function readPlot(entry: Entry): PlotLegacy {
  const plots = descentBoxes.printed.content.cards.filter((card) => card.plot && card.deck !== undefined);
  const decks = [...new Set(plots.map((card) => card.deck!))];
  const deck = entry.at('deck').oneOf(decks);
  const basic = plots.filter((card) => card.deck === deck && (card.xp ?? 0) === 0).map(({ id }) => id);
  return {
    deck,
    bought: [...new Set([...basic, ...cards(entry.at('cards'), (card) => card.deck === deck)])],
    threat: entry.at('threat').or(0).whole({ min: 0 }),
  };
}

const nameOf = (id: string): string => (descentBoxes.printed.get(id) as Printed).name;
/** Search cards, and the weapons that are found like them. */
const searchCards = (): readonly Printed[] => {
  const { cards: all, weapons } = descentBoxes.printed.content;
  return [
    ...all.filter(({ deck }) => deck === 'search'),
    ...weapons.filter(({ gold }) => gold !== undefined),
  ];
};

const cards = (entry: Entry, isOne: (card: CardDefinition) => boolean): string[] =>
  listed(entry, descentBoxes.printed.content.cards.filter(isOne), 'card');

const listed = (entry: Entry, all: readonly Printed[], what: string): string[] =>
  entry
    .or([])
    .list(`${what}s by their names`)
    .map((one) => called(one, all, what).id);

/** A thing of the box by its name. */
function called<T extends Printed>(entry: Entry, all: readonly T[], what: string): T {
  const name = entry.text(`the name of a ${what}`);
  const found = all.find((one) => one.name?.toLowerCase() === name.toLowerCase());
  if (!found)
    throw entry.wrong(`there is no ${what} "${name}"; there are ${all.map((one) => one.name).join(', ')}`);
  return found;
}
