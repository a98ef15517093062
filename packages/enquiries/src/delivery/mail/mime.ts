import type { SendMailOptions } from 'nodemailer';
import type { Mail, MailAddress } from './mail.ts';
import { displayNameOf, hostOf, mailAddressOf } from './mail-address.ts';
import { messageIdOf, type ThreadHeaders, threadHeaders } from './thread.ts';

/** Header text on one line: a line break in a subject would otherwise start a header of the visitor's. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function header({ name, address }: MailAddress): { name: string; address: string } {
  const valid = mailAddressOf(address);
  if (!valid) throw new TypeError('A mail was made for something that is not an e-mail address.');
  return { name: (name && displayNameOf(name)) ?? '', address: valid };
}

/**
 * What nodemailer makes the message of. Every value is checked again here, the one door to the wire, whatever its maker
 * checked; names and subject are encoded by nodemailer (RFC 2047).
 *
 * `Auto-Submitted` (RFC 3834, section 5) and Exchange's own header keep out-of-office answers from answering a machine.
 *
 * @throws TypeError when an address is none
 */
export function mimeOf(mail: Mail, sender: MailAddress): SendMailOptions {
  const host = hostOf(header(sender).address);
  const { to = [], cc = [], bcc = [] } = mail.others ?? {};
  const thread: Partial<ThreadHeaders> = mail.thread ? threadHeaders(mail.thread, host) : {};
  return {
    from: header(sender),
    to: [mail.to, ...to].map(header),
    ...(cc.length > 0 ? { cc: cc.map(header) } : {}),
    // Some mail transports would write a header of blind copies: they stand in the envelope alone.
    ...(bcc.length > 0 || mail.only
      ? {
          envelope: {
            from: header(sender).address,
            to: (mail.only ?? [mail.to, ...to, ...cc, ...bcc]).map((each) => header(each).address),
          },
        }
      : {}),
    ...(mail.replyTo ? { replyTo: header(mail.replyTo) } : {}),
    subject: oneLine(mail.subject).slice(0, 200),
    text: mail.text,
    ...(mail.html === null ? {} : { html: mail.html }),
    messageId: `<${messageIdOf(mail.id, host)}>`,
    ...thread,
    headers: {
      ...thread.headers,
      ...(mail.byPerson ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
      ...(mail.unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${new URL(mail.unsubscribeUrl).href}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    ...(mail.attachments?.length
      ? {
          attachments: mail.attachments.map(({ fileName, contentType, content, cid }) => ({
            filename: oneLine(fileName).slice(0, 200),
            contentType,
            content: Buffer.from(content),
            ...(cid === undefined ? {} : { cid }),
          })),
        }
      : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
