import { day } from '../../../clock.ts';
import { channelRecord } from '../channel-record.ts';
import { houseMail, mailLimits } from '../mails/mail-settings.ts';

/** Every field of an enquiry, to the concierge's mailbox. */
export const conciergeMailChannel = channelRecord({
  name: 'concierge-mail',
  words: {
    noun: 'Email to the concierge',
    done: 'Emailed to the concierge',
    again: 'Send to the concierge once more',
    downstream: 'in the concierge mailbox: delete it there',
  },
  limits: { ...mailLimits, life: 14 * day },
  // Better twice than never: hours of a server that says nothing, and then it is at the desk that it may be missing.
  unclear: { most: 8, after: 'asks' },
  plan: { subscription: 'confirmed', synthetic: true, released: true },
  settings: houseMail,
  takes: () => true,
  async open(_, deps) {
    const { conciergeMail } = await import('./concierge-mail.ts');
    return conciergeMail(deps);
  },
});
