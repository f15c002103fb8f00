import { content } from '../content/index.ts';

const basic = new Map(content.abilities.flatMap(({ id, enhanced }) => (enhanced ? [[enhanced, id]] : [])));
const enhancedOf = new Map(content.abilities.map(({ id, enhanced }) => [id, enhanced]));

/** The other side of an ability card: the enhanced one, or the basic one. */
export const otherSideOf = (id: string): string | undefined => enhancedOf.get(id) ?? basic.get(id);
export const isEnhanced = (id: string): boolean => basic.has(id);
