import { postgresHouse, sqliteHouse } from '../kit/databases.ts';
import { crash } from './crash.ts';

/** `npm run crash -- --kills N`: kills a server N times on each database. */
const at = process.argv.indexOf('--kills');
const kills = at < 0 ? 50 : Number(process.argv[at + 1]);
if (!Number.isInteger(kills) || kills < 1) {
  console.error('Usage: npm run crash -- --kills N');
  process.exit(2);
}

for (const [name, house] of [
  ['SQLite', sqliteHouse()],
  ['PostgreSQL', await postgresHouse()],
] as const) {
  const began = performance.now();
  try {
    const { acknowledged, matches, stored } = await crash(house, kills, String(Date.now()));
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(
      `${name}: ${kills} kills in ${seconds} s; ${acknowledged} answers acknowledged in ${matches} matches, ${stored} moves stored, none lost or doubled.`,
    );
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  } finally {
    await house.close();
  }
}
