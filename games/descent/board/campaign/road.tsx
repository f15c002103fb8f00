import { Act, type BoardProps, Card, useKit } from '@questwright/board-kit';
import { GiVillage } from 'react-icons/gi';
import { content } from '../../content/index.ts';
import type { CityDef } from '../../rules/definitions.ts';
import type { Road } from '../../rules/legend/state.ts';
import { openOf } from '../sight.ts';
import { Shop } from './shop.tsx';
import { SkillTrees } from './skill-tree.tsx';
import { Standing } from './standing.tsx';

/** Between two quests without an overlord: the campaign map, or the city in which the party is. */
export function RoadPhase(props: BoardProps) {
  const { say } = useKit();
  const { legend, campaign } = openOf(props.view);
  const { road } = legend!;
  const isLearning = props.choice?.topic === 'learn';
  const city = content.cities.find(({ id }) => id === road!.city);
  return (
    <div className="d2-camp">
      <Standing
        gold={campaign!.gold}
        fame={road!.fame}
        morale={legend!.morale}
        weeks={road!.weeks}
        say={say}
      />
      {isLearning && <SkillTrees {...props} />}
      {city ? <InCity city={city} {...props} /> : <Ways road={road!} />}
    </div>
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
              <h4>
                <GiVillage aria-hidden="true" /> {city.name}
              </h4>
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
      <Card face={faces.get(quest)} about={{ definition: quest }} size="card" />
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
      <section className="d2-city d2-city-here" aria-label={city.name}>
        <h3>
          <GiVillage aria-hidden="true" /> {city.name}
        </h3>
        <CityWords city={city} />
      </section>
      <Shop {...props} />
    </>
  );
}
