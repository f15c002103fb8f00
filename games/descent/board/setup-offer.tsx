import { type BoardProps, Offer, useKit } from '@questwright/board-kit';
import { definitionsIn } from './sight.ts';

/** Heroes, classes, quests and monsters to choose from at set-up, side by side. */
export function SetupOffer({ choice }: Pick<BoardProps, 'choice'>) {
  const { say, faces } = useKit();
  const offered = definitionsIn(choice);
  if (!choice || offered.length === 0) return null;
  return (
    <div className="d2-offer" data-about="zone:offer">
      <Offer
        title={say.sentence(choice.prompt).replace(/\.$/, '')}
        cards={offered.map((definition) => ({ about: { definition }, face: faces.get(definition) }))}
      />
    </div>
  );
}
