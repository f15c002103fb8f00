import type { Match, State, Text } from '@questwright/kernel';

/** How a game values positions: what it looks at, how much each of these things weighs, and how to say it. */
// biome-ignore lint/suspicious/noExplicitAny: the player searches every game alike.
export interface Valuation<G extends State = any> {
  /** The names of what it looks at. */
  readonly features: readonly string[];
  /** How much there is of each feature, in the order of their names, for a seat of a match that is not over. */
  measure(match: Match<G>, seat: number): number[];
  readonly weights: Weights;
  /** What an answer brings or leaves, beside what the other one does; a feature without words is no reason. */
  why(feature: string, amounts: Amounts): Text | null;
}

/** How much of a feature there is after an answer, and after the other one, on average over the tries. */
export interface Amounts {
  readonly n: number;
  readonly other: number;
}

/**
 * The logarithm of the odds of winning is taken to be the bias plus the sum of all features times their
 * weights.
 */
export interface Weights {
  readonly bias: number;
  readonly of: { readonly [feature: string]: number };
}

/** Every match is won or lost at last: these are features of all games. */
export const WON = 'won';
export const LOST = 'lost';

/** The value of an insight by a valuation. */
export function valueBy<G extends State>(valuation: Valuation<G>): (match: Match<G>, seat: number) => number {
  const weights = weightsOf(valuation);
  const { bias } = valuation.weights;
  return (match, seat) => {
    const { over } = match.state;
    if (over) return over.winners.includes(seat) ? 1 : 0;
    const measured = valuation.measure(match, seat);
    let odds = bias;
    for (let i = 0; i < weights.length; i++) odds += weights[i]! * measured[i]!;
    return 1 / (1 + Math.exp(-odds));
  };
}

/** The weights in the order of the features. */
export const weightsOf = ({ features, weights }: Valuation): number[] =>
  features.map((feature) => weights.of[feature] ?? 0);
