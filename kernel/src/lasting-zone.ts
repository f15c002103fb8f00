/** The zone of effects that last; see `last`. It is the kernel's own, and every game has it. */
export const LASTING = 'lasting';
