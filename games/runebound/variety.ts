import { content } from './content/index.ts';

/** Both scenarios. */
export const variety: readonly unknown[] = content.scenarios.map(({ id }) => ({ scenario: id }));
