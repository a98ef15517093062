import type { DeskContent } from '@sundowner/enquiries/delivery/desk-content';
import type { ConsentText, FormConfig } from '@sundowner/enquiries/forms/form';
import { knownConsent } from '@sundowner/enquiries/forms/form-content';
import type { TicketSigner } from '@sundowner/enquiries/intake/ticket';

/** The consent text a ticket is signed with: what its form must show. Of a ticket we do not take, the form's own. */
export function ticketConsent(
  ticket: string,
  form: FormConfig,
  tickets: Pick<TicketSigner, 'judge'>,
  desk: DeskContent,
): ConsentText {
  const verdict = tickets.judge(ticket, form, (version) => knownConsent(desk, version) !== null);
  if (verdict.state !== 'valid') return form.consent;
  return knownConsent(desk, verdict.ticket.consentVersion) ?? form.consent;
}
