import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin, type Rollup } from 'vite';
import { withoutWhatIsForPrograms } from './for-programs.ts';

/** What Descent has beside its base box: other boxes, with their quests and campaigns, and play without an overlord. */
const LATER =
  /\/descent\/(?:content\/(?!base\/|campaign\/|conditions\/|index|lasting\/|monsters\/|overlord\/|quests\/|search\/|surges\/|terrain\/|tiles\/|tokens\/)|content\/campaign\/(?:heirs-of-blood|lair-of-the-wyrm|later-campaigns)|rules\/legend\/)/;
const LAIR_QUEST = /\bLAIR\b|lair-of-the-wyrm/;

const isLater = (id: string, code: string): boolean =>
  LATER.test(id) || (/\/content\/quests\/(?!index)/.test(id) && LAIR_QUEST.test(code));

/** Only its names are left of what is later: the rules are weighed, never run. */
const withoutLaterBoxes: Plugin = {
  name: 'questwright-without-later-boxes',
  transform(code, id) {
    if (!isLater(id, code)) return null;
    const exports = this.parse(code).body.flatMap((it) =>
      it.type === 'ExportNamedDeclaration' ? namesIn(it) : [],
    );
    return `${exports.map((name) => `export const ${name} = [];`).join('\n')}\nexport {};`;
  },
};

type Exported = Extract<
  ReturnType<Rollup.PluginContext['parse']>['body'][number],
  { type: 'ExportNamedDeclaration' }
>;

function namesIn({ declaration, specifiers }: Exported): string[] {
  if (declaration?.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id)
    return [declaration.id.name];
  return specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []));
}

/** What the rules and bots of Descent weigh on the wire with its base box alone: the packages that every game shares do not count. */
export async function weightOfBaseBox(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [withoutWhatIsForPrograms(), withoutLaterBoxes],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: `${import.meta.dirname}/../../games/descent/index.ts`, formats: ['es'] },
      rolldownOptions: { external: (id) => /^@questwright\/(?!descent)/.test(id) },
    },
  });
  const [{ output }] = [built].flat() as [Rollup.RollupOutput];
  return output.reduce(
    (sum, file) => sum + (file.type === 'chunk' ? brotliCompressSync(file.code).length : 0),
    0,
  );
}
