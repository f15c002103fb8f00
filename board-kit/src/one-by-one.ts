import { useEffect, useRef, useState } from 'react';

/**
 * How long after the one before it something is told, in milliseconds: about as long as it takes to read a
 * short sentence.
 */
const PAUSE = 650;

/**
 * When each of several things is told, in milliseconds from now: one after the other, beginning with those that are
 * new; all at once after a click or a key. Where less motion is wanted nothing waits, as the delay is an animation's.
 */
export function useOneByOne(count: number): (place: number) => number {
  const told = useRef(0);
  const [isSkipped, setSkipped] = useState(false);
  const first = told.current;
  useEffect(() => {
    told.current = count;
    setSkipped(false);
    const skip = (): void => setSkipped(true);
    addEventListener('pointerdown', skip);
    addEventListener('keydown', skip);
    return () => {
      removeEventListener('pointerdown', skip);
      removeEventListener('keydown', skip);
    };
  }, [count]);
  return (place) => (isSkipped ? 0 : Math.max(0, place - first) * PAUSE);
}
