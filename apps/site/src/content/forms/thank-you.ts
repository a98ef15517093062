import type { ThankYou } from '../model/thanks.ts';
import { readPlates } from '../page/hero-banners.ts';
import type { Reading } from '../reading/reading.ts';
import { readRawContact, toThankYou } from '../site/contact-details.ts';
import { type RawForm, readForms } from './form-content.ts';

/**
 * The words of the thank-you page (MOD-16).
 *
 * @param kind of the enquiry that was sent, `null` when that is not known
 */
export async function readThankYou(reading: Reading, kind: string | null): Promise<ThankYou> {
  const [raw, form, plates] = await Promise.all([
    readRawContact(reading),
    readForm(reading, kind),
    readPlates(reading, 'heroBanner-thank-you', ['thank-you']),
  ]);
  return toThankYou(raw, form, plates['thank-you'], reading);
}

/** What editors wrote for a kind of enquiry; `null` when there is nothing, or it cannot be read. */
export function readForm(reading: Reading, kind: string | null): Promise<RawForm | null> {
  return reading.orElse<RawForm | null>('enquiryForm', null, async () => {
    const forms = await readForms(reading);
    return forms.find((form) => form.kind === kind) ?? null;
  });
}
