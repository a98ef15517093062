import { z } from 'zod';
import { bannerOn, onHost, picture, type Shown } from '../fields/common.ts';
import { entries, entry, listOf, rename, words } from '../fields/fields.ts';
import { downloadsOn } from '../gallery/downloads.ts';
import { type ImageGallery, imageGallery, videoGalleryOn } from '../gallery/galleries.ts';
import { galleriesOfPublished, ofPublished } from '../gallery/of-published.ts';
import type { Reading } from '../reading/reading.ts';
import { teamMember } from './team.ts';

const shownGalleries = ({ galleries }: { readonly galleries: readonly ImageGallery[] }) => [
  ...galleriesOfPublished(galleries),
];

const assistanceFields = {
  needAssistance: words,
  needAssistancePhoneNumber: words,
  needAssistanceSales: words,
  needAssistancePhoneNumberSales: words,
  contacts: listOf(z.object({ member: entry(teamMember), looksAfter: words, mail: words })),
};

function withAssistance<Raw extends z.infer<z.ZodObject<typeof assistanceFields>>>({
  needAssistance,
  needAssistancePhoneNumber,
  needAssistanceSales,
  needAssistancePhoneNumberSales,
  contacts,
  ...raw
}: Raw) {
  const assistance = {
    reservations: needAssistance,
    reservationsNumber: needAssistancePhoneNumber,
    sales: needAssistanceSales,
    salesNumber: needAssistancePhoneNumberSales,
    contacts: contacts.flatMap(({ member, ...rest }) => (member ? [{ ...rest, member }] : [])),
  };
  return { ...raw, assistance };
}

const partnersOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      lead: words,
      informationDownloads: downloadsOn(siteUrl),
      mediaGallery: entries(imageGallery),
      availabilitySearch: link,
      ...assistanceFields,
    })
    .transform(withAssistance)
    .transform(rename({ hero: 'banner', informationDownloads: 'downloads', mediaGallery: 'galleries' })),
);

/** The page for those who sell our stays (CNT-13). */
export type TravelPartners = Shown<typeof partnersOn>;
/** Who helps travel partners, and how. */
export type Assistance = TravelPartners['assistance'];

/** The page for travel partners (CNT-13); `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export async function readTravelPartners(reading: Reading): Promise<TravelPartners | null> {
  const page = await reading.one({ collection: 'travelPartners', depth: 3, schema: partnersOn });
  return page && { ...page, downloads: [...ofPublished(page.downloads)], galleries: shownGalleries(page) };
}

const resourcesOn = onHost(({ siteUrl, link }) =>
  z
    .object({
      hero: entry(bannerOn(siteUrl)),
      heading: words,
      lead: words,
      sections: listOf(z.object({ heading: words, downloads: downloadsOn(siteUrl) })),
      mediaGallery: entries(imageGallery),
      videoGallery: entries(videoGalleryOn(siteUrl)),
      availabilitySearch: link,
      ...assistanceFields,
    })
    .transform(withAssistance)
    .transform(rename({ hero: 'banner', mediaGallery: 'galleries', videoGallery: 'films' })),
);

/** What partners download, by subject (CNT-20). */
export type PartnerResources = Shown<typeof resourcesOn>;

/** What partners download (CNT-20); `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export async function readPartnerResources(reading: Reading): Promise<PartnerResources | null> {
  const page = await reading.one({ collection: 'travelPartnerResources', depth: 6, schema: resourcesOn });
  if (!page) return null;
  const sections = page.sections.map((each) => ({ ...each, downloads: [...ofPublished(each.downloads)] }));
  return { ...page, sections, galleries: shownGalleries(page), films: [...ofPublished(page.films)] };
}

const mediaContactsOn = onHost(({ siteUrl }) =>
  z
    .object({
      heading: words,
      lead: words,
      image: picture,
      contacts: listOf(z.object({ name: words, role: words, mail: words, telephone: words })),
      /** To be quoted. */
      about: words,
      downloads: downloadsOn(siteUrl),
      galleries: entries(imageGallery),
    })
    .transform(rename({ image: 'picture' })),
);

/** For the press. */
export type MediaContacts = Shown<typeof mediaContactsOn>;

/** The page for the press; `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export async function readMediaContacts(reading: Reading): Promise<MediaContacts | null> {
  const page = await reading.one({ collection: 'mediaContactDetails', depth: 3, schema: mediaContactsOn });
  return page && { ...page, downloads: [...ofPublished(page.downloads)], galleries: shownGalleries(page) };
}
