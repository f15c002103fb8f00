import { box as bardsung } from '@questwright/bardsung/board';
import { box as descent } from '@questwright/descent/board';
import { box as heroesOfTerrinoth } from '@questwright/heroes-of-terrinoth/board';
import { box as magpies } from '@questwright/magpies/board';
import { box as runebound } from '@questwright/runebound/board';
import { box as smugglers } from '@questwright/smugglers/board';
import { box as ticTacToe } from '@questwright/tic-tac-toe/board';

/** How the games look on the shelf and on the table, a line each. */
export const boxes = [
  heroesOfTerrinoth,
  runebound,
  descent,
  bardsung,
  magpies,
  smugglers,
  ticTacToe,
] as const;
