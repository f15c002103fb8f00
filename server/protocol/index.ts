/**
 * Everything that a client and the server say to each other: one definition, which both sides check against.
 * It runs in browsers and in Node alike.
 */
export * from './client.ts';
export * from './errors.ts';
export * from './frame.ts';
export * from './http.ts';
export * from './limits.ts';
export * from './server.ts';
export * from './words.ts';
