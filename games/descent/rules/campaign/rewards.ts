import { note } from '@questwright/adventure';
import { chooseOne, NOTHING, type Rule, remove } from '@questwright/kernel';
import { defOf, descentBoxes } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { canEquip } from '../items/limits.ts';
import { heroFigure, makePiece } from '../pieces.ts';
import type { Descent, Side } from '../state.ts';
import { GEAR, OWNED, RELICS } from '../zones.ts';
import { campaignOf, heroSeats, nameIn } from './campaign.ts';
import { cardsOf } from './holdings.ts';
import type { Reward, Rewards } from './reward.ts';

export const rewardsFor = ({ always, ...won }: Rewards, side: Side): readonly Reward[] => [
  ...always,
  ...won[side],
];

/** Each hero, or the overlord, gets XP. */
export const xpFor = (side: Side, n: number): Reward => ({
  text: ['d2.reward.xp', { side, n }],
  xp: { side, n },
  give(g) {
    gainXp(g, side, n);
    return NOTHING;
  },
});

export function gainXp(g: Descent, side: Side, n: number): void {
  const campaign = campaignOf(g);
  if (side === 'overlord') campaign.overlordXp += n;
  else campaign.xp = campaign.xp.map((xp) => xp + n);
  note(g, 'd2.log.xp', { side, n }, 'D2-XP-05');
}

/** The heroes get gold, so much for each of them. */
export const goldEach = (n: number): Reward => ({
  text: ['d2.reward.gold', { n }],
  give(g) {
    gainGold(g, n * g.players.length, 'D2-SHOP-07');
    return NOTHING;
  },
});

export function gainGold(g: Descent, n: number, rule: string): void {
  if (n === 0) return;
  campaignOf(g).gold += n;
  note(g, 'd2.log.gold', { n }, rule);
}

/**
 * A side gets a relic, named by its hero side. If it has it already, each of its players gets 1 XP instead; if the other
 * side has it, it is taken away. [D2-CAMP-62, D2-CAMP-63, D2-RELIC-01]
 */
export const relicFor = (side: Side, relic: string, name = relic): Reward => ({
  text: ['d2.reward.relic', { side, relic: name }],
  relic: side,
  *give(g) {
    const other = otherSide(g, relic);
    const [mine, theirs] = side === 'heroes' ? [relic, other] : [other, relic];
    if (cardsOf(g, side).some(({ def }) => def === mine)) {
      gainXp(g, side, 1);
      return;
    }
    const taken = cardsOf(g, side === 'heroes' ? 'overlord' : 'heroes').find(({ def }) => def === theirs);
    if (taken) remove(g, taken);
    yield* takeRelic(g, side, mine);
  },
});

const otherSide = (g: Descent, relic: string): string =>
  (descentBoxes.of(g).get(relic) as WeaponDef | ItemDef).otherSide!;

function* takeRelic(g: Descent, side: Side, relic: string): Rule {
  if (side === 'overlord') {
    makePiece(g, relic, RELICS);
    note(g, 'd2.log.overlord-gets', { card: nameIn(g, relic) }, 'D2-RELIC-01');
  } else yield* giveItem(g, relic, 'D2-RELIC-01');
}

/** The heroes agree on which of them takes an item. */
export function* giveItem(g: Descent, item: string, rule: string): Rule {
  const hero = yield* chooseOne(g, {
    seat: heroSeats(g),
    topic: 'who-takes',
    prompt: ['d2.ask.who-takes', { card: nameIn(g, item) }],
    among: [...g.players.keys()],
    as: {
      id: (one) => `hero:${heroFigure(g, one).label}`,
      text: (one) => ['d2.word.definition', { name: heroFigure(g, one).label }],
      about: (one) => ({ card: heroFigure(g, one).id }),
    },
  });
  const card = makePiece(g, item, GEAR[hero]!, { hero });
  card.worn = canEquip(g, hero, card);
  note(g, 'd2.log.gets', { figure: heroFigure(g, hero), card: defOf(g, card).name }, rule);
}

/** The overlord gets a card that may go into his deck. [D2-OVCARD-39] */
export const overlordCard = (card: string, name: string): Reward => ({
  text: ['d2.reward.card', { card: name }],
  give(g) {
    makePiece(g, card, OWNED);
    note(g, 'd2.log.overlord-gets', { card: name }, 'D2-OVCARD-39');
    return NOTHING;
  },
});

/** What most quests give: XP for everybody, gold for heroes who have won, one XP more for an overlord who has. */
export const standard: Rewards = {
  always: [xpFor('heroes', 1), xpFor('overlord', 1)],
  heroes: [goldEach(25)],
  overlord: [xpFor('overlord', 1)],
};

/** The standard rewards, and what else a side gets. */
export const standardAnd = (more: { readonly [side in Side]?: readonly Reward[] }): Rewards => ({
  always: standard.always,
  heroes: [...standard.heroes, ...(more.heroes ?? [])],
  overlord: [...standard.overlord, ...(more.overlord ?? [])],
});

/** The standard XP; and for the side that has won a relic, in place of gold or more XP. */
export const xpAndRelic = (relic: string, name: string): Rewards => ({
  always: standard.always,
  heroes: [relicFor('heroes', relic, name)],
  overlord: [relicFor('overlord', relic, name)],
});

/** What an Interlude gives besides: gold to spend before the second act, whoever has won. */
export const interlude = (relic: string, name: string): Rewards => {
  const { always, ...won } = xpAndRelic(relic, name);
  return { always: [...always, goldEach(50)], ...won };
};

export const rewardTexts: { readonly [key: string]: string } = {
  'd2.reward.xp': '{side, select, heroes {Each hero gains} other {The overlord gains}} {n} XP.',
  'd2.reward.gold': 'The heroes gain {n} gold for each hero.',
  'd2.reward.relic': '{side, select, heroes {The heroes gain} other {The overlord gains}} the relic {relic}.',
  'd2.reward.card': 'The overlord gains {card}.',
};
