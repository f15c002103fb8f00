import { delayedAspect, sustainedAspect } from '../../rules/cards/dungeon.ts';
import type { AspectDef } from '../../rules/definitions.ts';
import { burn } from '../../rules/effects/attack-effects.ts';
import { challenge } from '../../rules/effects/challenges.ts';
import { enemiesAdd } from '../../rules/effects/standing.ts';
import { onEveryHero } from '../../rules/effects/whom.ts';

const card = (number: number, name: string) =>
  ({ id: `b${number}`, name, original: true, deck: 'battle', engagement: true }) as const;

/** What the first chapter adds: B136 and B137. */
export const outerRuins: readonly AspectDef[] = [
  sustainedAspect(card(136, 'Scavenged Plate'), [enemiesAdd('toughness', 1)]),
  delayedAspect(card(137, 'Fire Pots'), 0, onEveryHero(challenge('dex', 11, { failure: burn }))),
];
