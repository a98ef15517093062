'use client';

import { useId, useState } from 'react';
import { formatFigure, readAmount } from './cells.ts';
import { isNumeric, type RateColumn, type RateValue } from './columns.ts';

interface RateCellProps {
  readonly column: RateColumn;
  /** What the row is called, for its fields' names. */
  readonly season: string;
  readonly value: RateValue;
  /** What the studio refused, or `null`. */
  readonly fault: string | null;
  readonly fixed: boolean;
  readonly onValue: (value: RateValue) => void;
}

function shown(value: RateValue, { kind }: RateColumn): string {
  if (value === null) return '';
  return kind === 'amount' && typeof value === 'number' ? formatFigure(value) : String(value);
}

/** One cell of the rates table. What is typed stays as it was typed until it can be told what it means. */
export function RateCell({ column, season, value, fault, fixed, onValue }: RateCellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [unclear, setUnclear] = useState<string | null>(null);
  const faultId = useId();
  const { kind, label, name } = column;
  const wrong = unclear ?? fault;

  function leave(): void {
    if (typed === null) return;
    const amount = readAmount(typed);
    const whole = kind !== 'count' || typed.trim() === '' || /^\d{1,3}$/.test(typed.trim());
    if (amount.kind === 'unclear' || !whole) {
      setUnclear(amount.kind === 'unclear' ? `${amount.why}.` : `“${typed}” is no whole number.`);
      return;
    }
    setUnclear(null);
    setTyped(null);
    onValue(amount.kind === 'amount' ? amount.value : null);
  }

  const isNumber = isNumeric(column);
  return (
    <td className={isNumber ? 'rates-number' : undefined} data-column={name} data-label={label}>
      <input
        type={kind === 'day' ? 'date' : 'text'}
        inputMode={isNumber ? 'decimal' : undefined}
        aria-label={`${label}, ${season}`}
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : faultId}
        readOnly={fixed}
        value={typed ?? shown(value, column)}
        onChange={({ target }) => {
          if (isNumber) setTyped(target.value);
          else onValue(target.value === '' ? null : target.value);
        }}
        onBlur={isNumber ? leave : undefined}
      />
      {wrong !== null && (
        <span className="rates-wrong" id={faultId}>
          {wrong}
        </span>
      )}
    </td>
  );
}
