import { useState } from 'react';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';

/** Asks in words what is wrong before the report is made: the position alone does not say. */
export function ReportDialog({
  onReport,
  onClose,
}: {
  onReport: (words: string) => void;
  onClose: () => void;
}) {
  const [words, setWords] = useState('');
  return (
    <Dialog title={t('table.report')} onClose={onClose}>
      <form
        className="report"
        onSubmit={(event) => {
          event.preventDefault();
          onReport(words.trim());
          onClose();
        }}
      >
        <label>
          {t('report.words')}
          <textarea
            rows={5}
            maxLength={4000}
            value={words}
            required
            onChange={({ target }) => setWords(target.value)}
          />
        </label>
        <p className="quiet">{t('report.what')}</p>
        <button type="submit" className="button button-ember">
          {t('report.save')}
        </button>
      </form>
    </Dialog>
  );
}
