import type { Keyword } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import { content } from '../content/index.ts';

/** Words of the rules, and the ledger lines behind them. */
const WORDS = {
  engaged: 'HT-ENGAGE-01',
  shadows: 'HT-ENGAGE-02',
  lair: 'HT-NEMESIS-03',
  ranged: 'HT-RANGED-01',
  counterattack: 'HT-ACTION-17',
  threat: 'HT-ACTION-26',
  'success-token': 'HT-TOKEN-01',
  exhausted: 'HT-HERO-04',
  defense: 'HT-ACTION-15',
  critical: 'HT-ACTION-13',
};

const BASIC: { readonly [name: string]: string } = {
  Advance: 'HT-ENEMY-15',
  Retreat: 'HT-ENEMY-17',
  Inflict: 'HT-ENEMY-18',
};

/** The words that mean something: those of the rules, and the keywords on the effect bars of enemies. */
export function keywords({ say, sentence }: Speaker): Keyword[] {
  const words = Object.entries(WORDS).map(([word, rule]) => ({
    name: say(`ht.word.${word}`),
    text: sentence(`ht.word.${word}-text`),
    rule,
  }));
  const enemies = [...content.sets.flatMap(({ minion, master }) => [minion, master]), ...content.loners];
  const bars = new Map<string, Keyword>();
  for (const { name, effect } of enemies.flatMap(({ bar }) => bar)) {
    const rule = BASIC[name] ?? 'HT-ENEMY-21';
    const text = sentence(effect.text);
    const known = bars.get(name);
    if (!known) bars.set(name, { name, text, rule });
    else if (!known.text.includes(text)) bars.set(name, { ...known, text: `${known.text} ${text}` });
  }
  return [...words, ...bars.values()].sort((a, b) => a.name.localeCompare(b.name));
}
