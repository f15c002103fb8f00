import { note } from '@questwright/adventure';
import { finish, nested, type Text } from '@questwright/kernel';
import { heroName } from './heroes.ts';
import type { Runebound } from './state.ts';

/** The hero who defeats the villain wins alone. */
export function victory(g: Runebound, seat: number): never {
  const hero = heroName(g, seat);
  note(g, 'rb.log.wins', { hero }, 'RB-VILLAIN-03');
  finish(g, {
    result: `seat ${seat + 1}`,
    winners: [seat],
    text: told(g, ['rb.over.victory', { hero, seat: { seat } }], 'victory'),
  });
}

export function everyonesDefeat(g: Runebound, text: string, rule: string, tale: Ending = 'defeat'): never {
  note(g, text, {}, rule);
  finish(g, { result: 'defeat', winners: [], text: told(g, text, tale) });
}

type Ending = 'victory' | 'defeat' | 'eliminated';

/** What happened, and how the scenario's story ends with it. */
const told = (g: Runebound, what: Text, tale: Ending): Text => [
  'rb.over.told',
  { what: nested(what), tale: [`rb.tale.${g.scenario}.${tale}`] },
];
