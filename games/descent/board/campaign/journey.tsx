import { type BoardProps, Card, useKit, usePreview } from '@questwright/board-kit';
import type { Option } from '@questwright/kernel';
import { type Way, waysTo } from '../../rules/campaign/land.ts';
import type { Journey as Travels } from '../../rules/campaign/state.ts';
import type { CampaignDef } from '../../rules/definitions.ts';
import { openOf, shownIn } from '../sight.ts';
import { Land } from './land.tsx';
import { pathIcons } from './path-icons.ts';

/** The journey to the quest: the way through the land, what is met on it, and the event that happens now. */
export function Journey({ view, campaign: def }: Pick<BoardProps, 'view'> & { campaign: CampaignDef }) {
  const { say, faces } = useKit();
  const option = usePreview();
  const { quest, campaign } = openOf(view);
  const place = def.places[quest];
  const { journey, log } = campaign!;
  const ways = place === undefined ? [] : waysTo(def, place);
  const way = ways.find((one) => (journey ? isGone(one, journey) : isPointedAt(one, option)));
  const events = shownIn(view, 'events');
  return (
    <section className="d2-journey">
      <h3>{place === undefined ? say.say('d2.camp.journey') : say.say(['d2.camp.journey-to', { place }])}</h3>
      {journey && <Icons journey={journey} />}
      {events.length > 0 && (
        <div className="d2-events">
          <h4>{say.say('d2.camp.met')}</h4>
          {events.map(({ id, def: card }) => (
            <Card key={id} face={faces.get(card)} about={{ card: id }} size="card" from="events" />
          ))}
        </div>
      )}
      <Land campaign={def} log={log} open={[quest]} way={way?.places ?? []} say={say} />
    </section>
  );
}

/** The same icons in the same order: of two such ways it does not matter which is drawn. */
const isGone = ({ icons }: Way, journey: Travels): boolean => icons.join() === journey.icons.join();
const isPointedAt = ({ places }: Way, option: Option | null): boolean =>
  option?.id === `way:${places.join('-')}`;

/** The icons of the way in their order, and how many of them have been passed. */
function Icons({ journey: { icons, at } }: { journey: Travels }) {
  const { say } = useKit();
  return (
    <ol className="d2-way">
      {icons.map((icon, i) => {
        const Icon = pathIcons[icon];
        const state = i < at ? 'passed' : i === at ? 'at-icon' : 'ahead';
        return (
          <li key={i} data-state={state}>
            <Icon aria-hidden="true" />
            <span className="sr-only">
              {say.say([`d2.camp.${state}`, { icon: say.say(`d2.camp.icon.${icon}`) }])}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
