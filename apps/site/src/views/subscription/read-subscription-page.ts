import { readThankYou } from '../../content/forms/thank-you.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { PageShell } from '../../content/site/chrome.ts';

/**
 * Where a subscription is confirmed, and where a visitor lands who has just asked for one (FRM-12).
 *
 * @param sent reference of what was sent just now; `null` on the page of a link
 */
export async function readConfirmationPage({ reading, brand, ...request }: PageRequest, sent: string | null) {
  const [chrome, thanks] = await Promise.all([
    request.chrome,
    sent === null ? null : readThankYou(reading, 'newsletter'),
  ]);
  const meta = {
    title: `Your subscription | ${brand.collectionName}`,
    description:
      'Confirm that our letter, four times a year and written by the guides, may come to your address.',
    keywords: '',
    image: null,
  };
  const shell: PageShell = { path: '/subscription-confirmation', meta, chrome };
  // The letter has no page of its own.
  const view = { brand, reference: sent, hasOwnPage: false, hours: chrome.contact };
  return { shell, brand, thanks: thanks && { ...view, thanks } };
}

/** Where the letter is left. */
export async function readUnsubscribePage({ reading, brand, ...request }: PageRequest) {
  const meta = {
    title: `Leave the letter | ${brand.collectionName}`,
    description: 'Leave our letter with one press.',
    keywords: '',
    image: null,
  };
  const shell: PageShell = { path: '/unsubscribe', meta, chrome: await request.chrome };
  return { shell, brand };
}
