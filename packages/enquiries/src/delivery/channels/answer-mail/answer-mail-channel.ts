import { answerChannel, answerLife } from '../../../conversation/answer-rows.ts';
import { channelRecord } from '../channel-record.ts';
import { houseMail, mailLimits } from '../mails/mail-settings.ts';

/** What somebody of the house answers a traveller; its jobs are made by who answers, and by no plan. */
export const answerMailChannel = channelRecord({
  name: answerChannel,
  words: {
    noun: 'Answer to the traveller',
    done: 'Answered by email',
    again: null,
    downstream: "in the traveller's own mailbox",
  },
  limits: { ...mailLimits, life: answerLife },
  // One answer was in a traveller's mailbox seven times.
  unclear: { most: 2, after: 'asks' },
  plan: { subscription: 'confirmed', synthetic: false, released: false },
  theirs: true,
  settings: houseMail,
  takes: () => false,
  async open(_, deps) {
    const { answerMail } = await import('./answer-mail.ts');
    return answerMail(deps);
  },
});
