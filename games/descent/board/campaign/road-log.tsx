import type { Speaker } from '@questwright/kernel';
import { GiPathDistance, GiSwordsEmblem, GiTombstone } from 'react-icons/gi';
import { content } from '../../content/index.ts';
import type { RoadLegacy } from '../../rules/campaign/party.ts';
import type { QuestLog } from '../../rules/campaign/plan.ts';
import type { Side } from '../../rules/things.ts';
import { nameIn } from './content.ts';
import { Standing } from './standing.tsx';

/** A campaign without an overlord between its quests: how the party stands, what it has done, and what lies ahead. */
export function RoadLog({
  campaign,
  legend: { fame, morale, weeks, story, side },
  log,
  over,
  gold,
  say,
}: {
  campaign: string;
  legend: RoadLegacy;
  log: QuestLog;
  over: Side | null;
  gold: number;
  say: Speaker;
}) {
  const name = content.legendCampaigns.find(({ id }) => id === campaign)?.name ?? '';
  const title = say.say(['d2.camp.log', { campaign: name }]);
  const ahead = [
    ...(story ? [{ quest: story.quest, terms: say.say(['d2.road.story', { n: story.weeksLeft }]) }] : []),
    ...side.map((quest) => ({ quest, terms: say.say('d2.road.side') })),
  ];
  return (
    <section className="d2-log" aria-label={title}>
      <h3>{title}</h3>
      <Standing gold={gold} fame={fame} morale={morale} weeks={weeks} say={say} />
      <ol className="d2-log-trunk">
        {log.map(({ quest, won }, n) => (
          <li key={n} className="d2-log-past" data-won={won}>
            <span className="d2-log-mark">
              {won === 'heroes' ? <GiSwordsEmblem aria-hidden="true" /> : <GiTombstone aria-hidden="true" />}
            </span>
            <div>
              <strong>{nameIn(quest)}</strong>
              <span className="d2-log-won">{say.say(['d2.road.ended', { side: won }])}</span>
            </div>
          </li>
        ))}
        {over === null &&
          ahead.map(({ quest, terms }) => (
            <li key={quest} className="d2-log-past">
              <span className="d2-log-mark" data-ahead="">
                <GiPathDistance aria-hidden="true" />
              </span>
              <div>
                <strong>{nameIn(quest)}</strong>
                <span className="d2-log-where">{terms}</span>
              </div>
            </li>
          ))}
        {over && <li className="d2-log-over">{say.say(['d2.road.over', { side: over }])}</li>}
      </ol>
    </section>
  );
}
