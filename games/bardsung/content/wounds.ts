import type { Ability } from '@questwright/adventure';
import { woundCard } from '../rules/cards/treasure.ts';
import type { WoundDef } from '../rules/definitions.ts';
import { adds, upgradesDamage } from '../rules/effects/standing.ts';
import { onRoll } from '../rules/effects/triggers.ts';
import type { Characteristic } from '../rules/things.ts';

const wound = (name: string, by: Characteristic, tn: number, serious: Ability): WoundDef =>
  woundCard({ name, original: true }, by, tn, [serious]);

const slower = adds('speed', -1);
const softer = adds('resilience', -1);
const weaker = upgradesDamage(-1);
const clumsy = onRoll('attack', { mod: -1 });
const shaken = onRoll('attack', { disadvantage: 1 });
const open = onRoll('defence', { disadvantage: 1 });
const dazed = onRoll('test', { disadvantage: 1 });
const nearer = adds('range', -1);

export const wounds: readonly WoundDef[] = [
  wound('Twisted Ankle', 'dex', 12, slower),
  wound('Torn Calf', 'con', 13, slower),
  wound('Cracked Knee', 'str', 14, slower),
  wound('Split Heel', 'wis', 12, slower),
  wound('Broken Toes', 'cha', 12, slower),
  wound('Bruised Ribs', 'con', 12, softer),
  wound('Broken Rib', 'str', 14, softer),
  wound('Dented Breastplate', 'int', 12, softer),
  wound('Open Flank', 'dex', 13, softer),
  wound('Loose Straps', 'wis', 12, softer),
  wound('Sprained Wrist', 'dex', 12, weaker),
  wound('Cut Fingers', 'wis', 13, weaker),
  wound('Pulled Shoulder', 'str', 13, weaker),
  wound('Numb Arm', 'con', 14, weaker),
  wound('Blood in the Eyes', 'wis', 12, clumsy),
  wound('Trembling Hands', 'cha', 13, clumsy),
  wound('Gashed Elbow', 'con', 12, clumsy),
  wound('Bent Grip', 'int', 13, clumsy),
  wound('Shaken Nerve', 'cha', 14, shaken),
  wound('Swollen Eye', 'con', 14, shaken),
  wound('Stiff Neck', 'dex', 14, open),
  wound('Deep Cut', 'con', 15, open),
  wound('Limp Shield Arm', 'str', 15, open),
  wound('Ringing Ears', 'wis', 12, dazed),
  wound('Split Brow', 'int', 12, dazed),
  wound('Lost Breath', 'cha', 12, dazed),
  wound('Dust in the Lungs', 'int', 13, nearer),
  wound('Blurred Sight', 'wis', 14, nearer),
];
