import { note } from '@questwright/adventure';
import { type As, chooseOne, type Rule } from '@questwright/kernel';
import type { CardDefinition } from '../definitions.ts';
import { hasOverlord } from '../figures/sides.ts';
import { heroFigure, makePiece } from '../pieces.ts';
import { cardsFor, cardsNotYet, skillsFor, skillsTooDear } from '../setup/experience.ts';
import type { Descent } from '../state.ts';
import { OWNED, PLOTS, SKILLS } from '../zones.ts';
import { campaignOf, hasPlotDeck } from './campaign.ts';
import { type Dealing, inTurns } from './dealings.ts';
import { ownedCards } from './holdings.ts';
import { plotCost, plotsForSale } from './plot-deck.ts';
import { gainThreat } from './threat.ts';

/** Step 5: first the heroes spend XP, then the overlord. [D2-CAMP-69] */
export function* spendXp(g: Descent): Rule {
  yield* learnSkills(g);
  if (hasOverlord(g)) yield* overlordBuys(g);
}

/** Each hero learns skills of their own class, with their own XP. [D2-CAMP-38, D2-XP-08] */
export function* learnSkills(g: Descent): Rule {
  const learnable = (hero: number): readonly CardDefinition[] => skillsFor(g, hero, campaignOf(g).xp[hero]!);
  if (!g.players.some((_, hero) => learnable(hero).length > 0)) return;
  yield* inTurns(g, {
    topic: 'learn',
    prompt: (hero) => ['d2.ask.learn', { hero }],
    offers: (hero) =>
      learnable(hero).map(({ id, name, xp }): Dealing => ({ do: 'learn', skill: id, name, xp: xp! })),
    closed: (hero) => skillsTooDear(g, hero, campaignOf(g).xp[hero]!),
    carryOut: (hero, dealing) => {
      if (dealing.do !== 'learn') return;
      campaignOf(g).xp[hero]! -= dealing.xp;
      makePiece(g, dealing.skill, SKILLS[hero]!, { hero });
      note(g, 'd2.log.learns', { figure: heroFigure(g, hero), card: dealing.name }, 'D2-CAMP-38');
    },
  });
}

/** What an XP is worth in threat. */
const THREAT_FOR_XP = 3;

type Purchase =
  | { readonly buy: CardDefinition; readonly for: 'xp' | 'threat'; readonly n: number }
  | 'threat'
  | 'pass';

/** The overlord buys Overlord cards for XP and Plot cards for threat, and may turn XP into threat. [D2-CAMP-39, D2-CAMP-40, D2-XP-21] */
export function* overlordBuys(g: Descent): Rule {
  const campaign = campaignOf(g);
  for (;;) {
    const among: Purchase[] = [
      ...cardsFor(g, campaign.overlordXp, ownedCards(g)).map(
        (buy): Purchase => ({ buy, for: 'xp', n: buy.xp! }),
      ),
      ...plotsForSale(g).map((buy): Purchase => ({ buy, for: 'threat', n: plotCost(buy) })),
      ...(hasPlotDeck(g) && campaign.overlordXp > 0 ? (['threat'] as const) : []),
      'pass',
    ];
    const purchase = yield* chooseOne(g, {
      seat: g.overlord,
      topic: 'overlord-spends',
      prompt: ['d2.ask.overlord-spends', { xp: campaign.overlordXp, threat: g.threat }],
      among,
      as: asPurchase,
      closed: () => cardsNotYet(g, campaign.overlordXp, ownedCards(g)),
    });
    if (purchase === 'pass') return;
    if (purchase === 'threat') {
      campaign.overlordXp--;
      yield* gainThreat(g, THREAT_FOR_XP, 'D2-PLOT-11');
    } else buy(g, purchase);
  }
}

function buy(g: Descent, { buy: card, for: coin, n }: Exclude<Purchase, string>): void {
  if (coin === 'xp') campaignOf(g).overlordXp -= n;
  else g.threat -= n;
  makePiece(g, card.id, coin === 'xp' ? OWNED : PLOTS);
  note(g, 'd2.log.overlord-gets', { card: card.name }, coin === 'xp' ? 'D2-CAMP-39' : 'D2-PLOT-16');
}

const asPurchase: As<Purchase> = {
  id: (one) => (typeof one === 'string' ? one : `buy:${one.buy.id}`),
  text: (one) => {
    if (one === 'pass') return 'd2.word.pass';
    if (one === 'threat') return 'd2.word.xp-to-threat';
    return one.for === 'xp'
      ? ['d2.word.buy-skill', { name: one.buy.name, xp: one.n }]
      : ['d2.word.buy-plot', { name: one.buy.name, threat: one.n }];
  },
  about: (one) => (typeof one === 'string' ? {} : { definition: one.buy.id }),
};
