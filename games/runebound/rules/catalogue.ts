import { Box, Boxes, defFor } from '@questwright/adventure';
import type {
  AdventureCard,
  AssetDef,
  CardDef,
  Content,
  EventDef,
  Foe,
  HeroDef,
  QuestDef,
  ScenarioDef,
  SkillDef,
  StoryDef,
  TokenDef,
} from './definitions.ts';
import type { Runebound } from './state.ts';

/** The box of a match: its cards by id, and the content that set-up deals out. */
export class RuneboundBox extends Box<CardDef> {
  readonly content: Content;
  readonly #more: readonly CardDef[];

  /** `more` are cards that no deck is made of: those that a scenario makes up. */
  constructor(content: Content, more: readonly CardDef[] = []) {
    super(cardsOf(content), { more, lasting: content.lasting });
    this.content = content;
    this.#more = more;
  }

  override with(more: readonly CardDef[]): RuneboundBox {
    return more.length === 0 ? this : new RuneboundBox(this.content, [...this.#more, ...more]);
  }
}

export const cardsOf = ({ lasting, ...cards }: Content): CardDef[] => Object.values(cards).flat();

export const runeboundBoxes = new Boxes<RuneboundBox>();
export const contentOf = (g: Runebound): Content => runeboundBoxes.of(g).content;

export const cardDef = defFor<CardDef>();
export const heroDef = defFor<HeroDef>();
export const assetDef = defFor<AssetDef>();
export const skillDef = defFor<SkillDef>();
export const tokenDef = defFor<TokenDef>();
export const foeDef = defFor<Foe>();
export const questDef = defFor<QuestDef>();
export const eventDef = defFor<EventDef>();
export const storyDef = defFor<StoryDef>();
export const adventureDef = defFor<AdventureCard>();
export const scenarioDef = (g: Runebound): ScenarioDef => runeboundBoxes.of(g).get(g.scenario) as ScenarioDef;
