import type { PersonsFound } from '@sundowner/desk-wire/begun';
import { deskCalls } from '@sundowner/desk-wire/calls';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { houseToday, inHouse } from '../../runtime/house.ts';
import { Button } from '../parts/controls.tsx';
import { Field } from '../parts/fields.tsx';
import { useCall } from '../state/queries.ts';
import { useViewer } from '../state/session-context.ts';
import { DraftField, type PartProps } from './draft-field.tsx';
import { enquiriesKnown, firstNameOf } from './person-known.ts';

type Person = PersonsFound['persons'][number];

/** Milliseconds after the last letter in which nothing is asked yet. */
const stillTyping = 350;
const fewestLetters = 3;

interface KnownProps {
  readonly words: string;
  readonly onTake: (person: Person) => void;
  readonly onFirst: (person: Person | null) => void;
}

/** Everybody the desk knows by a part of a name, an address or a number. */
function Known({ words, onTake, onFirst }: KnownProps) {
  const { value, problem } = useCall(deskCalls.findPersons, { body: { words } });
  const first = value?.persons[0] ?? null;
  useEffect(() => onFirst(first), [first, onFirst]);
  if (problem !== null) return <p role="alert">{problem} Go on without; nothing is lost by it.</p>;
  if (value === null) return <p role="status">Looking.</p>;
  const { persons } = value;
  return (
    <section aria-label="Known people">
      <p role="status">
        {persons.length === 0
          ? `Nobody is known by “${words}”. A new person is made.`
          : `${persons.length === 1 ? 'One person' : `${persons.length} people`} known for “${words}”`}
      </p>
      {persons.length > 0 && (
        <ul className="desk-known">
          {persons.map((person, index) => (
            <li key={`${person.address} ${person.telephone} ${person.name}`}>
              <b dir="auto">{person.name || 'No name given'}</b>
              <span>{[person.address, person.telephone].filter(Boolean).join(', ')}</span>
              <small>{enquiriesKnown(person)}</small>
              <Button hint={index === 0 ? 'Enter' : undefined} onClick={() => onTake(person)}>
                It is {firstNameOf(person)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface WhoProps extends PartProps {
  /** Writes it down with an enquiry that is open already. */
  readonly onNoteThere: (reference: string) => void;
}

/** Who it is: somebody the desk knows, or somebody new. */
export function Who({ onNoteThere, ...part }: WhoProps) {
  const { draft, change } = part;
  const viewer = useViewer();
  const { value: choices } = useCall(deskCalls.readChoices, {});
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState('');
  const [first, setFirst] = useState<Person | null>(null);
  const [taken, setTaken] = useState<Person | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWords(typed.trim()), stillTyping);
    return () => clearTimeout(timer);
  }, [typed]);
  const looks = words.length >= fewestLetters;
  const take = (person: Person) => {
    setTaken(person);
    setTyped('');
    setWords('');
    // What was typed stays: a changed number is added as theirs, nothing known is overwritten.
    change({
      name: person.name || draft.name,
      email: draft.email.trim() || (person.address ?? ''),
      telephone: draft.telephone.trim() || (person.telephone ?? ''),
      linkedTo: null,
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    // Never sends the whole page.
    event.preventDefault();
    if (looks && first && words === typed.trim()) take(first);
  };
  const open = taken?.openReference ?? null;
  return (
    <section className="desk-begin-part" aria-labelledby="desk-begin-who">
      <h2 id="desk-begin-who">Who</h2>
      <div className="desk-begin-fields">
        <div data-whole="">
          <Field
            label="Name, address or number"
            autoFocus
            autoComplete="off"
            maxLength={200}
            value={typed}
            onValue={setTyped}
            onKeyDown={onKeyDown}
          />
          <small>Looks among everybody we know, by any part, and forgives one letter.</small>
        </div>
        {looks && (
          <div data-whole="">
            <Known words={words} onTake={take} onFirst={setFirst} />
          </div>
        )}
        {open !== null && taken && (
          <div className="desk-begin-open" data-whole="" role="status">
            <p>
              {firstNameOf(taken)} has an open enquiry, {open}.
              {draft.linkedTo === open && ' This is another trip; both will name each other.'}
            </p>
            <p className="desk-buttons">
              <Button onClick={() => onNoteThere(open)}>Note it there instead</Button>
              <Button
                aria-pressed={draft.linkedTo === open}
                onClick={() => change({ linkedTo: draft.linkedTo === open ? null : open })}
              >
                It is another trip
              </Button>
            </p>
          </div>
        )}
        <DraftField {...part} name="name" label="Name" autoComplete="off" maxLength={200} dir="auto" />
        <DraftField {...part} name="email" label="Email" type="email" autoComplete="off" maxLength={254} />
        <DraftField
          {...part}
          name="telephone"
          label="Telephone"
          type="tel"
          autoComplete="off"
          maxLength={80}
        />
        <DraftField
          {...part}
          name="country"
          label="Country (optional)"
          autoComplete="off"
          maxLength={80}
          list="desk-known-countries"
        />
        <datalist id="desk-known-countries">
          {(choices?.countries ?? []).map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
        <DraftField
          {...part}
          name="day"
          label={`When it came, ${inHouse()}`}
          type="date"
          max={houseToday(viewer.now.getTime())}
          help="Empty means now. The working hours to the first answer start here."
        />
        <DraftField {...part} name="time" label="At" type="time" />
      </div>
    </section>
  );
}
