import { type TrialRun, WHOLE_TRIAL } from '@questwright/bots';
import type { Choice } from '@questwright/kernel';
import { content } from '../../content/index.ts';
import { readyHero } from '../../rules/campaign/ready.ts';
import { bardsungBoxes } from '../../rules/catalogue.ts';
import type { AbilityDef, HeroDef } from '../../rules/definitions.ts';
import { game } from '../../rules/game.ts';
import { inBattle } from '../../rules/order/marching-order.ts';
import { abilitiesOf } from '../../rules/pieces.ts';
import type { Bardsung } from '../../rules/state.ts';
import { levels } from '../levels.ts';
import { type Player, partyOf, percent, playEncounter, playerOf } from './encounter.ts';

interface Use {
  /** Turns in which the ability could be used, and turns in which it was. */
  could: number;
  did: number;
}
type Uses = Map<string, Use>;

/** How many matches are played in one go; what was counted in them is remembered. */
const AT_ONCE = 13;

/**
 * How often heroes who look to the end of the turn use an ability, of all turns with enemies in which they
 * could: in so many matches. Each hero knows the first attack of the path and four other abilities, so that
 * all of them get their turn, on both sides.
 */
export function* abilityUses(matches: number, { recall }: TrialRun = WHOLE_TRIAL): Iterable<string> {
  const uses: Uses = new Map();
  for (let from = 0; from < matches; from += AT_ONCE) {
    const to = Math.min(matches, from + AT_ONCE);
    addTo(
      uses,
      recall(`${from} to ${to}`, () => JSON.stringify([...usesIn(from, to)])),
    );
  }
  const rare = [...uses].filter(([, use]) => isRare(use));
  for (const [id, use] of [...uses].sort())
    yield `${id}: ${percent(use.did, use.could)} of ${use.could} turns${isRare(use) ? ' (rarely)' : ''}`;
  yield `${uses.size} sides of abilities, ${rare.length} of them in less than 10 % of the turns`;
}

const isRare = ({ could, did }: Use): boolean => did < could / 10;

function usesIn(from: number, to: number): Uses {
  const uses: Uses = new Map();
  for (let n = from; n < to; n++) {
    const { id } = content.encounters[(7 * n) % content.encounters.length]!;
    const heroes = partyOf(3, n);
    const seed = `abilities ${n}`;
    const player = watching(uses, playerOf(levels['level-2']!, seed));
    playEncounter(id, heroes, seed, player, withAbilities(id, heroes, n));
  }
  return uses;
}

function addTo(uses: Uses, counted: string): void {
  for (const [id, { could, did }] of JSON.parse(counted) as [string, Use][]) {
    const use = useOf(uses, id);
    use.could += could;
    use.did += did;
  }
}

/** The rules of the game, with heroes who have learned other things than most would. */
function withAbilities(encounter: string, heroes: readonly string[], n: number): typeof game {
  const box = bardsungBoxes.with(null);
  const party = heroes.map((id) => {
    const hero = content.heroes.find((one) => one.id === id)!;
    const { equipment } = readyHero(box, hero, encounter);
    return { abilities: someAbilities(hero, n), equipment, pack: [] };
  });
  return {
    ...game,
    start: (options, seats, legacy) => ({
      ...game.start(options, seats, legacy),
      inherited: { heroes: party } as unknown as NonNullable<Bardsung['inherited']>,
    }),
  };
}

const OTHERS = 4;

function someAbilities({ path, abilities: [first] }: HeroDef, n: number): string[] {
  const known = content.abilities.filter(({ enhanced, active, ...one }) => {
    return enhanced !== null && active && one.path === path && one.id !== first;
  });
  const side = ({ id, enhanced }: AbilityDef, i: number): string => ((n + i) % 2 === 0 ? id : enhanced!);
  const others = Array.from({ length: OTHERS }, (_, i) => side(known[(OTHERS * n + i) % known.length]!, i));
  return [n % 2 === 0 ? first! : `${first}-2`, ...others];
}

/** Counts what a player uses. */
function watching(uses: Uses, player: Player): Player {
  let turn = '';
  const counted = { could: new Set<string>(), did: new Set<string>() };
  const watched: Player = (g, choice, match) => {
    const answer = player(g, choice, match);
    if (choice.topic !== 'turn' || choice.kind !== 'one' || !inBattle(g)) return answer;
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
  return Object.assign(watched, { thinks: player.thinks === true });
}

function offered(g: Bardsung, { among, as }: Extract<Choice, { kind: 'one' }>): string[] {
  const ids = new Set(among.map((thing) => as.id(thing)));
  return abilitiesOf(g, g.turn!.seat)
    .filter(({ id }) => ids.has(`ability:${id}`))
    .map(({ def }) => def);
}

/** Once a turn. */
function count(uses: Uses, counted: Set<string>, def: string, what: keyof Use): void {
  if (counted.has(def)) return;
  counted.add(def);
  useOf(uses, def)[what]++;
}

function useOf(uses: Uses, def: string): Use {
  let use = uses.get(def);
  if (!use) uses.set(def, (use = { could: 0, did: 0 }));
  return use;
}
