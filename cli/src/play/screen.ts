import { type CardView, type Match, type View, zoneKind, zoneOwner } from '@questwright/kernel';

/** What a seat sees of any game, as lines of text: its fields, then its zones. */
export function describeView(match: Match, view: View): string[] {
  return [
    ...describeFields(view.open),
    ...describeFields(view.own),
    ...(isRecord(view.facts) ? describeFields(view.facts) : []),
    ...Object.entries(view.zones).map(([zone, cards]) => {
      const label = `${zoneLabel(match, view, zone)}:`;
      if (typeof cards === 'number') return `${label} ${cards === 1 ? '1 card' : `${cards} cards`}`;
      return `${label} ${cards.map((card) => describeCard(match, card)).join(', ') || 'nothing'}`;
    }),
  ];
}

function zoneLabel({ setup, state }: Match, { seat }: View, zone: string): string {
  const owner = zoneOwner(state, zone);
  const kind = zoneKind(zone);
  if (owner === null) return kind;
  return owner === seat ? `your ${kind}` : `${kind} of ${setup.seats[owner] ?? owner + 1}`;
}

/** What a card is called, and what has happened to it. */
function describeCard({ game, state }: Match, { id: _, def, down, back, ...marks }: CardView): string {
  const name =
    typeof def === 'string' ? game.define(state, def).name : `a card face down${back ? ` (${back})` : ''}`;
  const happened = Object.entries(marks)
    .filter(([, value]) => value !== null && value !== false && value !== 0 && value !== '')
    .map(([mark, value]) => (value === true ? mark : `${mark} ${value}`));
  if (down === true && typeof def === 'string') happened.unshift('face down');
  return happened.length > 0 ? `${name} [${happened.join(', ')}]` : name;
}

function describeFields(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    const isTable = Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null);
    if (!isTable) return [`${name}: ${inline(value)}`];
    return [`${name}:`, ...value.map((item, i) => `  ${i + 1}. ${inline(item)}`)];
  });
}

function inline(value: unknown): string {
  if (value === null || value === undefined || value === '') return '-';
  if (Array.isArray(value)) return value.map(inline).join(', ') || 'none';
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .map(
      ([key, item]) => `${key} ${isRecord(item) || Array.isArray(item) ? `(${inline(item)})` : inline(item)}`,
    )
    .join(', ');
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
