import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { dovecotPath, type ImapBox, startDovecot } from '../support/dovecot.ts';
import { type Product, startProduct } from '../support/product.ts';
import { unhurried } from '../support/shared-product.ts';
import { test as base, mailsAsRead } from './fixtures.ts';

export { expect } from './fixtures.ts';

/**
 * The fixtures of every browser test with a product of the worker's own and mail servers beside it: for tests that publish, take
 * down, or stop a part. All of them take this one, so that a worker starts it once.
 */
export const test = base.extend<object, { smtp: FakeSmtp; box: ImapBox | null; product: Product }>({
  smtp: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const smtp = await startSmtp();
      await use(smtp);
      await smtp.close();
    },
    { scope: 'worker' },
  ],

  /** The mailbox travellers answer to; `null` on a machine without Dovecot. */
  box: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const program = dovecotPath();
      const server = program === null ? null : await startDovecot(program);
      await use(server?.newBox() ?? null);
      await server?.stop();
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ smtp, box }, use) => {
      const product = await startProduct({
        env: {
          SMTP_URL: smtp.url,
          MAIL_FROM: 'desk@example.com',
          CONCIERGE_MAIL: 'concierge@example.com',
          ...(box ? { IMAP_URL: box.url } : {}),
          ...unhurried,
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  mails: async ({ smtp }, use) => use(() => mailsAsRead(smtp.received)),
});
