import type { EnquiryDetail } from '@sundowner/desk-wire';
import type { Contact } from '../words/contact.ts';
import { reachWords } from '../words/enquiry-words.ts';
import { timeThere } from '../words/times.ts';
import { ClockIsland } from './clock.island.tsx';

export interface ContactDetailsProps {
  readonly enquiry: EnquiryDetail;
  readonly contact: Contact;
  readonly now: Date;
}

/** Address, number, and what time it is where the visitor is. */
export function ContactDetails({ enquiry, contact, now }: ContactDetailsProps) {
  const there = contact.zone ? timeThere(contact.zone, now) : null;
  if (!contact.mail && !contact.telephone && !there) return null;
  return (
    <section>
      <h2 className="inbox-part">{reachWords(enquiry)}</h2>
      <dl className="inbox-facts inbox-facts-narrow">
        {contact.mail && <Way label="Email" {...contact.mail} />}
        {contact.telephone && <Way label="Phone" {...contact.telephone} />}
        {contact.zone && there && (
          <div>
            <dt>There now</dt>
            <dd>
              <ClockIsland zone={contact.zone} at={now.toISOString()} />, {there.place}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Way({
  label,
  text,
  href,
}: {
  readonly label: string;
  readonly text: string;
  readonly href: string | null;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{href ? <a href={href}>{text}</a> : text}</dd>
    </div>
  );
}
