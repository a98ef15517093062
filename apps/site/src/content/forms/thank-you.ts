import type { Picture } from '../fields/picture.ts';
import { readBannerPictures } from '../page/hero-banners.ts';
import type { Reading } from '../reading/reading.ts';
import { readContactEntry } from '../site/contact-details.ts';
import { type FormEntry, readForms } from './form-content.ts';

/** The words of the thank-you panel and page, from the studio (MOD-16). */
export type ThankYou = ReturnType<typeof toThankYou>;

/** Words of thanks of one kind of enquiry, or of every kind; empty ones leave those for every kind. */
type Thanks = Pick<FormEntry, 'thankYouHeading' | 'thankYouText' | 'thankYouSteps' | 'thankYouSignatory'>;

/**
 * The words of thanks (MOD-16): those of the form that was sent, else those for every kind, else plain ones of our own.
 *
 * @param form words of the kind that was sent, `null` when that is not known
 */
export function toThankYou(every: Thanks | null, form: Thanks | null, picture: Picture | null) {
  return {
    heading: form?.thankYouHeading || every?.thankYouHeading || 'Thank you',
    text:
      form?.thankYouText ||
      every?.thankYouText ||
      'We have received your enquiry and will be in touch with you shortly.',
    steps: (form?.thankYouSteps.length ? form : every)?.thankYouSteps ?? [],
    signatory: form?.thankYouSignatory ?? every?.thankYouSignatory ?? null,
    /** Beside the words (heroBanner `thank-you`). */
    picture,
  };
}

/**
 * The words of the thank-you page (MOD-16).
 *
 * @param kind of the enquiry that was sent, `null` when that is not known
 */
export async function readThankYou(reading: Reading, kind: string | null = null): Promise<ThankYou> {
  const [every, form, pictures] = await Promise.all([
    readContactEntry(reading),
    readForm(reading, kind),
    readBannerPictures(reading, 'heroBanner-thank-you', ['thank-you']),
  ]);
  return toThankYou(every, form, pictures['thank-you']);
}

/** What editors wrote for a kind of enquiry; `null` when there is nothing, or it cannot be read. */
export function readForm(reading: Reading, kind: string | null): Promise<FormEntry | null> {
  return reading.orElse<FormEntry | null>('enquiryForm', null, async () => {
    const forms = await readForms(reading);
    return forms.find((form) => form.kind === kind) ?? null;
  });
}
