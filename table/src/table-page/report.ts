import type { Sight } from '../play/sight.ts';
import { download } from '../ui/download.ts';

/** Downloads everything that is needed to see a problem again: what it is, the match, the position, the versions. */
export function downloadReport(sight: Sight, file: string | null, words: string): void {
  const report = {
    questwright: 'report',
    words,
    made: new Date().toISOString(),
    client: import.meta.env.VITE_VERSION ?? 'development',
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    game: sight.table.game,
    rules: sight.table.rules,
    fault: sight.table.fault,
    position: { eyes: sight.eyes, view: sight.view, log: sight.log.entries.slice(-40) },
    file,
  };
  download(`${sight.table.game}-report.json`, JSON.stringify(report, null, 1), 'application/json');
}
