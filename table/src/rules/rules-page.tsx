import type { GameBox } from '@questwright/board-kit';
import { Acting, KitProvider } from '@questwright/board-kit/host';
import { Suspense, useMemo } from 'react';
import { navigate, to, useHash } from '../route/router.ts';
import { useLoaded } from '../shelf/shelf.ts';
import { Overlays } from '../table-page/overlays.tsx';
import { useTableKit } from '../table-page/use-kit.tsx';
import { t } from '../texts/texts.ts';
import { Page } from '../ui/page.tsx';
import { RulesReference } from './reference.tsx';

export function RulesPage({ box }: { box: GameBox }) {
  return (
    <Page title={t('rules.of', { game: box.name })} narrow>
      <Suspense fallback={<p className="quiet">{t('ui.loading')}</p>}>
        <Reading box={box} />
      </Suspense>
    </Page>
  );
}

function Reading({ box }: { box: GameBox }) {
  const at = useHash();
  const game = useLoaded(box.id);
  const say = useMemo(() => game.speaker([]), [game]);
  const acting = useMemo(() => new Acting({ answer: () => {}, mustConfirm: () => false }), []);
  const { kit, open } = useTableKit(game, say, NOBODY, acting);
  const here = useMemo(
    () => ({ ...kit, openRule: (rule: string) => navigate(to.rules(box.id, rule)) }),
    [kit, box],
  );
  return (
    <KitProvider kit={here}>
      <div className="paper rules-paper">
        <RulesReference key={at} game={box.id} at={at} onCard={kit.openCard} contents />
      </div>
      <Overlays game={box.id} open={open} />
    </KitProvider>
  );
}

const NOBODY: readonly never[] = [];
