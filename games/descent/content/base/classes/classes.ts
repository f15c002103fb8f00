import { head } from '@questwright/adventure';
import type { ClassDef } from '../../../rules/definitions.ts';

const of = (
  name: string,
  archetype: string,
  skills: readonly string[],
  equipment: readonly string[],
): ClassDef => ({ ...head({ name }), kind: 'class', archetype, skills, equipment, text: [] });

/** The classes of the base box, two for each archetype, with what their heroes start with. */
export const classes: readonly ClassDef[] = [
  of('Berserker', 'warrior', ['berserker-rage'], ['berserker-chipped-greataxe']),
  of('Knight', 'warrior', ['knight-oath-of-honor'], ['knight-iron-longsword', 'knight-wooden-shield']),
  of('Disciple', 'healer', ['disciple-prayer-of-healing'], ['disciple-iron-mace', 'disciple-wooden-shield']),
  of('Spiritspeaker', 'healer', ['spiritspeaker-stoneskin'], ['spiritspeaker-oak-staff']),
  of('Necromancer', 'mage', ['necromancer-raise-dead'], ['necromancer-reapers-scythe']),
  of('Runemaster', 'mage', ['runemaster-runic-knowledge'], ['runemaster-arcane-bolt']),
  of('Thief', 'scout', ['thief-greedy'], ['thief-throwing-knives', 'thief-lucky-charm']),
  of('Wildlander', 'scout', ['wildlander-nimble'], ['wildlander-yew-shortbow']),
];
