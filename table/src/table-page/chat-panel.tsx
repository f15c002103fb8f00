import { useState } from 'react';
import type { ChatLine } from '../play/sight.ts';
import { t } from '../texts/texts.ts';

/** What people said at the table, and a line to say something oneself. */
export function ChatPanel({ lines, onSay }: { lines: readonly ChatLine[]; onSay: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <div className="chat">
      <ol className="chat-lines" aria-live="polite" aria-label={t('chat.title')}>
        {lines.length === 0 && <li className="quiet">{t('chat.empty')}</li>}
        {lines.map(({ n, name, text: said, mine }) => (
          <li key={n} data-mine={mine ? '' : undefined}>
            <strong>{name}</strong> {said}
          </li>
        ))}
      </ol>
      <form
        className="chat-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) onSay(text.trim());
          setText('');
        }}
      >
        <input
          value={text}
          maxLength={500}
          aria-label={t('chat.say')}
          placeholder={t('chat.say')}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {t('chat.send')}
        </button>
      </form>
    </div>
  );
}
