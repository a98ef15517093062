import { amountWords, dayWords } from './cells.ts';
import { type RateColumn, type RateRow, type RateValue, rateColumns } from './columns.ts';
import type { RateDifference } from './compare.ts';
import type { Remark } from './read-table.ts';

/** "1 season", "3 seasons". */
export const seasonWords = (count: number) => (count === 1 ? '1 season' : `${count} seasons`);

function valueWords(value: RateValue, { kind }: RateColumn): string {
  if (value === null) return 'empty';
  if (kind === 'day') return dayWords(String(value));
  return kind === 'amount' ? amountWords(Number(value)) : String(value);
}

function rowWords(row: RateRow): string {
  const [from, to] = [row.from, row.to].map((day) =>
    day === null || day === undefined ? null : String(day),
  );
  const name = String(row.name ?? '') || 'Season without a name';
  return from || to ? `${name}, ${dayWords(from ?? null)} to ${dayWords(to ?? null)}` : name;
}

function WholeRow({ row }: { readonly row: RateRow }) {
  const values = rateColumns.filter(({ name, kind }) => kind === 'amount' && typeof row[name] === 'number');
  return (
    <li>
      <strong>{rowWords(row)}</strong>
      {values.map((column) => (
        <span key={column.name}>
          {column.label} {valueWords(row[column.name] ?? null, column)}
        </span>
      ))}
    </li>
  );
}

function WholeRows({
  what,
  rows,
}: {
  readonly what: 'added' | 'removed';
  readonly rows: readonly RateRow[];
}) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3>
        {seasonWords(rows.length)} {what}
      </h3>
      <ul className={`rates-${what}`}>
        {[...rows.entries()].map(([at, row]) => (
          <WholeRow key={at} row={row} />
        ))}
      </ul>
    </>
  );
}

/** What taking a pasted table over would change, season by season. */
export function Difference({ difference }: { readonly difference: RateDifference }) {
  const { added, removed, changed, same } = difference;
  return (
    <div className="rates-difference">
      {changed.length > 0 && (
        <>
          <h3>{seasonWords(changed.length)} changed</h3>
          <ul>
            {[...changed.entries()].map(([at, { row, changes }]) => (
              <li key={at}>
                <strong>{rowWords(row)}</strong>
                {changes.map(({ column, before, after }) => (
                  <span key={column.name}>
                    {column.label} <del>{valueWords(before, column)}</del> <span aria-hidden="true">→</span>
                    <span className="studio-hidden"> becomes </span> <ins>{valueWords(after, column)}</ins>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      <WholeRows what="added" rows={added} />
      <WholeRows what="removed" rows={removed} />
      {same > 0 && <p>{seasonWords(same)} as before.</p>}
    </div>
  );
}

/** What of a paste is not taken over, named by row and column. */
export function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
  if (remarks.length === 0) return null;
  return (
    <div className="rates-remarks">
      <h3>Not taken over as it stands</h3>
      <ul>
        {[...remarks.entries()].map(([at, { row, column, text }]) => {
          const where = [row, column].filter(Boolean).join(', ');
          return (
            <li key={at}>
              {where !== '' && <strong>{where}:</strong>} {text}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
