import {
  type BoardProps,
  Dealt,
  Medallion,
  SeatMark,
  Stat,
  seatClass,
  useFace,
  useKit,
} from '@questwright/board-kit';
import {
  GiBootPrints,
  GiPokerHand,
  GiSandsOfTime,
  GiThreeFriends,
  GiTombstone,
  GiTwoCoins,
} from 'react-icons/gi';
import { ATTRIBUTES } from '../../rules/definitions.ts';
import { anyHero, attributeIcons, HealthIcon, heroIcons, StoryTokenIcon } from '../icons.ts';
import { heroCardOf, heroDefOf, heroFactsOf, openOf, scenarioOf } from '../sight.ts';
import { Assets, HandOf, Learned, Quests, Tokens, Trophies } from './belongings.tsx';

/** A hero with everything that is theirs. */
export function HeroPanel({ hero: seat, view, seats, narrow, seat: eyes }: { hero: number } & BoardProps) {
  const { faces, say, openCard } = useKit();
  const def = heroDefOf(view, seat);
  const card = heroCardOf(view, seat);
  const facts = heroFactsOf(view, seat);
  const { heroes, active } = openOf(view);
  const state = heroes[seat]!;
  const face = useFace(def?.id);
  if (!def || !facts || !face || !card) {
    return (
      <p className="rb-quiet">
        <SeatMark seat={seat} /> {seats[seat]!.name}: {say.say('rb.board.no-hero')}
      </p>
    );
  }
  const health = facts.values.health!.value;
  const cards = { seat, view, size: seat === eyes || seat === active ? 'card' : 'thumb' } as const;
  return (
    <section className={`rb-hero ${seatClass(seat)}`} aria-label={def.name} data-about={`zone:hero:${seat}`}>
      <header className="rb-hero-head">
        <button
          type="button"
          className="rb-plain"
          aria-label={say.say(['rb.board.read', { name: def.name }])}
          onClick={() => openCard(def.id)}
        >
          <Medallion
            icon={state.eliminated ? GiTombstone : (heroIcons[def.id] ?? anyHero)}
            picture={state.eliminated ? undefined : faces.get(def.id)?.picture}
            name={def.name}
            seat={seat}
            hue="river"
            size={54}
            health={{ damage: state.damage, max: health }}
          />
        </button>
        <div className="rb-hero-name">
          <h2>{def.name}</h2>
          <p>
            <SeatMark seat={seat} /> {seats[seat]!.name}
            {status(state, facts.defeated, say)}
          </p>
        </div>
        {active === seat && !state.eliminated && <Actions left={state.actions} />}
      </header>
      <Values seat={seat} view={view} />
      {!state.eliminated && (
        <Dealt>
          {!(narrow && eyes === seat) && <HandOf {...cards} />}
          <Assets {...cards} />
          <Learned {...cards} />
          <Quests {...cards} />
          <Trophies seat={seat} view={view} />
          <Tokens seat={seat} view={view} />
        </Dealt>
      )}
    </section>
  );
}

type Say = ReturnType<typeof useKit>['say'];

function status(
  { delayed, eliminated }: { delayed: boolean; eliminated: boolean },
  defeated: boolean,
  say: Say,
): string {
  const words = [
    eliminated && say.say('rb.board.eliminated'),
    !eliminated && defeated && say.say('rb.board.defeated'),
    !eliminated && delayed && say.say('rb.board.delayed'),
  ].filter(Boolean);
  return words.map((word) => ` · ${word}`).join('');
}

function Actions({ left }: { left: number }) {
  const { say } = useKit();
  return (
    <div className="rb-actions" data-about="zone:actions">
      <Stat
        icon={GiSandsOfTime}
        name={say.say('rb.board.actions')}
        value={left}
        why={{
          title: say.say(['rb.board.actions-left', { n: left }]),
          lines: [say.say('rb.board.actions-are')],
          rule: 'RB-ROUND-05',
        }}
        travel="actions"
      />
    </div>
  );
}

/** Every number of a hero, and where it comes from. */
function Values({ seat, view }: { seat: number } & Pick<BoardProps, 'view'>) {
  const { say } = useKit();
  const { values } = heroFactsOf(view, seat)!;
  const { gold, damage, story } = openOf(view).heroes[seat]!;
  const token = scenarioOf(view)?.token;
  const why = (value: string, rule: string) => {
    const { value: now, base, parts } = values[value]!;
    return {
      title: `${capital(say.say(`rb.value.${value}`))} ${now}`,
      lines: [
        say.say(['rb.board.printed', { n: base }]),
        ...parts.map(({ name, change }) =>
          say.say(['rb.board.part', { name, n: change, plus: String(change > 0) }]),
        ),
      ],
      rule,
    };
  };
  const health = values.health!.value;
  const healthWhy = why('health', 'RB-DEFEAT-01');
  return (
    <div className="rb-values">
      <Stat
        icon={HealthIcon}
        name={say.say('rb.board.health')}
        value={`${health - damage}/${health}`}
        why={{ ...healthWhy, lines: [...healthWhy.lines, say.say(['rb.board.damage', { n: damage }])] }}
        travel={`health:${seat}`}
      />
      <Stat
        icon={GiTwoCoins}
        name={say.say('rb.board.gold')}
        value={gold}
        why={{ title: say.say(['rb.board.gold-is', { n: gold }]), rule: 'RB-GOLD-01' }}
        travel={`gold:${seat}`}
      />
      <Stat
        icon={GiBootPrints}
        name={say.say('rb.value.speed')}
        value={values.speed!.value}
        why={why('speed', 'RB-MOVE-01')}
      />
      <Stat
        icon={GiPokerHand}
        name={say.say('rb.value.hand')}
        value={values.hand!.value}
        why={why('hand', 'RB-SKILL-12')}
      />
      {ATTRIBUTES.map((attribute) => (
        <Stat
          key={attribute}
          icon={attributeIcons[attribute]}
          name={say.say(`rb.value.${attribute}`)}
          value={values[attribute]!.value}
          why={why(attribute, 'RB-SKILL-07')}
        />
      ))}
      {token && (
        <Stat
          icon={token === 'lore' ? StoryTokenIcon : GiThreeFriends}
          name={say.say(['rb.board.story-tokens', { n: story, token }])}
          value={story}
          why={{
            title: say.say(['rb.board.story-tokens', { n: story, token }]),
            lines: [say.say(`rb.board.${token}-is`)],
            rule: token === 'lore' ? 'RB-SCENARIO-10' : 'RB-SCENARIO-20',
          }}
          travel={`story:${seat}`}
        />
      )}
    </div>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
