import { note, pieces, tell } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { takeBonus } from '../adventure/bonus.ts';
import { foeDef } from '../catalogue.ts';
import { heroContext } from '../context.ts';
import { discardAdventure, discardSkills } from '../decks.ts';
import { eliminate } from '../eliminate.ts';
import { enterHex } from '../enter.ts';
import { announceDefeat } from '../harm.ts';
import { isDefeated, isIn } from '../heroes.ts';
import { victory } from '../outcome.ts';
import { type Combat, NONE, type Piece, type Runebound, SIDES } from '../state.ts';
import { takeAsTrophy } from '../trophies.ts';
import { TOKENS } from '../zones.ts';
import { foeCard, putBack } from './tokens.ts';

/** What follows from a combat that is over. */
export function* aftermath(g: Runebound): Rule {
  const combat = g.combat!;
  const card = foeCard(g);
  for (const hero of combat.heroes) {
    if (hero !== NONE) for (const token of pieces(g, TOKENS[hero]!)) putBack(token);
  }
  for (const token of pieces(g, 'enemy-tokens')) putBack(token);
  g.roll = null;
  g.test = null;
  discardSkills(g, pieces(g, 'revealed'));
  g.combat = null;
  if (card) yield* afterEnemy(g, combat, card);
  else yield* afterChallenge(g, combat);
  for (const side of SIDES) {
    const hero = combat.heroes[side];
    if (hero !== NONE && isIn(g, hero) && isDefeated(g, hero) && lost(combat, side)) {
      yield* announceDefeat(g, hero);
    }
  }
  if (combat.refuge !== NONE) yield* enterHex(g, combat.fled, combat.refuge);
}

const lost = ({ result }: Combat, side: number): boolean => result === (side === 0 ? 'defender' : 'attacker');

function* afterEnemy(g: Runebound, { kind, heroes, result }: Combat, card: Piece): Rule {
  const hero = heroes[0];
  if (kind === 'villain') afterVillain(g, hero, card, result === 'attacker');
  else if (result === 'attacker') yield* reward(g, hero, card, kind === 'enemy');
  else if (result === 'taken') yield* takeAsTrophy(g, hero, card);
  else if (kind === 'enemy') discardAdventure(g, card);
  else putAway(g, card);
}

/** The reward first, the card as a trophy second, bonus trophies last. */
function* reward(g: Runebound, hero: number, card: Piece, isTrophy: boolean): Rule {
  note(g, 'rb.log.defeats', { hero, foe: card }, 'RB-ENEMY-06');
  const c = heroContext(g, hero, card);
  const gain = foeDef(g, card).reward;
  if (gain) yield* gain.run(g, c);
  if (isTrophy) yield* takeAsTrophy(g, hero, card);
  else putAway(g, card);
  yield* takeBonus(g, hero, c.bonus);
  yield* tell(g, 'enemyDefeated', { seat: hero, card });
}

/** An enemy that a story card brought is no trophy. */
function putAway(g: Runebound, card: Piece): void {
  card.damage = 0;
  move(g, card, 'aside');
}

function afterVillain(g: Runebound, hero: number, card: Piece, won: boolean): void {
  if (won) victory(g, hero);
  putAway(g, card);
  pieces(g, 'scenario')[0]!.side = 0;
  eliminate(g, hero);
}

/** The winner gets what the ability says, and nothing else. */
function* afterChallenge(g: Runebound, combat: Combat): Rule {
  if (combat.result !== 'attacker' && combat.result !== 'defender') return;
  const [challenger, challenged] = combat.heroes;
  const winner = combat.result === 'attacker' ? challenger : challenged;
  note(g, 'rb.log.wins-challenge', { hero: winner }, 'RB-CHALLENGE-06');
  yield* tell(g, 'challengeWon', {
    seat: winner,
    loser: winner === challenger ? challenged : challenger,
    card: combat.card,
  });
}
