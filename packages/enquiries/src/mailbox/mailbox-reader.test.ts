import { expect, test, vi } from 'vitest';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { createVault } from '../store/vault.ts';
import type { Mailbox } from './imap-mailbox.ts';
import { mailIdentity } from './mail-identity.ts';
import { createMailboxReader, type MailboxReaderDeps } from './mailbox-reader.ts';
import { MailNotFetchedError, NoParserError } from './read-mails.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

/** A reader whose mailbox answers what the test says, reading by reading. */
function readerOf(answers: readonly (() => unknown)[]) {
  let reads = 0;
  const mailbox: Mailbox = {
    read: async () => answers[Math.min(reads++, answers.length - 1)]?.() as never,
    onArrival() {},
    breakOff() {},
    close: async () => {},
  };
  const alerts = { activate: vi.fn(), resolve: vi.fn() };
  const deps = {
    ...{ mailbox, alerts, log: silent, changes: { announce() {} }, clock: { now: () => 0 } },
    ...{
      name: 'concierge',
      machine: 'one',
      identity: mailIdentity('c@lodges.example'),
      content: () => noEnquiryContent,
      vault: createVault([Buffer.alloc(32)]),
    },
    // Nothing of it is asked for: the mailbox is never open.
    store: {} as MailboxReaderDeps['store'],
  };
  return { reader: createMailboxReader(deps), alerts, reads: () => reads };
}
const notGiven = () => {
  throw new MailNotFetchedError(Object.assign(new Error('silent'), { code: 'ETIMEDOUT' }));
};
const died = () => {
  throw new NoParserError('died');
};
const away = () => {
  throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
};

test('a mail the server does not give holds nobody up: it is read again at once, and told of once it was left behind', async () => {
  const { reader, alerts, reads } = readerOf([notGiven, notGiven, () => ({ taken: [], behind: 1 })]);
  reader.start();
  await expect.poll(reads).toBe(3);
  await expect.poll(() => alerts.activate.mock.calls.length).toBe(1);
  expect(alerts.activate.mock.calls[0]?.[1]).toMatchObject({
    message: expect.stringMatching(/^One mail .* cannot be fetched/),
  });
  await reader.stop();
});

test('a server that gives nothing at all, or is away, and a machine on which nothing takes mails apart, are left alone for a while', async () => {
  for (const [answer, count] of [
    [notGiven, 3],
    [died, 3],
    [away, 1],
  ] as const) {
    const { reader, alerts, reads } = readerOf([answer]);
    reader.start();
    await expect.poll(reads).toBe(count);
    // It waits for the next round: a stop ends that wait, and no reading came between.
    await new Promise((resolve) => setImmediate(resolve));
    await reader.stop();
    expect(reads()).toBe(count);
    expect(alerts.activate).not.toHaveBeenCalled();
  }
});
