import type { About, As, Listening, Text } from '@questwright/kernel';
import { nested } from '@questwright/kernel';
import type { Attribute, Colour, Condition, Figure, Piece } from './things.ts';
import { abilityName, fatigueOf } from './windows/answers.ts';

/*
 * The words of all options: what players read, what scenario files say, and by what programs know an option. Each is data
 * until somebody reads it. The kind of an option is what stands before the colon of its id; docs/scenarios.md lists them.
 */

/** What needs nothing but its word. */
export const PLAIN = {
  move: 'action:move',
  rest: 'action:rest',
  'stand up': 'action:stand-up',
  'fatigue for a point': 'action:fatigue',
  stop: 'stop',
  'leave the map': 'leave',
  explore: 'explore',
  'through the passage': 'passage',
  'end turn': 'end',
  'end activation': 'end',
  pass: 'pass',
  'no more surges': 'no-more-surges',
  'let it miss': 'let-it-miss',
  'no more targets': 'no-more-targets',
  keep: 'keep',
  'keep equipment': 'keep-equipment',
  'change equipment': 'change-equipment',
  'no test': 'no-test',
  recover: 'recover',
} as const;
export type PlainWord = keyof typeof PLAIN;

export type Offer =
  | { readonly word: PlainWord }
  /** `attack with <weapon>`; a figure without weapons just says `attack`. */
  | { readonly word: 'attack'; readonly source: number; readonly name: string }
  /** The attack without an action that each of two heroes has in a turn. */
  | { readonly word: 'free attack'; readonly source: number; readonly name: string }
  /** `space` is said where a large figure can be targeted in several. */
  | { readonly word: 'target'; readonly figure: Figure; readonly space: number | null }
  | {
      readonly word: 'step';
      readonly space: number;
      readonly source: 'move' | 'fatigue' | 'gift' | 'ability' | null;
    }
  | { readonly word: 'shrink'; readonly space: number }
  | { readonly word: 'base'; readonly spaces: readonly number[] }
  | { readonly word: 'space'; readonly space: number }
  | { readonly word: 'path'; readonly spaces: readonly number[] }
  | { readonly word: 'search' | 'climb'; readonly space: number }
  | { readonly word: 'open' | 'close'; readonly door: number; readonly sides: readonly [number, number] }
  | { readonly word: 'revive' | 'activate' | 'figure'; readonly figure: Figure }
  /** Discarding a condition by an action: one's own, or the Burning of a figure beside it. */
  | { readonly word: 'discard'; readonly condition: Condition; readonly from: Figure | null }
  /** Special actions with an objective token. */
  | { readonly word: 'pick up'; readonly token: Piece }
  | { readonly word: 'drop'; readonly token: Piece; readonly space: number }
  /** A monster action or a skill: an ability that takes an action. */
  | {
      readonly word: 'ability';
      readonly card: number;
      readonly name: string;
      /** What it costs. */
      readonly fatigue: number;
      /** Whether it contains an attack. */
      readonly attack: boolean;
    }
  /** `number` tells two surge abilities with one effect apart. */
  | { readonly word: 'surge'; readonly key: string; readonly effect: Text; readonly number: number }
  | { readonly word: 'reroll'; readonly die: number; readonly colour: Colour; readonly number: number }
  | { readonly word: 'face'; readonly die: number; readonly face: string }
  | { readonly word: 'test'; readonly attribute: Attribute }
  /** An ability that is used at a window. */
  | { readonly word: 'use'; readonly ability: Listening }
  | { readonly word: 'play'; readonly card: number; readonly name: string; readonly on: Figure | null }
  | { readonly word: 'equip' | 'unequip' | 'card'; readonly card: number; readonly name: string }
  /** `to` is the other hero, of whom a card is taken or to whom it is given. */
  | { readonly word: 'give' | 'take'; readonly card: number; readonly name: string; readonly to: Figure };

/** The kinds of options, for scenario files. */
export const KINDS = [
  ...[
    'action',
    'weapon',
    'free',
    'target',
    'step',
    'shrink',
    'base',
    'space',
    'path',
    'search',
    'climb',
    'door',
  ],
  ...['revive', 'activate', 'figure', 'discard', 'ability', 'surge', 'reroll', 'face', 'use', 'play', 'card'],
  ...[
    'pick-up',
    'drop',
    'equip',
    'unequip',
    'give',
    'take',
    'recover',
    'stop',
    'leave',
    'explore',
    'passage',
    'end',
    'pass',
    'no-more-surges',
    'let-it-miss',
    'keep',
    'keep-equipment',
    'change-equipment',
    'test',
    'no-test',
    'no-more-targets',
    'condition',
    'effect',
    'trait',
    'yes',
    'no',
  ],
] as const;

/** The ids of options that decline what a question offers. */
export const DECLINING = [
  'pass',
  'keep',
  'no-more-surges',
  'let-it-miss',
  'no-more-targets',
  'no-test',
] as const;

/** What spaces are called, which the map knows. */
export type NameSpace = (space: number) => string;

/** What players call a figure. */
export const calledBy = ({ label, id }: Figure): string => label || String(id);

/** Offers as options, on a map whose spaces have these names. */
export const asOffers = (name: NameSpace): As<Offer> => ({
  id: (offer) => idOf(offer, name),
  text: (offer) => textOf(offer, name),
  about: (offer) => aboutOf(offer, name),
});

function idOf(offer: Offer, name: NameSpace): string {
  switch (offer.word) {
    case 'attack':
      return `weapon:${offer.source}`;
    case 'free attack':
      return `free:${offer.source}`;
    case 'target':
      return `target:${figureIn(offer, name)}`;
    case 'step':
      return offer.source === null
        ? `step:${name(offer.space)}`
        : `step:${name(offer.space)}+${offer.source}`;
    case 'base':
    case 'path':
      return `${offer.word}:${offer.spaces.map(name).join('-')}`;
    case 'shrink':
    case 'space':
    case 'search':
    case 'climb':
      return `${offer.word}:${name(offer.space)}`;
    case 'open':
    case 'close':
      return `door:${offer.sides.map(name).join('|')}`;
    case 'revive':
    case 'activate':
    case 'figure':
      return `${offer.word}:${calledBy(offer.figure)}`;
    case 'discard':
      return `discard:${offer.condition}${offer.from ? `-${calledBy(offer.from)}` : ''}`;
    case 'pick up':
      return `pick-up:${offer.token.label}`;
    case 'drop':
      return `drop:${offer.token.label}-${name(offer.space)}`;
    case 'ability':
      return `ability:${offer.card}/${offer.name}`;
    case 'surge':
      return `surge:${offer.key}`;
    case 'reroll':
      return `reroll:${offer.die}`;
    case 'face':
      return `face:${offer.face}`;
    case 'test':
      return `test:${offer.attribute}`;
    case 'use':
      return `use:${offer.ability.card.id}/${offer.ability.ability}`;
    case 'play':
      return `play:${offer.card}${offer.on ? `-${calledBy(offer.on)}` : ''}`;
    case 'equip':
    case 'unequip':
    case 'card':
      return `${offer.word}:${offer.card}`;
    case 'give':
    case 'take':
      return `${offer.word}:${offer.card}-${calledBy(offer.to)}`;
    default:
      return PLAIN[offer.word];
  }
}

function textOf(offer: Offer, name: NameSpace): Text {
  const word = (args: Readonly<Record<string, string | number>>): Text => [`d2.word.${offer.word}`, args];
  switch (offer.word) {
    case 'attack':
      return offer.name ? ['d2.word.attack-with', { weapon: offer.name }] : 'd2.word.attack';
    case 'free attack':
      return ['d2.word.free-attack', { weapon: offer.name }];
    case 'target':
      return word({
        figure: figureIn(offer, name),
        name: calledBy(offer.figure),
        space: offer.space === null ? 'none' : name(offer.space),
      });
    case 'step':
      return offer.source === null
        ? word({ space: name(offer.space) })
        : ['d2.word.step-with', { space: name(offer.space), source: offer.source }];
    case 'base':
    case 'path':
      return word({ spaces: offer.spaces.map(name).join(' ') });
    case 'shrink':
    case 'space':
    case 'search':
    case 'climb':
      return word({ space: name(offer.space) });
    case 'open':
    case 'close':
      return word({
        door: offer.sides.map(name).join('|'),
        one: name(offer.sides[0]),
        other: name(offer.sides[1]),
      });
    case 'revive':
    case 'activate':
    case 'figure':
      return word({ figure: calledBy(offer.figure) });
    case 'discard': {
      const condition: Text = [`d2.condition.${offer.condition}`, {}];
      return offer.from
        ? ['d2.word.discard-from', { condition: nested(condition), figure: calledBy(offer.from) }]
        : ['d2.word.discard', { condition: nested(condition) }];
    }
    case 'pick up':
      return ['d2.word.pick-up', { token: offer.token.label }];
    case 'drop':
      return word({ token: offer.token.label, space: name(offer.space) });
    case 'ability':
      return word({ name: offer.name, fatigue: offer.fatigue });
    case 'surge':
      return ['d2.word.surge', { effect: nested(offer.effect), number: offer.number }];
    case 'reroll':
      return ['d2.word.reroll', { colour: offer.colour, number: offer.number }];
    case 'face':
      return word({ face: offer.face });
    case 'test':
      return word({ attribute: offer.attribute });
    case 'use':
      return word({ card: abilityName(offer.ability), fatigue: fatigueOf(offer.ability) });
    case 'play':
      return offer.on
        ? ['d2.word.play-on', { card: offer.name, figure: calledBy(offer.on) }]
        : word({ card: offer.name });
    case 'equip':
    case 'unequip':
    case 'card':
      return word({ card: offer.name });
    case 'give':
    case 'take':
      return word({ card: offer.name, figure: calledBy(offer.to) });
    default:
      return `d2.word.${offer.word.replaceAll(' ', '-')}`;
  }
}

function aboutOf(offer: Offer, name: NameSpace): About {
  switch (offer.word) {
    case 'attack':
    case 'free attack':
      return { card: offer.source };
    case 'target':
      return offer.space === null
        ? { card: offer.figure.id }
        : { card: offer.figure.id, space: name(offer.space) };
    case 'base':
    case 'path':
      return { space: offer.spaces.map(name) };
    case 'step':
    case 'shrink':
    case 'space':
    case 'search':
    case 'climb':
      return { space: name(offer.space) };
    case 'open':
    case 'close':
      return { door: offer.door };
    case 'revive':
    case 'activate':
    case 'figure':
      return { card: offer.figure.id };
    case 'pick up':
      return { card: offer.token.id };
    case 'drop':
      return { card: offer.token.id, space: name(offer.space) };
    case 'reroll':
    case 'face':
      return { die: offer.die };
    case 'surge':
      return { surge: offer.key };
    case 'use':
      return { card: offer.ability.card.id };
    case 'ability':
    case 'play':
    case 'equip':
    case 'unequip':
    case 'card':
    case 'give':
    case 'take':
      return { card: offer.card };
    default:
      return NOTHING;
  }
}
const NOTHING: About = {};

const figureIn = (
  { figure, space }: { readonly figure: Figure; readonly space: number | null },
  name: NameSpace,
): string => (space === null ? calledBy(figure) : `${calledBy(figure)}@${name(space)}`);
