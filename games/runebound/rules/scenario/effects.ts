import { type Path, unexpected } from '@questwright/kernel';
import type { Attribute, CombatSymbol, DamageType, GameEffect } from '../definitions.ts';
import {
  beDelayed,
  deal,
  discardThis,
  doubleAll,
  drawAdventure,
  drawSkills,
  flip,
  forbidSurges,
  gainCompanion,
  gainGold,
  gainLore,
  gainTrophy,
  heal,
  inOrder,
  moveHexes,
  recast,
  remove,
  type Tokens,
  takeAssetOfCost,
  takeDamage,
  takeFoeAsTrophy,
  takeThis,
  test,
  tradeGoods,
} from '../effects/index.ts';
import type { Adventure } from '../map/hexes.ts';

/** What made-up components can do, as a player would say it. */
const SENTENCES: readonly [pattern: RegExp, effect: (...words: string[]) => GameEffect][] = [
  [
    /^deal (\d+)(?: (physical|magic|enemy))?( that cannot be blocked)?$/,
    (n, type = 'enemy', sure) => deal(Number(n), type as DamageType, { blockable: sure === undefined }),
  ],
  [/^heal (\d+)$/, (n) => heal(Number(n))],
  [/^gain (\d+) gold$/, (n) => gainGold(Number(n))],
  [/^gain (\d+) lore$/, (n) => gainLore(Number(n))],
  [/^gain (\d+) companions?$/, (n) => gainCompanion(Number(n))],
  [
    /^gain (\d+) (combat|exploration|social) troph(?:y|ies)$/,
    (n, kind) => gainTrophy(Number(n), kind as Adventure),
  ],
  [/^gain (\d+) troph(?:y|ies)$/, (n) => gainTrophy(Number(n))],
  [/^draw (\d+) skills?$/, (n) => drawSkills(Number(n))],
  [
    /^draw (\d+) (combat|exploration|social) cards?$/,
    (n, kind) => drawAdventure(kind as Adventure, Number(n)),
  ],
  [/^take (\d+) damage$/, (n) => takeDamage(Number(n))],
  [/^move up to (\d+) hex(?:es)?$/, (n) => moveHexes(Number(n))],
  [/^take the enemy as a trophy$/, () => takeFoeAsTrophy()],
  [/^take this card as a trophy$/, () => takeThis()],
  [/^take an asset of cost (\d+) or less$/, (n) => takeAssetOfCost(Number(n))],
  [/^discard this card$/, () => discardThis()],
  [/^become delayed$/, () => beDelayed()],
  [/^trade goods$/, () => tradeGoods()],
  [/^forbid surges$/, () => forbidSurges()],
  [/^double all (\w+)$/, (symbol) => doubleAll(symbol as CombatSymbol)],
  [
    /^(flip|recast|remove) (\d+|all|any number) of (your|your foe's|either side's) (spent )?(?:(\w+) )?tokens?$/,
    (verb, n, whose, spent, symbol) => TOKEN_VERBS[verb as 'flip'](tokensOf(n!, whose!, spent, symbol)),
  ],
  [
    /^test (body|mind|spirit)(?: or (body|mind|spirit))?(?: at ([+-]\d+))? to (.+)$/,
    (first, second, modifier = '0', rest) =>
      test((second ? [first, second] : [first]) as Attribute[], Number(modifier), {
        pass: readEffect(rest, ['test']),
      }),
  ],
];

const TOKEN_VERBS = { flip, recast, remove };

const WHOSE: { readonly [word: string]: Tokens['whose'] } = {
  your: 'own',
  "your foe's": 'foe',
  "either side's": 'any',
};

const tokensOf = (n: string, whose: string, spent?: string, symbol?: string): Tokens => ({
  whose: WHOSE[whose]!,
  n: n === 'all' ? 'all' : n === 'any number' ? 'any' : Number(n),
  symbol: (symbol as CombatSymbol | undefined) ?? null,
  spent: spent !== undefined,
});

/** An effect in words, such as `gain 1 gold; take this card as a trophy`. */
export function readEffect(value: unknown, path: Path): GameEffect {
  if (typeof value !== 'string') throw unexpected(value, path, 'an effect in words, such as "deal 2"');
  if (/^test /.test(value)) return readSentence(value, path);
  const parts = value.split(/; */).map((part) => readSentence(part, path));
  return parts.length === 1 ? parts[0]! : inOrder(...parts);
}

function readSentence(said: string, path: Path): GameEffect {
  for (const [pattern, effect] of SENTENCES) {
    const found = said.trim().toLowerCase().match(pattern);
    if (found) return effect(...found.slice(1));
  }
  throw unexpected(said, path, 'an effect in words, such as "deal 2" or "flip 1 of your foe\'s tokens"');
}
