import type { Choice } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { abilitiesOf } from '../../rules/pieces.ts';
import type { Bardsung } from '../../rules/state.ts';
import { levels } from '../levels.ts';
import { type Player, partyOf, percent, playEncounter, playerOf } from './encounter.ts';

interface Use {
  /** Turns in which the ability could be used, and turns in which it was. */
  could: number;
  did: number;
}

/** In how many of the turns in which an ability can be used heroes who look to the end of the turn use it: so many matches. */
export function* abilityUses(matches: number): Iterable<string> {
  const uses = new Map<string, Use>();
  for (let n = 0; n < matches; n++) {
    const { id } = content.encounters[n % content.encounters.length]!;
    const seed = `abilities ${n}`;
    playEncounter(id, partyOf(3, n), seed, watching(uses, playerOf(levels['level-2']!, seed)));
  }
  const rare = [...uses].filter(([, { could, did }]) => did < could / 10);
  for (const [id, { could, did }] of [...uses].sort())
    yield `${id}: ${percent(did, could)} of ${could} turns${did < could / 10 ? ' (rarely)' : ''}`;
  yield `${uses.size} sides of abilities, ${rare.length} of them in less than 10 % of the turns`;
}

/** Counts what a player uses. */
function watching(uses: Map<string, Use>, player: Player): Player {
  let turn = '';
  const counted = { could: new Set<string>(), did: new Set<string>() };
  return (g, choice, match) => {
    const answer = player(g, choice, match);
    if (choice.topic !== 'turn' || choice.kind !== 'one') return answer;
    const now = `${g.round} ${g.turn!.seat}`;
    if (now !== turn) {
      turn = now;
      counted.could.clear();
      counted.did.clear();
    }
    for (const def of offered(g, choice)) count(uses, counted.could, def, 'could');
    const used = abilitiesOf(g, g.turn!.seat).find(({ id }) => answer === `ability:${id}`);
    if (used) count(uses, counted.did, used.def, 'did');
    return answer;
  };
}

function offered(g: Bardsung, { among, as }: Extract<Choice, { kind: 'one' }>): string[] {
  const ids = new Set(among.map((thing) => as.id(thing)));
  return abilitiesOf(g, g.turn!.seat)
    .filter(({ id }) => ids.has(`ability:${id}`))
    .map(({ def }) => def);
}

/** Once a turn. */
function count(uses: Map<string, Use>, counted: Set<string>, def: string, what: keyof Use): void {
  if (counted.has(def)) return;
  counted.add(def);
  const use = uses.get(def) ?? { could: 0, did: 0 };
  use[what]++;
  uses.set(def, use);
}
