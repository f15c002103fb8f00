import { announce, createMatch, type Rule } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import type { BardEffect } from '../rules/definitions.ts';
import { bane, blessing, wound } from '../rules/effects/attack-effects.ts';
import { cleanse, gold, heal, supply, treasure } from '../rules/effects/party.ts';
import { onEnemiesHere, onEveryHero, onHero } from '../rules/effects/whom.ts';
import { game } from '../rules/index.ts';
import { bring, enemiesOnMat, heroModel, heroModels, packOf, woundsOf } from '../rules/pieces.ts';
import { resilienceOf, tnOf } from '../rules/profile.ts';
import { type Bardsung, MARKS, type Piece } from '../rules/state.ts';

const bit = (mark: (typeof MARKS)[number]): number => 1 << MARKS.indexOf(mark);

const begin = (): Bardsung =>
  createMatch<Bardsung>({
    game,
    seats: ['Ann', 'Ben'],
    seed: 1,
    options: { encounter: '1e', heroes: ['dawnguard', 'stoneheart'] },
    checkpoints: false,
  } as never).state;

/** The first hero uses an effect that asks nothing. */
function use(g: Bardsung, effect: BardEffect): void {
  const hero = heroModel(g, 0);
  const rule: Rule = effect.run(g, { seat: 0, card: hero, attacker: hero, target: null, event: null });
  expect(rule.next().done).toBe(true);
}

describe('words of cards', () => {
  it('gold, and supplies up to three', () => {
    const g = begin();
    g.supplies.potion = 2;
    use(g, gold(4));
    use(g, supply('potion'));
    use(g, supply('potion'));
    expect([g.gold, g.supplies.potion]).toEqual([4, 3]);
  });

  it('treasure goes to the hero who draws it', () => {
    const g = begin();
    use(g, treasure);
    expect([packOf(g, 0).length, packOf(g, 1).length]).toEqual([1, 0]);
  });

  it('each hero; each enemy in the zone of the hero, and no other', () => {
    const g = begin();
    use(g, onEveryHero(wound));
    expect([woundsOf(g, 0).length, woundsOf(g, 1).length]).toEqual([1, 1]);
    const [near] = enemiesOnMat(g) as Piece[];
    near!.at = heroModel(g, 0).at;
    use(g, onEnemiesHere(bane));
    const here = enemiesOnMat(g).filter(({ marks }) => (marks & bit('bane')) !== 0);
    expect(here.map(({ id }) => id)).toEqual([near!.id]);
  });

  it('a hero within reach gets the blessing', () => {
    const g = begin();
    heroModel(g, 1).at = heroModel(g, 0).at + 1;
    use(g, onHero(0, blessing));
    expect(heroModels(g).map(({ marks }) => marks)).toEqual([bit('blessing'), 0]);
  });

  it('healing discards one wound, and a plain one first', () => {
    const g = begin();
    use(g, onEveryHero(wound));
    use(g, onEveryHero(wound));
    const [first] = woundsOf(g, 0) as Piece[];
    first!.turned = true;
    use(g, heal);
    expect(woundsOf(g, 0).map(({ turned }) => turned)).toEqual([true]);
    expect(woundsOf(g, 1)).toHaveLength(2);
  });

  it('cleansing leaves the blessing', () => {
    const g = begin();
    Object.assign(heroModel(g, 0), { marks: bit('burn') | bit('blessing'), poison: 2, stunned: 1 });
    use(g, cleanse);
    expect(heroModel(g, 0)).toMatchObject({ marks: bit('blessing'), poison: 0, stunned: 0 });
  });

  it('what a card adds counts for its hero, and what a battle adds for every enemy', () => {
    const g = begin();
    expect([resilienceOf(g, heroModel(g, 0)), resilienceOf(g, heroModel(g, 1))]).toEqual([3, 2]);
    const [enemy] = enemiesOnMat(g);
    const before = tnOf(g, enemy!);
    bring(g, 'b001', 'sustained');
    expect(tnOf(g, enemy!)).toBe(before + 1);
  });

  it('a passive ability changes the rolls of its hero alone', () => {
    const g = begin();
    const gathered = (seat: number) => {
      const none = { mod: 0, advantage: 0, disadvantage: 0, empower: 0 };
      const roll = { seat, kind: 'defence', tn: 11, ...none, sources: [] };
      const rule = announce(g, 'rollGathered', roll as never) as Rule;
      expect(rule.next().done).toBe(true);
      return roll.mod;
    };
    // Stone Skin of the Stoneheart adds one.
    expect([gathered(0), gathered(1)]).toEqual([0, 1]);
  });
});
