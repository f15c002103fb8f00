import { note } from '@questwright/adventure';
import { type As, type Closed, chooseOne, pick, type Rule } from '@questwright/kernel';
import { isInUse } from '../boxes.ts';
import { descentBoxes, heroDef } from '../catalogue.ts';
import type { ClassDef, HeroDef } from '../definitions.ts';
import { canEquip } from '../items/limits.ts';
import { HERO_FIGURE, makePiece, sheetsOf } from '../pieces.ts';
import type { Descent } from '../state.ts';
import { AWAY, GEAR, SHEET, SKILLS } from '../zones.ts';

/** Step 7: each player chooses a hero, or several, of those whom nobody has. */
export function* chooseHeroes(g: Descent): Rule {
  for (const [hero, seat] of g.players.entries()) {
    const chosen = g.players.flatMap((_, other) => sheetsOf(g, other).map((sheet) => heroDef(g, sheet)));
    const others = descentBoxes
      .of(g)
      .content.heroes.filter((one) => isInUse(g, one) && !chosen.some(({ id }) => id === one.id));
    const hasClass = ({ archetype }: HeroDef): boolean =>
      chosen.filter((one) => one.archetype === archetype).length < classesOf(g, archetype).length;
    const open = others.filter(hasClass);
    const def = g.dealt
      ? dealt(g, 'dealt hero', unlike(chosen, open))
      : yield* chooseOne<HeroDef>(g, {
          seat,
          topic: 'hero',
          prompt: 'd2.ask.hero',
          among: open,
          as: asDefinition,
          closed: () => others.filter((one) => !hasClass(one)).map(withoutClass),
        });
    takeHero(g, hero, def);
    note(g, 'd2.log.takes-hero', { seat: { seat }, hero: def.name }, 'D2-SETUP-10');
  }
}

/** Instead of being chosen, heroes, classes and skills may come by chance. [D2-SETUP-34] */
export const dealt = <Def extends { readonly id: string }>(
  g: Descent,
  label: string,
  open: readonly Def[],
): Def => pick(g, label, open, ({ id }) => id);

/** Heroes of other archetypes than those before, as long as there are any. */
function unlike(before: readonly HeroDef[], open: readonly HeroDef[]): readonly HeroDef[] {
  const others = open.filter(({ archetype }) => before.every((one) => one.archetype !== archetype));
  return others.length > 0 ? others : open;
}

/** The classes of an archetype, each of which one hero can have. */
const classesOf = (g: Descent, archetype: HeroDef['archetype']): ClassDef[] =>
  descentBoxes.of(g).content.classes.filter((one) => one.archetype === archetype && isInUse(g, one));

/** A hero for whom no class would be left. */
const withoutClass = (def: HeroDef): Closed => ({
  id: asDefinition.id(def),
  text: ['d2.word.definition', { name: def.name }],
  reason: 'd2.closed.no-class',
  rule: 'D2-SETUP-33',
});

/** A hero's sheet lies before the player, and the figure stands ready. */
export function takeHero(g: Descent, hero: number, { id, name }: HeroDef): void {
  makePiece(g, id, SHEET[hero]!, { hero });
  makePiece(g, `${id}${HERO_FIGURE}`, AWAY, { hero, label: name });
}

/** Step 8: each hero gets a class of the archetype on the sheet that nobody has. */
export function* chooseClasses(g: Descent): Rule {
  const taken: string[] = [];
  for (const [hero, seat] of g.players.entries()) {
    const { archetype, name } = heroDef(g, sheetsOf(g, hero)[0]!);
    const open = classesOf(g, archetype).filter(({ id }) => !taken.includes(id));
    const def = g.dealt
      ? dealt(g, 'dealt class', open)
      : yield* chooseOne<ClassDef>(g, {
          seat,
          topic: 'class',
          subject: { hero },
          prompt: ['d2.ask.class', { hero: name }],
          among: open,
          as: asDefinition,
        });
    taken.push(def.id);
    takeClass(g, hero, def);
    note(g, 'd2.log.class', { hero: name, class: def.name }, 'D2-SETUP-11');
  }
}

/** A hero begins with what the class gives: its starting skills, and its equipment, which is equipped. */
export function takeClass(g: Descent, hero: number, { skills, equipment }: ClassDef): void {
  for (const skill of skills) makePiece(g, skill, SKILLS[hero]!, { hero });
  for (const item of equipment) {
    const card = makePiece(g, item, GEAR[hero]!, { hero });
    card.worn = canEquip(g, hero, card);
  }
}

const asDefinition: As<HeroDef | ClassDef> = {
  id: ({ id, kind }) => `${kind}:${id}`,
  text: ({ name }) => ['d2.word.definition', { name }],
  about: ({ id }) => ({ definition: id }),
};
