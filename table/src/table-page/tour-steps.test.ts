import type { TourStep } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { expect, it } from 'vitest';
import { nextStep } from './tour-steps.ts';

const view = {} as View;
const step = (id: string, isReady: boolean, more: Partial<TourStep> = {}): TourStep => ({
  id,
  text: id,
  when: () => isReady,
  ...more,
});

it('shows the steps in order, and waits for each unless it may come at any time', () => {
  const steps = [step('a', true), step('b', false), step('c', true)];
  expect(nextStep(steps, [], view, null)?.id).toBe('a');
  expect(nextStep(steps, ['a'], view, null)).toBeUndefined();
  const patient = [step('a', true), step('b', false, { anyTime: true }), step('c', true)];
  expect(nextStep(patient, ['a'], view, null)?.id).toBe('c');
  expect(nextStep(patient, ['a', 'b', 'c'], view, null)).toBeUndefined();
});
