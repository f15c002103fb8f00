import { type Choice, remove } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { content } from '../../content/index.ts';
import { packOf } from '../../rules/boxes.ts';
import { figureDef } from '../../rules/catalogue.ts';
import { groupOf } from '../../rules/figures/groups.ts';
import { spacesApart } from '../../rules/ground.ts';
import { agentId } from '../../rules/ids.ts';
import { stageNow } from '../../rules/legend/delve/run.ts';
import { inQuest } from '../../rules/legend/peril-clock.ts';
import { mayStrike, strike } from '../../rules/legend/perils.ts';
import { newRoad } from '../../rules/legend/state.ts';
import { listsOf } from '../../rules/legend/which-list.ts';
import { groupCards, heroFigure, makePiece, onMap, tokensOnMap } from '../../rules/pieces.ts';
import { encounterOf, placeNamed } from '../../rules/quest/encounter.ts';
import { addMonster, limitOf, membersOf, monsterNamed, takeGroup } from '../../rules/quest/groups.ts';
import type { Descent, Figure } from '../../rules/state.ts';
import { accept, inStage, owns, run, until } from './delve-kit.ts';

const named = (name: string) => content.perils.find(({ card }) => card.name === name)!;
const hit = (g: Descent, name: string): string[] =>
  run(strike(g, named(name)), accept as (choice: Choice) => unknown);

describe('perils', () => {
  it('are 12 minor, 10 major and 2 deadly ones, without those of packs', () => {
    const count = (severity: string): number =>
      content.perils.filter((one) => one.severity === severity && !one.agent).length;
    expect([count('minor'), count('major'), count('deadly')]).toEqual([12, 10, 2]);
  });

  it('harm heroes [D2-PERIL-04]', () => {
    const { state: g } = inStage();
    hit(g, 'The Roof Comes Down');
    expect([heroFigure(g, 0).damage, heroFigure(g, 1).damage]).toEqual([2, 2]);
  });

  it('affect neither familiars nor who is merely treated as a hero [D2-PERIL-05, D2-PERIL-06, D2-FAM-57, D2-HERO-38]', () => {
    const { state: g } = inStage();
    const familiar = content.figures.find(({ asHero, sort }) => asHero && sort === 'familiar')!;
    const pet = makePiece(g, familiar.id, 'map', { hero: 0, at: heroFigure(g, 0).at, label: 'Pet' });
    hit(g, 'The Roof Comes Down');
    expect([pet.damage, pet.zone]).toEqual([0, 'map']);
  });

  it('bring monsters, which find those of their group still there [D2-PERIL-03, D2-PERIL-07]', () => {
    const { state: g } = inStage({ heroes: 4 });
    const before = onMap(g)
      .filter(({ on }) => on !== 0)
      .map(({ id }) => id);
    hit(g, 'Unquiet Graves');
    const after = onMap(g)
      .filter(({ on }) => on !== 0)
      .map(({ id }) => id);
    expect([after.length, before.every((id) => after.includes(id))]).toEqual([before.length + 1, true]);
  });

  it('bring no more of a group than its limit has room for [D2-PERIL-08, D2-PLACE-14]', () => {
    const { state: g } = inStage({ heroes: 4, seed: 'limits' });
    const known = () => g.zones.groups!.find(({ def }) => def === 'goblin-archer') as never;
    const group = known() ?? takeGroup(g, monsterNamed(g, 'Goblin Archer'), false);
    while (membersOf(g, group, 'minion').length < limitOf(g, group, 'minion'))
      run(
        addMonster(
          g,
          group,
          'minion',
          onMap(g).map(({ at }) => at),
        ),
        accept as never,
      );
    const masters = membersOf(g, group, 'master').length;
    hit(g, 'Ambush');
    expect([membersOf(g, group, 'minion').length, membersOf(g, group, 'master').length]).toEqual([
      limitOf(g, group, 'minion'),
      Math.max(masters, limitOf(g, group, 'master')),
    ]);
  });

  it('bring masters before minions where not all of a group come [D2-PLACE-11]', () => {
    const { state: g } = inStage({ heroes: 4, seed: 'limits' });
    const known = () => g.zones.groups!.find(({ def }) => def === 'goblin-archer') as never;
    for (const figure of known() ? membersOf(g, known()) : []) remove(g, figure);
    hit(g, 'Ambush');
    expect([membersOf(g, known(), 'master').length, membersOf(g, known(), 'minion').length]).toEqual([1, 1]);
  });

  it('strike at the end of a round once the time is over, none of a kind twice before all have [D2-PERIL-02]', () => {
    const { state: g } = inStage();
    run(mayStrike(g), accept as never);
    expect(g.legend!.perils).toEqual([]);
    g.round = stageNow(g).time + 1;
    for (let n = 0; n < 4; n++) run(mayStrike(g), accept as never);
    expect([g.legend!.perils.length, new Set(g.legend!.perils).size]).toEqual([4, 4]);
  });

  it('are decided like the activations of monsters, where they leave something open [D2-PERIL-09]', () => {
    const match = inStage();
    const { state: g } = match;
    // Only heroes have not acted, and of the perils that may come one brings a spider.
    for (const group of groupCards(g)) group.acted = true;
    g.round = stageNow(g).time + 1;
    g.legend!.perils = content.perils
      .filter(({ card, severity }) => severity === 'minor' && card.name !== 'Hatchlings')
      .map(({ card }) => card.id);
    heroFigure(g, 0).at = tokensOnMap(g).find(({ label }) => label === 'Portal')!.at;
    const before = onMap(g).map(({ id }) => id);
    for (let turns = 0; turns < 2; turns++) {
      until(match, ({ topic }) => topic === 'act');
      match.answer(0, 'end');
    }
    const [spider] = onMap(g).filter(({ id }) => !before.includes(id));
    expect(spider!.label).toMatch(/Cave Spider/);
    // Nobody was asked where it comes in: as near to the heroes as there is room where they came in.
    const heroes = [0, 1].map((hero) => heroFigure(g, hero).at);
    const away = (space: number): number =>
      heroes.reduce((sum, hero) => sum + spacesApart(g, [space], [hero]), 0);
    const open = placeNamed(g, encounterOf(g).heroes).filter(
      (space) => space === spider!.at || !onMap(g).some(({ at }) => at === space),
    );
    expect(new Set(open.map(away)).size).toBeGreaterThan(1);
    expect(away(spider!.at)).toBe(Math.min(...open.map(away)));
    expect(match.choice?.topic).toBe('next-hero');
  });

  it('of a quest come at its expected end, and worse ones later; sooner on hard [D2-DIFF-03, D2-DIFF-09]', () => {
    const rounds = (expected: number) => Array.from({ length: 17 }, (_, n) => inQuest(n, expected));
    const normal = rounds(8);
    expect([normal[7], normal[8], normal[9], normal[12], normal[16]]).toEqual([
      null,
      'minor',
      null,
      'major',
      'deadly',
    ]);
    const hard = rounds(6);
    expect([hard[5], hard[6], hard[10], hard[12]]).toEqual([null, 'minor', 'major', 'deadly']);
  });
});

describe('the pack of a lieutenant', () => {
  const AGENT = 'Splig';
  /** Which agents major perils bring in, when so many strike; the clock of the quest stands still. */
  const brought = (boxes: readonly string[], inCampaign: boolean, act = 1): readonly Figure[] => {
    const { state: g } = inStage({ heroes: 3 });
    if (inCampaign) g.legend!.road = newRoad();
    if (boxes.length > 0) owns(g, [...boxes]);
    g.act = act;
    g.legend!.perils = content.perils.filter((one) => !one.agent).map(({ card }) => card.id);
    g.round = stageNow(g).time + 2;
    run(mayStrike(g), accept as never);
    return onMap(g).filter((figure) => figureDef(g, figure).agent);
  };

  it('lets a major peril bring its agent into a campaign, and nobody else [D2-COLL-108]', () => {
    expect(brought([packOf(AGENT)], true).map(({ label }) => label)).toEqual([AGENT]);
    expect(brought([], true)).toEqual([]);
    expect(brought([packOf(AGENT)], false)).toEqual([]);
    expect(brought([packOf(AGENT)], true, 2).map(({ def }) => def)).toEqual([agentId(AGENT, 2, 3)]);
  });

  it('brings an agent who works the lists of the lieutenant, and only once', () => {
    const { state: g } = inStage({ heroes: 3 });
    g.legend!.road = newRoad();
    owns(g, [packOf(AGENT)]);
    g.legend!.perils = content.perils.filter((one) => !one.agent).map(({ card }) => card.id);
    g.round = stageNow(g).time + 2;
    for (let n = 0; n < 3; n++) run(mayStrike(g), accept as never);
    const agents = onMap(g).filter((figure) => figureDef(g, figure).agent);
    expect(agents).toHaveLength(1);
    expect(listsOf(g, groupOf(g, agents[0]!)!).every(({ monster }) => monster === AGENT)).toBe(true);
  });
});
