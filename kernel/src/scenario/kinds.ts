import type { Named } from './names.ts';

/** What kind of thing an option is: what stands before the colon of its id, `hex` of `hex:G6`, or all of it. */
export const kindOf = ({ id }: Named): string => id.replace(/:.*/s, '');
