import { type BoardProps, Ending, type Tally, useKit } from '@questwright/board-kit';
import type { LogEntry, View } from '@questwright/kernel';
import { memo, useState } from 'react';
import { keepBest } from './best-delve.ts';
import { Prospects } from './campaign/rewards.tsx';
import { type Deeds, deedsIn } from './deeds.ts';
import { countOf, encounterOf, heroesOf, heroFigureOf, openOf, questOf, sheetOf } from './sight.ts';
import { taleOf } from './tale.ts';

const COLUMNS = ['attacks', 'dealt', 'defeated', 'fell'] as const;

type Props = Pick<BoardProps, 'view' | 'log' | 'isLogWhole' | 'seat'>;

/** How the quest ended, or one of its encounters, and what everybody did in it. */
export const Over = memo(function Over(props: Props) {
  const { encounter } = openOf(props.view);
  return props.view.over ? <QuestOver {...props} /> : <EncounterOver key={encounter} {...props} />;
});

function QuestOver({ view, log, isLogWhole, seat }: Props) {
  const { say } = useKit();
  const { text, result, winners } = view.over!;
  const hasWon = result === 'heroes';
  return (
    <Ending
      won={seat < 0 ? hasWon : winners.includes(seat)}
      title={questOf(view)?.name ?? ''}
      text={text ? say.sentence(text) : ''}
      {...useFigures(view, log, hasWon, isLogWhole)}
    >
      <Score view={view} />
      <Prospects view={view} won={hasWon ? 'heroes' : 'overlord'} />
      <Tale log={log} />
    </Ending>
  );
}

/** What a run through The Delve is worth, beside the best that this browser knows of. */
function Score({ view }: { view: View }) {
  const { say } = useKit();
  const { legend } = openOf(view);
  const score = legend?.delve?.score;
  const [before] = useState(() => (legend && score !== undefined ? keepBest(legend.difficulty, score) : 0));
  if (score === undefined) return null;
  const how = before === 0 ? 'first' : score > before ? 'best' : 'other';
  return <p className="kit-ending-best">{say.say(['d2.board.score', { n: score, before, how }])}</p>;
}

/** The page between two encounters: how the last one ended, what stays as it is, and what comes now. */
function EncounterOver({ view, log, isLogWhole, seat }: Props) {
  const { say } = useKit();
  const { encounter, overlord } = openOf(view);
  const end = log.findLast(({ key }) => key === 'd2.log.encounter-won');
  const isHeroes = end?.args?.side === 'heroes';
  const story = encounterOf(view)?.story;
  return (
    <Ending
      won={(seat === overlord) !== isHeroes}
      title={say.say(['d2.board.encounter-over', { n: encounter }])}
      text={end ? say.sentence([end.key, end.args ?? {}]) : ''}
      close={say.say('d2.board.next-encounter')}
      {...useFigures(view, log, isHeroes, isLogWhole)}
    >
      {story && <p className="d2-next-story">{say.say(story)}</p>}
      <ul className="d2-kept">
        {heroesOf(view).map((hero) => (
          <Kept key={hero} view={view} hero={hero} />
        ))}
        <li>{say.say(['d2.board.kept-hand', { n: countOf(view, `hand:${overlord}`) }])}</li>
      </ul>
    </Ending>
  );
}

/** What a hero takes along into the next encounter. */
function Kept({ view, hero }: { view: View; hero: number }) {
  const { say } = useKit();
  const figure = heroFigureOf(view, hero);
  if (!figure) return null;
  const { damage, fatigue, label } = figure;
  return <li>{say.say(['d2.board.kept', { hero: label, damage, fatigue }])}</li>;
}

/** What each hero did, and all monsters together; and who did most. As long as a part of the log is missing nothing is counted. */
function useFigures(view: View, log: readonly LogEntry[], hasWon: boolean, isLogWhole = true) {
  const { say, faces } = useKit();
  const deeds = deedsIn(log);
  const rows = heroesOf(view).flatMap((hero): (Tally & { def: string })[] => {
    const def = sheetOf(view, hero)?.def;
    if (!def) return [];
    const name = faces.get(def)?.name ?? def;
    return [{ name, def, hasWon, values: valuesOf(deeds.get(name)) }];
  });
  if (!isLogWhole) return { columns: [], rows: rows.map((row) => ({ ...row, values: [] })) };
  const heroes = rows.map(({ name }) => name);
  const monsters = { attacks: 0, dealt: 0, defeated: 0, fell: 0 };
  for (const [name, did] of deeds) {
    if (heroes.includes(name)) {
      monsters.defeated += did.fell;
      monsters.fell += did.defeated;
    } else {
      monsters.attacks += did.attacks;
      monsters.dealt += did.dealt;
    }
  }
  const best = rows.toSorted((a, b) => b.values[1]! - a.values[1]!)[0];
  return {
    columns: COLUMNS.map((column) => say.say(`d2.board.did.${column}`)),
    rows: [...rows, { name: say.say('d2.board.monsters'), values: valuesOf(monsters) }],
    best:
      best && best.values[1]! > 0
        ? say.say(['d2.board.best', { hero: best.name, n: best.values[1]!, rounds: openOf(view).round }])
        : undefined,
  };
}

const valuesOf = (deeds: Deeds | undefined): number[] => COLUMNS.map((column) => deeds?.[column] ?? 0);

function Tale({ log }: { log: readonly LogEntry[] }) {
  const { say } = useKit();
  return (
    <details className="d2-tale">
      <summary>{say.say('d2.board.tale')}</summary>
      <dl>
        {taleOf(log).map(({ round, lines }, i) => (
          <div key={i}>
            <dt>{say.say(['d2.board.round-n', { n: round }])}</dt>
            <dd>{lines.map(say.sentence).join(' ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
