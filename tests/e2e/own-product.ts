import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type Product, startProduct } from '../support/product.ts';
import { unhurried } from '../support/shared-product.ts';
import { test as base, mailsAsRead } from './fixtures.ts';

export { expect } from './fixtures.ts';

export const telephoneFormGuid = '7f3c0e52-31b5-4f0e-9a57-1f2b6c8d9e01';

interface Services {
  smtp: FakeSmtp;
  hubspot: FakeHubspot;
}

/**
 * The fixtures of every browser test with a product of the worker's own, a mail server and a CRM beside it: for tests that publish,
 * take down, stop a part or break what is outside. All of them take this one, so that a worker starts it once.
 */
export const test = base.extend<object, { services: Services; product: Product }>({
  services: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => {
      const [smtp, hubspot] = await Promise.all([startSmtp(), startHubspot()]);
      await use({ smtp, hubspot });
      await Promise.all([smtp.close(), hubspot.close()]);
    },
    { scope: 'worker' },
  ],

  product: [
    async ({ services }, use) => {
      const product = await startProduct({
        env: {
          SMTP_URL: services.smtp.url,
          MAIL_FROM: 'desk@example.com',
          CONCIERGE_MAIL: 'concierge@example.com',
          HUBSPOT_BASE_URL: services.hubspot.url,
          HUBSPOT_PORTAL_ID: '4242',
          HUBSPOT_FORM_TELEPHONE: telephoneFormGuid,
          ...unhurried,
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  mails: async ({ services }, use) => use(() => mailsAsRead(services.smtp.received)),
});
