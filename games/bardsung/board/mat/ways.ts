import type { Speaker, View } from '@questwright/kernel';
import type { Met, WayAhead } from '../../rules/facts.ts';
import { zoneLabel } from '../../rules/map/as-zone.ts';
import { factsOf } from '../sight.ts';

/** The way by which the hero whose turn it is would go to a zone. */
export const wayTo = (view: View, zone: number): WayAhead | undefined =>
  factsOf(view)?.ways.find(({ zones }) => zones.at(-1) === zone);

/** What a way costs, which zones it leads through and what would happen on it, in words. */
export function wayWords(way: WayAhead, { say }: Speaker): string[] {
  const { zones, takesAction, left, meets, ends, foes } = way;
  const through = zones.slice(0, -1).map(zoneLabel);
  return [
    say(['bs.way.costs', { n: zones.length, action: String(takesAction), left }]),
    ...(through.length > 0 ? [say(['bs.way.through', { zones: { list: through } }])] : []),
    ...meets.map((met) => metWords(met, say)),
    ...ends.map((met) => metWords(met, say)),
    ...(foes > 0 ? [say(['bs.way.foes', { n: foes }])] : []),
  ];
}

const metWords = (met: Met, say: Speaker['say']): string =>
  say([`bs.way.${met.kind}`, { zone: zoneLabel(met.at), tn: 'tn' in met ? met.tn : 0 }]);

/** The zones of a way in which something happens to whoever goes it. */
export const troubledZones = ({ meets, ends }: WayAhead): number[] => [
  ...new Set([...meets, ...ends].map(({ at }) => at)),
];
