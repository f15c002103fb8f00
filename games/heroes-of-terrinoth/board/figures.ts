import type { LogEntry } from '@questwright/kernel';

/** What one hero did in a match. */
export interface HeroFigures {
  readonly hero: string;
  dealt: number;
  defeated: number;
  progress: number;
  suffered: number;
  recovered: number;
}

export interface Blow {
  readonly hero: string;
  readonly card: string;
  readonly enemy: string;
  readonly wounds: number;
}

export interface Figures {
  readonly heroes: readonly HeroFigures[];
  readonly blow: Blow | null;
}

/**
 * The figures of a match, from its log: what happens in a hero's activation is that hero's doing, and what happens
 * in the other phases is nobody's.
 */
export function figuresOf(log: readonly LogEntry[], heroes: readonly string[]): Figures {
  const figures = new Map(
    heroes.map((hero): [string, HeroFigures] => [
      hero,
      { hero, dealt: 0, defeated: 0, progress: 0, suffered: 0, recovered: 0 },
    ]),
  );
  let acting: HeroFigures | undefined;
  let card = '';
  let blow: Blow | null = null;
  for (const { key, args = {} } of log) {
    const n = Number(args.n);
    switch (key) {
      case 'ht.log.activates':
        acting = figures.get(String(args.hero));
        card = '';
        break;
      case 'ht.log.uses-card':
        card = String(args.card);
        break;
      case 'ht.log.enemy-phase':
        acting = undefined;
        break;
      case 'ht.log.suffers': {
        const who = String(args.who);
        const sufferer = figures.get(who);
        if (sufferer) sufferer.suffered += n;
        else if (acting) {
          acting.dealt += n;
          if (!blow || n > blow.wounds) blow = { hero: acting.hero, card, enemy: who, wounds: n };
        }
        break;
      }
      case 'ht.log.recovers': {
        const healed = figures.get(String(args.who));
        if (healed) healed.recovered += n;
        break;
      }
      case 'ht.log.enemy-defeated':
        if (acting) acting.defeated++;
        break;
      case 'ht.log.progress':
        if (acting) acting.progress += n;
        break;
    }
  }
  return { heroes: [...figures.values()], blow };
}
