import { Plate, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiBrokenHeart, GiEvilHand, GiHourglass, GiLaurelCrown, GiMagicPortal } from 'react-icons/gi';
import { content } from '../../content/index.ts';
import { DELVE } from '../../rules/legend/delve/numbers.ts';
import { effectText } from '../../rules/legend/group-effect.ts';
import { type ActivationDef, entryText } from '../../rules/legend/lists.ts';
import { expectedRounds } from '../../rules/legend/peril-clock.ts';
import { renownOf } from '../../rules/legend/road/fame.ts';
import type { Legend } from '../../rules/legend/state.ts';
import { cardsOf, groupDefOf, openOf } from '../sight.ts';
import { Inventory } from './inventory.tsx';
import { Groups } from './overlord.tsx';
import { Tracker } from './tracker.tsx';

/** Where nobody plays the overlord: morale, time and portal, the list that a group works, and unless it is to be brief all groups. */
export function LegendPanel({ view, isBrief = false }: { view: View; isBrief?: boolean }) {
  const { say } = useKit();
  const { legend } = openOf(view);
  if (!legend) return null;
  return (
    <section className="d2-overlord" aria-label={say.say('d2.board.legend')} data-about="zone:overlord">
      <header>
        <GiEvilHand aria-hidden="true" />
        <h3>{say.say('d2.board.legend')}</h3>
        <span className="d2-hero-player">
          <GiBrokenHeart aria-hidden="true" /> {say.say(['d2.board.morale', { n: legend.morale }])}
        </span>
      </header>
      {legend.delve ? <Stage view={view} legend={legend} /> : <Time view={view} legend={legend} />}
      <ActivationWindow view={view} legend={legend} />
      {!isBrief && <Perils legend={legend} />}
      {!isBrief && <Groups view={view} />}
      {!isBrief && <Tracker view={view} />}
      {!isBrief && <Inventory view={view} />}
    </section>
  );
}

/** How far the heroes have come, whether the way out is open, and how long they have. */
function Stage({ view, legend }: { view: View; legend: Legend }) {
  const { say } = useKit();
  const { quest, round } = openOf(view);
  const stage = content.stages.find((one) => one.quest.id === quest);
  if (!stage || !legend.delve) return null;
  const left = Math.max(0, stage.time + DELVE[legend.difficulty].time + 1 - round);
  return (
    <ul className="d2-groups">
      <li>
        <GiMagicPortal aria-hidden="true" />
        <strong>{say.say(['d2.board.stage', { n: legend.delve.resolved + 1 }])}</strong>
        <span>{say.say(['d2.board.portal', { open: legend.delve.open ? 'yes' : 'no' }])}</span>
      </li>
      <li>
        <GiHourglass aria-hidden="true" />
        <span>{say.say(['d2.board.time', { n: left }])}</span>
      </li>
    </ul>
  );
}

/** How long the heroes have until perils strike, and in a campaign how well known they are. */
function Time({ view, legend: { difficulty, road } }: { view: View; legend: Legend }) {
  const { say } = useKit();
  const { quest, round, players } = openOf(view);
  const found = content.legendQuests.find((one) => one.quest.id === quest);
  const left = Math.max(0, Math.round(expectedRounds(found, difficulty, players.length)) - round);
  return (
    <ul className="d2-groups">
      <li>
        <GiHourglass aria-hidden="true" />
        <span>{say.say(['d2.board.time', { n: left }])}</span>
      </li>
      {road && (
        <li>
          <GiLaurelCrown aria-hidden="true" />
          <span>{say.say(['d2.road.renown', { n: road.fame, renown: renownOf(road.fame) }])}</span>
        </li>
      )}
    </ul>
  );
}

/** The perils that have struck. */
function Perils({ legend: { perils } }: { legend: Legend }) {
  const { say } = useKit();
  if (perils.length === 0) return null;
  return (
    <details className="d2-perils" open>
      <summary>{say.say(['d2.board.perils', { n: perils.length }])}</summary>
      <ul>
        {perils.map((id) => {
          const card = content.perils.find((one) => one.card.id === id)?.card;
          return (
            card && (
              <li key={id}>
                <strong>{card.name}.</strong> {card.text.map(say.sentence).join(' ')}
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}

/** What the group that activates goes through, from top to bottom. */
function ActivationWindow({ view, legend }: { view: View; legend: Legend }) {
  const { say, faces } = useKit();
  const { activation } = legend;
  const list = content.activations.find(({ id }) => id === activation?.list);
  if (!activation || !list) return null;
  const card = cardsOf(view, 'groups').find(({ id }) => id === activation.group);
  const effect = effectText(list.effect);
  const picture = faces.get(card?.def ?? '')?.picture;
  return (
    <div className="d2-activation">
      {picture && (
        <span className="d2-activation-plate" aria-hidden="true">
          <Plate picture={picture} />
        </span>
      )}
      <h4>{say.say(['d2.board.activates', { group: groupDefOf(card?.def ?? '')?.name ?? '' }])}</h4>
      {effect && <p>{say.say(effect)}</p>}
      {ranksOf(list).map((rank) => (
        <div key={rank} data-now={activation.rank === rank ? '' : undefined}>
          <strong>{say.say(['d2.board.rank-list', { rank }])}</strong>
          <ol>
            {list[rank].map((entry, n) => (
              <li key={`${rank} ${n}`}>{say.sentence(entryText(entry))}</li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

const ranksOf = ({ first }: ActivationDef): readonly ('master' | 'minion')[] =>
  first === 'master' ? ['master', 'minion'] : ['minion', 'master'];
