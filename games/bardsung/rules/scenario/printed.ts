import type { Entry } from '@questwright/kernel';
import { bardsungBoxes } from '../catalogue.ts';
import type { Content, EncounterDef, HeroDef } from '../definitions.ts';
import { CHARACTERISTICS } from '../state.ts';

/* Cards of the box that a scenario calls by their names, instead of describing its own. */

/** A card that is only named; the other side of an ability is called by its id. */
export function printedCard(entry: Entry, kind: keyof Content): string | null {
  if (!entry.isText) return null;
  const id = called(kind, entry.text());
  if (id === undefined) throw entry.wrong(`there is no "${String(entry.value)}" in the box`);
  return id;
}

const called = (kind: keyof Content, name: string): string | undefined =>
  bardsungBoxes.printed.content[kind].find((one) => one.name === name || one.id === name)?.id;

const HERO_WORDS = ['speed', 'range', 'resilience', 'grit', ...CHARACTERISTICS];

/** A hero of the box, if nothing is said of what the hero is like. */
export const printedHero = (entry: Entry, name: string): HeroDef | undefined =>
  entry.words.some((word) => HERO_WORDS.includes(word))
    ? undefined
    : bardsungBoxes.printed.content.heroes.find((one) => one.name === name);

const MODEL_WORDS = ['name', 'at', 'wounds', 'conditions', 'attacker'];

/** The kind of an enemy of the box, if nothing is said of what it is like. */
export const printedEnemy = (entry: Entry): string | null =>
  entry.isMap && entry.words.every((word) => MODEL_WORDS.includes(word))
    ? (called('enemies', entry.at('name').or('').text()) ?? null)
    : null;

/** An encounter of the box by its name or id. */
export function printedEncounter(entry: Entry): EncounterDef {
  const id = printedCard(entry, 'encounters');
  return bardsungBoxes.printed.content.encounters.find((one) => one.id === id)!;
}

/** The tile of the box that lies there, if it is not drawn. */
export const printedTile = (entry: Entry): string | null =>
  entry.at('draw').isSaid ? null : (called('dungeon', entry.at('name').or('').text()) ?? null);
