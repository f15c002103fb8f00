import type { Knower } from '../play/sight.ts';
import { t } from '../texts/texts.ts';

/** Who may know more than the players should. */
export function Knowers({ knowers }: { knowers: readonly Knower[] }) {
  if (knowers.length === 0) return null;
  return (
    <div className="notice" role="status">
      {knowers.map(({ name, seat }, i) => (
        <p key={i}>{seat === null ? t('knows.all', { name }) : t('knows.seat', { name, n: seat + 1 })}</p>
      ))}
    </div>
  );
}
