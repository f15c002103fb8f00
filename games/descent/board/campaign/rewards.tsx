import { type BoardProps, useKit } from '@questwright/board-kit';
import type { LogEntry, Text } from '@questwright/kernel';
import type { IconType } from 'react-icons';
import { GiEvilHand, GiLaurels, GiOpenTreasureChest, GiTwoCoins, GiUpgrade } from 'react-icons/gi';
import { rewardsFor } from '../../rules/campaign/rewards.ts';
import type { Side } from '../../rules/things.ts';
import { openOf } from '../sight.ts';
import { campaignCalled, nameIn, nextQuests, questCalled } from './content.ts';

/** Lines of the log that tell what somebody has been given between two quests. */
const GIVEN: { readonly [key: string]: IconType } = {
  'd2.log.gold': GiTwoCoins,
  'd2.log.xp': GiUpgrade,
  'd2.log.gets': GiOpenTreasureChest,
  'd2.log.overlord-gets': GiEvilHand,
  'd2.log.threat': GiEvilHand,
  'd2.log.gets-fortune': GiLaurels,
  'd2.log.advanced': GiEvilHand,
  'd2.log.ally': GiLaurels,
  'd2.log.ally-learns': GiUpgrade,
};

/** What was given from the beginning of the match up to the shop. */
export function givenIn(log: readonly LogEntry[]): readonly LogEntry[] {
  const shop = log.findIndex(({ key }) => key === 'd2.log.buys' || key === 'd2.log.sells');
  return log.slice(0, shop < 0 ? log.length : shop).filter(({ key }) => key in GIVEN);
}

/** What the quest before has brought to both sides. */
export function Rewards({ view, log }: Pick<BoardProps, 'view' | 'log'>) {
  const { say } = useKit();
  const last = openOf(view).campaign!.log.at(-1);
  if (!last) return null;
  const given = givenIn(log);
  return (
    <section className="d2-rewards" data-won={last.won}>
      <header>
        <h3>{say.say(['d2.camp.rewards', { quest: nameIn(last.quest) }])}</h3>
        <p>{say.say(['d2.camp.won', { side: last.won }])}.</p>
      </header>
      {given.length === 0 ? (
        <p>{say.say('d2.camp.nothing')}</p>
      ) : (
        <ul>
          {given.map(({ key, args }, i) => (
            <Given key={i} icon={GIVEN[key]!} text={[key, args ?? {}]} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a quest will bring now that it is won, and who chooses the next. */
export function Prospects({ view, won }: Pick<BoardProps, 'view'> & { won: Side }) {
  const { say } = useKit();
  const { campaign, quest, allies } = openOf(view);
  const def = campaign && campaignCalled(campaign.id);
  const rewards = questCalled(quest)?.rewards;
  if (!campaign || !def || !rewards) return null;
  const next = nextQuests(def, [...campaign.log, { quest, slot: campaign.slot, won }]);
  return (
    <section className="d2-rewards" data-won={won}>
      <h3>{say.say('d2.camp.will-bring')}</h3>
      <ul>
        {[...rewardsFor(rewards, won), ...(allies && won === 'heroes' ? (def.allies[quest] ?? []) : [])].map(
          ({ text, xp, relic }, i) => (
            <Given key={i} icon={xp ? GiUpgrade : relic ? GiOpenTreasureChest : GiTwoCoins} text={text} />
          ),
        )}
      </ul>
      <p>{say.say(next ? ['d2.camp.chooses', { side: next.chooser }] : ['d2.camp.over', { side: won }])}</p>
    </section>
  );
}

function Given({ icon: Icon, text }: { icon: IconType; text: Text }) {
  const { say } = useKit();
  return (
    <li>
      <Icon aria-hidden="true" /> {say.sentence(text)}
    </li>
  );
}
