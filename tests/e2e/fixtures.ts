import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskRow } from '@sundowner/desk-wire/list';
import { deskOver } from '../fakes/desk-calls.ts';
import type { ReceivedMail } from '../fakes/smtp.ts';
import { createLateScripts } from '../support/late-scripts.ts';
import { type SharedProduct, sharedMails, sharedProduct } from '../support/shared-product.ts';

export { expect } from '@playwright/test';

export interface Desk {
  show(reference: string): Promise<EnquiryDetail | null>;
  /** Those of a name among the newest: the words of one that has just come in cannot be searched yet. */
  list(name: string): Promise<{ readonly enquiries: readonly DeskRow[] }>;
}

export interface Mail {
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
  /** Names of what came with it. */
  files: string[];
}

/** Chromium's own line about an answer that failed on purpose. */
const failedResponse = /^Failed to load resource/;

/**
 * Playwright's clock, of an earlier test in the same context (`one-context.ts`), which finds itself taken away. No script of ours that a
 * browser loads has anything called a controller.
 */
const clockTakenAway = /^Uncaught: Cannot read properties of undefined \(reading 'controller'\)$/;

/** What a WebGL drawn by the processor says of itself when a picture is taken of it. */
const slowPicture = /GL Driver Message .*GPU stall due to ReadPixels/;

/** No test but that of the offline page has its worker: it would answer in place of what a test breaks (playwright.config.ts). */
const workerHeldBack = 'Service Worker registration blocked by Playwright';

/**
 * On a busy machine Chromium may have shown a page before the fade to it is ready, or leave one page for another while a fade is under
 * way, and leaves the fade out. It then tells the page of a promise nobody handled, also where scripts are off and none could:
 * https://github.com/w3c/csswg-drafts/issues/13726. Before version 153 it gave no reason: https://github.com/react/react/issues/37669
 */
const fadeLeftOut =
  /^Uncaught: Transition was (?:skipped|aborted because of invalid state(?:\. Page already revealed)?)$/;

/**
 * For tests of what moves. Everywhere else nothing does (`playwright.config.ts`): the picture of a page's head settles for nine seconds,
 * and without a graphics card the processor draws each of its frames.
 */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/** Scripts that a page of the studio names ahead: looked for among its elements, where Next's loader leaves what it fetches. */
const lateScriptsOf = (page: Page) =>
  createLateScripts({
    onDocument: (call) => page.on('domcontentloaded', call),
    hasScript: (address) =>
      page.waitForFunction(
        (named) => [...document.scripts].some(({ src }) => src.split('?', 1)[0] === named),
        address.split('?', 1)[0],
        { timeout: 0, polling: 500 },
      ),
  });

/** Received mails as tests read them. */
export const mailsAsRead = (received: readonly ReceivedMail[]): Mail[] =>
  received.map(({ recipients, parsed }) => ({
    to: recipients.join(', '),
    replyTo: parsed.replyTo?.map(({ address }) => address ?? '').join(', ') ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    messageId: parsed.messageId ?? '',
    files: parsed.attachments.map(({ filename }) => filename ?? ''),
  }));

export const test = base.extend<
  {
    allowFailedResponses: () => void;
    desk: Desk;
    mails: () => Mail[];
    isPhone: boolean;
    deadlineFactor: number;
    deadlines: undefined;
    nobodysPointer: undefined;
    fetchesAhead: boolean;
    hints: undefined;
  },
  { product: SharedProduct }
>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
    async ({}, use) => use(sharedProduct()),
    { scope: 'worker' },
  ],

  /** Times as long as ordinarily the page's scripts wait for an answer: a busy machine takes its time. A test of a deadline sets less. */
  deadlineFactor: [10, { option: true }],

  deadlines: [
    async ({ context, deadlineFactor }, use) => {
      await context.addInitScript((factor) => {
        const timeout = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (ms) => timeout(ms * factor);
      }, deadlineFactor);
      await use(undefined);
    },
    { auto: true },
  ],

  /** Chromium's headless shell has a pointer nobody moved, in the corner of every page, and tells the page of it: somebody seems to be there. */
  nobodysPointer: [
    async ({ context }, use) => {
      await context.addInitScript(() => {
        const swallow = (event: Event) => {
          if (event instanceof MouseEvent && event.isTrusted && event.clientX === 0 && event.clientY === 0)
            event.stopImmediatePropagation();
        };
        for (const kind of ['pointer', 'mouse'])
          for (const doing of ['move', 'over', 'enter'])
            addEventListener(kind + doing, swallow, { capture: true });
      });
      await use(undefined);
    },
    { auto: true },
  ],

  /** Whether pages fetch others ahead (RT-14): six for each page that is opened, which few tests ask about. */
  fetchesAhead: [false, { option: true }],

  hints: [
    async ({ context, fetchesAhead }, use) => {
      if (!fetchesAhead)
        await context.addInitScript(() => {
          Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
            set(this: HTMLLinkElement, value: string) {
              if (value !== 'prefetch') this.setAttribute('rel', value);
            },
            get(this: HTMLLinkElement) {
              return this.getAttribute('rel') ?? '';
            },
          });
        });
      await use(undefined);
    },
    { auto: true },
  ],

  baseURL: async ({ product }, use) => use(product.siteUrl),

  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 1440) <= 768),

  desk: async ({ product }, use) => {
    const { ask, list, show } = deskOver(product.internalUrl, product.internalToken);
    await use({
      show: async (reference) =>
        (await ask(`/enquiries/${reference}`)).status === 404 ? null : show(reference),
      list: async (name) => {
        const { rows } = await list({ sort: 'newest', limit: 100 });
        return { enquiries: rows.filter((row) => row.name.includes(name)) };
      },
    });
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern; it has none
  mails: async ({}, use) => use(() => mailsAsRead(sharedMails())),

  /** Lets a test that breaks a request on purpose go on; everything else on the console fails the test. */
  allowFailedResponses: [
    async ({ page }, use) => {
      let allowed = false;
      const heard: string[] = [];
      const lateScripts = lateScriptsOf(page);
      const note = (message: ConsoleMessage) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        if (lateScripts.note(message.text())) return;
        const { url } = message.location();
        heard.push(failedResponse.test(message.text()) ? `${message.text()} ${url}` : message.text());
      };
      page.on('console', note);
      page.on('pageerror', (error) => heard.push(`Uncaught: ${error.message}`));
      await use(() => {
        allowed = true;
      });
      const faults = heard.filter(
        (line) =>
          !fadeLeftOut.test(line) &&
          !slowPicture.test(line) &&
          !clockTakenAway.test(line) &&
          line !== workerHeldBack &&
          !(allowed && failedResponse.test(line)),
      );
      for (const address of await lateScripts.neverRun())
        faults.push(`${address} is named ahead and never run`);
      if (faults.length > 0) throw new Error(`The browser's console said: ${faults.join(' | ')}`);
    },
    { auto: true },
  ],
});
