import { useMe } from '../play/online/identity.ts';
import type { TableView } from '../play/sight.ts';
import { prefer, preferences } from '../prefs/preferences.ts';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Patience } from '../ui/patience.tsx';

/** What can be done with a whole match. */
export interface MenuDeeds {
  readonly onExport: () => void;
  readonly onReport: () => void;
  /** Brings a match that is kept here to the server. */
  readonly onBring: () => void;
  readonly onPatience: (seconds: number | null) => void;
}

/** What is seldom needed at the table. */
export function TableMenu({
  name,
  table: { game, host, patience },
  campaign,
  where,
  onClose,
  onExport,
  onReport,
  onBring,
  onPatience,
}: {
  name: string;
  table: TableView;
  campaign: string | null;
  where: 'here' | 'online';
  onClose: () => void;
} & MenuDeeds) {
  const { me } = useMe();
  const hasServer = me !== undefined;
  const deeds = [
    ['table.export', onExport],
    ...(where === 'here' && hasServer && !campaign ? ([['table.bring', onBring]] as const) : []),
    ['table.report', onReport],
    ['tour.again', () => prefer({ toured: preferences().toured.filter((id) => id !== game) })],
  ] as const;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="button-column">
        <Link className="button" href={to.home}>
          {t('table.leave')}
        </Link>
        {campaign && (
          <Link className="button" href={campaign}>
            {t('campaign.to')}
          </Link>
        )}
        {deeds.map(([text, then]) => (
          <button
            key={text}
            type="button"
            className="button"
            onClick={() => {
              onClose();
              then();
            }}
          >
            {t(text)}
          </button>
        ))}
        <Link className="button" href={to.settings}>
          {t('nav.settings')}
        </Link>
      </div>
      {patience && <Patience seconds={patience.seconds} onChange={host ? onPatience : null} />}
      <p className="quiet">{t(where === 'here' ? 'table.kept-here' : 'table.kept-online')}</p>
    </Dialog>
  );
}
