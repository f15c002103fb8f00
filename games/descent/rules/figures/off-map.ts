import { type Figure, NONE } from '../state.ts';
import { AWAY } from '../zones.ts';

/**
 * Whoever is off the map without being knocked out: a hero who left a token, or a monster on a card. Nobody
 * heals or revives them.
 */
export const isHidden = ({ zone, used }: Figure): boolean => zone === AWAY && used;

/** A hero who has been knocked out and lies where his token is. */
export const liesKnockedOut = (figure: Figure): boolean =>
  figure.zone === AWAY && figure.at !== NONE && !figure.used;
