import { useKit } from '@questwright/board-kit';
import { putBeside } from '@questwright/board-kit/host';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The options of a thing that has several, beside it. */
export function ActionMenu() {
  const { acting, say } = useKit();
  const menu = useSyncExternalStore(acting.subscribe, acting.menu);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!menu || !box.current) return;
    putBeside(box.current, menu.anchor);
    box.current.querySelector('button')?.focus();
    const away = (event: PointerEvent): void => {
      if (!box.current?.contains(event.target as Node)) acting.back();
    };
    addEventListener('pointerdown', away);
    return () => removeEventListener('pointerdown', away);
  }, [menu, acting]);
  if (!menu) return null;
  return (
    <div className="action-menu paper" ref={box} role="group">
      {menu.options.map((option) => (
        <button
          key={option.id}
          type="button"
          className="option"
          onClick={() => acting.pick(option.id)}
          onPointerEnter={() => acting.point(option.id)}
          onFocus={() => acting.point(option.id)}
        >
          {say.sentence(option.text).replace(/\.$/, '')}
        </button>
      ))}
    </div>
  );
}
