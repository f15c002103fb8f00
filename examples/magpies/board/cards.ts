import type { CardFace, Hue } from '@questwright/board-kit';
import type { Speaker } from '@questwright/kernel';
import type { IconType } from 'react-icons';
import {
  GiBirdClaw,
  GiCrown,
  GiDiamondRing,
  GiFallingLeaf,
  GiFeather,
  GiGemPendant,
  GiKey,
  GiMirrorMirror,
  GiMoon,
  GiOldLantern,
  GiPillow,
  GiShirtButton,
  GiShouting,
  GiThornyVine,
  GiTrade,
  GiWindsock,
} from 'react-icons/gi';
import { type CardDef, cards } from '../content/cards.ts';

const icons: Record<string, IconType> = {
  button: GiShirtButton,
  key: GiKey,
  ring: GiDiamondRing,
  brooch: GiGemPendant,
  crown: GiCrown,
  talon: GiBirdClaw,
  caw: GiShouting,
  lantern: GiOldLantern,
  cushion: GiPillow,
  bramble: GiThornyVine,
  weathervane: GiWindsock,
  mirror: GiMirrorMirror,
  windfall: GiFallingLeaf,
  barter: GiTrade,
  moonlight: GiMoon,
  moult: GiFeather,
};

const hues: Record<CardDef['kind'], Hue> = {
  trinket: 'gold',
  perch: 'moss',
  find: 'dusk',
  talon: 'blood',
  caw: 'river',
};

/** The ledger lines that tell of the cards with an effect. */
const rules: Record<string, string> = {
  talon: 'MP-STEAL-01',
  caw: 'MP-STEAL-03',
  lantern: 'MP-PERCH-01',
  cushion: 'MP-PERCH-02',
  bramble: 'MP-PERCH-03',
  weathervane: 'MP-PERCH-04',
  mirror: 'MP-PERCH-06',
  windfall: 'MP-FIND-03',
  barter: 'MP-FIND-04',
  moonlight: 'MP-FIND-05',
  moult: 'MP-FIND-06',
};

export const faces = (say: Speaker): CardFace[] => cards.map((card) => faceOf(card, say));

function faceOf({ id, name, kind, shine, effect }: CardDef, { say, sentence }: Speaker): CardFace {
  const rule = rules[id];
  return {
    id,
    name,
    kind: say(`magpies.kind.${kind}`),
    hue: hues[kind],
    icon: icons[id] ?? GiFeather,
    ...(kind === 'trinket' && { cost: shine, costName: say('magpies.shine') }),
    text: [
      effect ? sentence(effect.text) : say([`magpies.text.${kind === 'trinket' ? kind : id}`, { shine }]),
    ],
    ...(rule && { rules: [rule] }),
  };
}
