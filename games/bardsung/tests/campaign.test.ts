import type { Legacy } from '@questwright/kernel';
import { describe, expect, it } from 'vitest';
import { campaign } from '../rules/campaign/legacy.ts';
import { nodesAhead, theChapter } from '../rules/campaign/map.ts';
import type { PartyLegacy } from '../rules/campaign/party.ts';
import { moveReputation } from '../rules/campaign/reputation.ts';
import { game } from '../rules/index.ts';
import { answer, campaignMatch, offered, withSmallBox } from './small-campaign.ts';

withSmallBox();

type M = ReturnType<typeof campaignMatch>;
const party = (match: M): PartyLegacy => match.state.legacy!.data as PartyLegacy;
const kinds = (match: M, kind: string): string[] => offered(match).filter((id) => id.startsWith(kind));
const textOf = ({ choice }: M, thing: unknown): unknown =>
  choice?.kind === 'one' ? choice.as.text(thing) : null;
const closedBy = (match: M): Record<string, string> =>
  Object.fromEntries((match.choice?.closed?.() ?? []).map(({ id, rule }) => [id, rule]));

/** Leaves the maintenance phase and goes to a node. */
const go = (match: M, node: string, ...story: string[]): M =>
  answer(match, 'done', 'done', `node:${node}`, ...story);
/** The legacy of a party that has completed these nodes. */
function after(...nodes: (readonly [string, ...string[]])[]): Legacy {
  let legacy: Legacy | undefined;
  for (const [node, ...story] of nodes) legacy = go(campaignMatch(legacy), node, ...story).state.legacy!;
  return legacy!;
}
const changed = (legacy: Legacy, by: Partial<PartyLegacy>): Legacy => ({
  ...legacy,
  data: { ...(legacy.data as PartyLegacy), ...by },
});

describe('a new campaign', () => {
  it('has three of each supply, no gold, goodwill, and 3 XP for each hero [BS-SETUP-05, BS-SETUP-06, BS-SETUP-12, BS-SETUP-13]', () => {
    const { supplies, gold, journey } = campaignMatch().state;
    expect([supplies, gold, journey!.reputation, journey!.xp]).toEqual([
      { charm: 3, firewood: 3, potion: 3, toolkit: 3 },
      0,
      1,
      3,
    ]);
  });

  it('gives heroes their modifiers, abilities, one weapon and one armour [BS-SETUP-03, BS-SETUP-15]', () => {
    const { zones, heroes } = campaignMatch().state;
    expect(zones['equipment:0']!.map(({ def }) => def)).toEqual(['axe', 'mail']);
    expect(zones['abilities:1']!.map(({ def }) => def)).toEqual(['jab']);
    expect(heroes.map(({ mods }) => [mods.str, mods.dex])).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });

  it('has as many fate tokens as the number of heroes says [BS-SETUP-04]', () => {
    expect(campaignMatch().state.fate).toEqual({ most: 3, active: 3 });
  });

  it('its first chapter puts its cards into the decks and takes out those it bars [BS-SETUP-07, BS-SETUP-08, BS-CHAP-02]', () => {
    const { zones } = campaignMatch().state;
    expect(zones['challenge-deck']!.map(({ def }) => def)).toEqual(['new-trap']);
    expect(zones['room-deck']!.map(({ def }) => def)).toEqual(['small-room']);
  });
});

describe('the map', () => {
  it('begins at the start node, each node being one encounter with its letter [BS-NODE-01, BS-NODE-02]', () => {
    const match = answer(campaignMatch(), 'done', 'done');
    expect([offered(match), textOf(match, 'A')]).toEqual([
      ['node:A'],
      ['bs.node', { node: '1A', name: 'First' }],
    ]);
  });

  it('is nodes that pathways join: only those next to the party are ahead [BS-NODE-01]', () => {
    const match = answer(campaignMatch(after(['A'], ['B', 'story:0'])), 'done', 'done');
    expect(
      theChapter(match.state, match.state.journey!).pathways.map(({ between }) => between.join('')),
    ).toEqual(['AB', 'AC', 'BD', 'CD']);
    expect(offered(answer(campaignMatch(after(['A'])), 'done', 'done'))).not.toContain('node:D');
    expect(offered(match)).toContain('node:D');
  });

  it('leads on by open pathways only [BS-NODE-04, BS-NODE-05]', () => {
    const match = answer(campaignMatch(after(['A'])), 'done', 'done');
    expect(offered(match)).toEqual(['node:B', 'node:C']);
    expect(offered(answer(campaignMatch(after(['A'], ['C', 'story:0'])), 'done', 'done'))).toContain(
      'node:D',
    );
  });

  it('a pathway that is closed leads nowhere until it is opened [BS-NODE-04, BS-NODE-05]', () => {
    const match = answer(campaignMatch(after(['A'])), 'done', 'done');
    const ahead = (opened: string[]) =>
      nodesAhead(theChapter(match.state, match.state.journey!), {
        ...match.state.journey!,
        at: 'C',
        done: ['A', 'C'],
        opened,
      });
    expect([ahead([]), ahead(['CD'])]).toEqual([['B'], ['B', 'D']]);
  });

  it('a completed node is passed through and not played again [BS-NODE-11]', () => {
    const match = answer(campaignMatch(after(['A'], ['B', 'story:0'])), 'done', 'done');
    expect(offered(match)).toEqual(['node:C', 'node:D']);
  });

  it('a hidden tunnel opens a shortcut [BS-NODE-10]', () => {
    expect(party(go(campaignMatch(after(['A'])), 'C', 'story:0')).journey.opened).toEqual(['CD']);
  });

  it('a story moves reputation and opens pathways [BS-REP-02, BS-NODE-05]', () => {
    const kind = party(go(campaignMatch(after(['A'])), 'B', 'story:0')).journey;
    expect([kind.reputation, kind.opened]).toEqual([2, []]);
    const rude = party(go(campaignMatch(after(['A'])), 'B', 'story:1')).journey;
    expect([rude.reputation, rude.opened]).toEqual([-1, ['CD']]);
  });
});

describe('the price of a choice', () => {
  const story = (gold: number, charm: number) => {
    const legacy = after(['A']);
    const { supplies } = legacy.data as PartyLegacy;
    return go(campaignMatch(changed(legacy, { gold, supplies: { ...supplies, charm, toolkit: 2 } })), 'B');
  };

  it('is asked only of a party that has it [BS-REP-04]', () => {
    const poor = story(3, 0);
    expect(offered(poor)).toEqual(['story:0', 'story:1', 'story:3', 'story:5', 'story:6']);
    expect(closedBy(poor)).toEqual({ 'story:2': 'BS-REP-04', 'story:4': 'BS-REP-04' });
    const rich = story(4, 1);
    expect(offered(rich)).toHaveLength(7);
    expect(party(answer(rich, 'story:2')).gold).toBe(0);
  });

  it('is paid in supplies, too, and what is gained stops at three [BS-REP-04]', () => {
    expect(party(answer(story(0, 2), 'story:4')).supplies.charm).toBe(1);
    expect(party(answer(story(0, 0), 'story:3')).supplies.toolkit).toBe(3);
    const full = after(['A']);
    expect(party(answer(go(campaignMatch(full), 'B'), 'story:3')).supplies.toolkit).toBe(3);
  });
});

describe('what a story changes', () => {
  it('is told as the reputation of the party is [BS-REP-05]', () => {
    const greeted = (reputation: number) => {
      const legacy = after(['A']);
      const { journey } = legacy.data as PartyLegacy;
      const match = go(campaignMatch(changed(legacy, { journey: { ...journey, reputation } })), 'C');
      return party(answer(match, 'story:0')).gold;
    };
    expect([greeted(1), greeted(-1)]).toEqual([2, 1]);
  });

  it('puts cards into the decks and takes others out, for good [BS-REP-06]', () => {
    const decks = (story: string) =>
      campaignMatch(after(['A'], ['B', story])).state.zones['challenge-deck']!.map(({ def }) => def);
    expect([decks('story:0'), decks('story:5')]).toEqual([['new-trap'], ['told-trap']]);
  });

  it('leads to another node, where another story may be told first [BS-REP-07]', () => {
    const match = go(campaignMatch(after(['A'])), 'B', 'story:6');
    expect(offered(match)).toEqual(['story:0', 'story:1']);
    answer(match, 'story:0');
    expect(party(match).journey).toMatchObject({ at: 'C', done: ['A', 'C'], told: ['beggar', 'kind-word'] });
  });
});

describe('the end of the campaign', () => {
  it('is one of three, by the reputation that the party has [BS-CHAP-10]', () => {
    const ending = (reputation: number) => {
      const legacy = after(['A']);
      const { journey } = legacy.data as PartyLegacy;
      const last = { ...journey, chapter: 'the-end', at: '', done: [], reputation };
      const match = go(campaignMatch(changed(legacy, { journey: last })), 'A');
      expect(party(match).isWon).toBe(true);
      return (match.over!.text as [string, { name: string }])[1].name;
    };
    expect([4, 2, 1, -1, -2, -4].map(ending)).toEqual(['Bright', 'Bright', 'Grey', 'Grey', 'Dark', 'Dark']);
  });
});

describe('equipment of the second level', () => {
  const match = (chapters: string[], gold: number) => {
    const legacy = after(['A']);
    const { journey, heroes } = legacy.data as PartyLegacy;
    const pack = [{ card: 'sapphire', exhausted: false, fitted: 0 }];
    return campaignMatch(
      changed(legacy, {
        gold,
        journey: { ...journey, chapters },
        heroes: [{ ...heroes[0]!, pack }, heroes[1]!],
      }),
    );
  };

  it('is to be had after two chapters, for 10 gold [BS-LOOT-13]', () => {
    const [early, poor, ready] = [
      match(['the-deep'], 30),
      match(['the-deep', 'the-heights'], 9),
      match(['the-deep', 'the-heights'], 10),
    ];
    for (const one of [early, poor])
      expect([kinds(one, 'take'), closedBy(one)['take:great-axe']]).toEqual([[], 'BS-LOOT-13']);
    expect(kinds(ready, 'take')).toEqual(['take:great-axe', 'take:plate']);
    expect(kinds(answer(ready, 'take:great-axe', 'done'), 'take')).toEqual([]);
  });

  it('takes the place of the old card with what was fitted to it [BS-LOOT-13]', () => {
    const rich = answer(match(['the-deep', 'the-heights'], 25), 'take:great-axe');
    const { zones, gold } = rich.state;
    expect([zones['equipment:0']!.map(({ def }) => def), gold]).toEqual([['mail', 'great-axe'], 15]);
    const axe = zones['equipment:0']!.find(({ def }) => def === 'great-axe')!;
    expect(zones['pack:0']).toMatchObject([{ def: 'sapphire', host: axe.id }]);
    expect(kinds(rich, 'take')).toEqual(['take:plate']);
  });
});

describe('reputation', () => {
  it('has eight steps and no middle one, and stops at either end [BS-REP-01, BS-REP-02, BS-REP-03]', () => {
    const { state } = campaignMatch();
    const journey = state.journey!;
    const walk = (by: 1 | -1): number[] =>
      Array.from({ length: 9 }, () => {
        moveReputation(state, journey, by);
        return journey.reputation;
      });
    expect(walk(1)).toEqual([2, 3, 4, 4, 4, 4, 4, 4, 4]);
    expect(walk(-1)).toEqual([3, 2, 1, -1, -2, -3, -4, -4, -4]);
  });
});

describe('rewards', () => {
  it('one XP for each of three encounters, three for the end of the chapter [BS-XP-01, BS-XP-10, BS-CHAP-05]', () => {
    const xp = (...nodes: (readonly [string, ...string[]])[]): number =>
      (after(...nodes).data as PartyLegacy).journey.xp;
    expect(xp(['A'])).toBe(4);
    expect(xp(['A'], ['B', 'story:0'], ['C', 'story:0'])).toBe(6);
    const match = go(campaignMatch(after(['A'], ['B', 'story:0'], ['C', 'story:0'])), 'D');
    answer(match, 'chapter:the-deep');
    expect(party(match).journey).toMatchObject({
      xp: 9,
      chapter: 'the-deep',
      chapters: ['the-gate'],
      done: [],
      at: '',
    });
  });

  it('a chapter is completed by its end node, with other nodes left [BS-CHAP-05]', () => {
    const before = after(['A'], ['B', 'story:0']).data as PartyLegacy;
    expect(before.journey).toMatchObject({ chapter: 'the-gate', chapters: [], done: ['A', 'B'] });
    const done = after(['A'], ['B', 'story:0'], ['D', 'chapter:the-deep']).data as PartyLegacy;
    expect(done.journey).toMatchObject({ chapter: 'the-deep', chapters: ['the-gate'] });
  });

  it('choices at the end of a chapter lead to different ones, none of them played already [BS-CHAP-03, BS-CHAP-06]', () => {
    const legacy = after(['A'], ['B', 'story:0']);
    expect(offered(go(campaignMatch(legacy), 'D'))).toEqual(['chapter:the-deep', 'chapter:the-heights']);
  });

  it('a chapter that was completed is not begun again [BS-CHAP-03]', () => {
    const legacy = after(['A'], ['B', 'story:0']);
    const { journey } = legacy.data as PartyLegacy;
    const match = go(
      campaignMatch(changed(legacy, { journey: { ...journey, chapters: ['the-deep'] } })),
      'D',
    );
    expect(party(match).journey).toMatchObject({
      chapter: 'the-heights',
      chapters: ['the-deep', 'the-gate'],
    });
  });

  it('the campaign is won with a chapter that leads nowhere [BS-CHAP-07]', () => {
    const legacy = after(['A'], ['B', 'story:0'], ['D', 'chapter:the-deep'], ['A']);
    expect([(legacy.data as PartyLegacy).isWon, campaign.next!(legacy, {}, 2)]).toEqual([true, null]);
  });

  it('chapters go on adding to the decks [BS-CHAP-02]', () => {
    const match = campaignMatch(after(['A'], ['B', 'story:0'], ['D', 'chapter:the-deep']));
    expect(match.state.zones['room-deck']!.map(({ def }) => def)).toEqual(['small-room', 'late-room']);
    expect(match.state.zones['challenge-deck']!.map(({ def }) => def)).toEqual(['new-trap']);
  });
});

describe('the maintenance phase', () => {
  const rich = (by: Partial<PartyLegacy> = {}): Legacy => changed(after(['A']), { gold: 20, ...by });
  const holding = (...cards: string[]): Legacy => {
    const legacy = rich();
    const [first, second] = (legacy.data as PartyLegacy).heroes;
    const pack = cards.map((card) => ({ card, exhausted: card === 'horn', fitted: -1 }));
    return changed(legacy, { heroes: [{ ...first!, pack }, second!] });
  };
  const own = (match: M, name: string): string =>
    String(match.state.zones['pack:0']!.find(({ def }) => def === name)!.id);
  const gear = (match: M, name: string): string =>
    String(match.state.zones['equipment:0']!.find(({ def }) => def === name)!.id);

  it('comes after an encounter, and a spent token is bought back for 7 gold [BS-CHAP-04, BS-TOKEN-04, BS-LOOT-10]', () => {
    const match = campaignMatch(rich({ supplies: { charm: 3, firewood: 1, potion: 0, toolkit: 3 } }));
    expect(kinds(match, 'buy')).toEqual(['buy:firewood', 'buy:potion']);
    answer(match, 'buy:potion', 'buy:firewood');
    expect([match.state.gold, match.state.supplies]).toMatchObject([6, { firewood: 2, potion: 1 }]);
    expect(closedBy(match)).toMatchObject({ 'buy:potion': 'BS-TOKEN-04' });
  });

  it('every hero spends the same gold [BS-LOOT-10]', () => {
    const match = campaignMatch(rich({ supplies: { charm: 2, firewood: 2, potion: 3, toolkit: 3 } }));
    const { gold } = match.state;
    expect(answer(match, 'buy:charm').state.gold).toBe(gold - 7);
    expect(answer(match, 'done', 'buy:firewood').state.gold).toBe(gold - 14);
  });

  it('lets a hero buy, ready, fit and learn in one phase, and then the map follows [BS-CHAP-04]', () => {
    const match = campaignMatch(
      changed(holding('horn', 'sapphire'), { supplies: { charm: 0, firewood: 3, potion: 3, toolkit: 3 } }),
    );
    answer(match, 'buy:charm', `ready:${own(match, 'horn')}`);
    answer(match, `fit:${own(match, 'sapphire')},${gear(match, 'axe')}`, 'raise:wis');
    const [horn, sapphire] = match.state.zones['pack:0']!;
    expect([match.state.supplies.charm, match.state.heroes[0]!.mods.wis]).toEqual([1, 1]);
    expect([horn, sapphire]).toMatchObject([{ exhausted: false }, { host: Number(gear(match, 'axe')) }]);
    expect(answer(match, 'done', 'done').choice?.topic).toBe('node');
  });

  it('spent tokens stay spent from encounter to encounter [BS-TOKEN-05]', () => {
    const legacy = rich({ supplies: { charm: 0, firewood: 1, potion: 2, toolkit: 3 } });
    expect(campaignMatch(legacy).state.supplies).toEqual({ charm: 0, firewood: 1, potion: 2, toolkit: 3 });
    expect(party(go(campaignMatch(legacy), 'B', 'story:0')).supplies).toEqual({
      charm: 0,
      firewood: 1,
      potion: 2,
      toolkit: 3,
    });
  });

  it('the party takes its gold along to the next encounter [BS-LOOT-10]', () => {
    expect(party(go(campaignMatch(rich()), 'B', 'story:0')).gold).toBe(20);
  });

  it('an exhausted consumable is readied for its price [BS-LOOT-08]', () => {
    const match = campaignMatch(holding('horn'));
    answer(match, `ready:${own(match, 'horn')}`);
    expect([match.state.gold, match.state.zones['pack:0']![0]]).toMatchObject([15, { exhausted: false }]);
  });

  it('gemstones fit weapons, runes fit armour, as many as there are slots [BS-LOOT-01, BS-LOOT-02, BS-LOOT-03, BS-LOOT-04]', () => {
    const match = campaignMatch(holding('sapphire', 'diamond', 'ward'));
    const [sapphire, diamond, ward] = ['sapphire', 'diamond', 'ward'].map((name) => own(match, name));
    const [axe, mail] = [gear(match, 'axe'), gear(match, 'mail')];
    expect(kinds(match, 'fit')).toEqual([
      `fit:${sapphire},${axe}`,
      `fit:${diamond},${axe}`,
      `fit:${ward},${mail}`,
    ]);
    answer(match, `fit:${sapphire},${axe}`);
    expect(closedBy(match)[`fit:${diamond},${axe}`]).toBe('BS-LOOT-04');
    expect(kinds(match, 'fit')).toEqual([`fit:${ward},${mail}`]);
  });

  it('treasure is handed to another hero, equipment is not [BS-LOOT-05, BS-LOOT-12]', () => {
    const match = campaignMatch(holding('sapphire'));
    const sapphire = own(match, 'sapphire');
    expect(kinds(match, 'hand')).toEqual([`hand:${sapphire},1`]);
    answer(match, `hand:${sapphire},1`);
    expect(match.state.zones['pack:1']!.map(({ def }) => def)).toEqual(['sapphire']);
  });

  it('a characteristic costs as many XP as its new modifier, up to +4 [BS-XP-03, BS-XP-04, BS-ROLL-04, BS-XP-09]', () => {
    const match = campaignMatch(
      changed(rich(), { journey: { ...(rich().data as PartyLegacy).journey, xp: 7 } }),
    );
    answer(match, 'raise:str', 'raise:str');
    expect(match.state.heroes[0]).toMatchObject({ mods: { str: 4 }, spent: 7 });
    expect(closedBy(match)).toMatchObject({ 'raise:str': 'BS-XP-04', 'raise:dex': 'BS-XP-03' });
  });

  it('each hero spends a share of their own of the same total [BS-XP-02]', () => {
    const match = campaignMatch(rich());
    answer(match, 'raise:str', 'done');
    expect(match.state.heroes.map(({ spent }) => spent)).toEqual([3, 0]);
    answer(match, 'learn:song', 'raise:str');
    expect(match.state.heroes.map(({ spent }) => spent)).toEqual([3, 3]);
  });

  it('enhancing costs what is printed, and turns the card to its other side [BS-XP-05, BS-ABIL-05]', () => {
    const match = campaignMatch();
    answer(match, kinds(match, 'enhance')[0]!);
    expect([match.state.zones['abilities:0']!.map(({ def }) => def), match.state.heroes[0]!.spent]).toEqual([
      ['hew-2'],
      2,
    ]);
    expect(kinds(match, 'enhance')).toEqual([]);
  });

  it('abilities of any path can be learned, each by one hero [BS-XP-06, BS-XP-07, BS-XP-08]', () => {
    const match = campaignMatch();
    expect(kinds(match, 'learn')).toEqual(['learn:song']);
    answer(match, 'learn:song', 'done');
    expect([kinds(match, 'learn'), match.state.heroes[0]!.spent]).toEqual([[], 2]);
  });
});

describe('failing', () => {
  /** A party that waits in poisonous gas, with one treasure found, until somebody falls. */
  function failed(by: Partial<PartyLegacy>): M {
    const heights = changed(after(['A'], ['B', 'story:0'], ['D', 'chapter:the-heights']), by);
    const match = go(campaignMatch(heights), 'A');
    answer(match, offered(match).find((id) => id.startsWith('chest'))!);
    while (match.choice) answer(match, 'end');
    return match;
  }

  it('costs all gold and fills each supply to one; treasure is kept [BS-FAIL-03, BS-FAIL-04, BS-FAIL-05]', () => {
    const match = failed({ gold: 9, supplies: { charm: 0, firewood: 2, potion: 0, toolkit: 0 } });
    expect(match.over).toMatchObject({ result: 'failed' });
    const { gold, supplies, heroes } = party(match);
    expect([gold, supplies]).toEqual([0, { charm: 1, firewood: 2, potion: 1, toolkit: 1 }]);
    expect(heroes.flatMap(({ pack }) => pack)).toHaveLength(1);
  });

  it('the node is tried again, and the campaign goes on [BS-FAIL-02]', () => {
    const legacy = failed({ supplies: { charm: 0, firewood: 0, potion: 0, toolkit: 0 } }).state.legacy!;
    expect(campaign.next!(legacy, { chapter: 'the-gate' }, 2)).toEqual({ chapter: 'the-gate' });
    expect(offered(answer(campaignMatch(legacy), 'done', 'done'))).toEqual(['node:A']);
  });

  it('heroes enter the next encounter without wounds and conditions, with all fate active [BS-SETUP-14]', () => {
    const legacy = failed({ supplies: { charm: 0, firewood: 0, potion: 0, toolkit: 0 } }).state.legacy!;
    const { state } = go(campaignMatch(legacy), 'A');
    expect([state.zones['wounds:0'] ?? [], state.zones['model:0']![0], state.fate.active]).toMatchObject([
      [],
      { poison: 0 },
      3,
    ]);
  });
});

describe('a legacy from anybody', () => {
  const good = () => after(['A']);
  const refused = (by: Partial<PartyLegacy>) => (): unknown => campaign.read(changed(good(), by), 2);
  const heroes = () => (good().data as PartyLegacy).heroes;
  const journey = () => (good().data as PartyLegacy).journey;

  it('is read as it was written', () => {
    const legacy = good();
    expect(campaign.read(JSON.parse(JSON.stringify(legacy)), 2)).toEqual(legacy);
  });

  it('is refused with a sentence for what cannot be', () => {
    expect(refused({ gold: -1 })).toThrow('The gold of a party is a whole number.');
    expect(refused({ supplies: { charm: 4, firewood: 0, potion: 0, toolkit: 0 } })).toThrow('at most 3');
    expect(refused({ heroes: [heroes()[0]!, heroes()[0]!] })).toThrow('Ash is there twice');
    expect(refused({ heroes: [{ ...heroes()[0]!, abilities: ['hew', 'hew-2'] }, heroes()[1]!] })).toThrow(
      'Hew is there twice',
    );
    expect(refused({ heroes: [{ ...heroes()[0]!, spent: 9 }, heroes()[1]!] })).toThrow('more XP');
    expect(refused({ journey: { ...journey(), chapter: 'nowhere' } })).toThrow(
      'There is no chapter "nowhere".',
    );
    expect(refused({ journey: { ...journey(), done: ['Z'] } })).toThrow('The Gate has no node Z.');
    expect(refused({ journey: { ...journey(), reputation: 0 } })).toThrow('four steps');
    expect(() => campaign.read(good(), 3)).toThrow('2 heroes');
  });

  it('holds no secret, so everybody may see what the party has become', () => {
    expect([campaign.secret, game.campaign === campaign]).toEqual([false, true]);
    expect(campaign.summary!(good())).toMatchObject({ gold: 0, chapter: 'the-gate', done: ['A'], xp: 4 });
  });
});
