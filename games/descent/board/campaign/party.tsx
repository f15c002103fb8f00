import './campaign.css';
import { type PartyProps, SeatMark } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import { GiTwoCoins } from 'react-icons/gi';
import type { DescentLegacy, HeroLegacy, OverlordLegacy } from '../../rules/campaign/party.ts';
import { playerOf } from '../players.ts';
import { campaignCalled, nameIn, nextQuests } from './content.ts';
import { Land } from './land.tsx';
import { QuestLog } from './quest-log.tsx';
import { RoadLog } from './road-log.tsx';

/** What everybody may know of what a quest has left: see `summary` in the rules. */
type Left = Omit<DescentLegacy, 'overlord'> & {
  readonly overlord: Omit<OverlordLegacy, 'rumors'> & { readonly rumors: number };
};

/** A campaign between its quests: the Quest Log as a tree, the land, and what both sides hold. */
export function Party({ summary, names, say }: PartyProps) {
  const { campaign: id, log, over, heroes, gold, overlord, legend } = summary as Left;
  const campaign = campaignCalled(id);
  const holders = (
    <ul className="d2-holders">
      {heroes.map((hero, i) => (
        <HeroHolds
          key={hero.hero}
          hero={hero}
          seat={legend ? i % names.length : playerOf(i, names.length)}
          names={names}
          say={say}
        />
      ))}
    </ul>
  );
  if (legend)
    return (
      <div className="kit-party d2-party">
        <section>
          <h3>{say.say('d2.camp.heroes')}</h3>
          {holders}
        </section>
        <RoadLog campaign={id} legend={legend} log={log} over={over} gold={gold} say={say} />
      </div>
    );
  if (!campaign) return null;
  const next = nextQuests(campaign, log);
  return (
    <div className="kit-party d2-party">
      <QuestLog campaign={campaign} log={log} next={next} over={over} say={say} />
      <Land campaign={campaign} log={log} open={next?.quests ?? []} say={say} />
      <section>
        <h3>{say.say('d2.camp.heroes')}</h3>
        <p className="d2-purse">
          <GiTwoCoins aria-hidden="true" /> {say.say(['d2.camp.gold', { n: gold }])}
        </p>
        {holders}
      </section>
      <OverlordHolds overlord={overlord} player={names[0] ?? ''} say={say} />
    </div>
  );
}

function HeroHolds({
  hero: { hero, class: id, xp, fortune, skills, gear },
  seat,
  names,
  say: { say },
}: {
  hero: HeroLegacy;
  seat: number;
  names: readonly string[];
  say: Speaker;
}) {
  return (
    <li>
      <h4>
        <SeatMark seat={seat} />{' '}
        {say(['d2.camp.hero-line', { hero: nameIn(hero), class: nameIn(id), player: names[seat] ?? '' }])}
      </h4>
      <p>{say(['d2.camp.hero-has', { xp, fortune }])}</p>
      <dl>
        <dt>{say('d2.camp.skills')}</dt>
        <dd>{skills.map(nameIn).join(', ')}</dd>
        <dt>{say('d2.camp.gear')}</dt>
        <dd>
          {gear.map(({ card, worn }, i) => (
            <span key={i} className="d2-held">
              {nameIn(card)}
              {!worn && <em> ({say('d2.camp.carried')})</em>}
            </span>
          ))}
        </dd>
      </dl>
    </li>
  );
}

function OverlordHolds({
  overlord: { owned, xp, relics, plot, rumors },
  player,
  say: { say },
}: {
  overlord: Left['overlord'];
  player: string;
  say: Speaker;
}) {
  const count = (id: string): number => owned.filter((one) => one === id).length;
  return (
    <section>
      <h3>
        <SeatMark seat={0} /> {say(['d2.camp.overlord', { player }])}
      </h3>
      <p>{say(['d2.camp.overlord-has', { xp, rumors, threat: plot?.threat ?? -1 }])}</p>
      <dl>
        <dt>{say('d2.camp.overlord-cards')}</dt>
        <dd>
          {[...new Set(owned)].map((id) => (
            <span key={id} className="d2-held">
              {say(['d2.camp.copies', { name: nameIn(id), n: count(id) }])}
            </span>
          ))}
        </dd>
        {plot && (
          <>
            <dt>{say(['d2.camp.plots', { deck: plot.deck }])}</dt>
            <dd>{plot.bought.map(nameIn).join(', ')}</dd>
          </>
        )}
        {relics.length > 0 && (
          <>
            <dt>{say('d2.camp.relics')}</dt>
            <dd>{relics.map(nameIn).join(', ')}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
