import { type EnquiryKind, enquiryRecordOf } from '@sundowner/brand';
import { readThankYou } from '../../content/forms/thank-you.ts';
import { readPageIntro } from '../../content/page/page-intro.ts';
import type { PageRequest } from '../../content/page-request.ts';
import type { PageShell } from '../../content/site/chrome.ts';

/**
 * What is said after an enquiry (MOD-16).
 *
 * @param sent kind of the enquiry the reference is of
 * @param reference `null` when nothing was sent, as far as the page knows: it must not say that something arrived
 */
export async function readThankYouPage(
  { reading, brand, ...request }: PageRequest,
  { sent, reference: given }: { readonly sent: EnquiryKind | null; readonly reference: string | null },
) {
  const [thanks, { meta }, chrome] = await Promise.all([
    readThankYou(reading, sent),
    readPageIntro(reading, 'thank-you'),
    request.chrome,
  ]);
  // Anybody who makes up an address can put nothing but a reference of ours on the page.
  const reference = given?.startsWith(`${brand.initials}-`) ? given : null;
  const text =
    'Thank you for thinking of us. If you have written to us, your reference is in the note we sent you.';
  const shown = reference ? thanks : { ...thanks, text, steps: [] };
  const shell: PageShell = { path: '/thank-you', meta, chrome };
  const record = sent === null ? null : enquiryRecordOf[sent];
  // Neither an application nor the letter has a page of its own.
  const hasOwnPage = reference !== null && record !== null && !record.forApplications && !record.confirmed;
  const { contact } = chrome;
  return { shell, view: { brand, thanks: shown, reference, hasOwnPage, hours: contact, reach: contact } };
}
