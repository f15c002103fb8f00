import { finish } from '@questwright/kernel';
import { heroName } from './heroes.ts';
import { note } from './note.ts';
import type { Runebound } from './state.ts';

/** The hero who defeats the villain wins alone. */
export function victory(g: Runebound, seat: number): never {
  const hero = heroName(g, seat);
  note(g, 'rb.log.wins', { hero }, 'RB-VILLAIN-03');
  finish(g, {
    result: `seat ${seat + 1}`,
    winners: [seat],
    text: ['rb.over.victory', { hero, seat: { seat } }],
  });
}

export function everyonesDefeat(g: Runebound, text: string, rule: string): never {
  note(g, text, {}, rule);
  finish(g, { result: 'defeat', winners: [], text });
}
