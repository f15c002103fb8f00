import { asEffect, discardThis } from '@questwright/adventure';
import type { Entry } from '@questwright/kernel';
import {
  type Attribute,
  type CombatSymbol,
  type DamageType,
  type GameEffect,
  SYMBOLS,
} from '../definitions.ts';
import {
  beDelayed,
  deal,
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

const SYMBOL = SYMBOLS.join('|');

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
  [/^discard this card$/, () => asEffect(discardThis)],
  [/^become delayed$/, () => beDelayed()],
  [/^trade goods$/, () => tradeGoods()],
  [/^forbid surges$/, () => forbidSurges()],
  [new RegExp(`^double all (${SYMBOL})$`), (symbol) => doubleAll(symbol as CombatSymbol)],
  [
    new RegExp(
      `^(flip|recast|remove) (\\d+|all|any number) of (your|your foe's|either side's) (spent )?(?:(${SYMBOL}) )?tokens?$`,
    ),
    (verb, n, whose, spent, symbol) => TOKEN_VERBS[verb as 'flip'](tokensOf(n!, whose!, spent, symbol)),
  ],
];

const TEST = /^test (body|mind|spirit)(?: or (body|mind|spirit))?(?: at ([+-]\d+))? to (.+)$/;

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
export const readEffect = (entry: Entry): GameEffect =>
  effectSaid(entry.text('an effect in words, such as "deal 2"').trim().toLowerCase(), entry);

/** A test takes all that follows it. */
function effectSaid(said: string, entry: Entry): GameEffect {
  const [isTest, first, second, modifier = '0', rest = ''] = TEST.exec(said) ?? [];
  if (isTest) {
    const attributes = (second ? [first, second] : [first]) as Attribute[];
    return test(attributes, Number(modifier), { pass: effectSaid(rest, entry) });
  }
  const parts = said.split(/; */).map((part) => sentenceSaid(part, entry));
  return parts.length === 1 ? parts[0]! : inOrder(...parts);
}

function sentenceSaid(said: string, entry: Entry): GameEffect {
  for (const [pattern, effect] of SENTENCES) {
    const found = said.trim().match(pattern);
    if (found) return effect(...found.slice(1));
  }
  throw entry.wrong(
    `expected an effect in words, such as "deal 2" or "flip 1 of your foe's tokens", not ${said}`,
  );
}
