import { entryRoutes, routeOf } from '@sundowner/brand';
import { pathOnOurHost } from '../../content/fields/address.ts';
import { answersNothing, each, free, type PageAnswers } from '../../content/page/answered-query.ts';
import { currentCollection } from '../../content/places/collection-scope.ts';
import { careersAnswers } from '../../views/careers/answers.ts';
import { channelAnswers } from '../../views/channel/answers.ts';
import { enquireAnswers } from '../../views/enquire/answers.ts';
import { experienceCategoryAnswers } from '../../views/experience-category/answers.ts';
import { experiencesAnswers } from '../../views/experiences/answers.ts';
import { homeAnswers } from '../../views/home/answers.ts';
import { imageGalleryAnswers } from '../../views/image-gallery/answers.ts';
import { informationDownloadsAnswers } from '../../views/information-downloads/answers.ts';
import { journeysAnswers } from '../../views/journeys/answers.ts';
import { lodgeAnswers } from '../../views/lodge/answers.ts';
import { myEnquiryAnswers } from '../../views/my-enquiry/answers.ts';
import { propertyAnswers } from '../../views/property/answers.ts';
import { propertyExperiencesAnswers } from '../../views/property-experiences/answers.ts';
import { propertyRatesAnswers } from '../../views/property-rates/answers.ts';
import { ratesAnswers } from '../../views/rates/answers.ts';
import { residenceAnswers } from '../../views/residence/answers.ts';
import { residencesAnswers } from '../../views/residences/answers.ts';
import { roomsAnswers } from '../../views/rooms/answers.ts';
import { searchAnswers } from '../../views/search/answers.ts';
import { storiesAnswers } from '../../views/stories/answers.ts';
import { subscriptionAnswers } from '../../views/subscription/answers.ts';
import { thankYouAnswers } from '../../views/thank-you/answers.ts';
import { travelAfricaAnswers } from '../../views/travel-africa/answers.ts';
import { travelInfoAnswers } from '../../views/travel-info/answers.ts';
import { partnerResourcesAnswers } from '../../views/travel-partner-resources/answers.ts';
import { travelPartnersAnswers } from '../../views/travel-partners/answers.ts';
import { treehouseAnswers } from '../../views/treehouse/answers.ts';
import { treehousesAnswers } from '../../views/treehouses/answers.ts';
import { videoGalleryAnswers } from '../../views/video-gallery/answers.ts';

/** What a dialog shows on the page it was opened on: one of our routes. An unknown one would be a key of its own for nothing. */
const dialogAnswers: PageAnswers = {
  parts: {
    from: {
      said(value) {
        const from = pathOnOurHost(value);
        return from !== '/' && routeOf(from, currentCollection()) ? { value: from, as: 'kept' } : null;
      },
    },
  },
};

/** What each route of src/pages answers, by the path of its file. A route that is missing here is a test's to find. */
export const answeredPages: Readonly<Record<string, PageAnswers>> = {
  // A page that is an entry answers nothing, unless a row below says what.
  ...Object.fromEntries(
    Object.values(entryRoutes).map(({ path }) => [path.replace(/\{(\w+)\}/, '[$1]'), answersNothing]),
  ),
  '/': homeAnswers,
  '/404': answersNothing,
  '/500': answersNothing,
  '/[brand]-360s': answersNothing,
  '/[brand]-conservation': answersNothing,
  '/[brand]-tv': channelAnswers,
  '/[property]': propertyAnswers,
  '/[property]/[...lodge]': lodgeAnswers,
  '/[property]/[lodge]/rooms': roomsAnswers,
  '/[property]/covid': answersNothing,
  '/[property]/experiences': propertyExperiencesAnswers,
  '/[property]/experiences/[category]': answersNothing,
  '/[property]/rates-and-offers': propertyRatesAnswers,
  '/[property]/rates-and-offers.pdf': answersNothing,
  '/[property]/rooms': roomsAnswers,
  '/[property]/safaris': answersNothing,
  '/[property]/suites': roomsAnswers,
  '/[property]/travel-info': travelInfoAnswers,
  '/[property]/treehouses': treehousesAnswers,
  '/[property]/treehouses/[treehouse]': treehouseAnswers,
  '/awards': answersNothing,
  '/blog': storiesAnswers,
  '/blog/feed.json': answersNothing,
  '/blog/rss.xml': answersNothing,
  '/booking-terms': answersNothing,
  '/careers': careersAnswers,
  '/cookie-policy': answersNothing,
  '/curated-journeys': journeysAnswers,
  '/curated-journeys/[journey]': journeysAnswers,
  '/dialogs/[...path].json': dialogAnswers,
  '/enquire/[...path]': enquireAnswers,
  '/experiences': experiencesAnswers,
  '/experiences/[category]': experienceCategoryAnswers,
  '/image-gallery': imageGalleryAnswers,
  '/impact/project': answersNothing,
  '/information-downloads': informationDownloadsAnswers,
  '/my-enquiry': myEnquiryAnswers,
  '/our-story': answersNothing,
  '/our-story/our-teams': answersNothing,
  '/paying-safely': answersNothing,
  '/privacy-policy-clean': answersNothing,
  '/rates': ratesAnswers,
  '/rates.pdf': answersNothing,
  '/residences': residencesAnswers,
  '/residences/[residence]': residenceAnswers,
  '/robots.txt': answersNothing,
  '/search': searchAnswers,
  '/site-terms': answersNothing,
  '/site.webmanifest': answersNothing,
  '/sitemap.xml': answersNothing,
  '/subscription-confirmation': subscriptionAnswers,
  '/thank-you': thankYouAnswers,
  '/travel-africa': travelAfricaAnswers,
  '/travel-africa/package/[package]': answersNothing,
  '/travel-partner-resources': partnerResourcesAnswers,
  '/travel-partners': travelPartnersAnswers,
  '/unsubscribe': subscriptionAnswers,
  '/video-gallery': videoGalleryAnswers,
  '/video-gallery/[film].vtt': answersNothing,
};

/** Of the build that has the component gallery alone (build/gallery.ts): which examples of a component are shown, and how. */
export const galleryPages: Readonly<Record<string, PageAnswers>> = {
  '/gallery/ui/[component]': {
    parts: { example: { ...free, many: true }, ...each(['theme', 'dir'], free) },
    forOneVisitor: true,
  },
};
