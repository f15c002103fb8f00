const LINE = '[A-Z][A-Z0-9]-[A-Z][A-Z0-9]*-\\d{2,3}';
const ALONE = new RegExp(`^${LINE}$`);
const BEGINNING = new RegExp(`^(${LINE})(?:\\s+(.+))?$`);

/** Whether a text is the id of a line of a ledger, such as HT-ACTION-35. */
export const isLedgerLine = (text: string): boolean => ALONE.test(text);

/** A line of a ledger and what is said behind it; null where a text does not begin with one. */
export function ledgerLineIn(text: string): { readonly rule: string; readonly rest: string } | null {
  const [, rule, rest = ''] = BEGINNING.exec(text) ?? [];
  return rule === undefined ? null : { rule, rest };
}
