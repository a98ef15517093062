import type { CollectionConfig } from 'payload';
import { accountFactors } from '../accounts/second-factor/collection.ts';
import { sessionBrowsers } from '../accounts/sessions/collection.ts';
import { contentChanges } from '../content-changes/collection.ts';
import { edits } from '../edit-log/collection.ts';
import { entryLinks } from '../links/collection.ts';
import {
  experiences,
  experiencesCategory,
  experiencesProperty,
  experiencesSection,
} from './experiences/experiences.ts';
import { persona, testimonial, whatToExpect } from './experiences/guests.ts';
import { committeeMember, impact, impactPillar, impactProject, initiative } from './impact/impact.ts';
import { customJourney, packageSection, packages } from './journeys/journeys.ts';
import {
  specialist,
  travelAfrica,
  travelAfricaDestination,
  travelAfricaProperty,
  travelAfricaTravelType,
} from './journeys/travel-africa.ts';
import { maps, travelGuide } from './journeys/travel-guide.ts';
import { keyValues } from './key-values.ts';
import { download, galleryItem, imageGallery, videoGallery } from './media/galleries.ts';
import { media } from './media/media.ts';
import { careers, meetTheTeam, teamMember, vacancy } from './people/people.ts';
import { users } from './people/users.ts';
import { accommodation } from './properties/accommodation.ts';
import { accommodationCard, amenity, propertyFavourites, tourLink } from './properties/lodge-details.ts';
import { propertyUpdated } from './properties/property-updated.ts';
import { offer, rate, season } from './properties/rates-and-offers.ts';
import { destination, region } from './properties/regions.ts';
import { residence, residences } from './properties/residences.ts';
import { room, treehouse } from './properties/rooms.ts';
import { ourSafaris, safari } from './properties/safaris.ts';
import { answerTemplate, choiceList, enquiryForm, modalContent } from './site/enquiry-forms.ts';
import { heroBanner, homepage, introSection, page, quoteComponent, searchPage } from './site/pages.ts';
import {
  mediaContactDetails,
  privacyPolicy,
  travelPartnerResources,
  travelPartners,
} from './site/partner-pages.ts';
import { contactDetails, footer, redirects, siteNotice } from './site/whole-site.ts';
import { award, blog, tag } from './stories/stories.ts';

/** Every collection of the studio. Its menu shows groups in the order they first appear here. */
export function collections(): CollectionConfig[] {
  return [
    propertyUpdated,
    accommodation,
    room,
    treehouse,
    residence,
    residences,
    rate,
    offer,
    season,
    amenity,
    safari,
    ourSafaris,
    region,
    destination,
    propertyFavourites,
    accommodationCard,
    tourLink,
    experiences,
    experiencesCategory,
    experiencesProperty,
    experiencesSection,
    persona,
    whatToExpect,
    testimonial,
    packages,
    packageSection,
    customJourney,
    travelAfrica,
    travelAfricaDestination,
    travelAfricaProperty,
    travelAfricaTravelType,
    specialist,
    travelGuide,
    maps,
    blog,
    tag,
    award,
    impact,
    impactPillar,
    initiative,
    committeeMember,
    impactProject,
    teamMember,
    meetTheTeam,
    vacancy,
    careers,
    users(),
    homepage,
    introSection,
    heroBanner,
    quoteComponent,
    page,
    searchPage,
    siteNotice,
    redirects,
    enquiryForm,
    choiceList,
    answerTemplate,
    modalContent,
    contactDetails,
    footer,
    privacyPolicy,
    travelPartners,
    travelPartnerResources,
    mediaContactDetails,
    media(),
    imageGallery,
    galleryItem,
    videoGallery,
    download,
    contentChanges,
    edits,
    entryLinks,
    keyValues,
    accountFactors,
    sessionBrowsers,
  ];
}
