import { pieces } from '@questwright/adventure';
import { describe, expect, it } from 'vitest';
import { NEIGHBOURS } from '../../rules/map/hexes.ts';
import { NONE } from '../../rules/state.ts';
import { wayTo } from '../map/path-preview.tsx';
import {
  idsIn,
  isInPanel,
  litTabs,
  offeredCards,
  openOf,
  questMarks,
  tabOfZone,
  villainHealth,
  zoneOfCard,
} from '../sight.ts';
import { type Moment, positions } from './play.ts';

/** Positions of several matches: no single one may show everything. */
function* several(seed: string): Generator<Moment> {
  for (const i of [1, 2]) yield* positions(`${seed} ${i}`, 450);
}

describe('what the board makes of a view', () => {
  it('shows every card that can be chosen somewhere: in the panel, in the tray or in the combat', () => {
    let chosen = 0;
    for (const { view } of several('cards')) {
      for (const id of idsIn(view.choice, 'card')) {
        const zone = zoneOfCard(view, id);
        const isOffered = offeredCards(view, view.choice).some((card) => card.id === id);
        const isOnTable =
          zone !== null && (tabOfZone(zone) !== null || /^(?:drawn|foe):|^resolving$/.test(zone));
        expect([zone, isOffered || isOnTable]).toEqual([zone, true]);
        chosen++;
      }
    }
    expect(chosen).toBeGreaterThan(50);
  });

  it('opens the tab of the hand for a discard, and of the markets for a purchase', () => {
    const prompts = new Map<string, Set<string>>();
    for (const { view, seat } of several('market')) {
      const { prompt } = view.choice!;
      const key = typeof prompt === 'string' ? prompt : prompt[0];
      if (key !== 'rb.ask.hand-limit' && key !== 'rb.ask.buy') continue;
      const tabs = litTabs(view, view.choice).map((tab) => tab.replace(`seat:${seat}`, 'own'));
      expect(isInPanel(view, view.choice)).toBe(true);
      prompts.set(key, new Set([...(prompts.get(key) ?? []), ...tabs]));
    }
    expect(prompts.get('rb.ask.hand-limit')).toEqual(new Set(['own']));
    expect(prompts.get('rb.ask.buy')).toEqual(new Set(['markets']));
  });

  it('marks the quests that heroes hold in the hexes where they are attempted', () => {
    let marked = 0;
    for (const { view, match } of several('quests')) {
      const held = match.state.heroes.flatMap((_, seat) => pieces(match.state, `quests:${seat}`));
      const marks = questMarks(view).filter(({ seat }) => seat !== NONE);
      expect(marks.map(({ card }) => card).sort()).toEqual(held.map(({ id }) => id).sort());
      for (const { hexes } of marks) expect(hexes.length).toBeGreaterThan(0);
      marked += marks.length;
    }
    expect(marked).toBeGreaterThan(0);
  });

  it.each([
    ['margath', 0, 15],
    ['margath', 4, 11],
    ['margath', 30, 8],
    ['corpse-king', 0, 12],
    ['corpse-king', 1, 10],
    ['corpse-king', 9, 8],
  ])(
    'reads from the villain of %s that against %i story tokens it has %i health',
    (scenario, story, health) => {
      const { view } = [...positions('villain', 3, scenario)].at(-1)!;
      const open = { ...openOf(view), zombies: [3, 9] };
      const heroes = open.heroes.map((hero) => ({ ...hero, story }));
      expect(villainHealth({ ...view, open: { ...open, heroes } }, 0)).toBe(health);
    },
  );

  it('finds a way over neighbouring hexes to whatever dice reach', () => {
    let ways = 0;
    for (const { view } of several('ways')) {
      const { roll, heroes } = openOf(view);
      if (roll?.why !== 'move') continue;
      for (const { about } of view.choice!.options!) {
        if (typeof about?.hex !== 'number' || typeof about.dice !== 'number') continue;
        const path = wayTo(view, about.hex, about.dice);
        expect(path[0]).toBe(heroes[roll.seat]!.at);
        expect(path.at(-1)).toBe(about.hex);
        if (path.length === 2) continue;
        for (let i = 1; i < path.length; i++) expect(NEIGHBOURS[path[i - 1]!]).toContain(path[i]);
        ways++;
      }
    }
    expect(ways).toBeGreaterThan(50);
  });
});
