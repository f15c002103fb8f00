import type { About } from '@questwright/kernel';
import { type MouseEvent, memo, type PointerEvent, type ReactNode, useRef } from 'react';
import { GiCardRandom } from 'react-icons/gi';
import { keysOfAbout } from './acting.ts';
import type { CardFace } from './card-face.ts';
import { hueClass } from './hue.ts';
import { Act, useKit, useLit } from './kit.tsx';
import { Plate } from './plate.tsx';
import { RichText } from './rich-text.tsx';

export interface CardProps {
  readonly face: CardFace | undefined;
  /** What the card is on the table: what it is lit by and followed by. */
  readonly about?: About;
  /** `chip` is a line, `thumb` shows name and picture, `card` the text as well, `large` has room for long texts. */
  readonly size?: 'chip' | 'thumb' | 'card' | 'large';
  readonly down?: boolean;
  readonly exhausted?: boolean;
  /** Where it comes from when it was not on the table before: the `travel` name of a deck. */
  readonly from?: string | undefined;
  /** What lies on it: damage, tokens. */
  readonly children?: ReactNode;
}

/** A card in the one anatomy of all games. Without a face, or face down, it is its back. */
export const Card = memo(CardOf, isSame);

function CardOf({
  face,
  about = NOTHING,
  size = 'thumb',
  down = false,
  exhausted = false,
  from,
  children,
}: CardProps) {
  const { lit } = useLit(about);
  const hidden = down || !face;
  const isSmall = size === 'thumb' || size === 'chip';
  const reading = useReading(hidden || size === 'large' ? undefined : face);
  return (
    <div
      className={`kit-card kit-card-${size} ${hueClass(hidden ? 'night' : face.hue)}`}
      data-lit={lit ? '' : undefined}
      data-travel={travelName(about) || undefined}
      data-def={hidden ? undefined : face.id}
      data-from={from}
      data-state={hidden ? 'down' : exhausted ? 'exhausted' : 'ready'}
      {...reading}
    >
      {hidden ? <CardBack /> : <CardFront face={face} size={size} />}
      {exhausted && !hidden && <Exhausted isSmall={isSmall} />}
      {children && <div className="kit-card-on">{children}</div>}
      <Act about={about} />
      {!hidden && size !== 'large' && (isSmall || !lit) && <Read face={face} corner={lit} />}
    </div>
  );
}

const NOTHING: About = {};

/** Boards write `about` out anew each time: it is the same when it says the same. */
function isSame(
  { about: a = NOTHING, ...before }: CardProps,
  { about: b = NOTHING, ...now }: CardProps,
): boolean {
  const keys = Object.keys({ ...before, ...now }) as (keyof typeof now)[];
  return travelName(a) === travelName(b) && keys.every((key) => before[key] === now[key]);
}

export const travelName = (about: About): string => keysOfAbout(about).join(' ');

function CardFront({ face, size }: { face: CardFace; size: NonNullable<CardProps['size']> }) {
  const { name, kind, icon: Icon, picture, cost, costName, text, stats, flavour } = face;
  if (size === 'chip')
    return (
      <>
        <Icon aria-hidden="true" />
        <span className="kit-card-name">{name}</span>
      </>
    );
  return (
    <>
      <div className="kit-card-head" data-cost={cost}>
        <span className="kit-card-name" data-long={isLong(name) ? '' : undefined}>
          {name}
        </span>
        {cost !== undefined && (
          <span className="kit-card-cost">
            {costName && <span className="sr-only">{costName} </span>}
            {cost}
          </span>
        )}
      </div>
      <div className="kit-card-art" data-frame={picture?.frame}>
        {picture ? <Plate picture={picture} /> : <Icon aria-hidden="true" />}
      </div>
      <div className="kit-card-kind">{size === 'thumb' ? kind.split(' · ')[0] : kind}</div>
      {size !== 'thumb' && text && (
        <div className="kit-card-text">
          {text.map((paragraph) => (
            <p key={paragraph}>
              <RichText text={paragraph} links={size === 'large'} />
            </p>
          ))}
          {size === 'large' && flavour && <p className="kit-card-flavour">{flavour}</p>}
        </div>
      )}
      {stats && (
        <div className="kit-card-stats">
          {stats.map(({ name: statName, icon: StatIcon, value }) => (
            <span key={statName} className="kit-card-stat" role="img" aria-label={`${statName} ${value}`}>
              <StatIcon />
              {value}
            </span>
          ))}
        </div>
      )}
    </>
  );
}

/** Whether the name needs a smaller size to stand in a line or two. */
const isLong = (name: string): boolean =>
  name.length > 13 || name.split(/[ -]/).some((word) => word.length > 9);

function CardBack() {
  const { say } = useKit();
  return (
    <div className="kit-card-back">
      <GiCardRandom aria-hidden="true" />
      <span className="sr-only">{say.say('kit.face-down')}</span>
    </div>
  );
}

/** Small cards lie turned; those with text stay upright, to be read, and say it in words. */
function Exhausted({ isSmall }: { isSmall: boolean }) {
  const { say } = useKit();
  return <span className={isSmall ? 'sr-only' : 'kit-card-exhausted'}>{say.say('kit.exhausted')}</span>;
}

/** What shows a card large: all of it, or only its corner while pressing the card itself means something else. */
function Read({ face, corner }: { face: CardFace; corner: boolean }) {
  const { openCard, say } = useKit();
  return (
    <button
      type="button"
      className={corner ? 'kit-read kit-read-corner' : 'kit-read'}
      aria-label={say.say(['kit.read', { card: face.name }])}
      onClick={() => openCard(face.id)}
    />
  );
}

/** Whether the text of a card can be read where it lies. There may be no room for it. */
export const showsText = (card: Element): boolean =>
  card.querySelector('.kit-card-text')?.checkVisibility() ?? false;

const HOVER_MS = 220;
const LONG_PRESS_MS = 450;

/** Resting on a card without its text shows it whole; holding it down, or the other mouse button, opens it. */
function useReading(face: CardFace | undefined) {
  const { openCard, peekCard } = useKit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  if (!face) return {};
  const stop = (): void => {
    clearTimeout(timer.current);
    peekCard(null);
  };
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse' && !showsText(currentTarget))
        timer.current = setTimeout(() => peekCard(face.id, currentTarget), HOVER_MS);
    },
    onPointerLeave: stop,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop();
      held.current = false;
      if (pointerType === 'mouse') return;
      timer.current = setTimeout(() => {
        held.current = true;
        openCard(face.id);
      }, LONG_PRESS_MS);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (held.current) event.stopPropagation();
      held.current = false;
    },
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      if (!held.current) openCard(face.id);
    },
  };
}
