import type { Moment } from '@questwright/board-kit';
import { pictureOf, put } from '@questwright/board-kit/art';
import type { LogEntry, Text, View } from '@questwright/kernel';
import { content } from '../content/index.ts';
import { plansIn } from './plans.ts';
import { encounterOf, openOf } from './sight.ts';

const CARDS = new Map(
  [...content.cards, ...content.weapons, ...content.items].map(({ name, id }) => [name, id]),
);
const EVENTS = new Map(content.events.map(({ name, id }) => [name, id]));
const HEROES = new Map(content.heroes.map(({ name, id }) => [name, id]));
/** Those of whom there is but one. */
const GREAT = new Map(
  content.figures.flatMap(({ name, id, sort }) => (sort === 'lieutenant' ? [[name, id] as const] : [])),
);

/** The card of a monster of the rank that goes first; a lieutenant has none. */
const monsterOf = (name: string, rank: string, act: number): string | undefined =>
  content.figures.find(
    (figure) => figure.monster === name && figure.act === act && (figure.rank ?? rank) === rank,
  )?.id ?? GREAT.get(name);

/** What is told when a part of the map opens. */
function storyOf(part: string, view: View | undefined): Moment[] {
  const found = view && encounterOf(view)?.parts.find(({ name }) => name === part);
  return found ? [{ kind: 'page', text: found.story, picture: DOOR, isRead: true }] : [];
}

const DOOR = pictureOf({ what: put('door', 50, 52, 88), where: 'hall', mood: 'gloom' }, 'place');

/**
 * What everybody should see in what was logged: cards that the overlord plays and heroes find, events on a journey,
 * lieutenants who come and fall, heroes who are knocked out, doors that open, and what monsters do that nobody plays.
 */
export function momentsIn(lines: readonly LogEntry[], view?: View): Moment[] {
  const plans = plansIn(lines);
  return lines.flatMap((line): Moment[] => {
    const { key, args = {} } = line;
    const text: Text = [key, args];
    const moment = (kind: Moment['kind'], def: string | undefined): Moment[] =>
      def === undefined ? [] : [{ kind, def, text }];
    const figure = String(args.figure);
    switch (key) {
      case 'd2.log.plays':
      case 'd2.log.finds':
      case 'd2.log.reveals':
      case 'd2.log.plays-rumor':
        return moment('drawn', CARDS.get(String(args.card)));
      case 'd2.log.event':
        return moment('drawn', EVENTS.get(String(args.card)));
      case 'd2.log.put':
        return moment('foe', GREAT.get(figure));
      case 'd2.log.defeated':
        return moment('foe', GREAT.get(figure));
      case 'd2.log.knocked-out':
        return moment('foe', HEROES.get(figure));
      case 'd2.log.opens':
        return [{ kind: 'place', text, picture: DOOR }];
      case 'd2.log.legend.part':
        return storyOf(String(args.part), view);
      case 'd2.log.legend.group':
        return moment('foe', view && monsterOf(String(args.group), String(args.first), openOf(view).act));
    }
    const plan = plans.get(line);
    return plan ? [{ kind: 'deed', text, plan }] : [];
  });
}
