import { useEffect, useState } from 'react';

/** Milliseconds: a few frames. */
const LATER = 50;

/** A value that may come a few frames late, so that what cannot wait is drawn before it. */
export function useLater<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setShown(() => value), LATER);
    return () => clearTimeout(timer);
  }, [value]);
  return shown;
}
