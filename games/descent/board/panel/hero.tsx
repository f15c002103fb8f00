import {
  type BoardProps,
  Card,
  Explained,
  Harm,
  Meter,
  SeatMark,
  Stat,
  seatClass,
  useKit,
  type Why,
} from '@questwright/board-kit';
import type { Explanation, Speaker } from '@questwright/kernel';
import { GiChestArmor, GiSprint } from 'react-icons/gi';
import { conditionIcons } from '../icons.ts';
import { defOf, factsOf, fortuneOf, heroFigureOf, openOf, type Shown, sheetOf, shownIn } from '../sight.ts';
import { Slots } from './slots.tsx';

/** A hero: what holds for the figure now, and unless it is to be brief, what the hero can do, has equipped and carries. */
export function HeroPanel({
  view,
  hero,
  seats,
  isBrief = false,
}: Pick<BoardProps, 'view' | 'seats'> & { hero: number; isBrief?: boolean }) {
  const { say, faces } = useKit();
  const sheet = sheetOf(view, hero);
  const figure = heroFigureOf(view, hero);
  if (!sheet?.def) return null;
  const { players, turn, acting } = openOf(view);
  const now = figure && factsOf(view)?.figures[figure.id];
  const isActive = turn?.hero === hero;
  const act = figure && acting.find((one) => one.figure === figure.id);
  const seat = players[hero]!;
  const cards = [
    ...shownIn(view, `skills:h${hero}`),
    ...shownIn(view, `gear:h${hero}`),
    ...shownIn(view, `found:h${hero}`),
  ];
  return (
    <section
      className={`d2-hero ${seatClass(seat)}`}
      data-active={isActive ? '' : undefined}
      data-about={`zone:hero:${hero}`}
      aria-label={defOf(sheet.def)?.name ?? ''}
    >
      <header>
        <SeatMark seat={seat} />
        <h3>{defOf(sheet.def)?.name}</h3>
        <span className="d2-hero-player">{seats[seat]?.name}</span>
      </header>
      {now && figure && (
        <div className="d2-hero-body">
          <span className="d2-health">
            <Explained why={whyOf(say.say('d2.board.health'), now.health, say)}>
              <Meter
                name={say.say('d2.board.health')}
                value={now.health.value - figure.damage}
                max={now.health.value}
                hue="blood"
              />
            </Explained>
            <Harm value={figure.damage} />
          </span>
          <Meter
            name={say.say('d2.board.stamina-left')}
            value={(now.stamina ?? 0) - figure.fatigue}
            max={now.stamina ?? 0}
            hue="frost"
          />
          <p className="d2-hero-stats">
            <Stat
              icon={GiSprint}
              name={say.say('d2.board.speed')}
              value={now.speed.value}
              why={whyOf(say.say('d2.board.speed'), now.speed, say)}
            />
            <Stat
              icon={GiChestArmor}
              name={say.say('d2.board.defence')}
              value={now.defence.map((colour) => say.say(`d2.board.die.${colour}`)).join(' ') || '–'}
            />
            {act && <strong>{say.say(['d2.board.actions-left', { n: act.actions }])}</strong>}
            {fortuneOf(view, hero) > 0 && (
              <span>{say.say(['d2.camp.fortune', { n: fortuneOf(view, hero) }])}</span>
            )}
            {figure.zone === 'away' && <strong>{say.say('d2.board.knocked-out')}</strong>}
            {figure.acted && !isActive && <span>{say.say('d2.board.has-acted')}</span>}
          </p>
          {now.conditions.length > 0 && (
            <p className="d2-conditions">
              {now.conditions.map((condition) => {
                const Icon = conditionIcons[condition];
                return (
                  <span key={condition}>
                    <Icon aria-hidden="true" /> {say.say([`d2.condition.${condition}`, {}])}
                  </span>
                );
              })}
            </p>
          )}
        </div>
      )}
      {!isBrief && now && <Slots view={view} hero={hero} />}
      {!isBrief && (
        <div className="d2-cards">
          <div className={isActive ? 'd2-sheet' : undefined}>
            <Piece card={sheet} face={faces.get(sheet.def)} big={isActive} />
          </div>
          {cards.map((card) => (
            <Piece key={card.id} card={card} face={faces.get(card.def ?? '')} big={isActive} />
          ))}
        </div>
      )}
    </section>
  );
}

/** Where a number comes from: what is printed, and what changes it. */
const whyOf = (name: string, { value, base, parts }: Explanation, { say }: Speaker): Why => ({
  title: `${name} ${value}`,
  lines: [
    say(['d2.board.printed', { n: base }]),
    ...parts.map(({ name: by, change }) => say(['d2.board.by-card', { n: change, by }])),
  ],
});

/** A card before a hero; what is not worn says so. */
function Piece({
  card,
  face,
  big,
}: {
  card: Shown;
  face: ReturnType<ReturnType<typeof useKit>['faces']['get']>;
  big: boolean;
}) {
  const { say } = useKit();
  const def = defOf(card.def);
  const isGear = def?.kind === 'weapon' || def?.kind === 'item';
  return (
    <Card face={face} about={{ card: card.id }} size={big ? 'card' : 'chip'} exhausted={card.exhausted}>
      {def?.kind === 'hero' && card.used && (
        <span className="d2-carried">{say.say('d2.board.feat-used')}</span>
      )}
      {isGear && !card.worn && <span className="d2-carried">{say.say('d2.board.not-worn')}</span>}
    </Card>
  );
}
