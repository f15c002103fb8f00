import type { Speaker, View } from '@questwright/kernel';
import type { Dealing, SurgeOutlook } from '../rules/attack/outlook.ts';
import { factsOf, figuresOnMap, nameOfFigure } from './sight.ts';

/** What a figure would be dealt, in words, and whether that would be the end of it. */
export function dealtWords(view: View, { figure, damage }: Dealing, { say }: Speaker): string {
  return say(['d2.board.would-deal', { n: damage, defeats: String(isFatal(view, figure, damage)) }]);
}

function isFatal(view: View, id: number, damage: number): boolean {
  const figure = figuresOnMap(view).find((one) => one.id === id);
  const health = factsOf(view)?.figures[id]?.health.value;
  return figure !== undefined && health !== undefined && figure.damage + damage >= health;
}

/** What a surge would change, in words: the range that is short, and the damage of each figure, if it is for more damage or changes any. */
export function surgeWords(view: View, surge: SurgeOutlook, speaker: Speaker): string[] {
  const { say } = speaker;
  const now = factsOf(view)?.outlook;
  if (!now) return [];
  const isShort = now.range < now.needs;
  const range =
    isShort && surge.range > now.range
      ? [say(['d2.board.range-of', { n: surge.range, needs: now.needs }])]
      : [];
  const deals = surge.deals.flatMap((then) => {
    const before = now.deals.find(({ figure }) => figure === then.figure)?.damage;
    if (before === undefined || (before === then.damage && !surge.harms)) return [];
    const figure = figuresOnMap(view).find(({ id }) => id === then.figure);
    return [
      say([
        'd2.board.would-change',
        {
          figure: figure ? nameOfFigure(figure) : '',
          from: before,
          to: then.damage,
          changes: String(before !== then.damage),
          defeats: String(isFatal(view, then.figure, then.damage) && !isFatal(view, then.figure, before)),
        },
      ]),
    ];
  });
  return [...range, ...deals];
}
