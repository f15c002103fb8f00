import type { Entry } from '@questwright/kernel';
import { type Ability, SYMBOLS, type TokenDef } from '../definitions.ts';
import { type Bonuses, onEngage, plus, spendAs, surge, token } from '../effects/index.ts';
import { readEffect } from './effects.ts';

/** What any component can have: bonuses, symbols spent as others, an effect on engaging, surge abilities. */
export function abilitiesOf(words: Entry): Ability[] {
  const [bonus, spends, engage] = [words.at('bonus'), words.at('spends'), words.at('engage')];
  return [
    ...(bonus.isSaid ? [plus(bonusesIn(bonus))] : []),
    ...(spends.isSaid ? [spendsIn(spends)] : []),
    ...(engage.isSaid ? [onEngage(readEffect(engage))] : []),
    ...words
      .at('surge')
      .or({})
      .entries('costs with effects')
      .map(([cost, effect]) => surgeIn(cost, effect)),
  ];
}

const VALUES = ['body', 'mind', 'spirit', 'speed', 'health', 'hand'] as const satisfies (keyof Bonuses)[];

function bonusesIn(entry: Entry): Bonuses {
  const said = VALUES.filter((value) => entry.at(value).isSaid);
  return Object.fromEntries(said.map((value) => [value, entry.at(value).whole()]));
}

function spendsIn(entry: Entry): Ability {
  const expected = 'two symbols: what is spent, and as what';
  const [from, to, ...others] = entry.list(expected);
  if (!from || !to || others.length > 0) throw entry.unexpected(expected);
  return spendAs(from.oneOf(SYMBOLS), to.oneOf(SYMBOLS));
}

/** `1 Slice: deal 2`, `X Cleave: deal 3`. */
function surgeIn(said: string, effect: Entry): Ability {
  const [, cost, name] = /^(\d+|X)(?: (.+))?$/.exec(said) ?? [];
  if (cost === undefined) throw effect.wrong(`"${said}" has no cost: expected a number or X, and a name`);
  return surge(cost === 'X' ? 'X' : Number(cost), name ?? `surge ${said}`, readEffect(effect));
}

const SIDE = new RegExp(`^(?:\\d+ )?(?:golden )?(?:\\d+ )?(?:${SYMBOLS.join('|')})$`);

/** A combat token by its two sides: `[2 physical, golden dash]`. */
export function tokenOf(entry: Entry, id: string, owner: TokenDef['owner']): TokenDef {
  const expected = 'two sides, such as [2 physical, golden dash]';
  const [first, second, ...others] = entry.list(expected);
  if (!first || !second || others.length > 0) throw entry.unexpected(expected);
  const sides = [sideOf(first), sideOf(second)] as const;
  return { ...token(id, owner, ...sides), name: sides.join('/') };
}

function sideOf(entry: Entry): string {
  const said = entry.text('a side such as 2 physical');
  if (!SIDE.test(said)) throw entry.unexpected(`a side such as 2 physical or golden dash`);
  return said;
}
