import type { LogEntry } from '@questwright/kernel';

/** What one hero did in a match. */
export interface HeroFigures {
  readonly hero: string;
  dealt: number;
  defeated: number;
  suffered: number;
  trophies: number;
  learned: number;
  gold: number;
}

export interface Blow {
  readonly hero: string;
  readonly foe: string;
  readonly damage: number;
}

export interface Figures {
  readonly heroes: readonly HeroFigures[];
  readonly blow: Blow | null;
  readonly rounds: number;
}

/** The figures of a match, from its log: damage to a foe is dealt by the hero who fights it. */
export function figuresOf(log: readonly LogEntry[], heroes: readonly string[]): Figures {
  const nothing = { dealt: 0, defeated: 0, suffered: 0, trophies: 0, learned: 0, gold: 0 };
  const figures = new Map(heroes.map((hero): [string, HeroFigures] => [hero, { hero, ...nothing }]));
  let fighter: HeroFigures | undefined;
  let blow: Blow | null = null;
  let rounds = 1;
  for (const { key, args = {} } of log) {
    const hero = figures.get(String(args.hero ?? args.who));
    const n = Number(args.n);
    if (key === 'rb.log.time') rounds++;
    else if (key === 'rb.log.engages') fighter = hero;
    else if (key === 'rb.log.suffers' && !hero && fighter) {
      fighter.dealt += n;
      if (!blow || n > blow.damage) blow = { hero: fighter.hero, foe: String(args.who), damage: n };
    }
    if (hero) count(hero, key, n);
  }
  return { heroes: [...figures.values()], blow, rounds };
}

function count(hero: HeroFigures, key: string, n: number): void {
  if (key === 'rb.log.suffers' || key === 'rb.log.takes') hero.suffered += n;
  else if (key === 'rb.log.defeats') hero.defeated++;
  else if (key === 'rb.log.gains-trophy' || key === 'rb.log.takes-trophy') hero.trophies++;
  else if (key === 'rb.log.learns') hero.learned++;
  else if (key === 'rb.log.gains-gold') hero.gold += n;
}
