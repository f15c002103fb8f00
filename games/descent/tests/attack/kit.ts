import type { OpenPlaytest, Playtest } from '@questwright/kernel/testing';
import type { Descent, Figure } from '../../rules/state.ts';
import { dice, hero, monster, type PositionWords, position, type Words } from '../position.ts';

export type Table = Playtest<Descent>;

/** A hall of one row of ten spaces. */
export const hall = (row: string): string => {
  const letters = [...'abcdefghij'].slice(0, row.length).join('   ');
  const wall = `  +${'---+'.repeat(row.length)}`;
  return `\n/   ${letters}\n${wall}\n1 | ${[...row].join('   ')} |\n${wall}`;
};

/** A room without inner walls, row by row. */
export const room = (...rows: readonly string[]): string => {
  const letters = [...'abcdefghij'].slice(0, rows[0]!.length).join('   ');
  const wall = `  +${'---+'.repeat(rows[0]!.length)}`;
  const gap = `  +${'   +'.repeat(rows[0]!.length)}`;
  const drawn = rows.map((row, n) => `${n + 1} | ${[...row].join('   ')} |`).join(`\n${gap}\n`);
  return `\n/   ${letters}\n${wall}\n${drawn}\n${wall}`;
};

interface Fight extends Partial<PositionWords> {
  readonly map: string;
  readonly figures: Words;
  readonly shown?: { readonly [colour: string]: string };
}

/** A position in which H acts. */
export function fight(open: OpenPlaytest, { shown, turn = { of: 'H' }, ...words }: Fight): Table {
  return open(position({ turn, ...words, chance: shown ? dice(shown) : {} }));
}

/** H with one weapon against M in the same hall. */
export const duel = (
  open: OpenPlaytest,
  weapon: Words,
  shown: { readonly [colour: string]: string },
  more: Partial<Fight> & { readonly foe?: Words; readonly own?: Words } = {},
): Table => {
  const { foe = {}, own = {}, map = hall('HM........'), ...rest } = more;
  const figures = {
    H: hero({ weapons: [{ name: 'Blade', ...weapon }], ...own }),
    M: monster({ health: 20, ...foe }),
  };
  return fight(open, { map, figures, shown, ...rest });
};

/** What H can attack with, by place: the weapons first, bare hands last. */
export const weapons = (t: Table): string[] => t.offered.filter((id) => id.startsWith('weapon:'));

/** The acting figure attacks with its first weapon; a single question for a target is answered by the rest. */
export function attack(t: Table, ...answers: readonly (string | readonly string[])[]): Table {
  t.choose(weapons(t)[0]!);
  for (const answer of answers) t.choose(answer as string);
  return t;
}

export function figure(t: Table, label: string): Figure {
  const all = [
    ...t.state.zones.map!,
    ...(t.state.zones.away ?? []),
    ...(t.state.zones.defeated ?? []),
  ] as Figure[];
  return all.find((one) => one.label === label)!;
}

export const damage = (t: Table, label: string): number => figure(t, label).damage;
export const targets = (t: Table): string[] => t.offered.filter((id) => id.startsWith('target:'));
export const surges = (t: Table): string[] => t.offered.filter((id) => id.startsWith('surge:'));
