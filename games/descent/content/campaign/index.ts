import { theShadowRune } from './the-shadow-rune.ts';

/** The campaigns of the box. */
export const campaigns = [theShadowRune];
