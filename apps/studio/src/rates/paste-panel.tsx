'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { amountWords, dayWords } from './cells.ts';
import { type RateColumn, type RateRow, type RateValue, rateColumns } from './columns.ts';
import { compareRates, type RateDifference, type TakeOverStep, takeOverSteps } from './compare.ts';
import { type PastedTable, type Remark, readTable } from './read-table.ts';

/** "1 season", "3 seasons". */
const seasonWords = (count: number) => (count === 1 ? '1 season' : `${count} seasons`);

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
function Difference({ difference }: { readonly difference: RateDifference }) {
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
function Remarks({ remarks }: { readonly remarks: readonly Remark[] }) {
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

interface PastePanelProps {
  readonly present: readonly RateRow[];
  readonly text: string;
  readonly year: number | null;
  readonly onText: (text: string) => void;
  readonly onCancel: () => void;
  /** `words` say what was done. */
  readonly onTakeOver: (steps: readonly TakeOverStep[], words: string) => void;
}

function summary(pasted: PastedTable, difference: RateDifference): string {
  if (pasted.rows.length === 0) return 'Nothing to take over yet.';
  const { added, removed, changed, same } = difference;
  return `${seasonWords(changed.length)} changed, ${added.length} added, ${removed.length} removed, ${same} as before.`;
}

/** Where a table is pasted: what it would change stands below it, and nothing changes before the editor takes it over. */
export function PastePanel({ present, text, year, onText, onCancel, onTakeOver }: PastePanelProps) {
  const [keepOthers, setKeepOthers] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  useEffect(() => area.current?.focus(), []);
  const pasted = useMemo(() => readTable(text, rateColumns, year), [text, year]);
  const difference = useMemo(
    () => compareRates(present, pasted.rows, rateColumns, { keepOthers }),
    [present, pasted, keepOthers],
  );
  const steps = useMemo(() => takeOverSteps(present, difference, rateColumns), [present, difference]);
  const words = summary(pasted, difference);
  return (
    <section className="rates-paste" aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>Paste from a spreadsheet</h3>
      <label htmlFor={`${id}-cells`}>
        Copy the cells in Excel, Numbers or Google Sheets, headings included, and paste them here. A CSV
        file's text will do too.
      </label>
      <textarea
        id={`${id}-cells`}
        ref={area}
        rows={6}
        spellCheck={false}
        value={text}
        placeholder={'Season\tFirst night\tLast night\tPer person sharing\tSingle\tChild'}
        onChange={({ target }) => onText(target.value)}
      />
      <label className="rates-keep">
        <input
          type="checkbox"
          checked={keepOthers}
          onChange={({ target }) => setKeepOthers(target.checked)}
        />
        Keep seasons that are not in the pasted table
      </label>
      <p role="status" className="rates-summary">
        {words}
      </p>
      {pasted.rows.length > 0 && <Difference difference={difference} />}
      <Remarks remarks={pasted.remarks} />
      <div className="rates-actions">
        <button
          type="button"
          className="rates-button rates-button-solid"
          disabled={steps.length === 0 || pasted.rows.length === 0}
          onClick={() => onTakeOver(steps, words)}
        >
          Take over
        </button>
        <button type="button" className="rates-button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </section>
  );
}
