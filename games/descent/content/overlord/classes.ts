import { inOrder } from '@questwright/adventure';
import { becomes, recovers, suffers } from '../../rules/effects/harm.ts';
import { attackGains, draws, shieldsYours } from '../../rules/effects/overlord.ts';
import {
  attacksTimes,
  callsMinions,
  drawsForGroup,
  fetches,
  isDefeated,
  lastsOn,
  nearThat,
  ordersTop,
  retests,
  revealsFor,
  rollsFor,
  testsForExcess,
  testsOrFalls,
} from '../../rules/effects/overlord-cards.ts';
import { risesAgain } from '../../rules/effects/rise-again.ts';
import { heartsRolled } from '../../rules/effects/rolls.ts';
import { tests } from '../../rules/effects/tests.ts';
import { ailing, each, heroes, isMaster, monsters, one, thatFigure } from '../../rules/effects/whom.ts';
import { addsToAttack } from '../../rules/effects/words.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import * as when from '../../rules/overlord/moments.ts';

const EVENT = { traits: ['Event'] } as const;
const MAGIC = { traits: ['Magic'] } as const;
const TRAP = { traits: ['Trap'] } as const;

/** After a hero has opened a door or searched. */
const afterwards = [when.heroOpensDoor, when.heroHasSearched];

/** The classes of the overlord in the base box, and the cards that any overlord can buy. */
export const classDecks = [
  ...overlordDeck('Warlord', [
    {
      name: 'Blood Rage',
      ...EVENT,
      copies: 2,
      xp: 1,
      when: [when.yourTurnEnds],
      on: one(monsters),
      does: inOrder(attacksTimes(2, thatFigure), isDefeated(thatFigure)),
    },
    { name: 'Bloodlust', ...EVENT, xp: 2, when: [when.heroKnockedOut], does: draws(2) },
    {
      name: 'Dark Fortitude',
      ...EVENT,
      copies: 2,
      xp: 1,
      when: [when.youRollDefence],
      does: shieldsYours(2),
    },
    {
      name: 'Expert Blow',
      ...EVENT,
      xp: 2,
      when: [when.monsterAttacks],
      does: inOrder(addsToAttack('damage', 2), attackGains('Expert Blow')),
    },
    {
      name: 'Reinforce',
      ...EVENT,
      xp: 3,
      when: [when.yourTurnEnds],
      on: one(monsters, isMaster),
      does: callsMinions,
    },
  ]),
  ...overlordDeck('Magus', [
    {
      name: 'Diabolic Power',
      ...MAGIC,
      xp: 3,
      when: [when.yourTurn],
      does: fetches(suffers('damage', 2, thatFigure)),
    },
    { name: 'Rise Again', ...MAGIC, xp: 2, when: [when.monsterDefeated], does: risesAgain },
    {
      name: 'Unholy Ritual',
      ...MAGIC,
      copies: 2,
      xp: 1,
      when: [when.yourTurnStarts],
      does: drawsForGroup(2),
    },
    {
      name: 'Word of Despair',
      ...MAGIC,
      xp: 2,
      when: [when.yourTurnEnds],
      does: tests(each(heroes), 'willpower', { failed: lastsOn('word-of-despair', thatFigure) }),
    },
    {
      name: 'Word of Pain',
      ...MAGIC,
      copies: 2,
      xp: 1,
      when: [when.yourTurnEnds],
      does: tests(each(heroes), 'might', { failed: suffers('damage', 1, thatFigure) }),
    },
  ]),
  ...overlordDeck('Saboteur', [
    {
      name: 'Curse of the Monkey God',
      ...TRAP,
      xp: 2,
      when: [when.heroHasSearched],
      does: tests(thatFigure, 'knowledge', { passed: draws(1), failed: lastsOn('monkey', thatFigure) }),
    },
    {
      name: 'Explosive Runes',
      ...TRAP,
      copies: 2,
      xp: 1,
      when: afterwards,
      does: testsForExcess(each(heroes, nearThat(2)), 'awareness'),
    },
    { name: 'Uthuk Demon Trap', ...TRAP, xp: 3, when: afterwards, does: testsOrFalls('awareness', 'might') },
    {
      name: 'Web Trap',
      ...TRAP,
      copies: 2,
      xp: 1,
      when: [when.heroEnters],
      does: tests(each(heroes, nearThat(1)), 'might', { failed: becomes('immobilized', thatFigure) }),
    },
    { name: 'Wicked Laughter', ...EVENT, xp: 2, when: [when.heroPassesTest], does: retests },
  ]),
  ...overlordDeck('Universal', [
    {
      name: 'Dark Resilience',
      ...MAGIC,
      xp: 1,
      when: [when.yourTurn],
      on: one(ailing),
      does: inOrder(rollsFor(thatFigure, 'red', 2), recovers('damage', heartsRolled, thatFigure)),
    },
    { name: 'Plan Ahead', ...EVENT, copies: 2, xp: 1, when: [when.yourTurn], does: ordersTop(5) },
    { name: 'Schemes', ...EVENT, xp: 1, when: [when.yourTurn], does: revealsFor },
  ]),
];
