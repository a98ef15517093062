import type { UnmatchedMails } from '@sundowner/desk-wire/mails';
import { type DeskAct, performed, referenceOf, type TypedCommand } from '../desk-act.ts';

const listed =
  ({ values }: TypedCommand) =>
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

const idOf = (command: TypedCommand): string => command.need(0, 'the id of a mail');

/** Mails of unknown senders. */
export const mailActs: Readonly<Record<string, DeskAct>> = {
  mails: async ({ mails }, command) => performed(await mails.list(command.asker), listed(command)),
  'attach-mail': async ({ mails }, command) => {
    const reference = referenceOf(command, 1);
    return performed(await mails.attach(command.asker, idOf(command), reference), listed(command));
  },
  'put-away-mail': async ({ mails }, command) =>
    performed(await mails.putAway(command.asker, idOf(command)), listed(command)),
  'take-back-mail': async ({ mails }, command) =>
    performed(await mails.takeBack(command.asker, idOf(command)), listed(command)),
};
