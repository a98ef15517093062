import type { AnswerAct } from '@sundowner/desk-wire/conversation';
import type { Mailbox } from '@sundowner/desk-wire/mailboxes';

/** Whom a mail of ours goes to. Of `bcc` the others never hear. */
export interface Recipients {
  readonly to: readonly Mailbox[];
  readonly cc: readonly Mailbox[];
  readonly bcc: readonly Mailbox[];
}

/** As the writer chose them; the traveller's own address where they chose none. @param own `null` where they left none */
export function chosenRecipients(
  { to, recipients }: Pick<AnswerAct, 'to' | 'recipients'>,
  own: string | null,
): Recipients {
  if (recipients && recipients.to.length + recipients.cc.length + recipients.bcc.length > 0)
    return recipients;
  const address = to ?? own;
  return { to: address === null ? [] : [{ address, name: '' }], cc: [], bcc: [] };
}

/** All of them, each once. */
export const everybody = ({ to, cc, bcc }: Recipients): readonly Mailbox[] => [...to, ...cc, ...bcc];

/**
 * The same with each address once, where it was named first, and in the form it can be written to.
 *
 * @param plain gives that form, `null` for what is no address
 * @returns the first that is none, in its place
 */
export function plainRecipients(
  { to, cc, bcc }: Recipients,
  plain: (address: string) => string | null,
): Recipients | { readonly invalid: string } {
  const seen = new Set<string>();
  let invalid: string | null = null;
  const cleaned = (list: readonly Mailbox[]): Mailbox[] =>
    list.flatMap(({ address, name }) => {
      const form = plain(address);
      if (form === null) {
        invalid ??= address;
        return [];
      }
      const key = form.toLowerCase();
      if (seen.has(key)) return [];
      seen.add(key);
      return [{ address: form, name: name.trim() }];
    });
  const recipients = { to: cleaned(to), cc: cleaned(cc), bcc: cleaned(bcc) };
  return invalid === null ? recipients : { invalid };
}
