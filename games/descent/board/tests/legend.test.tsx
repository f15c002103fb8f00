import { useKit } from '@questwright/board-kit';
import { KitProvider } from '@questwright/board-kit/host';
import { createMatch, createSpeaker, kernelLanguages, type Match } from '@questwright/kernel';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { habit } from '../../bot/habit.ts';
import { game } from '../../rules/index.ts';
import { Party } from '../campaign/party.tsx';
import { faces } from '../cards.ts';
import { english } from '../english.ts';
import { LegendPanel } from '../panel/legend.tsx';
import { defOf, figureDefOf, figuresOnMap, groupDefOf, shownIn } from '../sight.ts';

const say = createSpeaker({ languages: [{ en: english }, game.languages, kernelLanguages] });
const faceMap = new Map(faces(say).map((face) => [face.id, face]));

function Table({ children }: { children: ReactNode }) {
  const kit = useKit();
  return <KitProvider kit={{ ...kit, say, faces: faceMap }}>{children}</KitProvider>;
}

/** A match by habit up to a question. */
function upTo(options: object, topic: string, seats = ['Ann'], inCampaign = false): Match {
  const match: Match = createMatch({ game, seats, seed: 'panel', options, inCampaign } as never);
  while (match.choice && match.choice.topic !== topic)
    match.answer(match.choice.seat, habit(match as never, match.choice));
  return match;
}
const delve = (): Match => upTo({ play: 'legend', mode: 'delve', players: [0, 0] }, 'next-hero');
const panel = (match: Match): string => {
  const view = match.view(0);
  return renderToStaticMarkup(
    <Table>
      <LegendPanel view={view} />
    </Table>,
  );
};
const inventoryIn = (page: string): string =>
  /<details class="d2-inventory">.*?<\/details>/s.exec(page)?.[0] ?? '';

describe('the inventory of the heroes', () => {
  it('exists only where nobody plays the overlord, behind a button [D2-INV-01, D2-INV-02]', () => {
    expect(inventoryIn(panel(delve()))).toMatch(/<summary>.*Inventory of the heroes<\/summary>/s);
    const match = upTo({ quest: 'first-blood' }, 'next-hero', ['Olga', 'Ada']);
    expect(panel(match)).toBe('');
  });

  it('lists every piece of equipment that they have [D2-INV-03]', () => {
    const match = delve();
    const gear = [0, 1].flatMap((hero) => shownIn(match.view(0), `gear:h${hero}`));
    expect(gear.length).toBeGreaterThan(1);
    const page = inventoryIn(panel(match));
    for (const { def } of gear)
      expect(page).toContain(`<dd>${defOf(def)!.name.replaceAll("'", '&#x27;')}</dd>`);
    expect(page.match(/<dd>/g)!.length).toBe(gear.length);
  });

  it('shows their gold in a campaign [D2-INV-04]', () => {
    const match = upTo({ play: 'legend', campaign: 'kindred-fire', players: [0, 0] }, 'road', ['Ann'], true);
    const { gold } = (match.state as unknown as { campaign: { gold: number } }).campaign;
    expect(inventoryIn(panel(match))).toContain(`${gold} gold`);
    expect(inventoryIn(panel(delve()))).not.toContain('gold');
  });

  it('is there to look at: nothing can be added or removed [D2-INV-05]', () => {
    expect(inventoryIn(panel(delve()))).not.toMatch(/<button|<input|<select|data-about|role="button"/);
  });
});

describe('the tracker of monster groups', () => {
  const entries = (page: string): string[] =>
    [...page.matchAll(/data-entry="(\w+)"/g)].map(([, entry]) => entry!);

  it('offers three entries for each portrait [D2-TRACK-02]', () => {
    const match = delve();
    const groups = shownIn(match.view(0), 'groups').filter(({ def }) => {
      const { monster } = groupDefOf(def)!;
      return figuresOnMap(match.view(0)).some((one) => figureDefOf(one.def)?.monster === monster);
    });
    expect(groups.length).toBeGreaterThan(0);
    expect(entries(panel(match))).toEqual(groups.flatMap(() => ['defeat', 'activate', 'info']));
  });

  it('explains what is on the card of a monster, and how it spends surges [D2-TRACK-07, D2-TRACK-08]', () => {
    const match = delve();
    const page = panel(match);
    const [figure] = figuresOnMap(match.view(0)).flatMap(({ def }) => {
      const found = figureDefOf(def);
      return found?.monster && found.text.length > 0 && (found.arms?.surges.length ?? 0) > 1 ? [found] : [];
    });
    expect(figure).toBeDefined();
    const asShown = (text: string): string => text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
    for (const text of figure!.text) expect(page).toContain(asShown(say.sentence(text)));
    const order = /<ol aria-label="It spends surges in this order">(.*?)<\/ol>/s.exec(page)![1]!;
    expect(order.match(/<li>/g)!.length).toBeGreaterThan(0);
  });
});

describe('the log of a campaign without an overlord', () => {
  it('shows the fame of the party below the heroes [D2-FAME-02]', () => {
    const match = upTo(
      { play: 'legend', campaign: 'rise-of-all-goblins', players: [0, 0] },
      'nothing',
      ['Ann'],
      true,
    );
    const summary = game.campaign!.summary!(match.legacy!) as never;
    const page = renderToStaticMarkup(<Party summary={summary} names={['Ann']} say={say} />);
    expect(page).toMatch(/d2-holders.*<\/ul>.*Fame \d+: /s);
  });
});
