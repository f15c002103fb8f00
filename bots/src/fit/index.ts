/** Fits the weights of a valuation to matches that were played to their end. */
export { Kinds } from './kinds.ts';
export { type FitOptions, fitWeights, lossOf, type Sample } from './logistic.ts';
export { samplesOf } from './samples.ts';
