import { announce, createMatch, type Rule } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { suffer } from '../rules/conditions/suffer.ts';
import type { BardEffect } from '../rules/definitions.ts';
import { bane, blessing, wound } from '../rules/effects/attack-effects.ts';
import { lays, pull } from '../rules/effects/mat.ts';
import { cleanse, gold, heal, supply, treasure } from '../rules/effects/party.ts';
import { onEnemiesHere, onEveryHero, onHero } from '../rules/effects/whom.ts';
import { game } from '../rules/index.ts';
import { distancesFrom, zonesNextTo } from '../rules/map/ways.ts';
import {
  bring,
  enemiesOnMat,
  equipmentOf,
  heroModel,
  heroModels,
  packOf,
  terrainOnMat,
  woundsOf,
} from '../rules/pieces.ts';
import { resilienceOf, tnOf } from '../rules/profile.ts';
import { type Bardsung, MARKS, type Piece } from '../rules/state.ts';
import { sufferWound } from '../rules/wounds/suffer.ts';

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

describe('words that change the mat', () => {
  /** The first hero stands two zones away from the first enemy. */
  const apart = (): { g: Bardsung; hero: Piece; enemy: Piece; between: number } => {
    const g = begin();
    const hero = heroModel(g, 0);
    const [enemy] = enemiesOnMat(g) as Piece[];
    const between = zonesNextTo(g, hero.at)[0]!;
    const beyond = zonesNextTo(g, between).find((at) => distancesFrom(g, hero.at)[at] === 2)!;
    enemy!.at = beyond;
    return { g, hero, enemy: enemy!, between };
  };
  const about = (hero: Piece, target: Piece | null) =>
    ({ seat: 0, card: hero, attacker: hero, target, event: null }) as const;

  it('pull brings the target a zone nearer, and not past the hero [BS-EFFECT-20]', () => {
    const { g, hero, enemy, between } = apart();
    for (const at of [between, hero.at, hero.at]) {
      expect(pull.run(g, about(hero, enemy)).next().done).toBe(true);
      expect(enemy.at).toBe(at);
    }
    expect(pull.can!(g, about(hero, enemy))).toBe(false);
  });

  it('pull counts as a push for the terrain there [BS-EFFECT-20]', () => {
    const { g, hero, enemy, between } = apart();
    bring(g, 'firepit', 'terrain', { at: between });
    expect(pull.run(g, about(hero, enemy)).next().done).toBe(true);
    expect(enemy.marks).toBe(bit('burn'));
  });

  it('terrain is placed where the target is, else where the hero is, and not twice [BS-TERRAIN-29]', () => {
    const { g, hero, enemy } = apart();
    const before = terrainOnMat(g).length;
    for (const target of [enemy, enemy, null]) lays('gas').run(g, about(hero, target)).next();
    expect(
      terrainOnMat(g)
        .slice(before)
        .map(({ at }) => at),
    ).toEqual([enemy.at, hero.at]);
    expect(lays('gas').can!(g, about(hero, enemy))).toBe(false);
  });
});

describe('words that prevent something', () => {
  const suffers = (g: Bardsung, seat: number): Rule => sufferWound(g, heroModel(g, seat));

  it('a guard may take the wound of a hero in the same zone', () => {
    const g = begin();
    bring(g, 'shield-brother', 'abilities:1', { seat: 1 });
    const rule = suffers(g, 0);
    expect(rule.next().value).toMatchObject({ seat: 1 });
    while (!rule.next({ id: 'yes' } as never).done);
    expect([woundsOf(g, 0).length, woundsOf(g, 1).length]).toEqual([0, 1]);
    heroModel(g, 1).at++;
    expect(suffers(g, 0).next().done).toBe(true);
    expect(woundsOf(g, 0)).toHaveLength(1);
  });

  it('a rune keeps one condition off, once an encounter, and from its own hero only', () => {
    const g = begin();
    const [, armour] = equipmentOf(g, 0);
    bring(g, 'rune-of-ash', 'pack:0', { seat: 0, host: armour!.id });
    const burns = (seat: number): boolean => {
      heroModel(g, seat).marks = 0;
      expect(suffer(g, heroModel(g, seat), 'burn').next().done).toBe(true);
      return heroModel(g, seat).marks === bit('burn');
    };
    expect([burns(1), burns(0), burns(0)]).toEqual([true, false, true]);
  });
});

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
