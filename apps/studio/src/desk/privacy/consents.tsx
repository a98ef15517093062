import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Consents } from '@sundowner/desk-wire/privacy';
import { isReference } from '@sundowner/desk-wire/reference';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { firstPlace, placeFrom } from '../address.ts';
import { callDesk, saveFileOf } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Field, Select } from '../parts/fields.tsx';
import { PlaceLink } from '../parts/place-link.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { pageWords, purposeWords } from '../words/enquiry-words.ts';
import { colleagueWords } from '../words/people-words.ts';
import { dayWords, wholeTime } from '../words/times.ts';

interface Asked {
  readonly who: string;
  readonly purpose: string;
  readonly from: string;
  readonly to: string;
}

const purposeChoices = [
  { value: '', words: 'Anything' },
  ...['enquiry', 'email-updates'].map((value) => ({ value, words: purposeWords(value) })),
];

const everything: Asked = { who: '', purpose: '', from: '', to: '' };

/** As the site is asked: an address or a reference, a purpose, days of the house. */
function requestOf({ who, purpose, from, to }: Asked) {
  const typed = who.trim();
  const days = placeFrom(new URLSearchParams({ from, to })).filter;
  return {
    ...(typed === ''
      ? {}
      : isReference(typed.toUpperCase())
        ? { reference: typed.toUpperCase() }
        : { address: typed }),
    ...(purpose === '' ? {} : { purpose }),
    ...(days.receivedFrom ? { from: days.receivedFrom } : {}),
    ...(days.receivedTo ? { to: days.receivedTo } : {}),
  };
}

/** The ledger of consents: searched, read, exported, and what was taken back recorded. */
export function ConsentLedger() {
  const { say } = useSession();
  const [asked, setAsked] = useState(everything);
  const [found, setFound] = useState<Consents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const searched = useRef(everything);
  const read = useCallback(async (cursor: string | null) => {
    const body = { ...requestOf(searched.current), cursor };
    const reply = await callDesk(deskCalls.readConsents, { body });
    setProblem(reply.ok ? null : reply.detail);
    if (!reply.ok) return;
    setFound((before) =>
      cursor !== null && before
        ? { ...reply.value, consents: [...before.consents, ...reply.value.consents] }
        : reply.value,
    );
  }, []);
  useEffect(() => void read(null), [read]);
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    searched.current = asked;
    void read(null);
  };
  const take = async () => {
    const body = requestOf(searched.current);
    const why = await saveFileOf(deskCalls.readConsents, { body }, 'consents.csv');
    say(why === null ? 'Exported. That you took it is recorded.' : { problem: why });
  };
  const put = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  return (
    <>
      <form className="desk-buttons" onSubmit={search}>
        <Field
          label="Address or reference"
          maxLength={254}
          autoComplete="off"
          value={asked.who}
          onValue={(who) => put({ who })}
        />
        <Select
          label="Agreed to"
          look="field"
          value={asked.purpose}
          choices={purposeChoices}
          onChoose={(purpose) => put({ purpose })}
        />
        <Field label="From" type="date" value={asked.from} onValue={(from) => put({ from })} />
        <Field label="Until" type="date" value={asked.to} onValue={(to) => put({ to })} />
        <Button submits>Search</Button>
        <Button onClick={() => void take()}>Export as CSV</Button>
      </form>
      {problem && <p role="alert">{problem}</p>}
      {found ? (
        <ConsentTable consents={found.consents} caption="Newest first" onChanged={() => void read(null)} />
      ) : (
        <p role="status">Reading.</p>
      )}
      {found?.nextCursor && <Button onClick={() => void read(found.nextCursor)}>Show more consents</Button>}
    </>
  );
}

export interface ConsentTableProps {
  readonly consents: Consents['consents'];
  readonly caption: string;
  onChanged(): void;
}

type Consent = Consents['consents'][number];

function Given({ consent, onChanged }: { readonly consent: Consent; readonly onChanged: () => void }) {
  const { asker, open } = useSession();
  const viewer = useViewer();
  if (consent.purposes.length === 0) return 'Nothing';
  return (
    <ul className="desk-short">
      {consent.purposes.map((purpose) => {
        const taken = consent.withdrawn.find((each) => each.purpose === purpose);
        return (
          <li key={purpose}>
            {purposeWords(purpose)}
            {taken ? (
              <small data-tone="late">
                withdrawn {dayWords(taken.at)}, {taken.way}
                {taken.by && `, recorded by ${colleagueWords(taken.by, viewer.people)}`}
              </small>
            ) : (
              asker.role === 'admin' && (
                <Button
                  look="text"
                  aria-label={`Record a withdrawal: ${purposeWords(purpose)}, ${consent.reference}`}
                  onClick={() =>
                    open({ kind: 'withdraw', reference: consent.reference, purpose, onDone: onChanged })
                  }
                >
                  Record a withdrawal
                </Button>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** What people agreed to, in which words and where, and what they took back. */
export function ConsentTable({ consents, caption, onChanged }: ConsentTableProps) {
  const { properties } = useSession();
  if (consents.length === 0) return <p>No consent fits.</p>;
  return (
    <DataTable
      caption={caption}
      columns={['Given', 'By', 'To what', 'Words', 'Where']}
      rows={consents.map((consent) => {
        const to = { ...firstPlace, list: 'all' as const, reference: consent.reference };
        return {
          key: consent.reference,
          cells: [
            wholeTime(consent.at),
            <PlaceLink key="by" className="desk-link" to={to}>
              {consent.name || 'No name given'}, {consent.reference}
            </PlaceLink>,
            <Given key="given" consent={consent} onChanged={onChanged} />,
            <details key="words" className="desk-more">
              <summary>{consent.version}</summary>
              <p>{consent.text}</p>
            </details>,
            pageWords(consent.page, properties),
          ],
        };
      })}
    />
  );
}
