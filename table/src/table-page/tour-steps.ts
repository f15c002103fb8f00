import type { TourStep } from '@questwright/board-kit';
import type { ChoiceView, View } from '@questwright/kernel';

/** The first step that is not over; where steps may wait, the first that can be shown. */
export function nextStep(
  steps: readonly TourStep[],
  over: readonly string[],
  view: View,
  choice: ChoiceView | null,
): TourStep | undefined {
  for (const step of steps) {
    if (over.includes(step.id)) continue;
    if (step.when?.(view, choice) ?? true) return step;
    if (!step.anyTime) return undefined;
  }
  return undefined;
}
