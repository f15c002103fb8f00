import type { PartyProps } from '../box.ts';
import { SeatMark } from '../seat-mark.tsx';
import { sorted } from './fields.ts';
import { nameFor } from './words.ts';

/** What a party has become, as a plain table: a row for each seat, and below it what belongs to all. */
export function GenericParty({ summary, names, say }: PartyProps) {
  if (typeof summary !== 'object' || summary === null) return null;
  const { bySeat, cells, single } = sorted(summary, names.length);
  const shared = [...single, ...cells.map(([name, values]) => [name, values.join(', ')] as const)];
  return (
    <div className="kit-party">
      {bySeat.length > 0 && (
        <table>
          <thead>
            <tr>
              <td />
              {bySeat.map(([field]) => (
                <th key={field} scope="col">
                  {nameFor(say, 'field', field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {names.map((name, seat) => (
              <tr key={`${seat}${name}`}>
                <th scope="row">
                  <SeatMark seat={seat} /> {name}
                </th>
                {bySeat.map(([field, values]) => (
                  <td key={field} className="kit-number">
                    {String(values[seat])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {shared.length > 0 && (
        <dl>
          {shared.map(([field, value]) => (
            <div key={field}>
              <dt>{nameFor(say, 'field', field)}</dt>
              <dd className="kit-number">{String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
