import { asCard, note, pieces } from '@questwright/adventure';
import { move, type Rule } from '@questwright/kernel';
import { adventureDef } from '../catalogue.ts';
import { fight } from '../combat/combat.ts';
import { engageEnemy } from '../combat/start.ts';
import { discardAdventure, drawAdventure } from '../decks.ts';
import { isDefeated } from '../heroes.ts';
import { chooseOrUse } from '../interlude.ts';
import type { Adventure } from '../map/hexes.ts';
import type { Piece, Runebound } from '../state.ts';
import { leaderOf } from '../whose-turn.ts';
import { DRAWN, QUESTS } from '../zones.ts';
import { resolveEvent } from './event.ts';

/** Draws adventure cards, which lie before the hero until they are resolved. */
export function drawAdventures(g: Runebound, seat: number, kind: Adventure, n: number): void {
  for (let i = 0; i < n; i++) {
    const card = drawAdventure(g, seat, kind);
    if (!card) return;
    note(g, 'rb.log.draws', { hero: seat, card }, 'RB-ADV-05');
  }
}

/** The hero whose drawn cards are resolved next; undefined when there are none. */
export function whoHasDrawn(g: Runebound): number | undefined {
  const leader = leaderOf(g);
  if (hasDrawn(g, leader)) return leader;
  for (let i = 0; i < g.seats; i++) {
    const seat = (g.first + i) % g.seats;
    if (hasDrawn(g, seat)) return seat;
  }
  return undefined;
}

const hasDrawn = (g: Runebound, seat: number): boolean => (g.zones[DRAWN[seat]!]?.length ?? 0) > 0;

/** Resolves one of the cards that a hero has drawn. An enemy stands ready to be fought afterwards. */
export function* resolveDrawn(g: Runebound, seat: number): Rule {
  const drawn = pieces(g, DRAWN[seat]!);
  const card =
    drawn.length === 1
      ? drawn[0]!
      : yield* chooseOrUse(g, {
          seat,
          topic: 'resolve-next',
          prompt: 'rb.ask.resolve-next',
          by: () => ['rb.by.resolve-next', { n: drawn.length }],
          among: () => drawn,
          as: asCard(g),
        });
  yield* resolveAdventure(g, seat, card);
}

function* resolveAdventure(g: Runebound, seat: number, card: Piece): Rule {
  const { kind } = adventureDef(g, card);
  if (kind === 'quest') {
    move(g, card, QUESTS[seat]!);
    note(g, 'rb.log.keeps-quest', { hero: seat, card }, 'RB-QUEST-01');
  } else if (kind === 'event') yield* resolveEvent(g, seat, card);
  else if (isDefeated(g, seat)) {
    note(g, 'rb.log.cannot-fight', { hero: seat, card }, 'RB-DEFEAT-14');
    discardAdventure(g, card);
  } else engageEnemy(g, seat, card);
}

/** Draws and resolves in the middle of an effect. In a combat the cards wait until it is over. */
export function* drawAndResolve(g: Runebound, seat: number, kind: Adventure, n: number): Rule {
  drawAdventures(g, seat, kind, n);
  while (!g.combat && pieces(g, DRAWN[seat]!).length > 0) {
    yield* resolveDrawn(g, seat);
    if (g.combat) yield* fight(g);
  }
}
