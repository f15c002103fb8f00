import {
  type BoardProps,
  Card,
  type CardFace,
  Harm,
  Medallion,
  SeatMark,
  Stat,
  seatClass,
  Token,
  useKit,
} from '@questwright/board-kit';
import type { Explanation, View } from '@questwright/kernel';
import { useCallback } from 'react';
import { GiCardExchange } from 'react-icons/gi';
import { CHARACTERISTICS } from '../rules/things.ts';
import {
  anyHero,
  characteristicIcons,
  conditionIcons,
  GritIcon,
  RangeIcon,
  ResilienceIcon,
  SpeedIcon,
} from './icons.ts';
import { otherSideOf } from './sides.ts';
import { cardsOf, conditionsOf, defOf, heroFactsOf, heroOf, openOf, type Seen } from './sight.ts';

/** A hero: who it is and how it fares, what it can do, what it wears and carries, and its wounds. */
export function HeroPanel({
  seat,
  view,
  seats,
  isLarge,
}: Pick<BoardProps, 'view' | 'seats'> & { seat: number; isLarge: boolean }) {
  const { say, faces, openCard, sound } = useKit();
  const hurt = useCallback(() => sound('blow'), [sound]);
  const hero = heroOf(view, seat);
  const face = faces.get(hero?.def ?? '');
  if (!hero || !face) return null;
  const { turn, heroes, third } = openOf(view);
  const facts = heroFactsOf(view, seat);
  const wounds = cardsOf(view, `wounds:${seat}`);
  const grit = facts?.grit.value ?? 5;
  const acts = turn?.seat === seat;
  return (
    <section
      className={`bs-hero ${seatClass(seat)}`}
      aria-label={face.name}
      data-acts={acts ? '' : undefined}
      data-about={`hero:${seat}`}
    >
      <header className="bs-hero-head">
        <span className="bs-hero-face">
          <Harm value={wounds.length} onHarm={hurt} />
          <Medallion
            icon={face.icon ?? anyHero}
            picture={face.picture}
            name={face.name}
            seat={seat}
            hue="frost"
            size={isLarge ? 60 : 46}
            health={{ damage: wounds.length, max: grit }}
          />
        </span>
        <div className="bs-hero-name">
          <h2>
            <button type="button" className="bs-name" onClick={() => openCard(face.id)}>
              {face.name}
            </button>
          </h2>
          <p>
            <SeatMark seat={seat} /> {seats[seat]?.name}
            {acts && <> · {say.say(['bs.board.actions-left', { n: turn.actions }])}</>}
            {third[seat] && !acts && <> · {say.say('bs.board.third')}</>}
          </p>
        </div>
        <div className="bs-hero-values">
          <Value name="speed" icon={SpeedIcon} of={facts?.speed} rule="BS-PROFILE-01" />
          <Value name="range" icon={RangeIcon} of={facts?.range} rule="BS-PROFILE-01" />
          <Value name="resilience" icon={ResilienceIcon} of={facts?.resilience} rule="BS-PROFILE-01" />
          <Value
            name="grit"
            icon={GritIcon}
            of={facts?.grit}
            shown={`${wounds.length}/${grit}`}
            rule="BS-WOUND-02"
          />
        </div>
      </header>
      {conditionsOf(hero).length > 0 && (
        <div className="bs-conditions">
          {conditionsOf(hero).map(([condition, n]) => (
            <Token
              key={condition}
              icon={conditionIcons[condition]}
              name={say.say(`bs.condition.${condition}`)}
              count={n}
              hue={condition === 'blessing' ? 'gold' : 'blood'}
              why={{
                title: say.say(`bs.condition.${condition}`),
                lines: [say.say(`bs.condition-is.${condition}`)],
              }}
            />
          ))}
        </div>
      )}
      {isLarge && (
        <ul className="bs-mods" aria-label={say.say('bs.board.characteristics')}>
          {CHARACTERISTICS.map((one) => {
            const Icon = characteristicIcons[one];
            const mod = heroes[seat]?.mods[one] ?? 0;
            return (
              <li key={one} data-zero={mod === 0 ? '' : undefined}>
                <Icon aria-hidden="true" />
                <abbr title={say.say(`bs.characteristic.${one}`)}>{one}</abbr> {mod > 0 ? `+${mod}` : mod}
              </li>
            );
          })}
        </ul>
      )}
      <div className="bs-abilities">
        {cardsOf(view, `abilities:${seat}`).map((card) => (
          <Ability key={card.id} card={card} isLarge={isLarge} />
        ))}
      </div>
      <Belongings seat={seat} view={view} isLarge={isLarge} />
      {wounds.length > 0 && (
        <div className="bs-wound-cards">
          {wounds.map((card) => (
            <Card
              key={card.id}
              face={woundFace(faces.get(card.def ?? ''), card.turned === true, say.say)}
              about={{ card: card.id }}
              size={isLarge && card.turned ? 'card' : 'chip'}
            />
          ))}
        </div>
      )}
    </section>
  );
}

/** A number, and where it comes from. */
function Value({
  name,
  icon,
  of,
  shown,
  rule,
}: {
  name: string;
  icon: Parameters<typeof Stat>[0]['icon'];
  of: Explanation | undefined;
  shown?: string;
  rule: string;
}) {
  const { say } = useKit();
  if (!of || !icon) return null;
  const title = say.say(`bs.board.${name}`);
  return (
    <Stat
      icon={icon}
      name={title}
      value={shown ?? of.value}
      why={{
        title: `${title} ${of.value}`,
        lines: [
          say.say(`bs.board.${name}-is`),
          say.say(['bs.board.printed', { n: of.base }]),
          ...of.parts.map(({ name: by, change }) => say.say(['bs.source.modifier', { n: change, by }])),
        ],
        rule,
      }}
    />
  );
}

/** An ability with the side that is up; the other side can be looked at. */
function Ability({ card, isLarge }: { card: Seen; isLarge: boolean }) {
  const { faces, say, openCard } = useKit();
  const face = faces.get(card.def ?? '');
  const other = otherSideOf(card.def ?? '');
  return (
    <div className="bs-ability">
      <Card face={face} about={{ card: card.id }} size={isLarge ? 'card' : 'chip'} />
      {isLarge && other && (
        <button
          type="button"
          className="bs-side"
          onClick={() => openCard(other)}
          aria-label={say.say(['bs.board.other-side', { card: face?.name ?? '' }])}
          title={say.say(['bs.board.other-side', { card: face?.name ?? '' }])}
        >
          <GiCardExchange aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

/** Equipment, with the treasure that is fitted to it, and what is carried in the pack. */
function Belongings({ seat, view, isLarge }: { seat: number; view: View; isLarge: boolean }) {
  const { faces, say } = useKit();
  const equipment = cardsOf(view, `equipment:${seat}`);
  const pack = cardsOf(view, `pack:${seat}`);
  if (!isLarge && pack.length === 0) return null;
  return (
    <div className="bs-belongings">
      {isLarge &&
        equipment.map((card) => {
          const slots = defOf(card.def, 'equipment')?.slots ?? 0;
          const fitted = pack.filter(({ host }) => host === card.id);
          return (
            <div key={card.id} className="bs-equipment">
              <Card face={faces.get(card.def ?? '')} about={{ card: card.id }} size="chip" />
              {fitted.map((one) => (
                <Card key={one.id} face={faces.get(one.def ?? '')} about={{ card: one.id }} size="chip" />
              ))}
              <small>{say.say(['bs.board.free-slots', { n: slots - fitted.length }])}</small>
            </div>
          );
        })}
      {pack
        .filter(({ host = 0 }) => host === 0)
        .map((card) => (
          <Card
            key={card.id}
            face={faces.get(card.def ?? '')}
            about={{ card: card.id }}
            size="chip"
            exhausted={card.exhausted === true}
          />
        ))}
    </div>
  );
}

/** A wound shows what it does only while its serious side is up. */
function woundFace(
  face: CardFace | undefined,
  isSerious: boolean,
  say: (text: string) => string,
): CardFace | undefined {
  if (!face) return undefined;
  return isSerious ? { ...face, kind: say('bs.board.serious-wound') } : { ...face, hue: 'stone' };
}

/** One's own hero, for the drawer of the phone. */
export function Hand({ view, seat, seats }: BoardProps) {
  return seat < 0 ? null : <HeroPanel seat={seat} view={view} seats={seats} isLarge />;
}
