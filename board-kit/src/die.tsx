import { type ReactNode, useEffect, useRef } from 'react';
import { type Hue, hueClass } from './hue.ts';
import { wantsMotion } from './motion.ts';

const TUMBLE_MS = 380;

/** A die that shows a face. It tumbles whenever `roll` changes, if motion is wanted at all. */
export function Die({
  face,
  name,
  hue = 'stone',
  shape = 'square',
  roll,
  spent = false,
}: {
  face: ReactNode;
  /** What the face means, for those who do not see it. */
  name: string;
  hue?: Hue;
  /** Dice of different kinds differ in shape as well. */
  shape?: 'square' | 'round' | 'hex';
  roll?: string | number | undefined;
  spent?: boolean;
}) {
  const element = useRef<HTMLSpanElement>(null);
  const last = useRef<string | number | undefined>(undefined);

  useEffect(() => {
    if (roll === undefined || roll === last.current) return;
    last.current = roll;
    if (!wantsMotion()) return;
    const turns = 1 + (hash(String(roll)) % 3);
    const side = hash(`${roll}x`) % 2 ? 1 : -1;
    const animation = element.current?.animate(
      [
        { transform: `translate(${side * 40}px, -26px) rotate(${side * turns * 180}deg) scale(.8)` },
        { transform: `translate(${side * 10}px, 6px) rotate(${side * 40}deg) scale(1.08)`, offset: 0.7 },
        { transform: 'none' },
      ],
      { duration: TUMBLE_MS, easing: 'cubic-bezier(.3,.7,.4,1)' },
    );
    const skip = (): void => animation?.finish();
    addEventListener('pointerdown', skip, { once: true });
    return () => removeEventListener('pointerdown', skip);
  }, [roll]);

  return (
    <span
      ref={element}
      className={`kit-die kit-die-${shape} ${hueClass(hue)}`}
      data-spent={spent ? '' : undefined}
      role="img"
      aria-label={name}
    >
      {face}
    </span>
  );
}

/** Some number from a text: so that the dice of one roll do not tumble alike. */
const hash = (text: string): number =>
  [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);
