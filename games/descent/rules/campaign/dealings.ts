import { note } from '@questwright/adventure';
import { type As, type Closed, chooseOne, move, type Rule, type Text } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import { canEquip } from '../items/limits.ts';
import { gearOf, heroFigure } from '../pieces.ts';
import type { Descent, Piece } from '../state.ts';
import { GEAR } from '../zones.ts';
import { priceOf } from './campaign.ts';

/** Something that a hero does with cards between two quests. */
export type Dealing =
  | { readonly do: 'buy'; readonly card: Piece; readonly gold: number }
  | { readonly do: 'sell'; readonly card: Piece; readonly gold: number }
  | { readonly do: 'give'; readonly card: Piece; readonly to: number }
  | { readonly do: 'learn'; readonly skill: string; readonly name: string; readonly xp: number }
  /** Taken for nothing from what is on offer. */
  | { readonly do: 'keep'; readonly card: Piece }
  | { readonly do: 'fortune' }
  | { readonly do: 'pass' };

const PASS: Dealing = { do: 'pass' };

interface Asking {
  readonly topic: string;
  prompt(hero: string): Text;
  /** What is offered besides giving cards away. */
  offers(hero: number): readonly Dealing[];
  readonly closed?: (hero: number) => Closed[];
  carryOut(hero: number, dealing: Dealing): void;
}

/**
 * One hero after the other is asked what to do, until nobody wants anything more. Each hero's own player answers, and may
 * also give cards to others: so nobody sells or gives away what is another's. [D2-CAMP-70, D2-TRADE-02]
 */
export function* inTurns(g: Descent, asking: Asking): Rule {
  const heroes = g.players.length;
  for (let hero = 0, done = 0; done < heroes; hero = (hero + 1) % heroes) {
    const dealing = yield* ask(g, hero, asking);
    done = dealing.do === 'pass' ? done + 1 : 0;
    if (dealing.do === 'give') give(g, hero, dealing.card, dealing.to);
    else if (dealing.do !== 'pass') asking.carryOut(hero, dealing);
  }
}

function* ask(g: Descent, hero: number, { topic, prompt, offers, closed }: Asking): Rule<Dealing> {
  return yield* chooseOne<Dealing>(g, {
    seat: g.players[hero]!,
    topic,
    subject: heroFigure(g, hero).id,
    prompt: prompt(heroFigure(g, hero).label),
    among: [...offers(hero), ...gifts(g, hero), PASS],
    as: asDealing(g),
    ...(closed && { closed: () => closed(hero) }),
  });
}

/** All but starting equipment may change hands. */
const gifts = (g: Descent, hero: number): Dealing[] =>
  gearOf(g, hero)
    .filter((card) => !(defOf(g, card) as ItemDef | WeaponDef).starting)
    .flatMap((card) =>
      [...g.players.keys()].filter((to) => to !== hero).map((to): Dealing => ({ do: 'give', card, to })),
    );

function give(g: Descent, hero: number, card: Piece, to: number): void {
  move(g, card, GEAR[to]!);
  card.hero = to;
  card.worn = canEquip(g, to, card);
  note(
    g,
    'd2.log.gives',
    { figure: heroFigure(g, hero), card: defOf(g, card).name, other: heroFigure(g, to) },
    'D2-TRADE-02',
  );
}

const asDealing = (g: Descent): As<Dealing> => ({
  id: (one) => {
    switch (one.do) {
      case 'buy':
        return buyId(one.card);
      case 'keep':
        return `keep:${one.card.id}`;
      case 'sell':
        return `sell:${one.card.id}`;
      case 'give':
        return `give:${one.card.id}-${heroFigure(g, one.to).label}`;
      case 'learn':
        return `buy:${one.skill}`;
      default:
        return one.do;
    }
  },
  text: (one) => {
    switch (one.do) {
      case 'buy':
        return buyText(g, one.card, one.gold);
      case 'sell':
        return ['d2.word.sell', { name: defOf(g, one.card).name, gold: one.gold }];
      case 'keep':
        return ['d2.word.keep-item', { name: defOf(g, one.card).name }];
      case 'give':
        return ['d2.word.give', { card: defOf(g, one.card).name, figure: heroFigure(g, one.to).label }];
      case 'learn':
        return ['d2.word.buy-skill', { name: one.name, xp: one.xp }];
      case 'fortune':
        return 'd2.word.fortune-shop';
      default:
        return 'd2.word.pass';
    }
  },
  about: (one) => {
    if (one.do === 'learn') return { definition: one.skill };
    return 'card' in one ? { card: one.card.id } : {};
  },
});

/** What a card that lies face down costs, by the act. */
const UNKNOWN: { readonly [act: number]: number } = { 1: 100, 2: 175 };

/** What a card that lies in the shop costs. */
export const costOf = (g: Descent, { def, down }: Piece): number =>
  down ? UNKNOWN[g.act]! : priceOf(g, def)!;

/** Nothing tells what lies face down. */
export const buyId = ({ id, def, down }: Piece): string => `buy:${down ? id : def}`;
export const buyText = (g: Descent, card: Piece, gold: number): Text =>
  card.down ? ['d2.word.buy-unknown', { gold }] : ['d2.word.buy', { name: defOf(g, card).name, gold }];

/**
 * The moment before the journey, when heroes may still trade; where there is nothing to give, nobody is
 * asked.
 */
export function* lastTrades(g: Descent): Rule {
  if (!g.campaign || g.campaign.step === 0 || g.players.length < 2) return;
  yield* inTurns(g, {
    topic: 'trade',
    prompt: (hero) => ['d2.ask.last-trades', { hero }],
    offers: () => [],
    carryOut: () => {},
  });
}
