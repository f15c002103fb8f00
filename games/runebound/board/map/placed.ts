import type { Point } from '@questwright/board-kit';
import type { IconType } from 'react-icons';

/*
 * Paths drawn elsewhere and in another size. Transforms of SVG would do the same, but each of them is work for
 * every frame, while many paths that are placed once can be joined to one.
 */

const COMMAND = /([a-df-z])([^a-df-z]*)/gi;
const ONE = '([-+]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?)';
const NUMBER = new RegExp(ONE, 'gi');
/** The two flags of an arc may stand without anything between them and what follows. */
const ARC = new RegExp([ONE, ONE, ONE, '([01])', '([01])', ONE, ONE].join('[\\s,]*'), 'gi');

export function placed(path: string, { x, y }: Point, scale = 1): string {
  const across = (n: string): number => round(x + scale * Number(n));
  const down = (n: string): number => round(y + scale * Number(n));
  const sized = (n: string): number => round(scale * Number(n));
  return path.trim().replace(COMMAND, (_, command: string, rest: string, at: number) => {
    if (command === 'a' || command === 'A') {
      const [toX, toY] = command === 'A' ? [across, down] : [sized, sized];
      return rest.replace(ARC, (_arc, rx, ry, turn, large, sweep, endX, endY) =>
        [command, sized(rx), sized(ry), turn, large, sweep, toX(endX), toY(endY)].join(' '),
      );
    }
    const numbers = rest.match(NUMBER) ?? [];
    if (command === 'H') return `H${numbers.map(across).join(' ')}`;
    if (command === 'V') return `V${numbers.map(down).join(' ')}`;
    // A path begins where it says, even when it says so by a command that is relative.
    if (command === 'm' && at === 0) {
      const [startX, startY, ...others] = numbers;
      const lines = others.length > 0 ? `l${others.map(sized).join(' ')}` : '';
      return `M${across(startX!)} ${down(startY!)}${lines}`;
    }
    if (command === command.toLowerCase()) return command + numbers.map(sized).join(' ');
    return command + numbers.map((n, i) => (i % 2 === 0 ? across(n) : down(n))).join(' ');
  });
}

/** A sign of a given width, with its middle at a point. */
export const signAt = (icon: IconType, { x, y }: Point, size: number): string =>
  placed(outlineOf(icon), { x: x - size / 2, y: y - size / 2 }, size / SIGN);

/** The signs are all drawn in a square of this width. */
const SIGN = 512;

/** What an icon would draw. */
function outlineOf(icon: IconType): string {
  const { props } = icon({}) as { props: { children: readonly { props: { d: string } }[] } };
  return props.children.map(({ props: { d } }) => d).join('');
}

const round = (n: number): number => Math.round(n * 1000) / 1000;
