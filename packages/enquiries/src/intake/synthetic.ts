import type { Keyring } from '@sundowner/keyring';
import type { Clock } from '../clock.ts';
import { consentTrue } from '../forms/consent.ts';
import { telephoneForm } from '../forms/kinds/telephone.ts';
import type { EnquiryLimits } from '../limits.ts';
import { leastAge } from './bot-check.ts';
import type { Intake } from './intake.ts';
import { createTicketSigner } from './ticket.ts';

/** The synthetic enquiry was not taken in; says which answer it got. */
export class SyntheticError extends Error {
  override readonly name = 'SyntheticError';
}

/**
 * Sends one enquiry of ours through the whole pipeline (`npm run doctor`): the same intake, store and mails as a visitor's,
 * to the concierge's own address; no CRM, no webhook, no alarm.
 *
 * @param mailbox where both its mails go
 * @returns its reference
 * @throws SyntheticError
 */
export async function submitSynthetic(deps: {
  intake: Intake;
  keyring: Pick<Keyring, 'ticket' | 'ticketPrevious'>;
  clock: Clock;
  limits: EnquiryLimits;
  mailbox: string;
}): Promise<string> {
  const { intake, keyring, clock, limits, mailbox } = deps;
  // As if the form had been opened long enough ago for a person to fill it in.
  const opened: Clock = { now: () => clock.now() - 2 * leastAge(telephoneForm, limits) };
  const ticket = createTicketSigner({ keyring, clock: opened, limits }).issue(telephoneForm);
  const result = await intake.submit({
    form: telephoneForm,
    hutk: null,
    synthetic: true,
    raw: {
      ticket,
      name: 'Synthetic',
      surname: 'Enquiry',
      // A reserved fictional number.
      tel: '+27 00 000 0000',
      email: mailbox,
      accept: consentTrue,
      from: '/',
    },
  });
  if (result.status !== 'created')
    throw new SyntheticError(`The synthetic enquiry was answered "${result.status}".`);
  return result.reference;
}
