import { useEffect, useRef } from 'react';
import { wantsMotion } from './motion.ts';

const FLASH_MS = 400;

/**
 * Where wounds fall: when the number grows, what lies under it flashes, and the amount by which it grew rises
 * from it.
 */
export function Harm({ value, onHarm }: { value: number; onHarm?: () => void }) {
  const element = useRef<HTMLSpanElement>(null);
  const last = useRef(value);
  useEffect(() => {
    const grown = value - last.current;
    last.current = value;
    if (grown <= 0 || !element.current) return;
    onHarm?.();
    if (!wantsMotion()) return;
    element.current.dataset.by = `−${grown}`;
    const flash = element.current.animate(FLASH, { duration: FLASH_MS, easing: 'ease-out' });
    const skip = (): void => flash.finish();
    addEventListener('pointerdown', skip, { once: true });
    return () => removeEventListener('pointerdown', skip);
  }, [value, onHarm]);
  return <span className="kit-harm" ref={element} aria-hidden="true" />;
}

const FLASH = [
  { opacity: 1, transform: 'scale(1.15)' },
  { opacity: 1, transform: 'scale(1)', offset: 0.5 },
  { opacity: 0, transform: 'translateY(-18px)' },
];
