import { ruleTest } from '@questwright/kernel/testing';
import { describe, expect } from 'vitest';
import { defenceOf, healthOf, speedOf } from '../../rules/figures/characteristics.ts';
import { damage, targets } from '../attack/kit.ts';
import { hero, monster, type Words } from '../position.ts';
import { zone } from '../quest/kit.ts';
import { figure, idleTurn, room, scene, type Table } from '../turn/kit.ts';

const ally = (name: string, ...skills: readonly string[]): Words => ({ ally: name, skills });
const foe = monster({ health: 20, defence: [] });
const active = { turn: { activating: 'S' } };
const abilities = (t: Table): string[] => t.offered.filter((id) => id.startsWith('ability:'));
const named = (t: Table): string[] => abilities(t).map((id) => id.split('/')[1]!);
const use = (t: Table, name: string): Table => t.choose(abilities(t).find((id) => id.endsWith(`/${name}`))!);

describe('Raythen', () => {
  const table = (open: Parameters<typeof scene>[0], map: string, more: Words = {}): Table =>
    scene(open, {
      map,
      'search deck': ['Stamina Potion', 'Health Potion'],
      ...active,
      ...more,
      figures: { H: hero(), A: hero(), S: ally('Raythen'), M: foe, ...(more.figures as Words) },
    });

  ruleTest('lets the closest hero search by Investigate, as if by a search action [D2-FHERO-42]', (open) => {
    const rush = { H: hero({ skills: ['Gold Rush'] }) };
    const t = use(table(open, room('S*H.....', '........', '...A...M'), { figures: rush }), 'Investigate');
    expect([zone(t, 'found:h0'), zone(t, 'found:h1')]).toEqual([['stamina-potion'], []]);
    // Gold Rush: 1 movement point for 1 Search card.
    t.choose(t.offered.find((id) => id.startsWith('use:'))!);
    expect(t.offered).toContain('step:c2');
    t.choose('step:c2');
    expect(t.state.acting[0]!.figure).toBe(figure(t, 'S').id);
    const other = use(
      table(open, room('S*A.....', '........', '...H...M'), { figures: rush }),
      'Investigate',
    );
    expect([zone(other, 'found:h1'), other.offered.some((id) => id.startsWith('use:'))]).toEqual([
      ['stamina-potion'],
      false,
    ]);
  });

  ruleTest('asks which of two heroes who are equally close searches', (open) => {
    const t = use(table(open, room('*.......', 'S.......', 'HA.....M')), 'Investigate');
    expect(t.offered).toEqual(['figure:H', 'figure:A']);
    t.choose('figure:A');
    expect(zone(t, 'found:h1')).toEqual(['stamina-potion']);
    expect(named(table(open, room('S.*.....', '........', 'HA.....M')))).toEqual([]);
  });

  ruleTest('sees farther, is quicker and better protected with Sharp Eyes [D2-ALLY-07]', (open) => {
    const eyes = { figures: { S: ally('Raythen', 'Sharp Eyes') } };
    const t = table(open, room('S..*....', '........', 'HA.....M'), eyes);
    expect([named(t), speedOf(t.state, figure(t, 'S')), defenceOf(t.state, figure(t, 'S'))]).toEqual([
      ['Investigate'],
      6,
      ['gray', 'brown'],
    ]);
    expect(named(table(open, room('S...*...', '........', 'HA.....M'), eyes))).toEqual([]);
  });

  ruleTest('strikes a monster beside a hero by Back Strike, and no other [D2-ALLY-07]', (open) => {
    const strike = {
      figures: { S: ally('Raythen', 'Back Strike'), N: foe },
      shown: { blue: '3-2-0', green: '0-0-1 0-0-1' },
    };
    const t = table(open, room('SN......', '........', 'HM.....A'), strike);
    expect(healthOf(t.state, figure(t, 'S'))).toBe(16);
    use(t, 'Back Strike');
    if (targets(t).length > 0) expect(targets(t)).toEqual(['target:M']);
    while (targets(t).length > 0) t.choose(targets(t)[0]!);
    while (t.offered.includes('no-more-surges')) t.choose('no-more-surges');
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([5, 0]);
    expect(named(table(open, room('SN.....M', '........', 'H......A'), strike))).toEqual([]);
  });

  ruleTest(
    'prowls: no actions but moving and Investigate, and no target for monsters [D2-ALLY-07]',
    (open) => {
      const map = room('*S......', '.M......', '...HA...');
      const S = ally('Raythen', 'Night Prowler', 'Back Strike');
      const start = (figures: Words = {}, on = map): Table => {
        const t = scene(open, { map: on, figures: { H: hero(), A: hero(), S, M: foe, ...figures } });
        t.choose('activate:S');
        return t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      };
      const t = start();
      expect([named(t), t.offered.filter((id) => !/^(ability|step)/.test(id))]).toEqual([
        ['Investigate'],
        ['action:move', 'end'],
      ]);
      idleTurn(idleTurn(t.choose('end'), 'H'), 'A');
      t.choose('activate:M');
      expect(t.offered.some((id) => id.startsWith('weapon:'))).toBe(false);
      const beset = start({ N: foe, O: foe }, room('*SN.....', 'OM......', '...HA...'));
      idleTurn(idleTurn(beset.choose('end'), 'H'), 'A');
      beset.choose('activate:M');
      expect(beset.offered.some((id) => id.startsWith('weapon:'))).toBe(true);
    },
  );

  ruleTest('is hidden from Overlord cards, too, while he prowls [D2-ALLY-07]', (open) => {
    const at = (skills: readonly string[]) => {
      const t = scene(open, {
        map: room('.S......', '........', '..HA...M'),
        figures: { H: hero(), A: hero(), S: ally('Raythen', ...skills), M: foe },
        hand: ['Tripwire'],
        'overlord deck': ['Gloom'],
      });
      t.choose('activate:S');
      if (skills.length > 0) t.choose(t.offered.find((id) => id.startsWith('use:'))!);
      t.choose('action:move', 'step:b2');
      return t.prompt;
    };
    expect([at([]), at(['Night Prowler'])]).toEqual(['d2.ask.play', 'd2.ask.act']);
  });
});

describe('Serena', () => {
  const worn = { damage: 2, fatigue: 2 };
  const table = (
    open: Parameters<typeof scene>[0],
    map: string,
    figures: Words = {},
    more: Words = {},
  ): Table =>
    scene(open, {
      map,
      figures: { H: hero(worn), A: hero(worn), S: { ...ally('Serena'), damage: 2 }, M: foe, ...figures },
      ...active,
      ...more,
    });
  const left = (t: Table, ...letters: readonly string[]): number[][] =>
    letters.map((letter) => [figure(t, letter).damage, figure(t, letter).fatigue]);

  ruleTest('soothes heroes beside her, once, and neither familiars nor herself [D2-FHERO-57]', (open) => {
    const F = { figure: 'Reanimate', of: 'H', damage: 2 };
    const R = { ...ally('Raythen'), damage: 2 };
    const t = use(table(open, room('HSF.....', '.R......', '...A...M'), { F, R }), 'Soothing Spirit');
    expect(left(t, 'H', 'A', 'S', 'F', 'R')).toEqual([
      [1, 1],
      [2, 2],
      [2, 0],
      [2, 0],
      [2, 0],
    ]);
    expect(named(t)).toEqual([]);
  });

  ruleTest('soothes heroes within 3 spaces with Healing Aura [D2-ALLY-07]', (open) => {
    const S = { ...ally('Serena', 'Healing Aura'), damage: 2 };
    const t = use(table(open, room('HS......', '........', '....A..M'), { S }), 'Soothing Spirit');
    expect([left(t, 'H', 'A'), healthOf(t.state, figure(t, 'S'))]).toEqual([
      [
        [1, 1],
        [1, 1],
      ],
      14,
    ]);
  });

  ruleTest('hurts monsters around her with Aura of Might, which is no attack [D2-ALLY-07]', (open) => {
    const S = ally('Serena', 'Aura of Might');
    const N = monster({ health: 20, defence: ['gray'] });
    const O = monster({ health: 20, defence: [] });
    const t = table(open, room('HS..N...', '........', '..M..O.A'), { S, N, O }, { shown: { gray: '1' } });
    expect(defenceOf(t.state, figure(t, 'S'))).toEqual(['gray', 'gray']);
    use(t, 'Soothing Spirit');
    while (t.prompt === 'd2.ask.order') t.choose(t.offered);
    expect([damage(t, 'M'), damage(t, 'N'), damage(t, 'O')]).toEqual([3, 2, 0]);
  });

  ruleTest('throws a hammer that affects a second monster near the first [D2-ALLY-07]', (open) => {
    const S = ally('Serena', 'Holy Hammer');
    const N = foe;
    const t = table(
      open,
      room('S...M...', '......N.', 'HA......'),
      { S, N },
      { shown: { blue: '4-2-0', red: '0-2-0', green: '0-0-1' } },
    );
    use(t, 'Holy Hammer').choose('target:M');
    while (t.prompt !== 'd2.ask.act')
      t.choose(t.match.choice!.kind === 'order' ? t.offered : t.offered.at(-1)!);
    expect([damage(t, 'M'), damage(t, 'N')]).toEqual([4, 4]);
  });
});
