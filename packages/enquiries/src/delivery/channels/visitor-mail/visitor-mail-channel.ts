import { day } from '../../../clock.ts';
import { channelRecord } from '../channel-record.ts';
import { houseMail, mailLimits } from '../mails/mail-settings.ts';

/** The visitor's own copy: reference, what happens next, the choices made. */
export const visitorMailChannel = channelRecord({
  name: 'visitor-mail',
  words: {
    noun: 'Email to the visitor',
    done: 'Emailed to the visitor',
    again: 'Send to the visitor once more',
    downstream: "in the visitor's own mailbox",
  },
  limits: { ...mailLimits, life: 7 * day },
  // Nobody needs a confirmation so much that a third copy is worth it.
  unclear: { most: 2, after: 'ends' },
  plan: { subscription: 'asked', synthetic: true, released: false },
  theirs: true,
  settings: houseMail,
  takes: () => true,
  async open(_, deps) {
    const [{ visitorMail }, { createVisitorMailQuota }] = await Promise.all([
      import('./visitor-mail.ts'),
      import('./visitor-mail-quota.ts'),
    ]);
    return visitorMail({ ...deps, quota: createVisitorMailQuota(deps.store) });
  },
});
