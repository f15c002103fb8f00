import { asCard, note } from '@questwright/adventure';
import { chooseOne, type Rule } from '@questwright/kernel';
import { assetDef, skillDef } from './catalogue.ts';
import { discardSkill } from './decks.ts';
import { ATTRIBUTES, type Attribute } from './definitions.ts';
import { capDamage, fallIfDefeated } from './harm.ts';
import { assetsOf, handOf, handSizeOf, learnedOf, usableAttribute } from './heroes.ts';
import { loseAsset } from './items.ts';
import type { Piece, Runebound } from './state.ts';

/** Brings a hero back within all its limits, whatever has just changed: what has to go may break another limit. */
export function* keepLimits(g: Runebound, seat: number): Rule {
  for (;;) {
    const assets = yield* keepAssetLimit(g, seat);
    const skills = yield* keepSkillLimits(g, seat);
    const cards = yield* keepHandLimit(g, seat);
    if (assets + skills + cards === 0) break;
  }
  yield* fallIfDefeated(g, seat);
}

/** Discards from the hand down to its size, the hero choosing. Tells how many. */
export function* keepHandLimit(g: Runebound, seat: number): Rule<number> {
  const hand = handOf(g, seat);
  const before = hand.length;
  while (hand.length > handSizeOf(g, seat)) {
    const card = yield* chooseOne(g, {
      seat,
      topic: 'hand-limit',
      prompt: 'rb.ask.hand-limit',
      by: () => ['rb.by.hand', { n: handSizeOf(g, seat) }],
      among: hand,
      as: asCard(g),
    });
    discardSkill(g, card);
    note(g, 'rb.log.discards', { hero: seat, card }, 'RB-SKILL-12');
  }
  return before - hand.length;
}

/** Learned skills of a type never outnumber the attribute. Tells how many had to go. */
function* keepSkillLimits(g: Runebound, seat: number): Rule<number> {
  let gone = 0;
  for (const attribute of ATTRIBUTES) {
    for (;;) {
      const learned = learnedOfType(g, seat, attribute);
      if (learned.length === 0 || learned.length <= usableAttribute(g, seat, attribute)) break;
      const card = yield* chooseOne(g, {
        seat,
        topic: 'skill-limit',
        prompt: ['rb.ask.skill-limit', { attribute: [`rb.attribute.${attribute}`] }],
        by: () => ['rb.by.skill-limit', { n: usableAttribute(g, seat, attribute) }],
        among: learned,
        as: asCard(g),
      });
      discardSkill(g, card);
      note(g, 'rb.log.discards', { hero: seat, card }, 'RB-SKILL-08');
      capDamage(g, seat);
      gone++;
    }
  }
  return gone;
}

const learnedOfType = (g: Runebound, seat: number, attribute: Attribute): Piece[] =>
  learnedOf(g, seat).filter((card) => skillDef(g, card).attribute === attribute);

/** One asset of each type: of two, the hero discards one. Tells how many had to go. */
function* keepAssetLimit(g: Runebound, seat: number): Rule<number> {
  const assets = assetsOf(g, seat);
  const before = assets.length;
  for (let i = 0; i < assets.length; i++) {
    const { type } = assetDef(g, assets[i]!);
    const alike = assets.filter((asset) => assetDef(g, asset).type === type);
    if (alike.length < 2) continue;
    const card = yield* chooseOne(g, {
      seat,
      topic: 'asset-limit',
      prompt: ['rb.ask.asset-limit', { type: [`rb.asset.${type}`] }],
      by: () => 'rb.by.asset-limit',
      among: alike,
      as: asCard(g),
    });
    loseAsset(g, seat, card);
    note(g, 'rb.log.discards', { hero: seat, card }, 'RB-ASSET-03');
    capDamage(g, seat);
    i = -1;
  }
  return before - assets.length;
}
