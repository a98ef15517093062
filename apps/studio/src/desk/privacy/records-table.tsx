import { deskCalls } from '@sundowner/desk-wire/calls';
import type { PersonRecords } from '@sundowner/desk-wire/privacy';
import { saveFileOf } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { clockTime, wholeTime } from '../words/times.ts';
import { personRecordWords, recordLines } from './privacy-words.ts';

/** Everything held about an address: counted, to be taken away, and to be read here. */
export function RecordsTable({ person }: { readonly person: PersonRecords }) {
  const { say } = useSession();
  const viewer = useViewer();
  const { address, records } = person;
  const take = async (kind: 'text/html' | 'application/json', name: string) => {
    const why = await saveFileOf(deskCalls.readPerson, { body: { address } }, name, kind);
    say(why === null ? 'Exported. That you took it is recorded.' : { problem: why });
  };
  return (
    <section aria-labelledby="desk-records-heading">
      <h2 id="desk-records-heading">Everything held about {address}</h2>
      {records.length === 0 ? (
        <p>Nothing is held about this address.</p>
      ) : (
        <>
          <DataTable
            caption={`Counted at ${clockTime(viewer.now.toISOString())}. That you looked is recorded.`}
            columns={['What', 'How many', 'From', 'Until']}
            numbers={['How many']}
            rows={recordLines(records).map(({ what, words, count, from, until }) => ({
              key: what,
              cells: [words, count, from, until],
            }))}
          />
          <p className="desk-buttons">
            <Button icon="file" onClick={() => void take('text/html', 'everything-held.html')}>
              Export to read
            </Button>
            <Button onClick={() => void take('application/json', 'everything-held.json')}>
              Export as JSON
            </Button>
          </p>
          <details className="desk-more">
            <summary>Read all of it here</summary>
            <ul className="desk-records">
              {records.map(({ reference, what, at, title, rows }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is of one answer, and two things may be alike
                <li key={index}>
                  <h3>
                    {personRecordWords(what)}: {title} <span>{reference}</span>
                  </h3>
                  <p>{wholeTime(at)}</p>
                  <dl>
                    {rows.map(({ label, value }, row) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a form may ask the same twice
                      <div key={row}>
                        <dt>{label}</dt>
                        <dd dir="auto">{value}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </section>
  );
}
