import { Plate, useKit, useLit } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import { GiEvilHand, GiSwordsEmblem } from 'react-icons/gi';
import type { QuestLog as Log, NextQuests } from '../../rules/campaign/plan.ts';
import type { CampaignDef } from '../../rules/definitions.ts';
import type { Side } from '../../rules/things.ts';
import { nameIn } from './content.ts';
import { type Coming, type Past, treeOf } from './log-tree.ts';

const SIDES = ['heroes', 'overlord'] as const;

/** The quests of a campaign as a tree: those that were played, who won them, and the branches that are open. */
export function QuestLog({
  campaign,
  log,
  next,
  over = null,
  say: { say },
}: {
  campaign: CampaignDef;
  log: Log;
  next: NextQuests | null;
  /** Who has won the campaign. */
  over?: Side | null;
  say: Speaker;
}) {
  const { past, coming } = treeOf(campaign, log, next);
  const slot = next ? say(`d2.camp.slot.${next.slot}`) : '';
  return (
    <section className="d2-log" aria-label={say(['d2.camp.log', { campaign: campaign.name }])}>
      <h3>{say(['d2.camp.log', { campaign: campaign.name }])}</h3>
      <ol className="d2-log-trunk">
        {past.map((played) => (
          <PastQuest key={played.quest} campaign={campaign} played={played} say={say} />
        ))}
        {next && (
          <li className="d2-log-now">
            <p>
              {coming.length > 1
                ? say(['d2.camp.now', { slot, side: next.chooser }])
                : say(['d2.camp.now-one', { slot }])}
            </p>
            <ul>
              {coming.map((quest) => (
                <ComingQuest key={quest.quest} campaign={campaign} coming={quest} say={say} />
              ))}
            </ul>
          </li>
        )}
        {over && <li className="d2-log-over">{say(['d2.camp.over', { side: over }])}</li>}
      </ol>
    </section>
  );
}

type Say = Speaker['say'];

function PastQuest({ campaign, played, say }: { campaign: CampaignDef; played: Past; say: Say }) {
  const { quest, slot, won, opened } = played;
  const Icon = won === 'heroes' ? GiSwordsEmblem : GiEvilHand;
  return (
    <li className="d2-log-past" data-won={won}>
      <span className="d2-log-mark">
        <Icon aria-hidden="true" />
      </span>
      <div>
        <strong>{nameIn(quest)}</strong>
        <span className="d2-log-where">
          {[say(`d2.camp.slot.${slot}`), campaign.places[quest]].filter(Boolean).join(' · ')}
        </span>
        <span className="d2-log-won">{say(['d2.camp.won', { side: won }])}</span>
        {opened.length > 0 && (
          <ul className="d2-log-opened">
            {opened.map((one) => (
              <li key={one.quest} data-state={one.state}>
                {nameIn(one.quest)}{' '}
                <span>{say(one.state === 'played' ? 'd2.camp.opened-played' : 'd2.camp.opened')}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

/** A quest that can be chosen: by whoever is asked, on this card. */
function ComingQuest({ campaign, coming, say }: { campaign: CampaignDef; coming: Coming; say: Say }) {
  const { faces } = useKit();
  const { lit, props } = useLit({ definition: coming.quest });
  const { role: _, tabIndex: __, onKeyDown: ___, ...button } = props;
  const name = nameIn(coming.quest);
  const picture = faces.get(coming.quest)?.picture;
  return (
    <li className="d2-log-coming" data-lit={lit ? '' : undefined}>
      {picture && (
        <span className="d2-log-plate" aria-hidden="true">
          <Plate picture={picture} />
        </span>
      )}
      {lit ? (
        <button type="button" className="d2-log-choose" {...button}>
          {name}
        </button>
      ) : (
        <strong>{name}</strong>
      )}
      <span className="d2-log-where">{campaign.places[coming.quest]}</span>
      {SIDES.some((side) => coming.opens[side].length > 0) && (
        <ul className="d2-log-ifs">
          {SIDES.map((side) => (
            <li key={side} data-won={side}>
              <span>{say(['d2.camp.if', { side }])}:</span> {coming.opens[side].map(nameIn).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
