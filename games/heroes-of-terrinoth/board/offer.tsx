import { type BoardProps, type CardFace, Offer, type Offered, useKit } from '@questwright/board-kit';
import type { Option } from '@questwright/kernel';
import { content } from '../content/index.ts';
import type { ActivationDef } from '../rules/definitions.ts';
import { cardsOf } from './sight.ts';

type Choice = NonNullable<BoardProps['choice']>;

const activations = new Map<string, ActivationDef>(content.activations.map((card) => [card.id, card]));

const definitionOf = ({ about }: Option): string | undefined =>
  typeof about?.definition === 'string' ? about.definition : undefined;

/** The cards that lie aside, drawn and not resolved yet. */
const isDrawn = ({ about }: Option, view: BoardProps['view']): boolean =>
  cardsOf(view, 'drawn').some(({ id }) => id === about?.card);

/** Whether cards are offered that lie nowhere else on the table: advanced cards, heroes, cards that were drawn. */
export const isOffer = (choice: BoardProps['choice'], view: BoardProps['view']): choice is Choice =>
  choice?.options?.some((option) => definitionOf(option) || isDrawn(option, view)) ?? false;

/** Cards to choose from, side by side, and what the hero has now. */
export function CardOffer({ choice, view }: { choice: Choice; view: BoardProps['view'] }) {
  const { say, faces } = useKit();
  const own = cardsOf(view, `actions:${choice.seat}`).flatMap(({ def }) => activations.get(def ?? '') ?? []);
  const hero = faces.get(cardsOf(view, `hero:${choice.seat}`)[0]?.def ?? '')?.name ?? '';
  const cards = choice.options!.flatMap((option): Offered[] => {
    const definition = definitionOf(option);
    if (definition) {
      const replaced = own.find(({ action }) => action === activations.get(definition)?.action);
      const note = replaced && say.say(['ht.board.replaces', { card: replaced.name }]);
      return [{ about: { definition }, face: faces.get(definition), ...(note && { note }) }];
    }
    const drawn = cardsOf(view, 'drawn').find(({ id }) => id === option.about?.card);
    return drawn
      ? [{ about: { card: drawn.id }, face: faces.get(drawn.def!), from: 'exploration-deck' }]
      : [];
  });
  const isUpgrade = cards.some(({ about }) => activations.has(String(about.definition)));
  const title = say.sentence(choice.prompt).replace(/\.$/, '');
  if (!isUpgrade) return <Offer title={title} cards={cards} />;
  const known = own.find((card) => card.class !== null)?.class ?? null;
  return (
    <Offer
      title={title}
      note={say.say([
        'ht.board.upgrade-note',
        { hero, isFirst: known === null ? 'yes' : 'no', class: known ?? '' },
      ])}
      cards={cards}
      owned={{
        title: say.say(['ht.board.has', { hero }]),
        cards: own.map(({ id }): CardFace | undefined => faces.get(id)),
      }}
    />
  );
}
