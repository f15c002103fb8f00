import { Act, type BoardProps, Card, useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiBrokenHeart, GiCalendar, GiLaurelCrown, GiTwoCoins, GiVillage } from 'react-icons/gi';
import { content } from '../../content/index.ts';
import type { CityDef } from '../../rules/definitions.ts';
import { renownOf } from '../../rules/legend/road/fame.ts';
import type { Legend, Road } from '../../rules/legend/state.ts';
import { openOf } from '../sight.ts';
import { Shop } from './shop.tsx';
import { SkillTrees } from './skill-tree.tsx';

/** Between two quests without an overlord: the campaign map, or the city in which the party is. */
export function RoadPhase(props: BoardProps) {
  const { legend } = openOf(props.view);
  const { road } = legend!;
  const isLearning = props.choice?.topic === 'learn';
  const city = content.cities.find(({ id }) => id === road!.city);
  return (
    <div className="d2-camp">
      <Standing view={props.view} legend={legend!} road={road!} />
      {isLearning && <SkillTrees {...props} />}
      {city ? <InCity city={city} {...props} /> : <Ways road={road!} />}
    </div>
  );
}

/** How the party stands: gold, fame, morale, and how long the journey has been. */
function Standing({ view, legend, road }: { view: View; legend: Legend; road: Road }) {
  const { say } = useKit();
  const { gold } = openOf(view).campaign!;
  const { fame, weeks } = road;
  return (
    <ul className="d2-standing" aria-label={say.say('d2.road.standing')}>
      <li>
        <GiTwoCoins aria-hidden="true" /> {say.say(['d2.camp.gold', { n: gold }])}
      </li>
      <li>
        <GiLaurelCrown aria-hidden="true" />{' '}
        {say.say(['d2.road.renown', { n: fame, renown: renownOf(fame) }])}
      </li>
      <li>
        <GiBrokenHeart aria-hidden="true" /> {say.say(['d2.board.morale', { n: legend.morale }])}
      </li>
      <li>
        <GiCalendar aria-hidden="true" /> {say.say(['d2.road.weeks', { n: weeks }])}
      </li>
    </ul>
  );
}

/** Where the party can go. */
function Ways({ road }: { road: Road }) {
  const { say } = useKit();
  return (
    <>
      <section className="d2-ways" aria-label={say.say('d2.road.quests')}>
        <h3>{say.say('d2.road.quests')}</h3>
        <ul>
          {road.story && (
            <Way quest={road.story.quest} terms={say.say(['d2.road.story', { n: road.story.weeksLeft }])} />
          )}
          {road.side.map((quest) => (
            <Way key={quest} quest={quest} terms={say.say('d2.road.side')} />
          ))}
        </ul>
      </section>
      <section className="d2-ways" aria-label={say.say('d2.road.cities')}>
        <h3>{say.say('d2.road.cities')}</h3>
        <ul>
          {content.cities.map((city) => (
            <li key={city.id} className="d2-city">
              <GiVillage aria-hidden="true" />
              <strong>{city.name}</strong>
              <CityWords city={city} />
              <Act about={{ city: city.id }} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Way({ quest, terms }: { quest: string; terms: string }) {
  const { faces } = useKit();
  return (
    <li className="kit-offered">
      <Card face={faces.get(quest)} about={{ definition: quest }} size="large" />
      <p className="kit-offer-terms">{terms}</p>
    </li>
  );
}

/** What a city sells, and what can be done there. */
function CityWords({ city: { sells, action } }: { city: CityDef }) {
  const { say } = useKit();
  return (
    <>
      <span>{say.say(['d2.road.sells', { sells }])}</span>
      <span>
        {say.say(['d2.road.action', { name: action.name, gold: action.gold }])}{' '}
        {say.sentence(action.effect.text)}
      </span>
    </>
  );
}

function InCity({ city, ...props }: BoardProps & { city: CityDef }) {
  return (
    <>
      <section className="d2-city" aria-label={city.name}>
        <GiVillage aria-hidden="true" />
        <h3>{city.name}</h3>
        <CityWords city={city} />
      </section>
      <Shop {...props} />
    </>
  );
}
