import './panel.css';
import { type BoardProps, Medallion, useKit } from '@questwright/board-kit';
import { useEffect, useState } from 'react';
import { GiRuneStone, GiShop } from 'react-icons/gi';
import { anyHero, heroIcons } from '../icons.ts';
import { heroDefOf, heroFactsOf, heroNameOf, isOffer, litTabs, openOf, type Tab } from '../sight.ts';
import { HeroPanel } from './hero-panel.tsx';
import { Markets } from './markets.tsx';
import { Story } from './story.tsx';

/** Which tab is open: the reader's choice, until something can be chosen in another. */
export function useTab({ view, seat, choice, narrow }: BoardProps): readonly [Tab, (tab: Tab) => void] {
  const own: Tab = `seat:${seat < 0 ? openOf(view).active : seat}`;
  const [tab, setTab] = useState<Tab | null>(null);
  const asked = choice?.n ?? -1;
  useEffect(() => {
    if (asked < 0 || isOffer(choice, narrow)) return;
    setTab((open) => {
      const lit = litTabs(view, choice);
      if (lit.length === 0 || lit.includes(open ?? own)) return open;
      return lit.includes(own) ? own : lit[0]!;
    });
    // A new choice is what opens a tab.
  }, [asked]);
  return [tab ?? own, setTab];
}

/** Heroes, markets and story, one at a time. Where something can be chosen, its tab glows. */
export function Panel({ tab, onTab, ...board }: { tab: Tab; onTab: (tab: Tab) => void } & BoardProps) {
  const { view, seats } = board;
  return (
    <section className="rb-panel">
      <Tabs tab={tab} onTab={onTab} {...board} />
      <div className="rb-panel-body" key={tab}>
        {tab === 'markets' ? (
          <Markets view={view} seats={seats} seat={board.seat} />
        ) : tab === 'story' ? (
          <Story view={view} seats={seats} />
        ) : (
          <HeroPanel hero={Number(tab.slice(5))} {...board} />
        )}
      </div>
    </section>
  );
}

export function Tabs({
  tab,
  onTab,
  view,
  seats,
  choice,
  narrow,
}: { tab: Tab | null; onTab: (tab: Tab) => void } & BoardProps) {
  const { faces, say } = useKit();
  const lit = litTabs(view, choice);
  const { heroes, active } = openOf(view);
  const props = (one: Tab) => ({
    type: 'button' as const,
    'aria-pressed': tab === one,
    'data-glows': lit.includes(one) ? '' : undefined,
    onClick: () => onTab(one),
  });
  return (
    <nav className="rb-tabs" aria-label={say.say('rb.board.panels')} data-about="zone:tabs">
      {heroes.map(({ damage }, seat) => {
        const def = heroDefOf(view, seat);
        const health = heroFactsOf(view, seat)?.values.health?.value;
        return (
          <button
            key={seat}
            {...props(`seat:${seat}`)}
            data-active={seat === active ? '' : undefined}
            // On a phone what the guided start speaks of is behind this button.
            data-about={narrow ? `zone:hero:${seat} zone:trophies:${seat} zone:actions` : undefined}
          >
            <Medallion
              icon={heroIcons[def?.id ?? ''] ?? anyHero}
              picture={faces.get(def?.id ?? '')?.picture}
              name={heroNameOf(view, seat, seats[seat]!.name)}
              seat={seat}
              hue="river"
              size={42}
              {...(health && { health: { damage, max: health } })}
            />
          </button>
        );
      })}
      <button {...props('markets')} data-about="zone:markets">
        <GiShop aria-hidden="true" />
        <span>{say.say('rb.board.markets')}</span>
      </button>
      <button {...props('story')}>
        <GiRuneStone aria-hidden="true" />
        <span>{say.say('rb.board.story')}</span>
      </button>
    </nav>
  );
}
