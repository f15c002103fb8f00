import { Act, Explained, hueClass, useKit, type Why } from '@questwright/board-kit';
import { memo } from 'react';
import { GiDeathSkull } from 'react-icons/gi';
import type { Colour, QuestSheetDef } from '../rules/definitions.ts';
import { perilHues } from './icons.ts';

type Say = ReturnType<typeof useKit>['say'];

/** Where the peril token is, what every space brings, and in words what comes next. */
export const PerilTrack = memo(function PerilTrack({ quest, at }: { quest: QuestSheetDef; at: number }) {
  const { say } = useKit();
  const { spaces } = quest.peril;
  const next = spaces.findIndex((colour, space) => space > at && colour !== 'gray');
  return (
    <section className="ht-peril" aria-label={say.say('ht.board.peril')} data-about="zone:peril">
      <span className="ht-peril-name">{say.say('ht.board.peril')}</span>
      <ol>
        {spaces.map((colour, space) => (
          <li
            key={space}
            className={hueClass(perilHues[colour])}
            aria-current={space === at ? 'step' : undefined}
            data-past={space < at ? '' : undefined}
          >
            {colour === 'gray' && space !== at ? (
              // Nothing happens there, so there is nothing to explain, and nothing for the focus to stop at.
              <span className="ht-space">{letterOf(colour, say)}</span>
            ) : (
              <Explained why={whyOf(quest, colour, space, at, say)}>
                <span className="ht-space" data-travel={space === at ? 'peril' : undefined}>
                  {space === at ? (
                    <GiDeathSkull role="img" aria-label={say.say('ht.board.peril-here')} />
                  ) : (
                    letterOf(colour, say)
                  )}
                </span>
              </Explained>
            )}
            <Act about={{ space }} />
          </li>
        ))}
      </ol>
      {next >= 0 && (
        <p className="ht-peril-next">
          <strong>
            {say.say([
              'ht.board.peril-next',
              { n: next - at, colour: say.say(`ht.colour.${spaces[next]!}`) },
            ])}
          </strong>{' '}
          {effectsOf(quest, spaces[next]!, say).join(' ')}
        </p>
      )}
    </section>
  );
});

/** Every colour has its letter as well. */
const letterOf = (colour: Colour, say: Say): string =>
  colour === 'gray' ? '·' : say.say(`ht.colour.${colour}`).charAt(0).toUpperCase();

const effectsOf = ({ peril }: QuestSheetDef, colour: Colour, say: Say): string[] =>
  peril.effects
    .filter((one) => one.colour === colour && colour !== 'gray')
    .map(({ effect }) => say.sentence(effect.text));

function whyOf(quest: QuestSheetDef, colour: Colour, space: number, at: number, say: Say): Why {
  const lines = effectsOf(quest, colour, say);
  const all = quest.peril.spaces.length;
  return {
    title: say.say(['ht.board.peril-space', { n: space + 1, all, colour: say.say(`ht.colour.${colour}`) }]),
    lines: [
      ...(space === at ? [say.say('ht.board.peril-here')] : []),
      ...(lines.length > 0 ? lines : [say.say('ht.board.peril-nothing')]),
    ],
    rule: 'HT-PERIL-02',
  };
}
