import { type ReactNode, useEffect, useState } from 'react';
import { GiLaurels, GiTombstone } from 'react-icons/gi';
import { useFace, useKit } from './kit.tsx';
import { Plate } from './plate.tsx';

/** What somebody did in a match: the card that shows them, if there is one, and a figure for each column. */
export interface Tally {
  readonly name: string;
  readonly def?: string;
  readonly values: readonly number[];
  readonly hasWon?: boolean;
}

/** How a match ended, over the whole board: who was there, what each of them did, and what was best of all. */
export function Ending({
  won,
  title,
  text,
  best,
  columns,
  rows,
  close,
  children,
}: {
  /** Whether it is a victory for whoever looks. */
  won: boolean;
  title: string;
  text: string;
  best?: string | undefined;
  columns: readonly string[];
  rows: readonly Tally[];
  /** What it is called to go on from here; to look at the board when not given. */
  close?: string;
  /** What else there is to tell. */
  children?: ReactNode;
}) {
  const { say, sound } = useKit();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => sound(won ? 'victory' : 'defeat'), [sound, won]);
  if (!isOpen) return null;
  const Icon = won ? GiLaurels : GiTombstone;
  return (
    <div className="kit-ending-place">
      <section className={won ? 'kit-ending hue-gold' : 'kit-ending hue-night'} aria-label={title}>
        <header>
          <Icon aria-hidden="true" />
          <h2>{title}</h2>
          <p>{text}</p>
        </header>
        <ul className="kit-ending-people">
          {rows.map(
            ({ name, def, hasWon }) =>
              def !== undefined && <Person key={name} name={name} def={def} fell={!(hasWon ?? won)} />,
          )}
        </ul>
        {best && <p className="kit-ending-best">{best}</p>}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll sideways, and must by keyboard. */}
        <div className="kit-ending-figures" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <td />
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, values }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {values.map((value, i) => (
                    <td key={i}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {children}
        <button type="button" className="kit-ending-close" onClick={() => setOpen(false)}>
          {close ?? say.say('kit.look-at-board')}
        </button>
      </section>
    </div>
  );
}

function Person({ name, def, fell }: { name: string; def: string; fell: boolean }) {
  const face = useFace(def);
  const Icon = face?.icon;
  return (
    <li data-fell={fell ? '' : undefined}>
      <span className="kit-ending-plate">
        {face?.picture ? <Plate picture={face.picture} /> : Icon && <Icon aria-hidden="true" />}
      </span>
      {name}
    </li>
  );
}
