import { type Figure, NONE } from '../state.ts';
import { AWAY } from '../zones.ts';

/** A hero who is off the map by his own doing: he left a token, and nobody heals or revives him. */
export const isHidden = ({ zone, used }: Figure): boolean => zone === AWAY && used;

/** A hero who has been knocked out and lies where his token is. */
export const liesKnockedOut = (figure: Figure): boolean =>
  figure.zone === AWAY && figure.at !== NONE && !figure.used;
