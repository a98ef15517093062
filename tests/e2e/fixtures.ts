import { test as base, type ConsoleMessage } from '@playwright/test';
import { type FakeHubspot, startHubspot } from '../fakes/hubspot.ts';
import { type FakeSmtp, startSmtp } from '../fakes/smtp.ts';
import { type Product, startProduct } from '../support/product.ts';

export { expect } from '@playwright/test';

/** One enquiry as the internal API tells it; the tests read what they need. */
export interface DeskEnquiry {
  reference: string;
  kind: string;
  state: string;
  page: string;
  linkedTo: string | null;
  fields: { name: string; label: string; value: string | string[] }[];
  deliveries: { channel: string; state: string; attempts: number }[];
}

export interface Desk {
  show(reference: string): Promise<DeskEnquiry | null>;
  list(query: string, view?: 'all' | 'held' | 'failed' | 'open'): Promise<{ enquiries: DeskEnquiry[] }>;
}

export interface Mail {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

export const telephoneFormGuid = '7f3c0e52-31b5-4f0e-9a57-1f2b6c8d9e01';

interface Services {
  smtp: FakeSmtp;
  hubspot: FakeHubspot;
}

/** Chromium's own line about an answer that failed on purpose. */
const failedResponse = /^Failed to load resource/;

/**
 * On a busy machine Chromium may have shown a page before the fade to it is ready, or leave one page for another while a fade is under
 * way, and leaves the fade out. It then tells the page of a promise nobody handled, also where scripts are off and none could:
 * https://github.com/w3c/csswg-drafts/issues/13726. Before version 153 it gave no reason: https://github.com/react/react/issues/37669
 */
const fadeLeftOut =
  /^Uncaught: Transition was (?:skipped|aborted because of invalid state(?:\. Page already revealed)?)$/;

export const test = base.extend<
  { allowFailedResponses: () => void; desk: Desk; mails: () => Mail[]; isPhone: boolean },
  { services: Services; product: Product }
>({
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
          LIMIT_POSTS_PER_MINUTE: '10000',
          LIMIT_ACCEPTED_PER_MINUTE: '10000',
          LIMIT_SEARCHES_PER_MINUTE: '10000',
        },
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],

  baseURL: async ({ product }, use) => use(product.siteUrl),

  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 1440) <= 768),

  desk: async ({ product }, use) => {
    const ask = async (path: string) => {
      const response = await fetch(`${product.internalUrl}${path}`, {
        headers: { authorization: `Bearer ${product.internalToken}` },
      });
      if (response.status === 404) return null;
      if (!response.ok)
        throw new Error(`The internal API answered ${response.status} to ${path.split('?')[0]}.`);
      return response.json();
    };
    await use({
      show: async (reference) => (await ask(`/enquiries/${reference}`)) as DeskEnquiry | null,
      list: async (query, view = 'all') =>
        (await ask(`/enquiries?view=${view}&query=${encodeURIComponent(query)}`)) as {
          enquiries: DeskEnquiry[];
        },
    });
  },

  mails: async ({ services }, use) =>
    use(() =>
      services.smtp.received.map(({ recipients, parsed }) => ({
        to: recipients.join(', '),
        replyTo: parsed.replyTo?.map(({ address }) => address ?? '').join(', ') ?? '',
        subject: parsed.subject ?? '',
        text: parsed.text ?? '',
        html: parsed.html ?? '',
        messageId: parsed.messageId ?? '',
      })),
    ),

  /** Lets a test that breaks a request on purpose go on; everything else on the console fails the test. */
  allowFailedResponses: [
    async ({ page }, use) => {
      let allowed = false;
      const heard: string[] = [];
      const note = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
      };
      page.on('console', note);
      page.on('pageerror', (error) => heard.push(`Uncaught: ${error.message}`));
      await use(() => {
        allowed = true;
      });
      const faults = heard.filter(
        (line) => !fadeLeftOut.test(line) && !(allowed && failedResponse.test(line)),
      );
      if (faults.length > 0) throw new Error(`The browser's console said: ${faults.join(' | ')}`);
    },
    { auto: true },
  ],
});
