import { useKit } from '@questwright/board-kit';
import type { View } from '@questwright/kernel';
import { GiChestArmor, GiGrab, GiRing } from 'react-icons/gi';
import { defOf, shownIn } from '../sight.ts';

const SLOTS = ['hand', 'hand', 'armor', 'other', 'other'] as const;
const EMPTY = { hand: GiGrab, armor: GiChestArmor, other: GiRing };

/** What lies in each place for equipment: two hands, armor, and two for other things. What takes two hands fills both. */
export function slotsOf(view: View, hero: number): { slot: (typeof SLOTS)[number]; card: string | null }[] {
  const filled = { hand: [] as string[], armor: [] as string[], other: [] as string[] };
  for (const { def: id, worn } of shownIn(view, `gear:h${hero}`)) {
    const def = worn ? defOf(id) : undefined;
    if (def?.kind !== 'weapon' && def?.kind !== 'item') continue;
    const slot = def.kind === 'weapon' ? 'hand' : def.slot;
    if (slot) filled[slot].push(...Array<string>(slot === 'hand' ? def.hands : 1).fill(def.id));
  }
  return SLOTS.map((slot) => ({ slot, card: filled[slot].shift() ?? null }));
}

/** The equipment of a hero by its places, the empty ones included. */
export function Slots({ view, hero }: { view: View; hero: number }) {
  const { say, faces } = useKit();
  return (
    <ul className="d2-slots" aria-label={say.say('d2.board.slots')}>
      {slotsOf(view, hero).map(({ slot, card }, place) => {
        const face = card === null ? undefined : faces.get(card);
        const Icon = face?.icon ?? EMPTY[slot];
        const words = say.say(['d2.board.in-slot', { slot, name: face?.name ?? 'none' }]);
        return (
          <li key={place} title={words} data-empty={face ? undefined : ''}>
            <Icon aria-hidden="true" />
            <span className="sr-only">{words}</span>
          </li>
        );
      })}
    </ul>
  );
}
