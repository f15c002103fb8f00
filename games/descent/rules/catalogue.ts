import { Box, Boxes, defFor, head, type Written } from '@questwright/adventure';
import type {
  CardDef,
  CardDefinition,
  ConditionDef,
  Content,
  FigureDef,
  GroupDef,
  HeroDef,
  TokenDef,
  WeaponDef,
} from './definitions.ts';
import { HERO_FIGURE } from './pieces.ts';

/** The box of a match: its cards by id, and how they are sorted. */
export class DescentBox extends Box<CardDef> {
  readonly content: Content;

  constructor(content: Content) {
    super(cardsOf(content));
    this.content = content;
  }

  /** The box with some things added. */
  withMore(more: Partial<Content>): DescentBox {
    const kinds = Object.keys(this.content) as (keyof Content)[];
    return new DescentBox(
      Object.fromEntries(
        kinds.map((kind) => [kind, [...this.content[kind], ...(more[kind] ?? [])]]),
      ) as unknown as Content,
    );
  }
}

const cardsOf = (content: Content): CardDef[] => [
  ...content.heroes,
  ...content.heroes.map(figureOfHero),
  ...content.figures,
  ...content.groups,
  ...content.lieutenants,
  ...content.allies,
  ...content.weapons,
  ...content.items,
  ...content.quests,
  ...content.stages.map(({ quest }) => quest),
  ...content.legendQuests.map(({ quest }) => quest),
  ...content.conditions,
  ...content.lasting,
  ...content.cards,
  ...content.tokens,
  ...content.campaigns,
  ...content.events,
];

/** A hero's figure has the numbers of the sheet; what the sheet says besides works from there. */
function figureOfHero(hero: HeroDef): FigureDef {
  const { speed, health, stamina, defence, attributes, size } = hero;
  return figureDefinition(
    { id: `${hero.id}${HERO_FIGURE}`, name: hero.name, original: hero.original },
    { sort: 'hero', speed, health, stamina, defence, attributes, size },
  );
}

type Plain = Omit<FigureDef, 'id' | 'name' | 'original' | 'kind' | 'text' | 'on' | 'modify' | 'forbid'>;

const ORDINARY: Plain = {
  sort: 'character',
  standing: 'figure',
  asHero: false,
  attackable: 'nobody',
  door: null,
  speed: 0,
  health: 1,
  stamina: null,
  defence: [],
  attributes: {},
  size: 'small',
  arms: null,
  also: {},
  traits: [],
  rank: null,
  agent: false,
  act: 1,
  monster: null,
  passives: [],
  actions: [],
};

/** A figure as it is written: what is not said of it is plain. */
export const figureDefinition = (
  written: Written,
  own: Partial<Plain>,
  abilities: Pick<FigureDef, 'text' | 'on' | 'modify' | 'forbid'> = { text: [] },
): FigureDef => ({ ...head(written), kind: 'figure', ...ORDINARY, ...own, ...abilities });

export const descentBoxes = new Boxes<DescentBox>();

export const defOf = defFor<CardDef>();
export const figureDef = defFor<FigureDef>();
export const heroDef = defFor<HeroDef>();
export const groupDef = defFor<GroupDef>();
export const weaponDef = defFor<WeaponDef>();
export const conditionDef = defFor<ConditionDef>();
export const cardDef = defFor<CardDefinition>();
export const tokenDef = defFor<TokenDef>();
