'use client';

import { FieldDescription, FieldError, useField, useForm, useFormFields } from '@payloadcms/ui';
import { currencyChoice } from '@sundowner/brand/currencies';
import type { ArrayFieldClientProps } from 'payload';
import { type ClipboardEvent, useId, useMemo, useState } from 'react';
import { houseCurrency } from '../runtime/house.ts';
import { isNumeric, type RateColumn, type RateRow, type RateValue, rateColumns } from './columns.ts';
import { PastePanel } from './paste-panel.tsx';
import { RateCell } from './rate-cell.tsx';
import './rates-table.css';
import type { TakeOverStep } from './compare.ts';
import { checkSeasonRows, checkSeasons, faultsOfForm, rowsOfForm, toForm } from './seasons.ts';

/** An id as Payload gives rows: 24 hexadecimal digits. */
function rowId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function formRow(values: RateRow) {
  const state = (value: unknown) => ({ value, initialValue: value, valid: true, passesCondition: true });
  const cells = rateColumns.map((column) => [
    column.name,
    state(toForm(values[column.name] ?? null, column)),
  ]);
  return { id: state(rowId()), ...Object.fromEntries(cells) };
}

const emptyRow: RateRow = {};

/** A season's name, or its place in the table while it has none. */
const nameOf = (row: RateRow, at: number) => String(row.name ?? '') || `Row ${at + 1}`;

/**
 * The seasons of a rate as one table: typed into cell by cell, or pasted from a spreadsheet. What the server would refuse is judged here
 * too: its own verdict comes a moment after the last letter, and a person who presses sooner would be refused for what is right by now.
 */
export function RatesTable({ field, path: given, readOnly }: ArrayFieldClientProps) {
  const {
    path,
    rows = [],
    showError,
    disabled,
  } = useField<number>({ hasRows: true, potentiallyStalePath: given, validate: checkSeasonRows });
  const { addFieldRow, removeFieldRow, dispatchFields, setModified } = useForm();
  const fields = useFormFields(([state]) => state);
  const [pasting, setPasting] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const headingId = useId();
  const fixed = Boolean(readOnly || disabled);
  const length = rows.length;
  const table = useMemo(() => rowsOfForm(fields, path, length), [fields, path, length]);
  const faults = useMemo(() => faultsOfForm(fields, path, length), [fields, path, length]);
  const year = Number(fields.year?.value) || null;
  // A rate of before the setting was changed is in what it was entered in.
  const currency = String(fields.currency?.value ?? '') || houseCurrency();
  const found = useMemo(
    () =>
      checkSeasons(
        table.map((row, at) => ({
          name: nameOf(row, at),
          from: row.from as string | null,
          to: row.to as string | null,
        })),
        year,
      ),
    [table, year],
  );

  function set(row: number, column: RateColumn, value: RateValue): void {
    const cell = { path: `${path}.${row}.${column.name}`, value: toForm(value, column), valid: true };
    dispatchFields({ type: 'UPDATE', ...cell });
    setModified(true);
  }

  function add(row: number, values: RateRow): void {
    addFieldRow({ path, schemaPath: path, rowIndex: row, subFieldState: formRow(values) });
  }

  function takeOver(steps: readonly TakeOverStep[], words: string): void {
    for (const step of steps) {
      if (step.does === 'set') set(step.row, step.column, step.value);
      else if (step.does === 'remove') removeFieldRow({ path, rowIndex: step.row });
      else add(step.row, step.values);
    }
    setPasting(null);
    setSaid(`${words} Save to keep it.`);
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text/plain');
    // One cell goes where the cursor is; several are a table.
    if (fixed || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setPasting(text);
  }

  return (
    <section
      className="rates field-type"
      aria-labelledby={headingId}
      id={`field-${path.replaceAll('.', '__')}`}
    >
      <header className="rates-head">
        <h2 id={headingId}>{typeof field.label === 'string' ? field.label : 'Seasons'}</h2>
        <p className="rates-currency">Prices in {currencyChoice(currency)}</p>
        {!fixed && pasting === null && (
          <button type="button" className="rates-button" onClick={() => setPasting('')}>
            Paste from a spreadsheet
          </button>
        )}
      </header>
      <FieldDescription description={field.admin?.description ?? ''} path={path} />
      {showError && (
        <div className="rates-error">
          <FieldError path={path} showError={showError} />
        </div>
      )}
      {pasting !== null && (
        <PastePanel
          present={table}
          text={pasting}
          year={year}
          onText={setPasting}
          onCancel={() => setPasting(null)}
          onTakeOver={takeOver}
        />
      )}
      <p role="status" className="rates-said">
        {said}
      </p>
      {length > 0 ? (
        <table className="rates-table" onPaste={onPaste}>
          <thead>
            <tr>
              {rateColumns.map((column) => (
                <th
                  key={column.name}
                  scope="col"
                  className={isNumeric(column) ? 'rates-number' : undefined}
                  data-column={column.name}
                >
                  {column.label}
                </th>
              ))}
              {!fixed && (
                <th scope="col">
                  <span className="studio-hidden">Remove</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id }, at) => (
              <tr key={id}>
                {rateColumns.map((column) => (
                  <RateCell
                    key={column.name}
                    column={column}
                    season={nameOf(table[at] ?? emptyRow, at)}
                    value={table[at]?.[column.name] ?? null}
                    fault={faults[`${at}.${column.name}`] ?? null}
                    fixed={fixed}
                    onValue={(value) => set(at, column, value)}
                  />
                ))}
                {!fixed && (
                  <td className="rates-remove">
                    <button type="button" onClick={() => removeFieldRow({ path, rowIndex: at })}>
                      Remove<span className="studio-hidden"> {nameOf(table[at] ?? emptyRow, at)}</span>
                    </button>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className="rates-empty">No seasons yet. Add one, or paste the table from your rate sheet.</p>
      )}
      {!fixed && (
        <button type="button" className="rates-button rates-add" onClick={() => add(length, emptyRow)}>
          Add a season
        </button>
      )}
      {found.faults.length > 0 && length > 0 && (
        <ul className="rates-findings rates-faults" aria-label="To put right before publishing">
          {found.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      {found.gaps.length > 0 && (
        <ul className="rates-findings" aria-label="Nights without a rate">
          {found.gaps.map((gap) => (
            <li key={gap}>{gap}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
