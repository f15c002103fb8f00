import { targetsNow } from '../attack/fate.ts';
import { figureDef } from '../catalogue.ts';
import { rollsBy } from '../effects/overlord.ts';
import type { Events } from '../events.ts';
import { countsAsHero, isHero, isMonster } from '../figures/sides.ts';
import { isBystander } from '../figures/standing.ts';
import { spacesOf } from '../ground.ts';
import { onMap } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { moment } from './card.ts';

/*
 * When Overlord cards are played. Each looks only at what everybody sees.
 */

const rollsYourself = (g: Descent, event: unknown): boolean => rollsBy(g, g.overlord, event).length > 0;

/** "After you roll dice": for an attack or a defence, and for everything else. */
export const youRoll = [
  moment('d2.moment.you-roll', 'afterRoll', rollsYourself),
  moment('d2.moment.you-roll-otherwise', 'rolled', rollsYourself),
];

/** "After you roll dice for an attack." */
export const youRollAttack = moment(
  'd2.moment.you-roll-attack',
  'afterRoll',
  (g, { attack }) => attack.seat === g.overlord && attack.stage === 'roll',
);

/** "After rolling defence dice." */
export const youRollDefence = moment('d2.moment.you-roll-defence', 'afterRoll', (g, event) =>
  rollsBy(g, g.overlord, event).some(({ kind }) => kind === 'defence'),
);

/** The dice of an attack by a monster on a hero have been rolled. */
export const monsterHasRolled = moment(
  'd2.moment.monster-has-rolled',
  'afterRoll',
  (g, { figure, attack }) =>
    attack.stage === 'roll' &&
    isMonster(g, figure) &&
    targetsNow(g, attack).some((one) => countsAsHero(g, one)),
);

export const activating = moment('d2.moment.activating', 'activating');
export const yourTurnStarts = moment('d2.moment.your-turn-starts', 'overlordStarts');

/** A hero has come to a space where nobody else is. */
function entersEmpty(g: Descent, { figure, space }: Events['entered']): boolean {
  return (
    countsAsHero(g, figure) &&
    !onMap(g).some(
      (other) => other.id !== figure.id && !isBystander(g, other) && spacesOf(g, other).includes(space),
    )
  );
}

export const heroEnters = moment('d2.moment.hero-enters', 'entered', entersEmpty);

/** "… during a move action." */
export const heroWalksIn = moment(
  'd2.moment.hero-walks-in',
  'entered',
  (g, event) =>
    entersEmpty(g, event) &&
    g.acting.some(({ figure, walking }) => figure === event.figure.id && walking > 0),
);

export const heroOpensDoor = moment('d2.moment.hero-opens-door', 'doorOpened', (g, { figure }) =>
  countsAsHero(g, figure),
);

/** "When a hero searches", and after it. */
export const heroSearches = moment('d2.moment.hero-searches', 'searching', (g, { figure }) =>
  countsAsHero(g, figure),
);
export const heroHasSearched = moment('d2.moment.hero-has-searched', 'searched', (g, { figure }) =>
  countsAsHero(g, figure),
);

export const yourTurnEnds = moment('d2.moment.your-turn-ends', 'overlordEnds');

/** At any moment of his turn at which he decides something. */
export const yourTurn = moment('d2.moment.your-turn', 'yourTurn');

/** After everything that knocking a hero out brings with it, the overlord's card among it. */
export const heroKnockedOut = moment('d2.moment.hero-knocked-out', 'defeated', (g, { figure }) =>
  isHero(g, figure),
);

/** A minion or a master has been defeated; lieutenants are neither. */
export const monsterDefeated = moment(
  'd2.moment.monster-defeated',
  'defeated',
  (g, { figure }) => figureDef(g, figure).sort === 'monster',
);

export const heroPassesTest = moment('d2.moment.hero-passes-test', 'testPassed', (g, { figure }) =>
  countsAsHero(g, figure),
);

/** A monster attacks a hero, before dice are rolled. */
export const monsterAttacks = moment(
  'd2.moment.monster-attacks',
  'beforeRoll',
  (g, { figure, attack }) =>
    attack.roll.dice.length === 0 &&
    isMonster(g, figure) &&
    targetsNow(g, attack).some((one) => countsAsHero(g, one)),
);

export const momentTexts: { readonly [key: string]: string } = {
  'd2.moment.you-roll': 'after you roll dice in an attack',
  'd2.moment.you-roll-otherwise': 'after you roll other dice',
  'd2.moment.you-roll-attack': 'after you roll the dice of an attack',
  'd2.moment.you-roll-defence': 'after you roll defence dice',
  'd2.moment.monster-has-rolled': 'when a monster attacks a hero, after rolling',
  'd2.moment.hero-searches': 'when a hero searches',
  'd2.moment.hero-has-searched': 'after a hero has searched',
  'd2.moment.your-turn-ends': 'at the end of your turn',
  'd2.moment.your-turn': 'in your turn',
  'd2.moment.hero-knocked-out': 'when a hero has been knocked out',
  'd2.moment.monster-defeated': 'when a minion or a master is defeated',
  'd2.moment.hero-passes-test': 'when a hero passes a test',
  'd2.moment.monster-attacks': 'when a monster attacks a hero, before rolling',
  'd2.moment.activating': 'when you activate a monster in your turn',
  'd2.moment.your-turn-starts': 'at the start of your turn',
  'd2.moment.hero-enters': 'when a hero enters an empty space',
  'd2.moment.hero-walks-in': 'when a hero enters an empty space in a move action',
  'd2.moment.hero-opens-door': 'when a hero opens a door',
};
