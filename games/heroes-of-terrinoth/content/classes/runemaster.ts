import {
  activation,
  aid,
  anEnemy,
  attack,
  explorationCards,
  explore,
  giveCondition,
  notTarget,
  readyCards,
  rest,
  theAidedHero,
  wound,
} from '../../rules/effects/index.ts';

const runic = { archetype: 'Mage', class: 'Runemaster' } as const;

/** The Runemaster strikes several at once and stores power for later. */
export const runemaster = [
  activation({
    ...runic,
    name: 'Rune Burst',
    original: true,
    lines: [attack(3, { ranged: true, targets: 2 }), wound(1, anEnemy(notTarget))],
  }),
  activation({
    ...runic,
    name: 'Read the Stones',
    original: true,
    lines: [explore(3), explorationCards(1), giveCondition('focused')],
  }),
  activation({
    ...runic,
    name: 'Charge the Runes',
    original: true,
    lines: [rest(3), readyCards('all'), wound(2, anEnemy())],
  }),
  activation({
    ...runic,
    name: 'Etch a Ward',
    original: true,
    lines: [aid(2), readyCards(1, theAidedHero), giveCondition('focused', theAidedHero)],
  }),
];
