/** What threads need to run TypeScript. */
export const LOADER = new URL('../../../tools/ts-loader/register.mjs', import.meta.url).href;
