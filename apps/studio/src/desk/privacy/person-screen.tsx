import { deskCalls } from '@sundowner/desk-wire/calls';
import type { PersonRecords } from '@sundowner/desk-wire/privacy';
import { isReference } from '@sundowner/desk-wire/reference';
import { type SubmitEvent, useState } from 'react';
import { firstPlace } from '../address.ts';
import { saveFileOf } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Field } from '../parts/fields.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useCall } from '../state/queries.ts';
import { useSession, useValue, useViewer } from '../state/session-context.ts';
import { kindWords, tripWords } from '../words/enquiry-words.ts';
import { clockTime, dayWords, wholeTime } from '../words/times.ts';
import { ConsentTable } from './consents.tsx';
import { ErasureCard, HoldCard } from './person-cards.tsx';
import { recordLines, recordWords } from './privacy-words.ts';

function HeldByOthers({ downstream }: { readonly downstream: PersonRecords['downstream'] }) {
  return (
    <section className="desk-card" aria-labelledby="desk-others-heading">
      <h2 id="desk-others-heading">Held by others</h2>
      {downstream.length === 0 ? (
        <p>Nothing of it was passed on.</p>
      ) : (
        <DataTable
          caption="What an erasure here cannot reach: each needs its own request there"
          columns={['Where', 'Since', 'What it is']}
          rows={downstream.map(({ channel, noun, deliveredAt, status }, index) => ({
            key: `${channel} ${deliveredAt} ${index}`,
            cells: [noun, dayWords(deliveredAt), status],
          }))}
        />
      )}
    </section>
  );
}

/** One person: what is held about an address, taken away or erased. */
function Person({ address }: { readonly address: string }) {
  const person = useCall(deskCalls.readPerson, { body: { address } });
  const erasures = useCall(deskCalls.readErasures, {});
  const consents = useCall(deskCalls.readConsents, { body: { address } });
  if (!person.value) return <p role="status">{person.problem ?? 'Looking.'}</p>;
  const { enquiries, records, downstream, holds, erasure } = person.value;
  const request = erasures.value?.erasures.find(({ id }) => id === erasure?.id) ?? null;
  return (
    <>
      <div className="desk-cards">
        <RecordsTable person={person.value} />
        {(records.length > 0 || request) && (
          <ErasureCard
            of={{ address }}
            erasure={request}
            blockedBy={erasure?.blockedBy ?? null}
            onChanged={(next) => {
              erasures.setValue(next);
              void person.reload();
            }}
          />
        )}
      </div>
      {records.length > 0 && (
        <>
          <section aria-labelledby="desk-person-enquiries">
            <h2 id="desk-person-enquiries">Enquiries</h2>
            <ul className="desk-short">
              {enquiries.map((enquiry) => {
                const to = { ...firstPlace, list: 'all' as const, reference: enquiry.reference };
                return (
                  <li key={enquiry.reference}>
                    <PlaceLink className="desk-link" to={to}>
                      {kindWords(enquiry.kind)}: {tripWords(enquiry)}
                    </PlaceLink>
                    <small>
                      {dayWords(enquiry.receivedAt)}, {enquiry.reference}
                    </small>
                  </li>
                );
              })}
            </ul>
          </section>
          <div className="desk-cards">
            <HeldByOthers downstream={downstream} />
            <HoldCard of={{ address }} holds={holds} onChanged={() => void person.reload()} />
          </div>
          {consents.value && (
            <section aria-labelledby="desk-person-consents">
              <h2 id="desk-person-consents">Consent ledger</h2>
              <ConsentTable
                consents={consents.value.consents}
                caption="What was agreed to with each enquiry, newest first"
                onChanged={() => void consents.reload()}
              />
            </section>
          )}
        </>
      )}
    </>
  );
}

/** An enquiry that left no address: it alone is erased. */
function Enquiry({ reference }: { readonly reference: string }) {
  const erasures = useCall(deskCalls.readErasures, {});
  const request =
    erasures.value?.erasures.find(
      ({ of, references }) => of === 'enquiry' && references.includes(reference),
    ) ?? null;
  if (!erasures.value) return <p role="status">{erasures.problem ?? 'Looking.'}</p>;
  return (
    <div className="desk-cards">
      <ErasureCard of={{ reference }} erasure={request} blockedBy={null} onChanged={erasures.setValue} />
      <HoldCard of={{ reference }} holds={[]} onChanged={() => void erasures.reload()} />
    </div>
  );
}

/** Everything held about a person, by the address they wrote from. */
export function PersonScreen() {
  const { values } = useSession();
  const person = useValue(values.person);
  const [typed, setTyped] = useState(person);
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    values.person.set(typed.trim());
  };
  const reference = isReference(person.toUpperCase()) ? person.toUpperCase() : null;
  return (
    <main id="desk-main" className="desk-page" tabIndex={-1}>
      <header>
        <h1>A person’s data</h1>
        <search>
          <form className="desk-buttons" onSubmit={look}>
            <Field
              label="Email address, or the reference of an enquiry without one"
              required
              minLength={3}
              maxLength={254}
              autoComplete="off"
              value={typed}
              onValue={setTyped}
            />
            <Button submits>Look</Button>
          </form>
        </search>
      </header>
      {person === '' ? (
        <p>
          Whoever wrote to us may ask what we hold about them, have it sent, or have it erased. Every look is
          recorded.
        </p>
      ) : reference ? (
        <Enquiry key={reference} reference={reference} />
      ) : (
        <Person key={person} address={person} />
      )}
    </main>
  );
}

/** Everything held about an address: counted, to be taken away, and to be read here. */
function RecordsTable({ person }: { readonly person: PersonRecords }) {
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
                    {recordWords[what]}: {title} <span>{reference}</span>
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
