import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useKit } from './kit.tsx';
import { putBeside } from './put-beside.ts';

/** Where a number comes from: "Speed 4: 3 printed, +1 Winged Boots". */
export interface Why {
  /** What it is, with its value. */
  readonly title: string;
  readonly lines?: readonly string[];
  /** The ledger line behind it. */
  readonly rule?: string;
}

/** Something that explains itself when it is pointed at, focused or pressed. */
export function Explained({
  why,
  className,
  children,
}: {
  why: Why;
  className?: string;
  children: ReactNode;
}) {
  const { openRule } = useKit();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    bubble.current!.showPopover();
    putBeside(bubble.current!, button.current!);
    const shut = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
    };
    addEventListener('keydown', shut, { capture: true });
    return () => removeEventListener('keydown', shut, { capture: true });
  }, [open]);

  return (
    <span
      className={`kit-explained ${className ?? ''}`}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <button
        type="button"
        ref={button}
        className="kit-explained-button"
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen(true)}
        onFocus={() => setOpen(true)}
        onBlur={({ relatedTarget }) => {
          if (!bubble.current?.contains(relatedTarget)) setOpen(false);
        }}
      >
        {children}
      </button>
      {open && (
        <span className="kit-bubble" id={id} ref={bubble} role="tooltip" popover="manual">
          <strong>{why.title}</strong>
          {why.lines?.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {why.rule && (
            <button type="button" className="kit-link" onClick={() => openRule(why.rule!)}>
              {why.rule}
            </button>
          )}
        </span>
      )}
    </span>
  );
}
