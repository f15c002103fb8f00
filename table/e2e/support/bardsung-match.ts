import { type Bardsung, bots } from '@questwright/bardsung';
import { fileWhere, type Wanted } from './match-file.ts';

/** A match file of three heroes in the first node, or another encounter, played by bots up to a position of some kind. */
export const bardsungWhere = (
  wanted: Wanted<Bardsung>,
  options: unknown = { chapter: 'the-outer-ruins' },
): Promise<string> =>
  fileWhere(
    {
      game: 'bardsung',
      seats: ['Anna', 'Ben', 'Cleo'],
      options: { heroes: ['stoneheart', 'lightweaver', 'dawnguard'], ...(options as object) },
      player: bots.greedy!.answer,
    },
    wanted,
  );
