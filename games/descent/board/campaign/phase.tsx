import './campaign.css';
import { type BoardProps, useKit } from '@questwright/board-kit';
import { useState } from 'react';
import { openOf } from '../sight.ts';
import { campaignCalled, nextQuests } from './content.ts';
import { Desk } from './desk.tsx';
import { Journey } from './journey.tsx';
import { Land } from './land.tsx';
import { QuestLog } from './quest-log.tsx';
import { Rewards } from './rewards.tsx';
import { RoadPhase } from './road.tsx';
import { Shop } from './shop.tsx';
import { SkillTrees } from './skill-tree.tsx';

/** The steps of the Campaign phase, by their numbers in the book. */
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8];
const SHOP = 4;
const EXPERIENCE = 5;

/** What is done between two quests, one step after the other, and the journey to the next. */
export function CampaignPhase(props: BoardProps) {
  const { phase, campaign, legend } = openOf(props.view);
  if (phase === 'campaign' && legend?.road) return <RoadPhase {...props} />;
  const def = campaign && campaignCalled(campaign.id);
  if (!def || (phase !== 'campaign' && phase !== 'travel')) return null;
  return phase === 'travel' ? (
    <OverTheMap>
      <Steps now={STEPS.at(-1)!} />
      <Journey view={props.view} campaign={def} />
    </OverTheMap>
  ) : (
    <div className="d2-camp">
      <Steps now={campaign.step} />
      <Step {...props} />
    </div>
  );
}

/** What is looked at in a step. What the other side does with its own is not shown to this one. */
function Step(props: BoardProps) {
  const { view, seat, log } = props;
  const { say } = useKit();
  const { campaign, overlord } = openOf(view);
  const def = campaignCalled(campaign!.id)!;
  const { step, log: played } = campaign!;
  const desk = seat === overlord && <Desk view={view} />;
  if (step < SHOP)
    return (
      <>
        <Rewards view={view} log={log} />
        {desk}
      </>
    );
  if (step === SHOP)
    return (
      <>
        <Rewards view={view} log={log} />
        <Shop {...props} />
      </>
    );
  if (step === EXPERIENCE)
    return (
      <>
        {desk}
        <SkillTrees {...props} />
      </>
    );
  const next = nextQuests(def, played);
  return (
    <>
      <QuestLog campaign={def} log={played} next={next} say={say} />
      <Land campaign={def} log={played} open={next?.quests ?? []} say={say} />
    </>
  );
}

function Steps({ now }: { now: number }) {
  const { say } = useKit();
  return (
    <ol className="d2-steps" aria-label={say.say('d2.camp.phase')}>
      {STEPS.map((step) => (
        <li
          key={step}
          data-state={step < now ? 'done' : undefined}
          aria-current={step === Math.min(now, STEPS.length) ? 'step' : undefined}
        >
          {say.say(`d2.camp.step.${step}`)}
        </li>
      ))}
    </ol>
  );
}

/** The journey lies over the dungeon, where the figures stand already. */
function OverTheMap({ children }: { children: React.ReactNode }) {
  const { say } = useKit();
  const [isAway, setAway] = useState(false);
  return (
    <div className="d2-camp d2-camp-over" data-away={isAway ? '' : undefined}>
      <button type="button" className="d2-offer-look" aria-pressed={isAway} onClick={() => setAway(!isAway)}>
        {say.say(isAway ? 'd2.camp.see-journey' : 'd2.board.see-map')}
      </button>
      {!isAway && children}
    </div>
  );
}
