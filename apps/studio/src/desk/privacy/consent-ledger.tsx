import { deskCalls } from '@sundowner/desk-wire/calls';
import type { Consents } from '@sundowner/desk-wire/privacy';
import { isReference } from '@sundowner/desk-wire/reference';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { placeFrom } from '../address.ts';
import { callDesk, saveFileOf } from '../call-desk.ts';
import { Button } from '../parts/button.tsx';
import { useSession } from '../state/session-context.ts';
import { purposeWords } from '../words/enquiry-words.ts';
import { ConsentTable } from './consent-table.tsx';

interface Asked {
  readonly who: string;
  readonly purpose: string;
  readonly from: string;
  readonly to: string;
}

const everything: Asked = { who: '', purpose: '', from: '', to: '' };

/** As the site is asked: an address or a reference, a purpose, South African days. */
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
        <label className="desk-field">
          Address or reference
          <input
            className="desk-input"
            maxLength={254}
            autoComplete="off"
            value={asked.who}
            onChange={({ target }) => put({ who: target.value })}
          />
        </label>
        <label className="desk-field">
          Agreed to
          <select
            className="desk-select"
            value={asked.purpose}
            onChange={({ target }) => put({ purpose: target.value })}
          >
            <option value="">Anything</option>
            {['enquiry', 'email-updates'].map((purpose) => (
              <option key={purpose} value={purpose}>
                {purposeWords(purpose)}
              </option>
            ))}
          </select>
        </label>
        <label className="desk-field">
          From
          <input
            className="desk-input"
            type="date"
            value={asked.from}
            onChange={({ target }) => put({ from: target.value })}
          />
        </label>
        <label className="desk-field">
          Until
          <input
            className="desk-input"
            type="date"
            value={asked.to}
            onChange={({ target }) => put({ to: target.value })}
          />
        </label>
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
