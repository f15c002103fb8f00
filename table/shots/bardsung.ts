import type { Bardsung } from '@questwright/bardsung';
import type { Page } from 'playwright-core';
import { bardsungWhere } from '../e2e/support/bardsung-match.ts';
import { openMatchFile, type Wanted as WantedOf } from '../e2e/support/match-file.ts';
import { playNow } from './playing.ts';
import { at, type Screen } from './screen.ts';

type Wanted = WantedOf<Bardsung>;

const files = new Map<Wanted, Promise<string>>();

/** A match that has come to a position of some kind. */
const where =
  (wanted: Wanted, options?: unknown) =>
  async (page: Page, url: string): Promise<void> => {
    if (!files.has(wanted)) files.set(wanted, bardsungWhere(wanted, options));
    await openMatchFile(page, url, await files.get(wanted)!);
  };

const asked =
  (key: string): Wanted =>
  (_, prompt) =>
    prompt === key;

const inBattle: Wanted = ({ zones, turn, tiles }, prompt) =>
  prompt === 'bs.ask.turn' && (zones.enemies?.length ?? 0) > 2 && tiles.length > 2 && turn?.actions === 2;

/** Many tiles, wounds, and something in the packs. */
const late: Wanted = ({ zones, tiles }, prompt) =>
  prompt === 'bs.ask.turn' &&
  tiles.length > 5 &&
  (zones.enemies?.length ?? 0) > 0 &&
  [0, 1, 2].some((seat) => (zones[`wounds:${seat}`]?.length ?? 0) > 1);

/** With the pointer on a zone that can be reached: the way there, and what it costs. */
const pointing =
  (wanted: Wanted) =>
  async (page: Page, url: string): Promise<void> => {
    await where(wanted)(page, url);
    await page.locator('.bs-lit:not(.bs-lit-portal)').last().focus();
  };

export const bardsung: readonly Screen[] = [
  { name: 'bs-start', go: (page, url) => playNow(page, url, 'Bardsung') },
  { name: 'bs-setup', go: at('/play/bardsung') },
  { name: 'bs-upkeep', go: where(asked('bs.ask.upkeep')) },
  { name: 'bs-map', go: where(asked('bs.ask.node')) },
  { name: 'bs-story', go: where(asked('bs.ask.story')) },
  { name: 'bs-turn', go: where(asked('bs.ask.turn')) },
  { name: 'bs-battle', go: where(inBattle) },
  { name: 'bs-way', go: pointing(inBattle) },
  { name: 'bs-late', go: where(late, { encounter: '1d' }) },
  { name: 'bs-lay', go: where(asked('bs.ask.lay-tile')) },
  { name: 'bs-target', go: where(asked('bs.ask.target')) },
  { name: 'bs-reroll', go: where(asked('bs.ask.reroll')) },
  { name: 'bs-end', go: where((_, __, { over }) => over !== null) },
];
