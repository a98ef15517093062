import type { ReadDate } from '@sundowner/calendar/read-date';
import { useState } from 'react';
import type { Example } from '../example.ts';
import type { DateRange } from './date-range.ts';
import { DateRangeField } from './date-range-field.tsx';

interface TrialProps {
  readonly id: string;
  readonly start: DateRange;
  readonly error?: string;
}

function Trial({ id, start, error }: TrialProps) {
  const [range, setRange] = useState(start);
  const [precision, setPrecision] = useState<ReadDate['precision']>('day');
  return (
    <>
      <DateRangeField
        id={id}
        label="When?"
        hint="Leave it empty if you do not know yet."
        error={error}
        names={{ from: 'dateStart', to: 'dateEnd' }}
        labels={{ from: 'Arrival', to: 'Departure' }}
        range={range}
        today="2027-02-24"
        onChange={setRange}
        onPrecision={setPrecision}
      />
      <output hidden data-precision={precision} />
    </>
  );
}

export const examples: readonly Example[] = [
  { name: 'empty', width: 'form', live: true, element: <Trial id="empty" start={{ from: '', to: '' }} /> },
  {
    name: 'six nights',
    width: 'form',
    live: true,
    element: <Trial id="filled" start={{ from: '2027-03-12', to: '2027-03-18' }} />,
  },
  {
    name: 'in error',
    width: 'form',
    live: true,
    element: <Trial id="wrong" start={{ from: '2027-03-12', to: '' }} error="Departure is required" />,
  },
];
