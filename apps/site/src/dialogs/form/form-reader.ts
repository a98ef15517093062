import {
  bookablePlaces,
  type EnquiryKind,
  enquiryRecordOf,
  mostPlaces,
  pageKey,
  propertyOfPath,
  themeOfPath,
} from '@sundowner/brand';
import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { askedBy } from '@sundowner/enquiries/forms/page-context';
import { z } from 'zod';
import { picture } from '../../content/fields/common.ts';
import { words } from '../../content/fields/fields.ts';
import type { Picture } from '../../content/fields/picture.ts';
import { readModalContent } from '../../content/forms/dialog-content.ts';
import { readForms } from '../../content/forms/form-content.ts';
import { readFormLists } from '../../content/forms/form-lists.ts';
import { readPageContext } from '../../content/forms/page-context.ts';
import { toThankYou } from '../../content/forms/thank-you.ts';
import { readBannerPicture, readBannerPictures } from '../../content/page/hero-banners.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { isPartial, type Reading } from '../../content/reading/reading.ts';
import { readContactEntry, withoutThanks } from '../../content/site/contact-details.ts';
import type { DialogAsked, DialogReader } from '../dialog-reader.ts';
import type { FormDialogContent } from './form-dialog-content.ts';
import { formIntro } from './form-words.ts';
import { letterAsked } from './letter-asked.ts';

/** The reader of a form's dialog and of its own page. Nothing in it stops the form: what cannot be read is left out. */
export function formReader(config: FormConfig): DialogReader<FormDialogContent> {
  return {
    read: (reading, asked) => readForm(reading, config.kind, asked),
    words: (content) => ({
      title: content.words?.heading || config.heading,
      description: formIntro(config, content.contact),
    }),
  };
}

async function readForm(
  reading: Reading,
  kind: EnquiryKind,
  { from, query }: DialogAsked,
): Promise<FormDialogContent> {
  const own = `enquire-${kind}`;
  const collection = currentCollection();
  const page = pageKey(from);
  const property = propertyOfPath(from, collection)?.key ?? null;
  const root = property ?? 'home';
  const keys = [...new Set([own, root, 'enquire-telephone', 'thank-you', 'apology'])];
  const { dialogWords: modal } = enquiryRecordOf[kind];
  const [contact, forms, plates, ofPage, context, lists, pictures, dialogWords] = await Promise.all([
    readContactEntry(reading),
    reading.orElse('enquiryForm', [], () => readForms(reading)),
    readBannerPictures(reading, `heroBanner-form-${kind}-${root}`, keys),
    page === root ? null : readBannerPicture(reading, page),
    readPageContext(reading, from, query?.get('vacancy') ?? null),
    readFormLists(reading, kind, property),
    readPlacePictures(reading),
    modal ? readModalContent(reading, modal) : null,
  ]);
  const plate = (key: string) => plates[key] ?? null;
  const thanks = forms.find((form) => form.kind === kind) ?? null;
  return {
    from,
    theme: themeOfPath(from, collection),
    context: query ? { ...context, asked: { ...askedBy(query), ...letterAsked(query) } } : context,
    words: dialogWords,
    lists,
    pictures,
    contact: contact && withoutThanks(contact),
    noContact: contact === null && !isPartial(reading.freshness()),
    thanks: toThankYou(contact, thanks, plate('thank-you')),
    picture: plate(own) ?? ofPage ?? plate(root) ?? plate('enquire-telephone'),
    apologyPicture: plate('apology'),
    collection: reading.site.brand.collectionName,
  };
}

const rawPlace = z.object({ name: words, contentfulTag: words, cardImage: picture, dropDownImage: picture });

/** Plates of lodges and residences by the name the forms have for them; none when they cannot be read. */
function readPlacePictures(reading: Reading): Promise<Readonly<Record<string, Picture | null>>> {
  const known = bookablePlaces(currentCollection());
  return reading.orElse<Readonly<Record<string, Picture | null>>>('form-places', {}, async () => {
    const places = await reading.list({
      name: 'form-places',
      collection: 'accommodation',
      depth: 1,
      limit: mostPlaces,
      schema: rawPlace,
    });
    return Object.fromEntries(
      places.map(({ name, contentfulTag, cardImage, dropDownImage }) => [
        known.find(({ tag }) => tag === contentfulTag)?.enquiryName || name,
        cardImage ?? dropDownImage,
      ]),
    );
  });
}
