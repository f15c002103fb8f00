import { does, note } from '@questwright/adventure';
import { move } from '@questwright/kernel';
import { MOST_SUPPLIES } from '../campaign/upkeep.ts';
import { hasMark, shed } from '../conditions/tokens.ts';
import type { Context } from '../context.ts';
import type { BardEffect } from '../definitions.ts';
import { activateEcho } from '../encounter/echo.ts';
import { drawTreasure } from '../loot/loot.ts';
import { isHero, woundsOf } from '../pieces.ts';
import { type Bardsung, MARKS, type Supply } from '../state.ts';

/** The party gains gold. */
export const gold = (n: number): BardEffect =>
  does<Bardsung, Context>(['bs.effect.gold', { n }], (g) => {
    g.gold += n;
  });

/** The party gains one of a supply, if it can carry one more. */
export const supply = (which: Supply): BardEffect =>
  does<Bardsung, Context>(
    ['bs.effect.supply', { which }],
    (g) => {
      g.supplies[which] = Math.min(MOST_SUPPLIES, g.supplies[which] + 1);
    },
    (g) => g.supplies[which] < MOST_SUPPLIES,
  );

/** The hero draws a treasure card. */
export const treasure: BardEffect = does<Bardsung, Context>('bs.effect.treasure', (g, { seat }) =>
  drawTreasure(g, seat),
);

/** Noise: the echo token is activated. */
export const echo: BardEffect = does<Bardsung, Context>('bs.effect.echo', (g) => activateEcho(g));

/** The hero discards one wound card: a plain one if there is one. */
export const heal: BardEffect = does<Bardsung, Context>(
  'bs.effect.heal',
  (g, { target, attacker }) => {
    const hero = target ?? attacker;
    if (!hero || !isHero(hero)) return;
    const wounds = woundsOf(g, hero.seat);
    const card = wounds.find(({ turned }) => !turned) ?? wounds[0];
    if (!card) return;
    card.turned = false;
    move(g, card, 'wound-discard', { down: false });
    note(g, 'bs.log.heals', { model: hero, card }, 'BS-WOUND-01');
  },
  (g, { target, attacker }) => {
    const hero = target ?? attacker;
    return hero !== null && isHero(hero) && woundsOf(g, hero.seat).length > 0;
  },
);

/** A serious wound of the hero is turned to its plain side. */
export const soothe: BardEffect = does<Bardsung, Context>(
  'bs.effect.soothe',
  (g, { target, attacker }) => {
    const hero = target ?? attacker;
    if (!hero || !isHero(hero)) return;
    const card = woundsOf(g, hero.seat).find(({ turned }) => turned);
    if (!card) return;
    card.turned = false;
    note(g, 'bs.log.recovers', { model: hero, card }, 'BS-WOUND-05');
  },
  (g, { target, attacker }) => {
    const hero = target ?? attacker;
    return hero !== null && isHero(hero) && woundsOf(g, hero.seat).some(({ turned }) => turned);
  },
);

/** The hero gets a third action token, and so an action more in the next turn. */
export const thirdToken: BardEffect = does<Bardsung, Context>(
  'bs.effect.third-token',
  (g, { seat }) => {
    g.third[seat] = true;
  },
  (g, { seat }) => !g.third[seat],
);

const ILLS = MARKS.filter((mark) => mark !== 'blessing');

/** The hero sheds every condition but a blessing. */
export const cleanse: BardEffect = does<Bardsung, Context>(
  'bs.effect.cleanse',
  (g, { target, attacker }) => {
    const hero = target ?? attacker;
    if (!hero) return;
    for (const mark of ILLS) if (hasMark(hero, mark)) shed(g, hero, mark);
    hero.poison = 0;
    hero.stunned = 0;
  },
  (_, { target, attacker }) => {
    const hero = target ?? attacker;
    return hero !== null && (hero.poison > 0 || hero.stunned > 0 || ILLS.some((mark) => hasMark(hero, mark)));
  },
);
