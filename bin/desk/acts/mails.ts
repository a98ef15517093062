import type { UnmatchedMails } from '@sundowner/desk-wire/mails';
import { type DeskAct, type DeskCall, performed, referenceOf } from '../desk-act.ts';

const listed =
  ({ values }: DeskCall) =>
  ({ mails, ...rest }: UnmatchedMails) => ({
    ...rest,
    mails: values.personal
      ? mails
      : mails.map(({ id, at, files, mayBe, unreadable, away }) => ({
          id,
          at,
          files,
          mayBe,
          unreadable,
          away,
        })),
  });

const idOf = (call: DeskCall): string => call.need(0, 'the id of a mail');

/** Mails of unknown senders. */
export const mailActs: Readonly<Record<string, DeskAct>> = {
  mails: async ({ mails }, call) => performed(await mails.list(call.asker), listed(call)),
  'attach-mail': async ({ mails }, call) => {
    const reference = referenceOf(call, 1);
    return performed(await mails.attach(call.asker, idOf(call), reference), listed(call));
  },
  'put-away-mail': async ({ mails }, call) =>
    performed(await mails.putAway(call.asker, idOf(call)), listed(call)),
  'take-back-mail': async ({ mails }, call) =>
    performed(await mails.takeBack(call.asker, idOf(call)), listed(call)),
};
