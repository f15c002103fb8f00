import { does } from '@questwright/adventure';
import { chooseOne, pick, type Rule } from '@questwright/kernel';
import { heroWeapons } from '../attack/sources.ts';
import type { Context, WeaponDef } from '../definitions.ts';
import { resultOf, rollDice, showsMiss } from '../dice/roll.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { defenceOf } from '../figures/characteristics.ts';
import { sufferDamage } from '../figures/harm.ts';
import { makePiece } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { GEAR } from '../zones.ts';
import { heroSeats } from './campaign.ts';
import { backToBox } from './event-choices.ts';
import { heroesThere } from './event-words.ts';
import { itemsLeft } from './shop.ts';

/**
 * Lone Knight: a hero with a Melee weapon fights against a gray die, and is attacked with a drawn Melee
 * weapon. A hero who deals more damage than he suffers takes that weapon. The damage is really suffered.
 * [D2-FTRAVEL-01]
 */
export const duels: GameEffect = does(
  'd2.event.duel',
  function* (g: Descent, c: Context): Rule {
    const left = itemsLeft(g, g.act).filter(
      (one): one is WeaponDef => one.kind === 'weapon' && one.type === 'melee',
    );
    const among = fighters(g);
    if (left.length === 0 || among.length === 0) return;
    const prize = pick(g, 'shop item', left, ({ id }) => id);
    const { figure, weapon } = yield* chooseOne(g, {
      seat: heroSeats(g),
      topic: 'weapon',
      prompt: ['d2.ask.duel', { weapon: prize.name }],
      among,
      as: {
        id: (one) => `weapon:${one.figure.label}-${one.weapon.source}`,
        text: (one) => ['d2.word.duel', { hero: one.figure.label, weapon: one.weapon.name }],
        about: (one) => ({ card: one.figure.id }),
      },
    });
    const blow = rollDice(g, 'other', figure, weapon.arms.dice);
    const guard = rollDice(g, 'other', figure, ['gray']);
    const answer = rollDice(g, 'other', figure, prize.dice);
    const shields = rollDice(g, 'other', figure, defenceOf(g, figure));
    const dealt = hit(blow, resultOf(guard).shield, weapon.arms.pierce);
    const due = hit(answer, resultOf(shields).shield, prize.pierce);
    const { damage } = yield* sufferDamage(g, figure, due, { kind: 'ability', attack: 0, by: 0 });
    if (dealt > damage) makePiece(g, prize.id, GEAR[figure.hero]!, { hero: figure.hero });
    yield* backToBox.run(g, c);
  },
  (g) => fighters(g).length > 0,
);

const fighters = (g: Descent) =>
  heroesThere(g).flatMap((figure) =>
    heroWeapons(g, figure)
      .filter(({ def, arms }) => def !== '' && arms.type === 'melee')
      .map((weapon) => ({ figure, weapon })),
  );

const hit = (roll: ReturnType<typeof rollDice>, shields: number, pierce: number): number =>
  showsMiss(roll) ? 0 : Math.max(0, resultOf(roll).damage - Math.max(0, shields - pierce));

export const knightTexts: { readonly [key: string]: string } = {
  'd2.event.duel':
    'a hero with a Melee weapon attacks against 1 gray die, and is attacked with a Melee weapon drawn from the shop; if more damage is dealt than suffered, the hero takes that weapon',
  'd2.ask.duel': 'Who fights the lone knight, who has {weapon}?',
  'd2.word.duel': '{hero} with {weapon}',
};
