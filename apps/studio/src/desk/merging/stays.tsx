import { deskCalls } from '@sundowner/desk-wire/calls';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { StayAct } from '@sundowner/desk-wire/merging';
import { type SubmitEvent, useState } from 'react';
import { houseToday } from '../../runtime/house.ts';
import { callDesk } from '../call-desk.ts';
import { Button } from '../parts/controls.tsx';
import { Field, Select } from '../parts/fields.tsx';
import { useShowReply } from '../state/enquiry-context.tsx';
import { useSession, useViewer } from '../state/session-context.ts';
import { colleagueWords } from '../words/people-words.ts';
import { propertyName } from '../words/property-words.ts';

/** Earlier stays of a person, as concierges noted them: on every enquiry of theirs. */
export function Stays({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { properties, say } = useSession();
  const viewer = useViewer();
  const showReply = useShowReply();
  const [property, setProperty] = useState(properties[0]?.key ?? '');
  const thisYear = houseToday(viewer.now.getTime()).slice(0, 4);
  const [year, setYear] = useState(thisYear);
  const { reference, stays, state, kind } = enquiry;
  const act = async (body: StayAct, done: string) => {
    if (!showReply(reference, await callDesk(deskCalls.noteStay, { params: { reference }, body }))) return;
    say({ text: done, undo: { run: () => void act({ ...body, set: !body.set }, 'Taken back.') } });
  };
  const note = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const stay = { property, year: Number(year), set: true };
    void act(stay, `Noted: ${propertyName(property, properties)}, ${year}.`);
  };
  const mayNote = state === 'accepted' && kind !== 'careers' && properties.length > 0;
  if (stays.length === 0 && !mayNote) return null;
  return (
    <section>
      <h2 className="desk-part">Stayed with us before</h2>
      {stays.length > 0 && (
        <ul className="desk-short">
          {stays.map((stay) => {
            const words = `${propertyName(stay.property, properties)}, ${stay.year}`;
            return (
              <li key={words}>
                {words}
                <small>noted by {colleagueWords(stay.by, viewer.people, stay.by)}</small>
                <Button
                  look="text"
                  aria-label={`Take the stay at ${words} away`}
                  onClick={() =>
                    void act({ property: stay.property, year: stay.year, set: false }, 'Taken away.')
                  }
                >
                  Take away
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {mayNote && (
        <details className="desk-more">
          <summary>Note an earlier stay</summary>
          <form className="desk-form" onSubmit={note}>
            <Select
              look="field"
              label="Where"
              value={property}
              choices={properties.map(({ key, name }) => ({ value: key, words: name }))}
              onChoose={setProperty}
            />
            <Field
              label="Year"
              type="number"
              required
              min={1950}
              max={Number(thisYear)}
              step={1}
              value={year}
              onValue={setYear}
            />
            <p>
              <Button submits>Note it</Button>
            </p>
          </form>
        </details>
      )}
    </section>
  );
}
