import {
  accommodationPlaces,
  type Brand,
  type EnquiryKind,
  enquiryRecordOf,
  pageKey,
  propertyOfPath,
  themeOfPath,
} from '@sundowner/brand';
import { z } from 'zod';
import { readRawContact, toContactDetails, toThankYou } from './contact-details.ts';
import { readForms } from './desk-content.ts';
import { readModalContent } from './dialog-content.ts';
import { readFormLists } from './form-lists.ts';
import { readPlate, readPlates } from './hero-banners.ts';
import type { FormDialogContent } from './model/dialogs.ts';
import type { Picture } from './model/picture.ts';
import { readPageContext } from './page-context.ts';
import { picture } from './raw/common.ts';
import { words } from './raw/fields.ts';
import type { Reading } from './reading.ts';

export interface FormOrigin {
  /** Path of the page the visitor came from, on our own host. */
  readonly from: string;
  /** Last part of a vacancy's address, where the form was opened for one. */
  readonly vacancy?: string | null;
}

/** What a form's dialog and its own page show. Nothing in it stops the form: what cannot be read is left out. */
export async function readFormDialog(
  reading: Reading,
  kind: EnquiryKind,
  { from, vacancy = null }: FormOrigin,
  brand: Brand,
): Promise<FormDialogContent> {
  const own = `enquire-${kind}`;
  const page = pageKey(from);
  const property = propertyOfPath(from)?.key ?? null;
  const root = property ?? 'home';
  const keys = [...new Set([own, root, 'enquire-telephone', 'thank-you', 'apology'])];
  const { dialogWords: modal } = enquiryRecordOf[kind];
  const [raw, forms, plates, ofPage, context, lists, pictures, dialogWords] = await Promise.all([
    readRawContact(reading),
    reading.orElse('enquiryForm', [], () => readForms(reading)),
    readPlates(reading, `heroBanner-form-${kind}-${root}`, keys),
    page === root ? null : readPlate(reading, page),
    readPageContext(reading, from, vacancy),
    readFormLists(reading, kind, property),
    readPlacePictures(reading),
    modal ? readModalContent(reading, modal) : null,
  ]);
  const plate = (key: string) => plates[key] ?? null;
  const thanks = forms.find((form) => form.kind === kind) ?? null;
  return {
    from,
    theme: themeOfPath(from),
    context,
    words: dialogWords,
    lists,
    pictures,
    contact: raw && toContactDetails(raw),
    thanks: toThankYou(raw, thanks, plate('thank-you'), reading),
    picture: plate(own) ?? ofPage ?? plate(root) ?? plate('enquire-telephone'),
    apologyPicture: plate('apology'),
    collection: brand.collectionName,
  };
}

const rawPlace = z.object({ name: words, contentfulTag: words, cardImage: picture, dropDownImage: picture });

/** Plates of lodges and houses by the name the forms have for them; none when they cannot be read. */
function readPlacePictures(reading: Reading): Promise<Readonly<Record<string, Picture | null>>> {
  return reading.orElse<Readonly<Record<string, Picture | null>>>('form-places', {}, async () => {
    const places = await reading.list({
      name: 'form-places',
      collection: 'accommodation',
      depth: 1,
      limit: 100,
      schema: rawPlace,
    });
    return Object.fromEntries(
      places.map(({ name, contentfulTag, cardImage, dropDownImage }) => [
        accommodationPlaces.find(({ tag }) => tag === contentfulTag)?.enquiryName ?? name,
        cardImage ?? dropDownImage,
      ]),
    );
  });
}
