import { monthInWords } from '@sundowner/calendar/words';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { useState } from 'react';
import { DataTable } from '../parts/data-table.tsx';
import { Select } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';
import { useViewer } from '../state/session-context.ts';
import { enquiriesWords } from '../words/bulk-words.ts';
import { kindWords } from '../words/enquiry-words.ts';
import { dayWords } from '../words/times.ts';
import { monthsAhead } from './privacy-words.ts';

/** How far ahead is looked. */
const months = 24;

/** What retention will erase in a month to come, and what a hold keeps. */
export function RetentionCard() {
  const viewer = useViewer();
  const ahead = monthsAhead(viewer.now, months);
  const [month, setMonth] = useState(ahead[0] ?? '');
  const { value, problem } = useCall(deskCalls.readRetention, { query: { month } });
  return (
    <section className="desk-card" aria-labelledby="desk-retention">
      <h2 id="desk-retention">Retention ahead</h2>
      <Select
        label="Month "
        value={month}
        choices={ahead.map((each) => ({ value: each, words: monthInWords(each) }))}
        onChoose={setMonth}
      />
      {!value && <p role="status">{problem ?? 'Counting.'}</p>}
      {value && (
        <p>
          <b>{value.count === 0 ? 'Nothing' : enquiriesWords(value.count)}</b> will be erased in{' '}
          {monthInWords(value.month)}
          {value.count > 0 &&
            ', since last contact and travel lie too far back; anything said until then moves it on'}
          .{value.onLegalHold > 0 && ` ${value.onLegalHold} on legal hold stay.`}
        </p>
      )}
      {value && value.list.length > 0 && (
        <details className="desk-more">
          <summary>See which</summary>
          <DataTable
            caption={`Erased in ${monthInWords(value.month)}, first due first`}
            columns={['Enquiry', 'Kind', 'Received', 'Erased on']}
            rows={value.list.map(({ reference, kind, receivedAt, dueAt }) => ({
              key: reference,
              cells: [reference, kindWords(kind), dayWords(receivedAt), dayWords(dueAt)],
            }))}
          />
        </details>
      )}
    </section>
  );
}
