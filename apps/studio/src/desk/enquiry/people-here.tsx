import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { Participant } from '@sundowner/desk-wire/mailboxes';
import { useRef, useState } from 'react';
import { cameBack } from '../answering/recipients.ts';
import { Button, Icon } from '../parts/controls.tsx';
import { useViewer } from '../state/session-context.ts';
import { mailboxName, participantWords } from '../words/mailbox-words.ts';
import { personWords } from '../words/people-words.ts';
import { momentWords } from '../words/times.ts';
import { useDecideWho, whoChoices } from './message-head.tsx';

interface PersonProps {
  readonly enquiry: EnquiryDetail;
  readonly person: Participant;
}

/** One address: whose it is, what they are, who said so. A press offers the choices again. */
function Person({ enquiry, person }: PersonProps) {
  const viewer = useViewer();
  const decide = useDecideWho(enquiry);
  const [choosing, setChoosing] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const choose = () => {
    // The choices go; what offers them has the focus again.
    row.current?.querySelector('button')?.focus();
    setChoosing(false);
  };
  const { address, role, failed, by } = person;
  const said = personWords(by, viewer).replace(/^You$/, 'you');
  const works = enquiry.state === 'accepted' && enquiry.eraseFinalAt === null;
  return (
    <li ref={row} data-undecided={role === 'undecided' ? '' : undefined}>
      <b dir="auto">{mailboxName(person)}</b>
      <span>{address}</span>
      <small>{participantWords(person, said)}</small>
      {failed !== null && (
        <small data-tone="waiting">
          <Icon name="warning" /> {cameBack(failed) ? 'Came back' : 'Arrived'}{' '}
          {momentWords(failed.at, viewer.now)}: {failed.reason}
        </small>
      )}
      {role !== 'traveller' && works && (
        <Button
          look="text"
          aria-expanded={choosing}
          aria-label={`${role === 'undecided' ? 'Say who this is' : 'Change'}: ${address}`}
          onClick={() => setChoosing(!choosing)}
        >
          {role === 'undecided' ? 'Say who this is' : 'Change'}
        </Button>
      )}
      {choosing && (
        <p className="desk-who-wrote-choices">
          {whoChoices.map(({ role: each, words, done }) => (
            <Button
              key={each}
              aria-pressed={role === each}
              onClick={() => {
                choose();
                if (role !== each) void decide(address, each, done);
              }}
            >
              {words}
            </Button>
          ))}
        </p>
      )}
    </li>
  );
}

/** Everybody who has a part in an enquiry. */
export function PeopleHere({ enquiry }: { readonly enquiry: EnquiryDetail }) {
  const { participants } = enquiry.conversation;
  if (participants.length === 0) return null;
  return (
    <section>
      <h2 className="desk-part">People here</h2>
      <ul className="desk-people">
        {participants.map((person) => (
          <Person key={person.address} enquiry={enquiry} person={person} />
        ))}
      </ul>
    </section>
  );
}
