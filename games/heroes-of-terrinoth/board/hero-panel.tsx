import {
  Act,
  type BoardProps,
  Card,
  Harm,
  Medallion,
  RichText,
  SeatMark,
  Stat,
  seatClass,
  Token,
  useFace,
  useKit,
  useLit,
} from '@questwright/board-kit';
import { memo, useCallback } from 'react';
import { GiCrown, GiTombstone } from 'react-icons/gi';
import { Enemy } from './enemy.tsx';
import { cardsOf, factsOf, looksSame, openOf, type Seen } from './sight.ts';
import { HealthIcon, SuccessIcon } from './symbols.ts';

/** How many enemies a hero can be engaged with; a fourth strikes and goes to the shadows. */
const FRONT = 3;

/** A hero: who it is and how it fares, the enemies in front of it, its cards, what it carries. */
export const HeroPanel = memo(HeroPanelOf, (before, now) => {
  const { hero } = now;
  const isSeenAlike =
    before.hero === hero &&
    before.acts === now.acts &&
    before.seats === now.seats &&
    before.seat === now.seat &&
    before.narrow === now.narrow;
  return (
    isSeenAlike &&
    looksSame(before.view, now.view, {
      zones: ['hero', 'engaged', 'actions', 'conditions', 'items'].map((zone) => `${zone}:${hero}`),
      open: ['active', 'leader', 'phase'],
      facts: (facts) => [facts?.heroes[hero], facts?.enemies],
    })
  );
});

interface HeroPanelProps extends BoardProps {
  readonly hero: number;
  /** Whether it is this hero's turn to do something: then its cards can be read where they lie. */
  readonly acts: boolean;
}

function HeroPanelOf({ hero: seat, acts, view, seats, narrow, seat: own }: HeroPanelProps) {
  const { say, openCard, sound } = useKit();
  const hurt = useCallback(() => sound('blow'), [sound]);
  const card = cardsOf(view, `hero:${seat}`)[0];
  const face = useFace(card?.def);
  const { lit, hot } = useLit({ hero: seat });
  const { active, leader, phase } = openOf(view);
  const facts = factsOf(view)?.heroes[seat];
  const fallen = facts ? !facts.alive : false;
  const name = face?.name ?? seats[seat]!.name;
  return (
    <section
      className={`ht-hero ${seatClass(seat)}`}
      aria-label={name}
      data-active={active === seat && phase === 'hero' ? '' : undefined}
      data-acts={acts ? '' : undefined}
      data-fallen={fallen ? '' : undefined}
      data-lit={lit ? '' : undefined}
      data-hot={hot ? '' : undefined}
      data-about={`hero:${seat}`}
    >
      <header className="ht-hero-head">
        {face && (
          <span className="ht-medallion">
            <Harm value={card?.wounds ?? 0} onHarm={hurt} />
            <Medallion
              icon={fallen ? GiTombstone : face.icon}
              picture={fallen ? undefined : face.picture}
              name={name}
              seat={seat}
              hue={face.hue}
              size={62}
              {...(facts && !fallen && { health: { damage: card?.wounds ?? 0, max: facts.maxHealth } })}
            />
          </span>
        )}
        <div className="ht-hero-name">
          <h2>
            {face ? (
              <button type="button" className="ht-name" onClick={() => openCard(face.id)}>
                {name}
              </button>
            ) : (
              say.say('ht.board.no-hero')
            )}
          </h2>
          <p>
            <SeatMark seat={seat} /> {seats[seat]!.name}
            {face && !narrow && <> · {face.kind}</>}
          </p>
        </div>
        {face?.text && !narrow && !fallen && (
          <p className="ht-ability">
            <RichText text={face.text.join(' ')} />
          </p>
        )}
        <div className="ht-hero-tokens">
          {leader === seat && phase !== 'setup' && (
            <Token
              icon={GiCrown}
              name={say.say('ht.board.leader')}
              hue="gold"
              why={{ title: say.say('ht.board.leader'), rule: 'HT-LEADER-01' }}
            />
          )}
          {facts && !fallen && card && <Health card={card} max={facts.maxHealth} />}
          {facts && !fallen && (
            <Stat
              icon={SuccessIcon}
              name={say.say('ht.board.tokens')}
              value={card?.tokens ?? 0}
              why={{ title: `${say.say('ht.board.tokens')}: ${card?.tokens ?? 0}`, rule: 'HT-TOKEN-01' }}
              travel={`tokens:${seat}`}
            />
          )}
        </div>
      </header>
      {fallen ? (
        <p className="ht-quiet">{say.say('ht.board.fallen')}</p>
      ) : (
        <Belongings seat={seat} view={view} name={name} acts={acts} inHand={narrow && own === seat} />
      )}
      <Act about={{ hero: seat }} />
    </section>
  );
}

function Health({ card, max }: { card: Seen; max: number }) {
  const { say } = useKit();
  const wounds = card.wounds ?? 0;
  return (
    <Stat
      icon={HealthIcon}
      name={say.say('ht.board.health')}
      value={`${max - wounds}/${max}`}
      why={{
        title: say.say(['ht.board.wounds-of', { left: max - wounds, max }]),
        lines: [say.say(['ht.board.wounded', { n: wounds }])],
        rule: 'HT-WOUND-07',
      }}
    />
  );
}

interface BelongingsProps extends Pick<BoardProps, 'view'> {
  readonly seat: number;
  readonly name: string;
  readonly acts: boolean;
  /** On a phone one's own activation cards are in the drawer. */
  readonly inHand: boolean;
}

function Belongings({ seat, view, name, acts, inHand }: BelongingsProps) {
  const { say } = useKit();
  const engaged = cardsOf(view, `engaged:${seat}`);
  const carried = [...cardsOf(view, `conditions:${seat}`), ...cardsOf(view, `items:${seat}`)];
  const size = acts ? 'card' : 'thumb';
  return (
    <div className="ht-belongings">
      <section
        className="ht-engaged"
        aria-label={say.say(['ht.board.engaged', { hero: name }])}
        data-about={`zone:engaged:${seat}`}
        data-empty={engaged.length === 0 ? '' : undefined}
      >
        {engaged.map((card) => (
          <Enemy key={card.id} card={card} view={view} size={size} />
        ))}
        {Array.from({ length: Math.max(0, FRONT - engaged.length) }, (_, i) => (
          <span key={`free${i}`} className="ht-free" aria-hidden="true" />
        ))}
      </section>
      {!inHand && (
        <section className="ht-cards" aria-label={say.say(['ht.board.cards', { hero: name }])}>
          {cardsOf(view, `actions:${seat}`).map((card) => (
            <ActivationCard key={card.id} card={card} size={size} />
          ))}
        </section>
      )}
      {carried.length > 0 && (
        <section className="ht-carried" aria-label={say.say(['ht.board.belongings', { hero: name }])}>
          {carried.map((card) => (
            <Carried key={card.id} card={card} acts={acts} />
          ))}
        </section>
      )}
    </div>
  );
}

/** The activation cards of one's own hero, large enough to read, for the drawer of the phone. */
export function Hand({ view, seat }: BoardProps) {
  return (
    <div className="ht-hand">
      {cardsOf(view, `actions:${seat}`).map((card) => (
        <ActivationCard key={card.id} card={card} size="card" />
      ))}
    </div>
  );
}

function ActivationCard({ card, size = 'thumb' }: { card: Seen; size?: 'thumb' | 'card' }) {
  const face = useFace(card.def);
  return <Card face={face} about={{ card: card.id }} exhausted={card.exhausted === true} size={size} />;
}

function Carried({ card, acts }: { card: Seen; acts: boolean }) {
  const face = useFace(card.def);
  return (
    <div className="ht-carried-one">
      <Card face={face} about={{ card: card.id }} from="exploration-deck" size="chip" />
      {acts && face?.text && (
        <p>
          <RichText text={face.text.join(' ')} />
        </p>
      )}
    </div>
  );
}
