import { propertyOfPath } from '@sundowner/brand';
import { readRawContact, toContactDetails, toThankYou } from './contact-details.ts';
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
  const [raw, plates] = await Promise.all([
    readRawContact(reading),
    readPlates(reading, 'heroBanner-telephone-dialog', ['enquire-telephone', 'thank-you', 'apology']),
  ]);
  return {
    from,
    theme: propertyOfPath(from)?.theme ?? 'home',
    contact: raw && toContactDetails(raw),
    thanks: toThankYou(raw, plates['thank-you'], reading),
    picture: plates['enquire-telephone'],
    apologyPicture: plates.apology,
  };
}

/** The words of the thank-you page (MOD-16). */
export async function readThankYou(reading: Reading): Promise<ThankYou> {
  const [raw, plates] = await Promise.all([
    readRawContact(reading),
    readPlates(reading, 'heroBanner-thank-you', ['thank-you']),
  ]);
  return toThankYou(raw, plates['thank-you'], reading);
}
