import { nameOf, type PlainOffer } from '@questwright/adventure';
import type { Closed } from '@questwright/kernel';
import { canAdventure } from '../actions/adventure.ts';
import { marketOf } from '../actions/shop.ts';
import { questDef } from '../catalogue.ts';
import { handOf, heroAt, hexOf, isDefeated, questsOf } from '../heroes.ts';
import { hexName } from '../map/hexes.ts';
import { orbsOf } from '../skills.ts';
import type { Runebound } from '../state.ts';
import { canPayOrbs, countTrophies } from '../trophies.ts';
import { closedUses } from '../uses.ts';
import { ADVENTURE, END, IDLE, MOVE, REST, SHOP, TRAIN } from './offers.ts';

const closed = ({ id, text }: PlainOffer, reason: Closed['reason'], rule: string): Closed => ({
  id,
  text,
  reason,
  rule,
});

/** What the active hero cannot do now, and why. */
export function closedActions(g: Runebound, seat: number): Closed[] {
  return [
    ...closedByState(g, seat),
    ...closedQuests(g, seat),
    ...closedSkills(g, seat),
    ...closedUses(g, seat),
  ];
}

function closedByState(g: Runebound, seat: number): Closed[] {
  const hero = heroAt(g, seat);
  const all = [MOVE, SHOP, ADVENTURE, TRAIN, IDLE];
  if (hero.actions === 0) {
    return [...all, REST].map((offer) => closed(offer, 'rb.why.no-actions', 'RB-ACT-01'));
  }
  if (isDefeated(g, seat)) {
    return [...all, END].map((offer) => closed(offer, 'rb.why.defeated', 'RB-DEFEAT-04'));
  }
  if (hero.delayed) {
    return [...all, REST, END].map((offer) => closed(offer, 'rb.why.delayed', 'RB-DELAY-01'));
  }
  const found: Closed[] = [];
  if (marketOf(g, seat) === undefined) found.push(closed(SHOP, 'rb.why.no-market', 'RB-SHOP-02'));
  if (hexOf(g, seat).gem === null) found.push(closed(ADVENTURE, 'rb.why.no-gem', 'RB-ADV-01'));
  else if (!canAdventure(g, seat)) found.push(closed(ADVENTURE, 'rb.why.gem-down', 'RB-ADV-03'));
  else if (hero.actions < 2) found.push(closed(ADVENTURE, 'rb.why.two-actions', 'RB-ADV-02'));
  return found;
}

function closedQuests(g: Runebound, seat: number): Closed[] {
  const { at } = heroAt(g, seat);
  return questsOf(g, seat)
    .filter((card) => !questDef(g, card).hexes.includes(at))
    .map((card) => ({
      id: `attempt:${card.id}`,
      text: ['rb.do.attempt', { card: nameOf(g, card) }],
      reason: ['rb.why.elsewhere', { hex: hexName(questDef(g, card).hexes[0]!) }],
      rule: 'RB-QUEST-03',
    }));
}

function closedSkills(g: Runebound, seat: number): Closed[] {
  const trophies = countTrophies(g, seat);
  return handOf(g, seat)
    .filter((card) => !canPayOrbs(trophies, orbsOf(g, seat, card)))
    .map((card) => ({
      id: `learn:${card.id}`,
      text: ['rb.do.learn', { card: nameOf(g, card) }],
      reason: 'rb.why.no-trophies',
      rule: 'RB-SKILL-05',
    }));
}
