import { type Selectable, type Selector, selecting, type Trait, theVery } from '@questwright/adventure';
import type { As } from '@questwright/kernel';
import { cardDef, figureDef } from '../catalogue.ts';
import type { Context } from '../definitions.ts';
import type { Attacking, Using } from '../events.ts';
import { groupOf, isInactive } from '../figures/groups.ts';
import { liesKnockedOut } from '../figures/off-map.ts';
import { countsAsHero, isAlly, isEnemy, isHero, isLieutenant, isMonster } from '../figures/sides.ts';
import { isFigure } from '../figures/standing.ts';
import { asOffer, seeFigures, spacesApart, spacesOf } from '../ground.ts';
import { NO_PATH } from '../map/count.ts';
import { awayFigures, figureOf, onMap, pieceOf } from '../pieces.ts';
import { isAllowed } from '../quest-rules.ts';
import type { Descent, Figure } from '../state.ts';
import type { Offer } from '../words.ts';
import { ALLY, MAP } from '../zones.ts';

/** Which figures an effect is about. */
export interface Whom extends Selector<Figure, Descent, Context> {
  /**
   * Whether its text addresses the reader ("you suffer") instead of naming somebody ("that figure suffers").
   */
  readonly isYou: boolean;
}
export type FigureTrait = Trait<Figure, Descent, Context>;

const third = (selector: Selector<Figure, Descent, Context>): Whom => ({ ...selector, isYou: false });

/** The figure whose ability it is: "you" on a hero's card, "this monster" on a monster's. */
export const you: Whom = {
  ...theVery<Figure, Descent, Context>('who.you', (_, { figure }) => (figure ? [figure] : [])),
  isYou: true,
};

/** Whoever was chosen last, or else whom the event is about. */
export const thatFigure: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.that', (_, { chosen, event }) => {
    const figure = chosen ?? (event as { readonly figure?: Figure } | null)?.figure;
    return figure ? [figure] : [];
  }),
);

/** How figures are asked for, and that the one that was picked is "that figure" for the lines that follow. */
export const FIGURES: Selectable<Figure, Descent, Context> = {
  topic: 'figure',
  prompt: 'd2.ask.figure',
  as: (g) => {
    const { id, text, about } = asOffer(g);
    const offer = (figure: Figure): Offer => ({ word: 'figure', figure });
    return {
      id: (figure) => id(offer(figure)),
      text: (figure) => text(offer(figure)),
      about: (figure) => about!(offer(figure)),
    } satisfies As<Figure>;
  },
  isThere: (g, { id }) => figureOf(g, id) !== undefined,
  remember: (c, figures) => {
    const [figure] = figures;
    if (!figure) return;
    c.chosen = figure;
    c.picked = figures;
  },
};

/**
 * Whether a card that speaks of heroes speaks of this figure. Rules of quests, Plot cards and cards of allies mean heroes
 * alone; all other cards of both sides mean whoever is treated as a hero as well. [D2-HERO-20, D2-HERO-24, D2-FHERO-57]
 */
function isMeantAsHero(g: Descent, figure: Figure, c: Context): boolean {
  if (!countsAsHero(g, figure)) return false;
  const { plot, back } = cardDef(g, c.card);
  const isStrict = c.card.zone === 'quest' || plot === true || isAllys(g, c);
  if (isStrict && !isHero(g, figure)) return false;
  return back !== 'overlord' || isAllowed(g, 'cardOn', figure);
}

/** Whether it is an Ally card or an Ally Skill card. */
const isAllys = (g: Descent, { card, figure }: Context): boolean =>
  card.zone === ALLY || (figure !== null && card.id === figure.id && isAlly(g, figure));

/** Whether a card can be about this monster: Overlord and Plot cards do nothing with inactive ones. [D2-INACT-03] */
function isMeantAsMonster(g: Descent, figure: Figure, { card }: Context): boolean {
  if (!isMonster(g, figure)) return false;
  const { back, plot } = cardDef(g, card);
  const group = back === 'overlord' || plot ? groupOf(g, figure) : undefined;
  return !group || !isInactive(group);
}

/** Heroes, and whoever is treated as one. */
export const heroes = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.hero',
  a: 'd2.noun.a-hero',
  all: (g, c) => onMap(g).filter((figure) => isMeantAsHero(g, figure, c)),
});

/** Heroes who can be healed, including the knocked out: those are found where their token lies. */
export const patients = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.hero',
  a: 'd2.noun.a-hero',
  all: (g, c) => [
    ...onMap(g).filter((figure) => isMeantAsHero(g, figure, c)),
    ...awayFigures(g).filter((figure) => isHero(g, figure) && liesKnockedOut(figure)),
  ],
});

export const monsters = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.monster',
  a: 'd2.noun.a-monster',
  all: (g, c) => onMap(g).filter((figure) => isMeantAsMonster(g, figure, c)),
});

/** Monsters that can be healed, including a knocked out lieutenant: he is found where his token lies. */
export const ailing = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.monster',
  a: 'd2.noun.a-monster',
  all: (g, c) => [
    ...onMap(g).filter((figure) => isMeantAsMonster(g, figure, c)),
    ...awayFigures(g).filter((figure) => isLieutenant(g, figure) && liesKnockedOut(figure)),
  ],
});

/** Characters of the quest: neither heroes nor monsters nor familiars. */
export const characters = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.character',
  a: 'd2.noun.a-character',
  all: (g) => onMap(g).filter((figure) => figureDef(g, figure).sort === 'character'),
});

/** Whoever is on the map. */
export const figures = selecting<Figure, Descent, Context>({
  noun: 'd2.noun.figure',
  a: 'd2.noun.a-figure',
  all: (g) => onMap(g).filter((figure) => isFigure(g, figure)),
});

type Kind = typeof heroes;

/** "Each hero within 3 spaces", "1 monster adjacent to you". */
export const each = (kind: Kind, ...traits: readonly FigureTrait[]): Whom => third(kind.each(traits));
export const one = (kind: Kind, ...traits: readonly FigureTrait[]): Whom => third(kind.some(1, traits));

/** How far a figure is from another, or from the token of one who is knocked out. */
function apart(g: Descent, from: Figure | null, to: Figure): number {
  if (from?.zone !== MAP) return NO_PATH;
  const there = to.zone === MAP ? spacesOf(g, to) : [to.at];
  return from.id === to.id ? 0 : spacesApart(g, spacesOf(g, from), there);
}

/** Whether a figure is so near to another; a knocked out hero is where the token lies. */
export const isWithin = (g: Descent, from: Figure | null, to: Figure, n: number): boolean =>
  apart(g, from, to) <= n;

/** Within this many spaces of you, including yourself. */
export const within = (n: number): FigureTrait => ({
  text: ['d2.which.within', { n }],
  noun: false,
  fits: (g, figure, c) => isWithin(g, c.figure, figure, n),
});

export const adjacent: FigureTrait = {
  text: 'd2.which.adjacent',
  noun: false,
  fits: (g, figure, c) => apart(g, c.figure, figure) === 1,
};

export const inSight: FigureTrait = {
  text: 'd2.which.in-sight',
  noun: false,
  fits: (g, figure, { figure: own }) =>
    own?.zone === MAP && figure.zone === MAP && (figure.id === own.id || seeFigures(g, own, figure)),
};

/** Your enemy. */
export const enemy: FigureTrait = {
  text: 'd2.which.enemy',
  noun: false,
  fits: (g, figure, c) => c.figure !== null && isEnemy(g, c.figure, figure),
};

/** At least this many spaces away from you. */
export const atLeastAway = (n: number): FigureTrait => ({
  text: ['d2.which.away', { n }],
  noun: false,
  fits: (g, figure, c) => {
    const spaces = apart(g, c.figure, figure);
    return spaces >= n && spaces !== NO_PATH;
  },
});

/** Of the same monster group as whoever was chosen last. */
export const inThatGroup: FigureTrait = {
  text: 'd2.which.in-that-group',
  noun: false,
  fits: (_, figure, { chosen }) => figure.on !== 0 && figure.on === chosen?.on,
};

/** The targets of the attack that has just been made, whether or not they are still there. */
const aimedAt = ({ event }: Context): readonly number[] =>
  (event as Attacking).attack.aims.map((aim) => aim.figure);

/** Of the monster group of the attack's target, but not the target itself. */
export const inTargetsGroup: FigureTrait = {
  text: 'd2.which.in-targets-group',
  noun: false,
  fits: (g, figure, c) => {
    const ids = aimedAt(c);
    return figure.on !== 0 && !ids.includes(figure.id) && ids.some((id) => pieceOf(g, id).on === figure.on);
  },
};

/** The target of the attack, and nobody else whom it affected. */
export const theTarget: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.target', (g, c) =>
    aimedAt(c).flatMap((id) => {
      const figure = figureOf(g, id);
      return figure?.zone === MAP ? [figure] : [];
    }),
  ),
);

/** All who were chosen together. */
export const thoseFigures: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.that', (_, { picked = [] }) => picked),
);

/** On whom the ability was used that has just been used. */
export const thoseUsedOn: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.used-on', (_, { event }) => (event as Using).on),
);

/** The monsters that suffered damage by the ability that has just been used, and the heroes that recovered by it. */
export const monstersHurt: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.hurt', (g, { event }) =>
    unique((event as Using).hurt).filter((figure) => figure.zone === MAP && isMonster(g, figure)),
  ),
);
export const heroesHealed: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.healed', (g, { event }) =>
    unique((event as Using).healed).filter((figure) => countsAsHero(g, figure)),
  ),
);
const unique = (figures: readonly Figure[]): Figure[] => [...new Set(figures)];

/** The attacker. */
export const theAttacker: Whom = third(
  theVery<Figure, Descent, Context>('d2.whom.attacker', (_, { event }) => [(event as Attacking).figure]),
);

/** The only monster in sight. */
export const onlyInSight: FigureTrait = {
  text: 'd2.which.only-in-sight',
  noun: false,
  fits: (g, figure, c) => {
    const seen = monsters.matching(g, c, [inSight]);
    return seen.length === 1 && seen[0]!.id === figure.id;
  },
};

/** A master, of whatever group. */
export const isMaster: FigureTrait = {
  text: 'd2.which.master',
  noun: false,
  fits: (g, figure) => figureDef(g, figure).rank === 'master',
};

/** Not you. */
export const butYou: FigureTrait = {
  text: 'd2.which.but-you',
  noun: false,
  fits: (_, figure, c) => figure.id !== c.figure?.id,
};

export const whomTexts: { readonly [key: string]: string } = {
  'd2.whom.that': 'that figure',
  'd2.whom.target': 'the target',
  'd2.whom.used-on': 'each of those heroes',
  'd2.whom.hurt': 'each monster that suffered damage by it',
  'd2.whom.healed': 'each hero who recovered by it',
  'd2.whom.attacker': 'the attacker',
  'd2.which.only-in-sight': 'that is the only one in your line of sight',
  'd2.which.in-targets-group': 'of the group of the target, but for the target,',
  'd2.noun.hero': '{n, plural, one {hero} other {heroes}}',
  'd2.noun.a-hero': 'a hero',
  'd2.noun.stone': '{n, plural, one {Summoned Stone} other {Summoned Stones}} of yours',
  'd2.noun.a-stone': 'a Summoned Stone of yours',
  'd2.noun.monster': '{n, plural, one {monster} other {monsters}}',
  'd2.noun.a-monster': 'a monster',
  'd2.noun.character': '{n, plural, one {character} other {characters}}',
  'd2.noun.a-character': 'a character',
  'd2.noun.figure': '{n, plural, one {figure} other {figures}}',
  'd2.noun.a-figure': 'a figure',
  'd2.which.enemy': 'that is your enemy',
  'd2.which.within': 'within {n, plural, one {# space} other {# spaces}}',
  'd2.which.away': '{n} or more spaces away',
  'd2.which.adjacent': 'adjacent',
  'd2.which.in-sight': 'in sight',
  'd2.which.in-that-group': 'of that group',
  'd2.which.master': 'that is a master',
  'd2.which.but-you': 'other than you',
};
