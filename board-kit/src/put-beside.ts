const GAP = 8;

/** Puts a floating element above, below or beside its anchor, wherever the window has room. */
export function putBeside(floating: HTMLElement, anchor: Element, sideways = false): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const roomBelow = innerHeight - at.bottom;
  const below = roomBelow > height + GAP || roomBelow > at.top;
  let x = at.left + at.width / 2 - width / 2;
  let y = below ? at.bottom + GAP : at.top - height - GAP;
  if (sideways) {
    x = at.right + GAP + width < innerWidth ? at.right + GAP : at.left - width - GAP;
    y = at.top + at.height / 2 - height / 2;
  }
  floating.style.left = `${within(x, width, innerWidth)}px`;
  floating.style.top = `${within(y, height, innerHeight)}px`;
}

const within = (at: number, size: number, room: number): number =>
  Math.max(GAP, Math.min(at, room - size - GAP));
