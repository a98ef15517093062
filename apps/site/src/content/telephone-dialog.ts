import { propertyOfPath } from '@sundowner/brand';
import { readRawContact, toContactDetails, toThankYou } from './contact-details.ts';
import { type RawForm, readForms } from './desk-content.ts';
import { readPlates } from './hero-banners.ts';
import type { TelephoneDialogContent } from './model/dialogs.ts';
import type { ThankYou } from './model/thanks.ts';
import type { Reading } from './reading.ts';

/**
 * What the telephone dialog and the form's own page show. Nothing in it stops the form: what cannot be read is left out.
 *
 * @param from path of the page the visitor came from, on our own host
 */
export async function readTelephoneDialog(reading: Reading, from: string): Promise<TelephoneDialogContent> {
  const [raw, form, plates] = await Promise.all([
    readRawContact(reading),
    readForm(reading, 'telephone'),
    readPlates(reading, 'heroBanner-telephone-dialog', ['enquire-telephone', 'thank-you', 'apology']),
  ]);
  return {
    from,
    theme: propertyOfPath(from)?.theme ?? 'home',
    contact: raw && toContactDetails(raw),
    thanks: toThankYou(raw, form, plates['thank-you'], reading),
    picture: plates['enquire-telephone'],
    apologyPicture: plates.apology,
  };
}

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
function readForm(reading: Reading, kind: string | null): Promise<RawForm | null> {
  return reading.orElse<RawForm | null>('enquiryForm', null, async () => {
    const forms = await readForms(reading);
    return forms.find((form) => form.kind === kind) ?? null;
  });
}
