import { type BoardProps, Card, Dealt, useKit } from '@questwright/board-kit';

type Choice = BoardProps['choice'];

const cardOf = (about: { readonly [what: string]: unknown } = {}): string | undefined =>
  typeof about.definition === 'string' ? about.definition : undefined;

/** Whether cards are offered that lie nowhere on the table yet. */
export const isOffer = (choice: Choice): choice is NonNullable<Choice> =>
  choice?.options?.some(({ about }) => cardOf(about)) ?? false;

/** Cards to choose from, side by side and large enough to read: advanced cards, or heroes. */
export function Offer({ choice }: { choice: NonNullable<Choice> }) {
  const { say, faces } = useKit();
  const offered = choice.options!.flatMap(({ about }) => cardOf(about) ?? []);
  return (
    <section className="ht-offer" aria-label={say.sentence(choice.prompt)}>
      <Dealt>
        {offered.map((definition) => (
          <Card key={definition} face={faces.get(definition)} about={{ definition }} size="card" />
        ))}
      </Dealt>
    </section>
  );
}
