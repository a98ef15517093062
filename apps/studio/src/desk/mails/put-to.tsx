import { deskCalls } from '@sundowner/desk-wire/calls';
import { isReference } from '@sundowner/desk-wire/reference';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';

export interface PutToProps {
  readonly onPut: (reference: string) => void;
  readonly onLeave: () => void;
}

/** People with an open enquiry, by a part of name, address or number. */
function Known({ words, onPut }: { readonly words: string; readonly onPut: (reference: string) => void }) {
  const { value, problem } = useCall(deskCalls.findPersons, { body: { words } });
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (value === null) return <p role="status">Looking.</p>;
  const open = value.persons.flatMap((person) =>
    person.openReference === null ? [] : [{ ...person, reference: person.openReference }],
  );
  if (open.length === 0)
    return (
      <p role="status">
        Nobody with an open enquiry is known by this. A reference of a closed one works, too.
      </p>
    );
  return (
    <ul className="desk-choices" aria-label="Open enquiries">
      {open.map(({ reference, name, address }) => (
        <li key={reference}>
          <button type="button" onClick={() => onPut(reference)}>
            <span dir="auto">{name || address || 'No name given'}</span>
            <small>
              Put to {reference}
              {address && `, ${address}`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Milliseconds after the last letter in which nothing is asked yet. */
const stillTyping = 350;
const fewestLetters = 3;

/** To which enquiry a mail belongs, by its reference or by who it is of. */
export function PutTo({ onPut, onLeave }: PutToProps) {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const reference = typed.trim().toUpperCase();
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), stillTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isReference(reference)) onPut(reference);
    else setWords(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onLeave();
  };
  return (
    <form ref={form} className="desk-form" aria-label="Put to" onSubmit={submit} onKeyDown={onKeyDown}>
      <Field
        label="Reference, or a part of their name, address or number"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onValue={setTyped}
      />
      {isReference(reference) ? (
        <p>
          <Button submits>Put to {reference}</Button>
        </p>
      ) : (
        words.length >= fewestLetters && <Known words={words} onPut={onPut} />
      )}
    </form>
  );
}
