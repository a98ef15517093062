import type { CollectionConfig } from 'payload';
import { accountFactors } from '../accounts/second-factor/collection.ts';
import { sessionBrowsers } from '../accounts/sessions/collection.ts';
import { contentChanges } from '../content-changes/collection.ts';
import { edits } from '../edit-log/collection.ts';
import { entryLinks } from '../links/collection.ts';
import { experiences } from './experiences/experiences.ts';
import { experiencesCategory } from './experiences/experiences-category.ts';
import { experiencesProperty } from './experiences/experiences-property.ts';
import { experiencesSection } from './experiences/experiences-section.ts';
import { persona } from './experiences/persona.ts';
import { testimonial } from './experiences/testimonial.ts';
import { whatToExpect } from './experiences/what-to-expect.ts';
import { committeeMember } from './impact/committee-member.ts';
import { impact } from './impact/impact.ts';
import { impactPillar } from './impact/impact-pillar.ts';
import { impactProject } from './impact/impact-project.ts';
import { initiative } from './impact/initiative.ts';
import { customJourney } from './journeys/custom-journey.ts';
import { maps } from './journeys/maps.ts';
import { packageSection } from './journeys/package-section.ts';
import { packages } from './journeys/packages.ts';
import { specialist } from './journeys/specialist.ts';
import { travelAfrica } from './journeys/travel-africa.ts';
import { travelAfricaDestination } from './journeys/travel-africa-destination.ts';
import { travelAfricaProperty } from './journeys/travel-africa-property.ts';
import { travelAfricaTravelType } from './journeys/travel-africa-travel-type.ts';
import { travelGuide } from './journeys/travel-guide.ts';
import { keyValues } from './key-values.ts';
import { download } from './media/download.ts';
import { galleryItem } from './media/gallery-item.ts';
import { imageGallery } from './media/image-gallery.ts';
import { media } from './media/media.ts';
import { videoGallery } from './media/video-gallery.ts';
import { careers } from './people/careers.ts';
import { meetTheTeam } from './people/meet-the-team.ts';
import { teamMember } from './people/team-member.ts';
import { users } from './people/users.ts';
import { vacancy } from './people/vacancy.ts';
import { accommodation } from './properties/accommodation.ts';
import { accommodationCard } from './properties/accommodation-card.ts';
import { amenity } from './properties/amenity.ts';
import { destination } from './properties/destination.ts';
import { offer } from './properties/offer.ts';
import { ourSafaris } from './properties/our-safaris.ts';
import { propertyFavourites } from './properties/property-favourites.ts';
import { propertyUpdated } from './properties/property-updated.ts';
import { rate } from './properties/rate.ts';
import { region } from './properties/region.ts';
import { residence } from './properties/residence.ts';
import { residences } from './properties/residences.ts';
import { room } from './properties/room.ts';
import { safari } from './properties/safari.ts';
import { season } from './properties/season.ts';
import { tourLink } from './properties/tour-link.ts';
import { treehouse } from './properties/treehouse.ts';
import { answerTemplate } from './site/answer-template.ts';
import { choiceList } from './site/choice-list.ts';
import { contactDetails } from './site/contact-details.ts';
import { enquiryForm } from './site/enquiry-form.ts';
import { footer } from './site/footer.ts';
import { heroBanner } from './site/hero-banner.ts';
import { homepage } from './site/homepage.ts';
import { introSection } from './site/intro-section.ts';
import { mediaContactDetails } from './site/media-contact-details.ts';
import { modalContent } from './site/modal-content.ts';
import { page } from './site/page.ts';
import { privacyPolicy } from './site/privacy-policy.ts';
import { quoteComponent } from './site/quote-component.ts';
import { redirects } from './site/redirects.ts';
import { searchPage } from './site/search-page.ts';
import { siteNotice } from './site/site-notice.ts';
import { travelPartnerResources, travelPartners } from './site/travel-partners.ts';
import { award } from './stories/award.ts';
import { blog } from './stories/blog.ts';
import { tag } from './stories/tag.ts';

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
