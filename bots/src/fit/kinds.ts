import type { Weights } from '../search/valuation.ts';
import type { Sample } from './logistic.ts';

/** What the positions of one kind have in common: a quest, say, as one of its sides sees it. */
interface Common {
  readonly means: readonly number[];
  /** How likely it is won, as the logarithm of the odds. */
  readonly odds: number;
  readonly share: number;
}

/**
 * Compares positions with others of their own kind alone. Otherwise a feature seems to win matches because
 * there is much of it in quests that are easy for other reasons.
 */
export class Kinds {
  readonly #common: ReadonlyMap<string, Common>;

  constructor(samples: readonly Sample[]) {
    const kinds = new Map<string, Sample[]>();
    for (const sample of samples) {
      const known = kinds.get(sample.kind);
      if (known) known.push(sample);
      else kinds.set(sample.kind, [sample]);
    }
    this.#common = new Map([...kinds].map(([kind, all]) => [kind, commonOf(all)]));
  }

  /** What is particular in a position. */
  apart(sample: Sample): Sample {
    const common = this.#common.get(sample.kind);
    if (!common) return sample;
    const features = sample.features.map((amount, i) => amount - common.means[i]!);
    return { ...sample, features, odds: common.odds };
  }

  /** Weights that were fitted to what is particular, with the bias that suits positions of all kinds as they are. */
  whole(names: readonly string[], { bias, of }: Weights): Weights {
    let sum = 0;
    let all = 0;
    for (const { means, odds, share } of this.#common.values()) {
      sum += share * (odds - names.reduce((total, name, i) => total + of[name]! * means[i]!, 0));
      all += share;
    }
    return { bias: bias + sum / all, of };
  }
}

/** A kind is never thought to be won or lost for sure: as if half a match more had been won, and half a match lost. */
const HALF = 0.5;

function commonOf(samples: readonly Sample[]): Common {
  const share = samples.reduce((sum, one) => sum + one.share, 0);
  const won = samples.reduce((sum, one) => sum + one.share * one.won, 0);
  const means = samples[0]!.features.map(
    (_, i) => samples.reduce((sum, one) => sum + one.share * one.features[i]!, 0) / share,
  );
  return { means, odds: Math.log((won + HALF) / (share - won + HALF)), share };
}
