import { inOrder, lastingDef } from '@questwright/adventure';
import { type Lasting, remove } from '@questwright/kernel';
import { answers } from '../../rules/effects/abilities.ts';
import { charms } from '../../rules/effects/charm.ts';
import { classToken, losesTokens, withTokens } from '../../rules/effects/class-tokens.ts';
import { lastsOn } from '../../rules/effects/overlord-cards.ts';
import { heroes, one, thatFigure, you } from '../../rules/effects/whom.ts';
import { overlordDeck } from '../../rules/overlord/card.ts';
import * as when from '../../rules/overlord/moments.ts';
import type { Descent, Piece } from '../../rules/state.ts';
import type { Answer } from '../../rules/windows/answers.ts';

export const infection = classToken({ id: 'infection', name: 'Infection' }, { supply: 16 });

const ends: Answer<'overlordEnds'> = {
  run: (g: Descent, me: Piece) => remove(g, me as unknown as Lasting),
  anyOrder: true,
};
const terms = (name: string) => ({ may: true, name, once: 'turn', of: 'anybody' }) as const;

/** In his turn the overlord may move with the hero once, and attack with him once, each when he likes. */
export const host = lastingDef({ id: 'dark-host', name: 'Dark Host' }, [
  answers('yourTurn', charms(you, 'move'), terms('Move with the host')),
  answers('yourTurn', charms(you, 'attack'), terms('Attack with the host')),
  { text: 'd2.lasting.dark-host', on: { overlordEnds: ends } },
]);

/** A card of the Infector of which the rules on charmed heroes speak; the class is not complete, so it is not in the box yet. */
export const infector = overlordDeck('Infector', [
  {
    name: 'Dark Host',
    traits: ['Magic'],
    xp: 3,
    when: [when.yourTurnStarts],
    on: one(heroes, withTokens('infection', 3)),
    does: inOrder(losesTokens('infection', 3, thatFigure), lastsOn('dark-host', thatFigure)),
  },
]);
