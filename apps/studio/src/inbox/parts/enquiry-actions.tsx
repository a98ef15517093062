import type { EnquiryDetail } from '@sundowner/desk-wire';
import { inboxActions } from '../address.ts';
import type { Contact } from '../words/contact.ts';
import { ActionForm } from './action-form.island.tsx';
import { ConfirmIsland } from './confirm.island.tsx';

export interface EnquiryActionsProps {
  readonly enquiry: EnquiryDetail;
  readonly contact: Contact;
  readonly back: string;
}

/** What to do next: answer an accepted enquiry, decide about a held one. */
export function EnquiryActions({ enquiry, contact, back }: EnquiryActionsProps) {
  const at = `${inboxActions}/enquiries/${encodeURIComponent(enquiry.reference)}`;
  if (enquiry.eraseFinalAt) return null;
  if (enquiry.state === 'quarantined') {
    return (
      <div className="inbox-acts">
        <ConfirmIsland summary="Discard" look="plain">
          <p>Discard this enquiry? Nothing will be sent on, and it leaves the held ones.</p>
          <ActionForm
            action={`${at}/discard`}
            back={back}
            label="Yes, discard it"
            busyLabel="Discarding"
            look="plain"
          />
        </ConfirmIsland>
        <ActionForm action={`${at}/release`} back={back} label="Release" busyLabel="Releasing" look="solid" />
      </div>
    );
  }
  if (enquiry.state !== 'accepted') return null;
  const ways = [
    { label: 'Answer', href: contact.mail?.href },
    { label: 'Call', href: contact.telephone?.href },
  ].filter(({ href }) => href);
  // Who asked to be called is called; everybody else is written to.
  if (enquiry.kind !== 'telephone') ways.reverse();
  return (
    <div className="inbox-acts">
      {ways.map(({ label, href }, index) => (
        <a
          key={label}
          className={`inbox-button inbox-button-${index === ways.length - 1 ? 'solid' : 'plain'}`}
          href={href ?? undefined}
          data-answer={index === ways.length - 1 ? '' : undefined}
        >
          {label}
        </a>
      ))}
    </div>
  );
}
