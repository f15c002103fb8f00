import type { CardFace, Offered } from '@questwright/board-kit';
import type { ChoiceView, Option, Speaker, View } from '@questwright/kernel';
import { GiTwoCoins, GiUpgrade } from 'react-icons/gi';
import { content } from '../../content/index.ts';
import { defOf, groupDefOf, heroesOf, heroFigureOf, openOf, shownIn } from '../sight.ts';

/** What the words and the faces of cards are taken from. */
export interface Means {
  readonly say: Speaker;
  readonly faces: ReadonlyMap<string, CardFace>;
}

/** What a choice at set-up is about besides its options. */
interface Subject {
  readonly hero?: number;
  readonly traits?: readonly string[];
}
const subjectOf = ({ subject }: ChoiceView): Subject => (subject ?? {}) as Subject;

/** The cards that a choice offers, each with what it costs and what else one should know. */
export function offeredIn(view: View, choice: ChoiceView | null, means: Means): Offered[] {
  return (choice?.options ?? []).flatMap((option): Offered[] => {
    const definition = option.about?.definition ?? wareOf(view, option);
    if (typeof definition !== 'string') return [];
    return [{ about: aboutOf(option), ...tellOf(view, choice!, definition, means) }];
  });
}

/** What a card is that lies in the shop. */
const wareOf = (view: View, { about }: Option): string | undefined =>
  about?.card === undefined ? undefined : shownIn(view, 'shop').find(({ id }) => id === about.card)?.def;

/** Of several cards that are alike each is chosen by itself. */
const aboutOf = ({ about = {} }: Option): Offered['about'] =>
  about.card === undefined ? { definition: about.definition! } : { card: about.card };

function tellOf(view: View, choice: ChoiceView, id: string, { say, faces }: Means): Omit<Offered, 'about'> {
  const face = faces.get(id);
  const def = defOf(id);
  if (choice.topic === 'shop') {
    const price = content.prices.find(({ item }) => item === id)?.gold ?? 0;
    return { face, price: { text: say.say(['d2.board.gold', { n: price }]), icon: GiTwoCoins } };
  }
  if (def?.kind === 'card' && def.xp)
    return { face, price: { text: say.say(['d2.board.xp', { n: def.xp }]), icon: GiUpgrade } };
  return def?.kind === 'group' ? groupTold(view, choice, id, { say, faces }) : { face };
}

/** A monster: its minions and its masters of the act, how many of them come, and the trait that lets it. */
function groupTold(
  view: View,
  choice: ChoiceView,
  id: string,
  { say, faces }: Means,
): Omit<Offered, 'about'> {
  const { monster, limits } = groupDefOf(id)!;
  const { act, players } = openOf(view);
  const ranks = content.figures.filter((figure) => figure.monster === monster && figure.act === act);
  const wanted = subjectOf(choice).traits ?? [];
  const traits = (ranks[0]?.traits ?? []).map((trait) => ({ trait, fits: wanted.includes(trait) }));
  const { stats: _, ...face } = faces.get(id)!;
  const count = limits[players.length];
  return {
    face: {
      ...face,
      kind: traits.map(({ trait }) => trait).join(', '),
      text: ranks.flatMap((figure) => [
        say.say([
          'd2.board.rank-line',
          {
            rank: [`d2.board.rank.${figure.rank}`],
            speed: figure.speed,
            health: figure.health,
            defence: figure.defence.map((colour) => say.say(`d2.board.die.${colour}`)).join(', ') || '–',
          },
        ]),
        ...(faces.get(figure.id)?.text ?? []),
      ]),
    },
    note: [
      say.say(['d2.board.group-size', { minions: count?.minion ?? 0, masters: count?.master ?? 0 }]),
      say.say([
        'd2.board.fits',
        { traits: traits.flatMap(({ trait, fits }) => (fits ? [trait] : [])).join(', ') },
      ]),
    ].join(' '),
  };
}

interface Owned {
  readonly note?: string;
  readonly owned?: { readonly title: string; readonly cards: readonly (CardFace | undefined)[] };
}

/** What the hero for whom something is chosen has already. */
export function ownedFor(view: View, choice: ChoiceView, { say, faces }: Means): Owned {
  const hero = heroOf(view, choice);
  if (hero === undefined) return {};
  const zones = OWNED[choice.topic ?? ''] ?? ['gear'];
  const owned = zones.flatMap((zone) => shownIn(view, `${zone}:h${hero}`));
  const xp = openOf(view).legend?.delve?.xp[hero];
  return {
    ...(xp !== undefined && { note: say.say(['d2.board.xp-left', { n: xp }]) }),
    owned: { title: say.say('d2.board.has'), cards: owned.map(({ def }) => faces.get(def)) },
  };
}

/** Which of a hero's things matter, depending on what is asked. */
const OWNED: { readonly [topic: string]: readonly string[] } = {
  class: ['sheet'],
  skill: ['skills'],
  learn: ['skills', 'gear'],
  upgrade: ['skills', 'gear'],
};

/** The hero for whom something is chosen; what is dealt with between two stages names the figure. */
function heroOf(view: View, choice: ChoiceView): number | undefined {
  const { subject } = choice;
  return typeof subject === 'number'
    ? heroesOf(view).find((hero) => heroFigureOf(view, hero)?.id === subject)
    : subjectOf(choice).hero;
}
