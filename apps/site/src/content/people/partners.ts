import { z } from 'zod';
import { bannerOn } from '../fields/banner.ts';
import { onHost, picture } from '../fields/common.ts';
import { entries, entry, listOf, words } from '../fields/fields.ts';
import { downloadsOn, imageGallery, videoGalleryOn } from '../gallery/gallery.ts';
import type { Assistance, MediaContacts, PartnerResources, TravelPartners } from '../model/page.ts';
import type { Reading } from '../reading/reading.ts';
import { teamMember } from './team-member.ts';

const assistanceFields = {
  needAssistance: words,
  needAssistancePhoneNumber: words,
  needAssistanceSales: words,
  needAssistancePhoneNumberSales: words,
  contacts: listOf(z.object({ member: entry(teamMember), looksAfter: words, mail: words })),
};

const assistanceOf = (raw: z.infer<z.ZodObject<typeof assistanceFields>>): Assistance => ({
  reservations: raw.needAssistance,
  reservationsNumber: raw.needAssistancePhoneNumber,
  sales: raw.needAssistanceSales,
  salesNumber: raw.needAssistancePhoneNumberSales,
  contacts: raw.contacts.flatMap(({ member, ...rest }) => (member ? [{ ...rest, member }] : [])),
});

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
    .transform(
      (raw): TravelPartners => ({
        banner: raw.hero,
        heading: raw.heading,
        lead: raw.lead,
        downloads: raw.informationDownloads,
        galleries: raw.mediaGallery,
        availabilitySearch: raw.availabilitySearch,
        assistance: assistanceOf(raw),
      }),
    ),
);

/** The page for travel partners (CNT-13); `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export function readTravelPartners(reading: Reading, siteUrl: string): Promise<TravelPartners | null> {
  return reading.one({
    name: 'travelPartners',
    collection: 'travelPartners',
    depth: 3,
    limit: 1,
    schema: partnersOn(siteUrl),
  });
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
    .transform(
      (raw): PartnerResources => ({
        banner: raw.hero,
        heading: raw.heading,
        lead: raw.lead,
        sections: raw.sections,
        galleries: raw.mediaGallery,
        films: raw.videoGallery,
        availabilitySearch: raw.availabilitySearch,
        assistance: assistanceOf(raw),
      }),
    ),
);

/** What partners download (CNT-20); `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export function readPartnerResources(reading: Reading, siteUrl: string): Promise<PartnerResources | null> {
  return reading.one({
    name: 'travelPartnerResources',
    collection: 'travelPartnerResources',
    depth: 6,
    limit: 1,
    schema: resourcesOn(siteUrl),
  });
}

const mediaContactsOn = onHost(({ siteUrl }) =>
  z
    .object({
      heading: words,
      lead: words,
      image: picture,
      contacts: listOf(z.object({ name: words, role: words, mail: words, telephone: words })),
      about: words,
      downloads: downloadsOn(siteUrl),
      galleries: entries(imageGallery),
    })
    .transform(({ image, ...raw }): MediaContacts => ({ ...raw, picture: image })),
);

/** The page for the press; `null` while it is not published. @throws OutageError when it cannot be read and was not kept */
export function readMediaContacts(reading: Reading, siteUrl: string): Promise<MediaContacts | null> {
  return reading.one({
    name: 'mediaContactDetails',
    collection: 'mediaContactDetails',
    depth: 3,
    limit: 1,
    schema: mediaContactsOn(siteUrl),
  });
}
