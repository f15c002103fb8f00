import { optionsOf } from '../choice.ts';
import type { Match } from '../match.ts';
import type { State } from '../state.ts';

/** Throws if the position that a match has come to is one that no rules should lead to. */
export function checkSoundness<G extends State>(match: Match<G>): void {
  const faults = [
    ...faultsOfChoice(match),
    ...faultsOfData(match.state, 'the state'),
    ...faultsOfCards(match.state),
    ...(match.game.faults?.(match.state) ?? []),
  ];
  if (faults.length > 0) throw new Error(`After ${match.count} answers: ${faults.join('; ')}`);
}

function faultsOfChoice({ choice, state }: Match): string[] {
  if (!choice) return [];
  const faults = [];
  if (!(choice.seat >= 0 && choice.seat < state.seats))
    faults.push(`seat ${choice.seat} is asked, which is not there`);
  if (choice.kind === 'amount') return faults;
  const ids = optionsOf(choice).map(({ id }) => id);
  const repeated = ids.find((id, i) => ids.indexOf(id) !== i);
  if (repeated !== undefined) faults.push(`two options have the id "${repeated}"`);
  const both = choice.closed?.().find(({ id }) => ids.includes(id));
  if (both) faults.push(`"${both.id}" is both offered and closed`);
  return faults;
}

/** The paths to everything in a piece of data that JSON would not keep as it is. */
function faultsOfData(value: unknown, where: string): string[] {
  if (isPlain(value)) return [];
  const isOpen = typeof value === 'object' && value !== null && hasPlainShape(value);
  if (!isOpen) return [`${where} is not plain data`];
  return Object.entries(value).flatMap(([key, inner]) => faultsOfData(inner, `${where}.${key}`));
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (!hasPlainShape(value)) return false;
  for (const key in value) if (!isPlain((value as Record<string, unknown>)[key])) return false;
  return true;
}

const hasPlainShape = (value: object): boolean =>
  Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;

function faultsOfCards({ zones }: State): string[] {
  const faults = [];
  const ids = new Set<number>();
  for (const zone of Object.keys(zones)) {
    for (const card of zones[zone]!) {
      if (card.zone !== zone) faults.push(`a card in "${zone}" says that it is in "${card.zone}"`);
      if (ids.has(card.id)) faults.push(`two cards have the id ${card.id}`);
      ids.add(card.id);
      for (const [field, value] of Object.entries(card)) {
        if (typeof value === 'object' && value !== null)
          faults.push(`a card is not flat: it has a list or an object in "${field}"`);
      }
    }
  }
  return faults;
}
