import type { StrayMails } from '@sundowner/desk-wire/mails';
import { readReference } from '@sundowner/enquiries/store/reference';
import { type DeskAct, performed } from '../desk-act.ts';
import type { DeskCall } from '../desk-options.ts';
import { UsageError } from '../usage-error.ts';

const listed =
  ({ values }: DeskCall) =>
  ({ mails, ...rest }: StrayMails) => ({
    ...rest,
    mails: values.personal
      ? mails
      : mails.map(({ id, at, files, mayBe, unreadable }) => ({ id, at, files, mayBe, unreadable })),
  });

const idOf = (call: DeskCall): string => call.need(0, 'the id of a mail');

/** Mails of unknown senders. */
export const mailActs: Readonly<Record<string, DeskAct>> = {
  mails: async ({ mails }, call) => performed(await mails.list(call.asker), listed(call)),
  'attach-mail': async ({ mails }, call) => {
    const typed = call.need(1, 'the reference of an enquiry');
    const reference = readReference(typed);
    if (!reference) throw new UsageError(`"${typed}" is no reference, like MC-7KQ2-94HD.`);
    return performed(await mails.attach(call.asker, idOf(call), reference), listed(call));
  },
  'put-away-mail': async ({ mails }, call) =>
    performed(await mails.putAway(call.asker, idOf(call)), listed(call)),
};
