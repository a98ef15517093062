'use client';

import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { type RateRow, rateColumns } from './columns.ts';
import { compareRates, type RateDifference, type TakeOverStep, takeOverSteps } from './compare.ts';
import { Difference, Remarks, seasonWords } from './difference.tsx';
import { type PastedTable, readTable } from './read-table.ts';

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
