import type { Plugin } from 'vite';

/** What a game has for programs alone: the words of scenario files, and how its bots are measured. */
const FOR_PROGRAMS =
  /\/games\/[^/]+\/(?:rules\/(scenario)|(?:bot\/)?(trials)|bot\/(arena)|(variety))(?:\/index)?\.ts$/;

/** Leaves it out of the client, where nobody reads a scenario file or measures a bot. */
export function withoutWhatIsForPrograms(): Plugin {
  return {
    name: 'questwright-without-what-is-for-programs',
    enforce: 'pre',
    load(id) {
      const name = FOR_PROGRAMS.exec(id)?.slice(1).find(Boolean);
      return name === undefined ? null : { code: `export const ${name} = undefined;`, moduleType: 'js' };
    },
  };
}
