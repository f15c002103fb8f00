import { type Match, remove } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { defOf, figureDef } from '../../rules/catalogue.ts';
import { hasCondition, putCondition } from '../../rules/figures/conditions.ts';
import { tablesOf } from '../../rules/ground.ts';
import { leaveStage } from '../../rules/legend/delve/leave.ts';
import { mayLeaveStage } from '../../rules/legend/delve/portal.ts';
import { drawStage } from '../../rules/legend/delve/run.ts';
import { cardsSeen, upgrade } from '../../rules/legend/delve/upgrade.ts';
import { severityNow, timeOf } from '../../rules/legend/peril-clock.ts';
import { legendStep } from '../../rules/legend/round.ts';
import {
  awayFigures,
  foundBy,
  gearOf,
  groupCards,
  heroFigure,
  makePiece,
  onMap,
  searchDeck,
  sheetsOf,
  skillsOf,
  tokensOnMap,
} from '../../rules/pieces.ts';
import type { Descent } from '../../rules/state.ts';
import { FOUND } from '../../rules/zones.ts';
import { accept, decline, delve, inStage, run, until } from './delve-kit.ts';

const run6 = (g: Descent): string[] => run(leaveStage(g), accept);
const delveIn = (g: Descent) => g.legend!.delve!;

describe('the stages of The Delve', () => {
  it('there are 15 standard ones and 5 of bosses in the base box [D2-COLL-09]', () => {
    const bosses = content.stages.filter(({ boss }) => boss).length;
    expect([content.stages.length - bosses, bosses]).toEqual([15, 5]);
  });

  it('each has a small map, monsters, an objective and one portal [D2-STAGE-01, D2-PORTAL-01, D2-PORTAL-02]', () => {
    for (const { quest } of content.stages) {
      const [{ map, groups, lieutenants, marks, rules }] = quest.encounters as [(typeof quest.encounters)[0]];
      expect(
        tablesOf({ map: map().drawing } as Descent).spaceNamed(marks.Portal![0]!),
      ).toBeGreaterThanOrEqual(0);
      expect([groups.length + lieutenants.length > 0, marks.Portal!.length, rules.length > 0]).toEqual([
        true,
        1,
        true,
      ]);
    }
  });

  it('are drawn without repeats, and every third is a boss’s', () => {
    const { state: g } = inStage();
    const drawn = [1, 2, 3, 4, 5].map((resolved) => {
      delveIn(g).resolved = resolved;
      run(drawStage(g), accept);
      return content.stages.find(({ quest }) => quest.id === g.quest)!.boss;
    });
    expect(drawn).toEqual([false, true, false, false, true]);
    expect(new Set(delveIn(g).drawn).size).toBe(6);
  });

  it('begin with the turn of a hero, whoever has acted when the last one ended [D2-ROUND-10, D2-ENC-15]', () => {
    const { state: g } = inStage();
    g.legend!.due = 'group';
    for (const hero of g.players.keys()) heroFigure(g, hero).acted = true;
    run6(g);
    run(drawStage(g), accept);
    expect([g.round, g.legend!.due]).toEqual([1, 'hero']);
    expect([...g.players.keys()].map((hero) => heroFigure(g, hero).acted)).toEqual([false, false]);
  });

  it('are followed by an upgrade phase, and the sixth wins [D2-STAGE-02, D2-STAGE-04]', () => {
    const { state: g } = inStage();
    run6(g);
    expect([g.phase, delveIn(g).resolved]).toEqual(['upgrade', 1]);
    const last = inStage().state;
    delveIn(last).resolved = 5;
    expect(() => run6(last)).toThrow();
    expect(delveIn(last).resolved).toBe(6);
  });
});

describe('a portal', () => {
  const gather = (g: Descent): void => {
    const portal = tokensOnMap(g).find(({ label }) => label === 'Portal')!;
    for (const hero of g.players.keys()) heroFigure(g, hero).at = portal.at;
  };

  it('is closed at first, and nobody leaves through it then [D2-PORTAL-04, D2-PORTAL-05]', () => {
    const { state: g } = inStage();
    gather(g);
    expect([delveIn(g).open, run(mayLeaveStage(g), accept), g.phase]).toEqual([false, [], 'hero']);
  });

  it('that is open lets all heroes leave at the end of a round, if they want [D2-PORTAL-03, D2-PORTAL-08]', () => {
    const { state: g } = inStage();
    delveIn(g).open = true;
    expect(run(mayLeaveStage(g), accept)).toEqual([]);
    gather(g);
    expect([run(mayLeaveStage(g), decline), g.phase]).toEqual([['portal'], 'hero']);
    expect([run(mayLeaveStage(g), accept)[0], g.phase]).toEqual(['portal', 'upgrade']);
  });

  it('is asked about after the peril of the round [D2-PORTAL-20]', () => {
    const { state: g } = inStage();
    delveIn(g).open = true;
    gather(g);
    for (const figure of onMap(g)) figure.acted = true;
    for (const group of groupCards(g)) group.acted = true;
    g.round = timeOf(g) + 1;
    const struck: number[] = [];
    run(legendStep(g), (choice) => {
      if (choice.topic === 'portal') struck.push(g.legend!.perils.length);
      return decline(choice);
    });
    expect(struck).toEqual([1]);
  });

  it('leaves nothing on the map [D2-PORTAL-09, D2-FAM-61]', () => {
    const { state: g } = inStage();
    expect([onMap(g).length > 2, groupCards(g).length > 0]).toEqual([true, true]);
    run6(g);
    expect([onMap(g).length, groupCards(g).length, tokensOnMap(g).length, awayFigures(g).length]).toEqual([
      0, 0, 0, 2,
    ]);
  });

  const worn = (difficulty: 'normal' | 'hard'): Descent => {
    const { state: g } = inStage({ difficulty });
    const figure = heroFigure(g, 0);
    figure.damage = 5;
    figure.fatigue = 2;
    putCondition(g, figure, 'poisoned');
    sheetsOf(g, 0)[0]!.used = true;
    sheetsOf(g, 0)[0]!.tokens = 2;
    skillsOf(g, 0)[0]!.exhausted = true;
    makePiece(g, 'health-potion', FOUND[0]!, { hero: 0, used: true });
    run6(g);
    return g;
  };

  it('changes nothing before heroes: damage, fatigue, conditions, cards and tokens stay [D2-PORTAL-13, D2-PORTAL-15, D2-PORTAL-16, D2-PORTAL-17, D2-PORTAL-18, D2-PORTAL-19, D2-DIFF-12, D2-DIFF-13]', () => {
    const g = worn('hard');
    const figure = heroFigure(g, 0);
    expect([figure.damage, figure.fatigue, hasCondition(g, figure, 'poisoned')]).toEqual([5, 2, true]);
    expect([sheetsOf(g, 0)[0]!.used, skillsOf(g, 0)[0]!.exhausted, foundBy(g, 0).length]).toEqual([
      true,
      true,
      1,
    ]);
  });

  it('leaves class tokens on the sheets [D2-PORTAL-10, D2-PORTAL-11, D2-PORTAL-12]', () => {
    expect(sheetsOf(worn('hard'), 0)[0]!.tokens).toBe(2);
  });

  it('gives a little damage and a condition back on normal difficulty [D2-DIFF-06, D2-DIFF-07]', () => {
    const g = worn('normal');
    const figure = heroFigure(g, 0);
    expect([figure.damage, hasCondition(g, figure, 'poisoned')]).toEqual([4, false]);
  });
});

describe('the way into Act II', () => {
  const passed = (): Descent => {
    const { state: g } = inStage();
    delveIn(g).resolved = 2;
    sheetsOf(g, 1)[0]!.used = true;
    makePiece(g, 'health-potion', FOUND[1]!, { hero: 1, used: true });
    makePiece(g, 'curse-doll', FOUND[1]!, { hero: 1 });
    run6(g);
    return g;
  };

  it('follows the third stage: monsters and shop cards are those of Act II [D2-STAGE-03, D2-STAGE-15, D2-STAGE-16, D2-STAGE-17, D2-ACT-08]', () => {
    const match = inStage();
    const { state: g } = match;
    delveIn(g).resolved = 2;
    run6(g);
    expect(g.act).toBe(2);
    const rule = upgrade(g);
    const first = rule.next().value as { among: readonly { do?: string; card?: { def: string } }[] };
    const kept = first.among.filter((one) => one.do === 'keep').map((one) => defOf(g, one.card as never));
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.every((def) => (def as { shop?: number }).shop === 2)).toBe(true);
  });

  it('lays turned over Search cards back, and no others [D2-STAGE-18]', () => {
    const g = passed();
    expect(foundBy(g, 1).map(({ def }) => def)).toEqual(['curse-doll']);
    expect(searchDeck(g).filter(({ def }) => def === 'health-potion').length).toBeGreaterThan(2);
  });

  it('turns all Hero sheets up and gives a morale [D2-STAGE-19, D2-STAGE-20]', () => {
    const g = passed();
    expect([sheetsOf(g, 1)[0]!.used, g.legend!.morale]).toEqual([false, 3]);
  });
});

describe('the upgrade phase', () => {
  it('shows 7 cards, one fewer for each round after the first, one more for each search token [D2-STAGE-08, D2-STAGE-09, D2-STAGE-10]', () => {
    expect([cardsSeen(1, 0), cardsSeen(3, 0), cardsSeen(3, 2)]).toEqual([7, 5, 7]);
  });

  it('never shows fewer than none [D2-STAGE-14]', () => {
    expect(cardsSeen(12, 1)).toBe(0);
  });

  const offered = (
    g: Descent,
  ): { choice: { among: readonly Record<string, unknown>[] }; rule: ReturnType<typeof upgrade> } => {
    const rule = upgrade(g);
    return { choice: rule.next().value as never, rule };
  };

  it('lets the party keep one card, and one more if no monsters were left [D2-STAGE-07, D2-STAGE-11]', () => {
    const { state: g } = inStage();
    run6(g);
    expect(delveIn(g).keep).toBe(1);
    const cleared = inStage().state;
    for (const figure of [...onMap(cleared)]) if (figure.on !== 0) remove(cleared, figure);
    run6(cleared);
    expect(delveIn(cleared).keep).toBe(2);
  });

  it('is worth more to heroes who are quick, search, and leave no group behind [D2-STAGE-21]', () => {
    const scoreAfter = (rounds: number, searched: number, cleared: boolean): number => {
      const { state: g } = inStage();
      g.round = rounds;
      delveIn(g).searched = searched;
      if (cleared)
        for (const figure of [...onMap(g)]) if (figureDef(g, figure).sort === 'monster') remove(g, figure);
      run6(g);
      return delveIn(g).score;
    };
    const { state } = inStage();
    const time = timeOf(state);
    expect([scoreAfter(time, 0, false), scoreAfter(time + 3, 0, false)]).toEqual([50, 50]);
    expect(scoreAfter(time - 2, 0, false)).toBe(70);
    expect(scoreAfter(time, 3, false)).toBe(65);
    expect(scoreAfter(time, 0, true)).toBe(70);
  });

  it('is worth as much as twice if it is a boss’s, and morale counts at the end [D2-STAGE-21]', () => {
    const { state: g } = inStage();
    g.quest = content.stages.find(({ boss }) => boss)!.quest.id;
    g.round = 20;
    delveIn(g).resolved = 5;
    g.legend!.morale = 2;
    expect(() => run6(g)).toThrow();
    expect(delveIn(g).score).toBe(100 + 50);
  });

  it('gives XP, to be spent at once or saved, and cards in any order [D2-STAGE-05, D2-STAGE-06, D2-STAGE-13, D2-XP-23]', () => {
    const { state: g } = inStage({ difficulty: 'hard' });
    g.round = 2;
    run6(g);
    const { choice, rule } = offered(g);
    expect(delveIn(g).xp).toEqual([1, 1]);
    const kinds = new Set(choice.among.map((one) => one.do));
    expect([kinds.has('learn'), kinds.has('keep'), kinds.has('pass')]).toEqual([true, true, true]);
    expect(choice.among.filter((one) => one.do === 'keep').length).toBe(6);
    const before = gearOf(g, 0).length;
    rule.next(choice.among.find((one) => one.do === 'keep'));
    expect([gearOf(g, 0).length - before, delveIn(g).keep, delveIn(g).xp]).toEqual([1, 0, [1, 1]]);
  });

  it('lets gear change hands, but no starting equipment [D2-STAGE-12]', () => {
    const { state: g } = inStage();
    run6(g);
    const { choice } = offered(g);
    expect(choice.among.some((one) => one.do === 'give')).toBe(false);
    const next = inStage().state;
    makePiece(next, content.items.find(({ shop }) => shop === 1)!.id, 'gear:h0', { hero: 0 });
    run6(next);
    expect(offered(next).choice.among.filter((one) => one.do === 'give').length).toBe(1);
  });
});

describe('a difficulty', () => {
  it('is said in the setup and stays [D2-DIFF-01, D2-DIFF-02, D2-SETUP-30]', () => {
    expect([
      delve().state.legend!.difficulty,
      delve({ difficulty: 'hard' }).state.legend!.difficulty,
    ]).toEqual(['normal', 'hard']);
  });

  it('normal begins with 1 XP, hard with none [D2-DIFF-05, D2-DIFF-11]', () => {
    const asked = (match: Match<Descent>): boolean => {
      let learns = false;
      until(match, ({ topic }) => {
        learns ||= topic === 'learn';
        return topic === 'place' || topic === 'next-hero' || topic === 'act';
      });
      return learns;
    };
    expect([asked(delve()), asked(delve({ difficulty: 'hard' }))]).toEqual([true, false]);
  });

  it('gives a stage its time, or less of it [D2-DIFF-08, D2-DIFF-14, D2-DIFF-15]', () => {
    const normal = inStage().state;
    const hard = inStage({ difficulty: 'hard' }).state;
    const time = ({ quest }: Descent): number => content.stages.find((one) => one.quest.id === quest)!.time;
    expect([timeOf(normal) - time(normal), timeOf(hard) - time(hard)]).toEqual([0, -1]);
  });

  it('lets perils strike only after that time [D2-PERIL-02]', () => {
    const { state: g } = inStage();
    const at = (round: number) => {
      g.round = round;
      return severityNow(g);
    };
    const time = timeOf(g);
    expect([at(time), at(time + 1), at(time + 2), at(time + 3)]).toEqual([null, 'minor', 'major', 'deadly']);
  });
});

describe('the set-up without an overlord', () => {
  it('takes three cards out of the Search deck [D2-SEARCH-24, D2-SEARCH-25, D2-SEARCH-26, D2-SETUP-32]', () => {
    const names = searchDeck(inStage().state).map((card) => defOf(inStage().state, card).name);
    expect(names.length).toBeGreaterThan(5);
    for (const name of ['Nothing', 'Treasure Chest', 'Secret Passage']) expect(names).not.toContain(name);
  });

  it('chooses heroes and classes as usual [D2-SETUP-31]', () => {
    const { state: g } = inStage({ heroes: 3 });
    expect(g.players.map((_, hero) => [sheetsOf(g, hero).length, skillsOf(g, hero).length > 0])).toEqual([
      [1, true],
      [1, true],
      [1, true],
    ]);
  });

  it('has no overlord: no seat, no deck, no hand, no level [D2-OVL-05, D2-EPIC-17]', () => {
    const { state: g } = inStage();
    expect([g.overlord, g.seats, g.level]).toEqual([-2, 1, 'basic']);
    expect(
      Object.keys(g.zones).filter(
        (zone) => /^(hand|deck|left-out):/.test(zone) && (g.zones[zone]?.length ?? 0) > 0,
      ),
    ).toEqual([]);
    expect(onMap(g).some((figure) => figureDef(g, figure).sort === 'monster')).toBe(true);
  });
});
