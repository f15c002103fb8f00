import {
  Card,
  type Chosen,
  type GameBox,
  Offer,
  type Offered,
  type SetupChoice,
} from '@questwright/board-kit';
import { Acting, KitProvider } from '@questwright/board-kit/host';
import type { ChoiceView, Speaker, Text } from '@questwright/kernel';
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react';
import { useLoaded } from '../shelf/shelf.ts';
import { Overlays } from '../table-page/overlays.tsx';
import { useTableKit } from '../table-page/use-kit.tsx';
import { t } from '../texts/texts.ts';
import { Dialog } from '../ui/dialog.tsx';

/** What is to be chosen among cards, and what is known of it. */
export interface Picking {
  /** What is chosen, and for whom. */
  readonly title: string;
  readonly choices: readonly SetupChoice[];
  /** What it is called to leave it open, if it can be. */
  readonly any: Text | undefined;
  readonly chosen: Chosen;
  /** Why a choice is closed, if it is. */
  closed(choice: SetupChoice): string | undefined;
  /** Chooses; left out where one may only look. */
  readonly onPick?: ((id: Chosen) => void) | undefined;
}

/** Something that a card tells of: the card, to be read where it stands, and the way to choose another one. */
export function CardPick({ box, say, pick }: { box: GameBox; say: Speaker; pick: Picking }) {
  const [isOpen, setOpen] = useState(false);
  const chosen = pick.choices.find(({ id }) => id === pick.chosen);
  return (
    <div className="card-pick">
      <WithCards box={box} onAnswer={nothing} choice={null}>
        {(faces) =>
          chosen?.card ? (
            <div className="kit-offered">
              <Card face={faces.get(chosen.card)} size="card" />
            </div>
          ) : (
            <p className="card-pick-none">{say.say(chosen?.text ?? pick.any ?? '')}</p>
          )
        }
      </WithCards>
      {pick.onPick && (
        <button
          type="button"
          className="button"
          aria-label={t('setup.choose-of', { what: pick.title })}
          onClick={() => setOpen(true)}
        >
          {t('setup.choose')}
        </button>
      )}
      {isOpen && (
        <PickDialog
          box={box}
          say={say}
          pick={pick}
          onPick={(id) => {
            setOpen(false);
            pick.onPick?.(id);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** All that can be chosen, side by side. */
function PickDialog({
  box,
  say,
  pick: { title, choices, any, closed },
  onPick,
  onClose,
}: {
  box: GameBox;
  say: Speaker;
  pick: Picking;
  onPick: (id: Chosen) => void;
  onClose: () => void;
}) {
  const all = choices.filter(({ card }) => card !== undefined);
  const isOpen = (one: SetupChoice): boolean => closed(one) === undefined;
  const cards = [...all.filter(isOpen), ...all.filter((one) => !isOpen(one))];
  const options = cards
    .filter(isOpen)
    .map(({ id, text, card }) => ({ id, text, about: { definition: card! } }));
  const choice: ChoiceView = { n: 1, seat: 0, kind: 'one', prompt: '', options };
  const offered = (faces: Faces): Offered[] =>
    cards.map((one) => {
      const note = closed(one);
      return { about: { definition: one.card! }, face: faces.get(one.card!), ...(note && { note }) };
    });
  return (
    <Dialog title={title} kind="wide" untitled onClose={onClose}>
      <WithCards box={box} choice={choice} onAnswer={onPick}>
        {(faces) => <Offer title={title} cards={offered(faces)} />}
      </WithCards>
      <div className="button-row">
        {choices
          .filter(({ card }) => card === undefined)
          .map(({ id, text }) => (
            <button key={id} type="button" className="button" onClick={() => onPick(id)}>
              {say.say(text)}
            </button>
          ))}
        {any && (
          <button type="button" className="button" onClick={() => onPick(null)}>
            {say.say(any)}
          </button>
        )}
      </div>
    </Dialog>
  );
}

type Faces = ReturnType<typeof useTableKit>['kit']['faces'];

/** Lends what is inside the cards of a game, which must be loaded first. */
function WithCards({
  box,
  choice,
  onAnswer,
  children,
}: {
  box: GameBox;
  choice: ChoiceView | null;
  onAnswer: (id: string) => void;
  children: (faces: Faces) => ReactNode;
}) {
  const game = useLoaded(box.id);
  const say = useMemo(() => game.speaker([]), [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one is enough for as long as it is shown.
  const acting = useMemo(
    () => new Acting({ answer: (id) => onAnswer(String(id)), mustConfirm: () => false }),
    [],
  );
  useLayoutEffect(() => acting.ask(choice), [acting, choice]);
  const { kit, open } = useTableKit(game, say, NOBODY, acting);
  return (
    <KitProvider kit={kit}>
      {children(kit.faces)}
      <Overlays game={box.id} open={open} />
    </KitProvider>
  );
}

const NOBODY: never[] = [];
const nothing = (): void => {};
