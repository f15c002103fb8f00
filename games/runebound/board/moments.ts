import type { Moment, Picture } from '@questwright/board-kit';
import { pictureOf, put, type Subject } from '@questwright/board-kit/art';
import type { LogEntry, Text } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { cardsOf } from '../rules/catalogue.ts';
import { HEXES, hexName, type Site } from '../rules/map/hexes.ts';

const GREAT = new Set(content.villains.map(({ id }) => id));
const DEFS = new Map(cardsOf(content).map(({ name, id }) => [name, id]));
const SITES = new Map(HEXES.flatMap(({ index, site }) => (site ? [[hexName(index), site] as const] : [])));

const seen = (subject: Subject): Picture => pictureOf(subject, 'place');
const VIEWS: Record<Site, Picture> = {
  city: seen({ what: [put('castle', 64, 44, 70), put('houses', 34, 62, 60)], where: 'hills', mood: 'day' }),
  town: seen({ what: [put('houses', 40, 58, 66), put('mill', 76, 46, 50)], where: 'fields', mood: 'day' }),
  shrine: seen({ what: put('shrine', 50, 52, 78), where: 'forest', mood: 'dusk' }),
  stronghold: seen({ what: put('keep', 50, 50, 80), where: 'mountains', mood: 'dusk' }),
};

/**
 * What everybody should see in what was logged, in its order: adventures and story cards that are drawn, the villain
 * who enters or is fought, the end of an act, and the place that somebody has reached.
 */
export function momentsIn(
  lines: readonly LogEntry[],
  scenario: { readonly id: string; readonly villain: string } | undefined,
): Moment[] {
  const goal = lines.findLast(({ key }) => key === 'rb.log.enters');
  return lines.flatMap((line): Moment[] => {
    const { key, args = {} } = line;
    const text: Text = [key, args];
    const def = DEFS.get(String(args.card ?? args.foe));
    switch (key) {
      case 'rb.log.draws':
      case 'rb.log.story':
        return def === undefined ? [] : [{ kind: 'drawn', def, text }];
      case 'rb.log.engages':
        return def !== undefined && GREAT.has(def) ? [{ kind: 'foe', def, text }] : [];
      case 'rb.log.villain-appears':
        return scenario ? [{ kind: 'foe', def: scenario.villain, text }] : [];
      case 'rb.log.act-ends':
        return scenario ? [{ kind: 'page', def: scenario.id, text }] : [];
      case 'rb.log.enters': {
        const site = line === goal ? SITES.get(String(args.hex)) : undefined;
        return site ? [{ kind: 'place', text, picture: VIEWS[site] }] : [];
      }
    }
    return [];
  });
}
