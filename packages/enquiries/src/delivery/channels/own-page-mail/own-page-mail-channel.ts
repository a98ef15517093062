import { hour } from '../../../clock.ts';
import { channelRecord } from '../channel-record.ts';
import { houseMail, mailLimits } from '../mails/mail-settings.ts';

/** Jobs of these mails are stored under it. */
export const ownPageChannel = 'own-page-mail';

/** What the traveller asked for on their own page: a new link, a code, the end of a withdrawal. Its jobs are made by the page alone. */
export const ownPageMailChannel = channelRecord({
  name: ownPageChannel,
  words: {
    noun: 'Mail about their own page',
    done: 'Emailed about their own page',
    again: null,
    downstream: "in the traveller's own mailbox",
  },
  // What was asked for an hour ago is asked for anew.
  limits: { ...mailLimits, life: hour },
  unclear: { most: 2, after: 'ends' },
  plan: { subscription: 'confirmed', synthetic: false, released: false },
  settings: houseMail,
  takes: () => false,
  async open(_, deps) {
    const { ownPageMail } = await import('./own-page-mail.ts');
    return ownPageMail(deps);
  },
});
