import { NOTHING, type Rule, shuffle } from '@questwright/kernel';
import { descentBoxes } from '../catalogue.ts';
import { makePiece } from '../pieces.ts';
import { takeHero } from '../setup/heroes.ts';
import type { Descent } from '../state.ts';
import {
  CLAIMED,
  GEAR,
  KEPT,
  OWNED,
  PLOTS,
  QUEST_CARDS,
  RELICS,
  ROOM,
  RUMOR_DECK,
  RUMORS,
  RUMORS_OUT,
  SKILLS,
} from '../zones.ts';
import { putFortune } from './fortune.ts';
import type { DescentLegacy } from './party.ts';
import { rumorsLeft } from './rumor-deck.ts';

/** Lays out what the match before has left: heroes with all that is theirs, and the overlord's cards. */
export function takeUp(g: Descent, legacy: DescentLegacy): Rule {
  const { overlord, rumorsOut, questCards } = legacy;
  takeUpHeroes(g, legacy);
  for (const { card, ...kept } of legacy.rooms ?? []) makePiece(g, card, ROOM, { ...kept, worn: true });
  for (const { card, hero } of legacy.kept ?? []) makePiece(g, card, KEPT, { hero });
  put(g, overlord.owned, OWNED);
  put(g, overlord.relics, RELICS);
  for (const id of overlord.plot?.bought ?? [])
    makePiece(g, id, PLOTS, { exhausted: overlord.plot?.exhausted?.includes(id) ?? false });
  put(g, overlord.rumors, `${RUMORS}:${g.overlord}`);
  put(g, rumorsOut, RUMORS_OUT);
  put(g, questCards, QUEST_CARDS);
  put(g, legacy.claimed ?? [], CLAIMED);
  put(g, rumorsLeft(g, legacy), RUMOR_DECK);
  if (g.zones[RUMOR_DECK]) shuffle(g, 'rumor deck', RUMOR_DECK);
  return NOTHING;
}

function put(g: Descent, ids: readonly string[], zone: string): void {
  for (const id of ids) makePiece(g, id, zone);
}

/** The heroes with all that is theirs. */
export function takeUpHeroes(g: Descent, { heroes }: DescentLegacy): void {
  const { content } = descentBoxes.of(g);
  for (const [hero, { hero: id, skills, gear, fortune }] of heroes.entries()) {
    takeHero(g, hero, content.heroes.find((one) => one.id === id)!);
    for (const skill of skills) makePiece(g, skill, SKILLS[hero]!, { hero });
    for (const { card, worn } of gear) makePiece(g, card, GEAR[hero]!, { hero, worn });
    putFortune(g, hero, fortune);
  }
}
