import { does } from '@questwright/adventure';
import { chooseOne, last, type Rule, remove } from '@questwright/kernel';
import { defOf } from '../catalogue.ts';
import type { ItemDef, WeaponDef } from '../definitions.ts';
import type { GameEffect } from '../effects/on-figures.ts';
import { giveCondition } from '../figures/conditions.ts';
import { test } from '../figures/test.ts';
import { gearOf } from '../pieces.ts';
import { CONDITIONS, type Condition, type Descent, type Figure } from '../state.ts';
import { heroesThere } from './event-words.ts';

/** What lasts while a hero tests: so many shields are added. */
export const BURDEN = 'cursed-treasures';

const treasuresOf = (g: Descent, { hero }: Figure): number =>
  gearOf(g, hero).filter((card) => (defOf(g, card) as ItemDef | WeaponDef).shop === 2).length;

/**
 * Each hero tests willpower, with a shield more for each Act II shop item; the overlord chooses a condition
 * for whoever fails.
 */
export const cursesTreasures: GameEffect = does('d2.rumor.cursed', function* (g: Descent): Rule {
  for (const hero of heroesThere(g)) {
    const burden = last(g, BURDEN, { on: hero.id, n: treasuresOf(g, hero) });
    const { passed } = yield* test(g, hero, 'willpower');
    remove(g, burden);
    if (passed) continue;
    const condition = yield* chooseOne<Condition>(g, {
      seat: g.overlord,
      topic: 'condition',
      prompt: 'd2.ask.condition',
      among: CONDITIONS,
      as: { id: (one) => `condition:${one}`, text: (one) => `d2.condition.${one}` },
    });
    yield* giveCondition(g, hero, condition, { kind: 'ability', attack: 0, by: 0 });
  }
});

export const cursedTexts: { readonly [key: string]: string } = {
  'd2.rumor.cursed':
    'each hero tests willpower, with 1 shield more for each Act II shop item that the hero has; for each who fails, name a condition that the hero suffers',
  'd2.lasting.cursed-treasures': 'more shields in this test',
};
