import { Explained, Stat, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { memo } from 'react';
import { GiEchoRipples, GiSoundWaves, GiStarsStack } from 'react-icons/gi';
import { SUPPLIES } from '../rules/things.ts';
import { GoldIcon, supplyIcons } from './icons.ts';
import { encounterOf, isPlayed, openOf } from './sight.ts';

/** Along the top: where the party is and what it has to do there, and what all of it shares. */
export const Strip = memo(function Strip({ view }: { view: View }) {
  const { say, openCard } = useKit();
  const { round, loud, left, fate, supplies, gold, journey } = openOf(view);
  const encounter = isPlayed(view) ? encounterOf(view) : undefined;
  return (
    <header className="bs-strip">
      {encounter && (
        <>
          <button type="button" className="bs-place" onClick={() => openCard(encounter.id)}>
            {encounter.name}
          </button>
          <Explained
            why={{
              title: say.say(`bs.goal.${encounter.goal}`),
              lines: left > 0 ? [say.say(['bs.board.rounds-left', { n: left }])] : [],
              rule: 'BS-NODE-01',
            }}
          >
            <span className="bs-round">
              {say.say(['bs.board.round', { n: round }])}
              {left > 0 && ` · ${say.say(['bs.board.rounds-left', { n: left }])}`}
            </span>
          </Explained>
          <Explained
            why={{
              title: say.say(loud ? 'bs.board.loud' : 'bs.board.quiet'),
              lines: [say.say('bs.board.echo-is')],
              rule: 'BS-WANDER-02',
            }}
          >
            <span className="bs-echo" data-loud={loud ? '' : undefined}>
              {loud ? <GiSoundWaves aria-hidden="true" /> : <GiEchoRipples aria-hidden="true" />}
              {say.say(loud ? 'bs.board.loud-word' : 'bs.board.quiet-word')}
            </span>
          </Explained>
        </>
      )}
      <span className="bs-stores">
        <Explained
          why={{
            title: say.say(['bs.board.fate-left', { n: fate.active, most: fate.most }]),
            lines: [say.say('bs.board.fate-is')],
            rule: 'BS-FATE-01',
          }}
        >
          <span className="bs-fate" data-about="zone:fate">
            <span className="sr-only">
              {say.say(['bs.board.fate-left', { n: fate.active, most: fate.most }])}
            </span>
            {Array.from({ length: fate.most }, (_, i) => (
              <GiStarsStack key={i} aria-hidden="true" data-active={i < fate.active ? '' : undefined} />
            ))}
          </span>
        </Explained>
        {SUPPLIES.map((supply) => (
          <Stat
            key={supply}
            icon={supplyIcons[supply]}
            name={say.say(`bs.board.supply.${supply}`)}
            value={supplies[supply]}
            why={{
              title: `${say.say(`bs.board.supply.${supply}`)} ${supplies[supply]}`,
              lines: [say.say(`bs.board.supply.${supply}-is`)],
              rule: 'BS-TOKEN-01',
            }}
            travel={`supply:${supply}`}
          />
        ))}
        <Stat icon={GoldIcon} name={say.say('bs.board.gold')} value={gold} travel="gold" />
        {journey && (
          <span className="bs-reputation-n">
            <Stat
              name={say.say('bs.board.reputation')}
              value={journey.reputation > 0 ? `+${journey.reputation}` : journey.reputation}
              why={{
                title: say.say(['bs.board.reputation-is', { n: journey.reputation }]),
                rule: 'BS-REP-02',
              }}
            />
          </span>
        )}
      </span>
    </header>
  );
});
