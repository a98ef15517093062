import { propertyOfPath } from '@sundowner/brand';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { plainPageContext } from '../../content/forms/page-context.ts';
import { readForm, toThankYou } from '../../content/forms/thank-you.ts';
import { readBannerPictures } from '../../content/page/hero-banners.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { isPartial, type Reading } from '../../content/reading/reading.ts';
import { readContactEntry, withoutThanks } from '../../content/site/contact-details.ts';
import type { DialogReader } from '../dialog-reader.ts';
import type { TelephoneDialogContent } from './telephone-dialog.ts';

/**
 * What the telephone dialog and the form's own page show. Nothing in it stops the form: what cannot be read is left out.
 *
 * @param from path of the page the visitor came from, on our own host
 */
export async function readTelephoneDialog(reading: Reading, from: string): Promise<TelephoneDialogContent> {
  const collection = currentCollection();
  const [contact, form, plates] = await Promise.all([
    readContactEntry(reading),
    readForm(reading, 'telephone'),
    readBannerPictures(reading, 'heroBanner-telephone-dialog', ['enquire-telephone', 'thank-you', 'apology']),
  ]);
  return {
    from,
    theme: propertyOfPath(from, collection)?.theme ?? collection.palettes.home,
    context: plainPageContext(from, collection),
    contact: contact && withoutThanks(contact),
    noContact: contact === null && !isPartial(reading.freshness()),
    thanks: toThankYou(contact, form, plates['thank-you']),
    picture: plates['enquire-telephone'],
    apologyPicture: plates.apology,
  };
}

export const reader: DialogReader<TelephoneDialogContent> = {
  read: (reading, { from }) => readTelephoneDialog(reading, from),
  words: () => ({ title: telephoneForm.heading, description: telephoneForm.hint ?? '' }),
};
