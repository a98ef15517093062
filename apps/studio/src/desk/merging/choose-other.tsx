import { deskCalls } from '@sundowner/desk-wire/calls';
import { isReference } from '@sundowner/desk-wire/reference';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Button } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useEnquiry } from '../state/enquiry-context.tsx';
import { useCall } from '../state/queries.ts';
import { kindWords, tripWords } from '../words/enquiry-words.ts';
import { dayWords } from '../words/times.ts';
import { workWords } from '../words/work-words.ts';

interface Offered {
  readonly reference: string;
  readonly words: string;
  readonly aside: string;
}

function Offers({
  offers,
  onChoose,
}: {
  readonly offers: readonly Offered[];
  readonly onChoose: (reference: string) => void;
}) {
  return (
    <ul className="desk-choices">
      {offers.map(({ reference, words, aside }) => (
        <li key={reference}>
          <button type="button" onClick={() => onChoose(reference)}>
            <span dir="auto">{words}</span>
            <small>{aside}</small>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Known({
  words,
  without,
  onChoose,
}: {
  readonly words: string;
  readonly without: string;
  readonly onChoose: (reference: string) => void;
}) {
  const { value, problem } = useCall(deskCalls.findPersons, { body: { words } });
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (value === null) return <p role="status">Looking.</p>;
  const offers = value.persons.flatMap(({ name, address, openReference }) =>
    openReference === null || openReference === without
      ? []
      : [
          {
            reference: openReference,
            words: name || address || 'No name given',
            aside: [openReference, address].filter(Boolean).join(', '),
          },
        ],
  );
  if (offers.length === 0) return <p role="status">Nobody else with an open enquiry is known by this.</p>;
  return <Offers offers={offers} onChoose={onChoose} />;
}

/** Milliseconds after the last letter in which nothing is asked yet. */
const stillTyping = 350;
const fewestLetters = 3;

/** Which enquiry it is the same as: one of the same address, or another by reference or name. */
export function ChooseOther({
  reference,
  onChoose,
}: {
  readonly reference: string;
  readonly onChoose: (reference: string) => void;
}) {
  const { enquiry } = useEnquiry();
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), stillTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  const named = typed.trim().toUpperCase();
  const offers = (enquiry?.reference === reference ? enquiry.same : []).map((each) => ({
    reference: each.reference,
    words: `${kindWords(each.kind)}: ${tripWords(each)}`,
    aside: `${each.reference}, ${dayWords(each.receivedAt)}, ${workWords[each.work].toLowerCase()}`,
  }));
  const isOther = isReference(named) && named !== reference;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOther) onChoose(named);
    else setWords(typed.trim());
  };
  return (
    <>
      {offers.length > 0 && (
        <section aria-label="Of the same address">
          <Offers offers={offers} onChoose={onChoose} />
        </section>
      )}
      <form className="desk-form" onSubmit={submit}>
        <Field
          label="Reference, or a part of their name, address or number"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onValue={setTyped}
        />
        {isOther ? (
          <p>
            <Button submits>Look at both</Button>
          </p>
        ) : (
          words.length >= fewestLetters && <Known words={words} without={reference} onChoose={onChoose} />
        )}
      </form>
    </>
  );
}
