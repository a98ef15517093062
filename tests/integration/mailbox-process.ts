import { imapMailbox } from '@sundowner/enquiries/mailbox/imap-mailbox';
import { createMailParser } from '@sundowner/enquiries/mailbox/mail-parser';
import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Keyring } from '@sundowner/keyring';
import pino from 'pino';
import { createStage } from './enquiries-stage.ts';
import { answersOver, sender } from './mailbox-stage.ts';

/**
 * A process of the desk's that kills itself: `send` right after the mail server took an answer and before that is written down, `read` in the
 * middle of the mails of a mailbox, `parse` in the middle of a mail.
 */
const [what = '', dataDir = '', url = '', now = '', keys = ''] = process.argv.slice(2);
const keyring = Object.fromEntries(
  Object.entries(JSON.parse(keys) as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'object' && value !== null && 'data' in value
      ? Buffer.from(value.data as number[])
      : value,
  ]),
) as unknown as Keyring;
const store = await openStore({ dataDir, databaseUrl: null }, pino({ level: 'silent' }));
const kill = () => process.kill(process.pid, 'SIGKILL');

if (what === 'send') {
  const stage = createStage(store, dataDir, { keyring });
  stage.clock.at = Number(now);
  const answers = answersOver(url);
  stage.channels['answer-mail'].script.push(async (job, signal) => {
    const receipt = await answers.deliver(job, signal);
    kill();
    return receipt;
  });
  await stage.pipeline.worker.tick();
} else {
  const address = readMailboxAddress(url);
  const mailbox = imapMailbox(address);
  let read = 0;
  const parser = createMailParser();
  const killing = {
    ...parser,
    mail(source: Uint8Array) {
      const parsing = parser.mail(source);
      kill();
      return parsing;
    },
  };
  const failing: typeof mailbox = {
    ...mailbox,
    read: (work) =>
      mailbox.read((open) =>
        work({
          ...open,
          async mail(uid) {
            read += 1;
            if (what === 'read' && read > 3) kill();
            return open.mail(uid);
          },
        }),
      ),
  };
  const stage = createStage(store, dataDir, {
    keyring,
    mailbox: {
      ...{ mailbox: failing, name: address.name, sender },
      ...(what === 'parse' ? { parser: killing } : {}),
    },
  });
  stage.clock.at = Number(now);
  await stage.pipeline.mailboxReader?.read();
}
