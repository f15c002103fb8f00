import { type ReactNode, useState } from 'react';
import { GiHamburgerMenu, GiIdea, GiReturnArrow, GiRuleBook } from 'react-icons/gi';
import type { Contact } from '../play/connection.ts';
import type { Sight } from '../play/sight.ts';
import { Link } from '../route/link.tsx';
import { to } from '../route/router.ts';
import { useArrival } from '../route/use-arrival.ts';
import { t } from '../texts/texts.ts';
import { type MenuDeeds, TableMenu } from './table-menu.tsx';

export function TopBar({
  name,
  sight,
  where,
  campaign,
  contact,
  canHint,
  hinting,
  onUndo,
  onHint,
  onRules,
  children,
  ...deeds
}: {
  name: string;
  sight: Sight;
  where: 'here' | 'online';
  /** The page of the campaign that the match belongs to. */
  campaign: string | null;
  contact: Contact;
  canHint: boolean;
  hinting: boolean;
  onUndo: () => void;
  onHint: () => void;
  onRules: () => void;
  children: ReactNode;
} & MenuDeeds) {
  const [menu, setMenu] = useState(false);
  const heading = useArrival(name);
  return (
    <header className="top-bar">
      <Link href={to.home} className="top-home" aria-label={t('nav.home')}>
        <span className="wordmark" aria-hidden="true">
          Q
        </span>
      </Link>
      <button type="button" className="skip-link" onClick={goToPrompt}>
        {t('table.to-prompt')}
      </button>
      <h1 className="top-name" ref={heading} tabIndex={-1}>
        {name}
      </h1>
      {children}
      <div className="top-tools" role="group" aria-label={t('table.tools')}>
        {contact.state === 'lost' && (
          <span className="top-lost" role="status">
            {t('table.reconnecting')}
          </span>
        )}
        <Tool
          label={t('table.undo')}
          keyName="U"
          disabled={sight.undo === 'nothing-to-undo'}
          onClick={onUndo}
        >
          <GiReturnArrow aria-hidden="true" />
        </Tool>
        <Tool
          label={hinting ? t('table.hinting') : t('table.hint')}
          keyName="H"
          disabled={!canHint || hinting}
          onClick={onHint}
        >
          <GiIdea aria-hidden="true" />
        </Tool>
        <Tool label={t('rules.title')} onClick={onRules}>
          <GiRuleBook aria-hidden="true" />
        </Tool>
        <Tool label={t('table.menu')} onClick={() => setMenu(true)}>
          <GiHamburgerMenu aria-hidden="true" />
        </Tool>
      </div>
      {menu && (
        <TableMenu
          name={name}
          table={sight.table}
          campaign={campaign}
          where={where}
          {...deeds}
          onClose={() => setMenu(false)}
        />
      )}
    </header>
  );
}

/** Past the board, which can have many things to press. */
const goToPrompt = (): void => document.querySelector<HTMLElement>('.prompt-text')?.focus();

function Tool({
  label,
  keyName,
  disabled = false,
  onClick,
  children,
}: {
  label: string;
  keyName?: string;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="tool"
      disabled={disabled}
      title={keyName ? `${label} (${keyName})` : label}
      aria-keyshortcuts={keyName?.toLowerCase()}
      onClick={onClick}
    >
      {children}
      <span className="tool-label">{label}</span>
    </button>
  );
}
