import { Card, useKit } from '@questwright/board-kit';
import { lazy, Suspense } from 'react';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { Open } from './use-kit.tsx';

const RulesReference = lazy(async () => ({
  default: (await import('../rules/reference.tsx')).RulesReference,
}));

/** What lies over the table: the rules, a card in large. */
export function Overlays({ game, open }: { game: string; open: Open }) {
  const { openCard } = useKit();
  return (
    <>
      {open.card && <CardDialog def={open.card} onClose={open.closeCard} />}
      {open.rule !== null && (
        <Dialog title={t('rules.title')} kind="side" onClose={open.closeRule}>
          <Suspense fallback={<p className="quiet">{t('ui.loading')}</p>}>
            <RulesReference game={game} at={open.rule} onCard={openCard} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}

function CardDialog({ def, onClose }: { def: string; onClose: () => void }) {
  const { faces, openRule } = useKit();
  const face = faces.get(def);
  if (!face) return null;
  return (
    <Dialog title={face.name} untitled onClose={onClose}>
      <div className="card-dialog">
        <Card face={face} size="large" />
        {face.rules && (
          <p>
            {t('card.rules')}{' '}
            {face.rules.map((rule) => (
              <button key={rule} type="button" className="kit-link rule-link" onClick={() => openRule(rule)}>
                {rule}
              </button>
            ))}
          </p>
        )}
      </div>
    </Dialog>
  );
}
