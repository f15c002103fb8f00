/*
 * A contact sheet of the pictures of cards, at the size of a small card:
 *
 *     node --import ./tools/ts-loader/register.mjs table/shots/plates.ts [runebound] [--blind 7] [--grey]
 *
 * `--blind` shows 40 of all games without their names, in an order by that number, and prints the names in another
 * order: whoever looks should be able to match them. The key is printed last. `--grey` is without colour.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createSpeaker } from '@questwright/kernel';
import { chromium } from 'playwright-core';
import { faces as bardsung } from '../../games/bardsung/board/cards.ts';
import { faces as descent } from '../../games/descent/board/cards.ts';
import { faces as terrinoth } from '../../games/heroes-of-terrinoth/board/cards.ts';
import { faces as runebound } from '../../games/runebound/board/cards.ts';
import { findBrowser } from '../e2e/support/find-browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { blind: { type: 'string' }, grey: { type: 'boolean', default: false } },
});

interface Shown {
  readonly name: string;
  readonly picture: string;
}

const BLIND = 40;
const executablePath = findBrowser();
if (!executablePath) throw new Error('There is no Chromium here to take pictures with.');
const folder = join(import.meta.dirname, 'pictures');
mkdirSync(folder, { recursive: true });

const decks = { 'heroes-of-terrinoth': terrinoth, runebound, bardsung, descent };
const speaker = createSpeaker({ languages: [{ en: {} }] });
const all = Object.entries(decks)
  .filter(([id]) => positionals.length === 0 || positionals.includes(id))
  .flatMap(([, faces]) => faces(speaker))
  .flatMap(({ name, picture }): Shown[] => (picture ? [{ name, picture: picture.paint() }] : []));
const seed = Number(values.blind);
const shown = values.blind ? shuffled(all, seed).slice(0, BLIND) : all;
if (values.blind)
  console.log(
    shuffled(shown, seed + 1)
      .map(({ name }) => name)
      .join(', '),
  );

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1180, height: 200 } });
await page.setContent(sheet(shown));
const path = join(folder, values.blind ? 'plates-blind.png' : 'plates.png');
await page.screenshot({ path, fullPage: true });
await browser.close();
console.log(path);
if (values.blind) console.log(shown.map(({ name }, i) => `${i + 1} ${name}`).join(', '));

/** In an order that depends on the number alone. */
function shuffled<T>(some: readonly T[], by: number): T[] {
  let state = by + 1;
  const chance = (): number => (state = (state * 48271) % 2147483647) / 2147483647;
  return some
    .map((one) => [chance(), one] as const)
    .sort(([a], [b]) => a - b)
    .map(([, one]) => one);
}

function sheet(some: readonly Shown[]): string {
  const look = readFileSync(join(import.meta.dirname, '../../board-kit/src/look/card.css'), 'utf8');
  const cells = some.map(
    ({ name, picture }, i) =>
      `<div><p><svg class="kit-plate" viewBox="0 0 100 100">${picture}</svg></p>${values.blind ? i + 1 : name}</div>`,
  );
  return `<style>${look}
    body { margin: 4px; display: grid; grid-template-columns: repeat(12, 94px); gap: 4px; background: #222; color: #eee;
      font: 11px sans-serif; ${values.grey ? 'filter: grayscale(1);' : ''} }
    p { margin: 0; height: 86px; overflow: hidden } svg { width: 94px; height: 86px }</style>${cells.join('')}`;
}
