import { type BoardProps, Explained, useKit } from '@questwright/board-kit';
import { GiCutDiamond } from 'react-icons/gi';
import { LAST_SPACE, REFRESH_SPACES, STORY_SPACES } from '../rules/story/time.ts';
import { storyIcon as StoryIcon } from './icons.ts';
import { openOf, scenarioOf } from './sight.ts';

const SPACES = Array.from({ length: LAST_SPACE + 1 }, (_, space) => space);
const NUMERALS = ['', 'I', 'II'];

/** The scenario, the act, and the twelve spaces of time with what each of them brings. */
export function TimeTrack({ view }: Pick<BoardProps, 'view'>) {
  const { say, openCard } = useKit();
  const { act, time, phase, ended } = openOf(view);
  const scenario = scenarioOf(view);
  if (phase === 'setup' && !scenario) return null;
  return (
    <header className="rb-time" data-about="zone:time">
      {scenario && (
        <button type="button" className="rb-scenario" onClick={() => openCard(scenario.id)}>
          {scenario.name}
        </button>
      )}
      <Explained
        className="rb-act"
        why={{
          title: say.say(['rb.board.act', { n: NUMERALS[act]! }]),
          lines: [say.say(ended ? 'rb.board.acts-over' : `rb.board.act-${act}`)],
          rule: 'RB-ROUND-08',
        }}
      >
        <span>{say.say(['rb.board.act', { n: NUMERALS[act]! }])}</span>
      </Explained>
      <ol aria-label={say.say('rb.board.time')}>
        {SPACES.map((space) => (
          <li key={space} aria-current={space === time ? 'step' : undefined}>
            <Explained why={whyOf(space, time, act, say)}>
              <span className="rb-space" data-kind={kindOf(space)} data-past={space < time ? '' : undefined}>
                <span className="sr-only">{say.say(['rb.board.space', { n: space + 1 }])}</span>
                {STORY_SPACES.includes(space) ? (
                  <StoryIcon aria-hidden="true" />
                ) : REFRESH_SPACES.includes(space) ? (
                  <GiCutDiamond aria-hidden="true" />
                ) : (
                  <span aria-hidden="true">·</span>
                )}
                {space === time && (
                  <span className="rb-time-token" data-travel="time" aria-hidden="true">
                    {NUMERALS[act]}
                  </span>
                )}
              </span>
            </Explained>
          </li>
        ))}
      </ol>
    </header>
  );
}

const kindOf = (space: number): 'story' | 'refresh' | 'plain' =>
  STORY_SPACES.includes(space) ? 'story' : REFRESH_SPACES.includes(space) ? 'refresh' : 'plain';

function whyOf(space: number, time: number, act: number, say: ReturnType<typeof useKit>['say']) {
  const left = space - time;
  const lines = [
    say.say(
      left === 0
        ? 'rb.board.space-now'
        : ['rb.board.space-in', { n: Math.abs(left), past: String(left < 0) }],
    ),
    say.say(`rb.board.space-${kindOf(space)}`),
  ];
  if (space === LAST_SPACE) lines.push(say.say(`rb.board.space-last-${act}`));
  return { title: say.say(['rb.board.space', { n: space + 1 }]), lines, rule: 'RB-ROUND-24' };
}
