import { pieces } from '@questwright/adventure';
import { scenarioDef } from '../../rules/catalogue.ts';
import { engageEnemy } from '../../rules/combat/start.ts';
import type { GameCondition, GameEffect } from '../../rules/definitions.ts';
import { heroAt } from '../../rules/heroes.ts';
import { NONE, type Runebound } from '../../rules/state.ts';

/** Lore or companions of the hero who fights the villain. */
export const foesStory = (g: Runebound): number => (g.combat ? heroAt(g, g.combat.heroes[0]).story : 0);

export const villainHere = (): GameCondition => ({
  text: 'rb.if.villain-here',
  holds: (g, c) => g.villain !== NONE && c.hero !== NONE && heroAt(g, c.hero).at === g.villain,
});

/** Turns the scenario card to its other side and starts the combat, from which nobody retreats. */
export const engageVillain = (): GameEffect => ({
  text: 'rb.effect.engage-villain',
  *run(g, c) {
    const card = pieces(g, 'aside').find(({ def }) => def === scenarioDef(g).villain)!;
    c.card.side = 1;
    engageEnemy(g, c.hero, card, 'villain');
  },
});
