import type { CollectionConfig } from 'payload';
import { internalCollection } from '../access/rules.ts';
import { accountFactors } from '../accounts/second-factor/kept-factors.ts';
import { sessionBrowsers } from '../accounts/sessions/sessions.ts';
import { contentChanges } from '../content-changes/collection.ts';
import { edits } from '../edit-log/edits.ts';
import { entryLinks } from '../links/index-entries.ts';
import { experienceCollections } from './experiences/experiences.ts';
import { guests } from './experiences/guests.ts';
import { impactCollections } from './impact/impact.ts';
import { journeys } from './journeys/journeys.ts';
import { travelAfricaCollections } from './journeys/travel-africa.ts';
import { travelGuides } from './journeys/travel-guide.ts';
import { galleries } from './media/galleries.ts';
import { media } from './media/media.ts';
import { people } from './people/people.ts';
import { users } from './people/users.ts';
import { accommodation } from './properties/accommodation.ts';
import { amenity } from './properties/amenities.ts';
import { accommodationCard } from './properties/booking-cards.ts';
import { propertyFavourites } from './properties/favourites.ts';
import { propertyUpdated } from './properties/property-updated.ts';
import { ratesAndOffers } from './properties/rates-and-offers.ts';
import { regions } from './properties/regions.ts';
import { residencePages } from './properties/residences.ts';
import { rooms } from './properties/rooms.ts';
import { safaris } from './properties/safaris.ts';
import { tourLink } from './properties/tours.ts';
import { enquiryForms } from './site/enquiry-forms.ts';
import { pages } from './site/pages.ts';
import { partnerPages } from './site/partner-pages.ts';
import { contactDetails, footer, redirects, siteNotice, theCollection } from './site/whole-site.ts';
import { stories } from './stories/stories.ts';

/** Small facts the studio keeps about itself: that it was seeded, and the open one-time link. */
export const keyValues: CollectionConfig = {
  slug: 'studio-marks',
  labels: { singular: 'Value', plural: 'Values' },
  ...internalCollection,
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'value', type: 'json' },
  ],
};

/** Every collection of the studio. Its menu shows groups in the order they first appear here. */
export function collections(): CollectionConfig[] {
  return [
    propertyUpdated,
    accommodation,
    ...rooms,
    ...residencePages,
    ...ratesAndOffers,
    amenity,
    ...safaris,
    ...regions,
    propertyFavourites,
    accommodationCard,
    tourLink,
    ...experienceCollections,
    ...guests,
    ...journeys,
    ...travelAfricaCollections,
    ...travelGuides,
    ...stories,
    ...impactCollections,
    ...people,
    users(),
    ...pages,
    theCollection,
    siteNotice,
    redirects,
    ...enquiryForms,
    contactDetails,
    footer,
    ...partnerPages,
    media(),
    ...galleries,
    contentChanges,
    edits,
    entryLinks,
    keyValues,
    accountFactors,
    sessionBrowsers,
  ];
}
