import { note } from '@questwright/adventure';
import { chooseOne, confirm, type Rule } from '@questwright/kernel';
import { drawCard } from '../overlord/deck.ts';
import { heroFigure } from '../pieces.ts';
import type { Descent, Figure } from '../state.ts';
import { window } from '../windows/window.ts';
import { campaignOf, hasPlotDeck, heroSeats } from './campaign.ts';
import { fortuneOf, putFortune } from './fortune.ts';

/** The overlord gets threat tokens; their supply never runs out. [D2-PLOT-14] */
export function* gainThreat(g: Descent, n: number, rule: string): Rule {
  g.threat += n;
  note(g, 'd2.log.threat', { n }, rule);
  yield* window(g, 'threatGained', { n });
}

/** For a hero who is knocked out the overlord draws a card, or takes a threat token instead, once for each hero in a quest. [D2-DEFEAT-15, D2-DEFEAT-17] */
export function* prizeFor(g: Descent, { hero, label }: Figure): Rule {
  const isOpen = hasPlotDeck(g) && !campaignOf(g).threatFor.includes(hero);
  const prompt = ['d2.ask.threat-for', { hero: label }] as const;
  if (isOpen && (yield* confirm(g, { seat: g.overlord, topic: 'threat-for', prompt }))) {
    campaignOf(g).threatFor.push(hero);
    yield* gainThreat(g, 1, 'D2-DEFEAT-15');
  } else drawCard(g, 'D2-DEFEAT-14');
}

/**
 * Threat that is spent to trigger a Plot card becomes fortune, which goes token by token to the hero who has
 * fewest; the heroes choose among equals. [D2-PLOT-23, D2-PLOT-24, D2-PLOT-25]
 */
export function* turnIntoFortune(g: Descent, n: number): Rule {
  for (let left = n; left > 0; left--) {
    const fortune = [...g.players.keys()].map((hero) => fortuneOf(g, hero));
    const least = Math.min(...fortune);
    const hero = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'who-takes',
      prompt: 'd2.ask.fortune',
      among: [...fortune.keys()].filter((one) => fortune[one] === least),
      as: {
        id: (one) => `hero:${heroFigure(g, one).label}`,
        text: (one) => ['d2.word.definition', { name: heroFigure(g, one).label }],
        about: (one) => ({ card: heroFigure(g, one).id }),
      },
    });
    putFortune(g, hero, 1);
    note(g, 'd2.log.gets-fortune', { figure: heroFigure(g, hero) }, 'D2-PLOT-23');
  }
}
