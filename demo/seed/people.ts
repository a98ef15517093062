import type { Demonstration } from '../content/demonstration.ts';
import { journeyLinks } from '../content/travel-africa/links.ts';
import { type Batch, noun, only } from './batch.ts';

/** Travel Africa: journeys before the countries and kinds of traveller that name them, and links back at the end. */
function journeysOf(demo: Demonstration): readonly Batch[] {
  return [
    noun('specialist', 'specialists', 'name', demo.specialist),
    noun('packages', 'journeys', 'slug', demo.packages),
    noun('travelAfricaProperty', 'camps', 'propertyName', demo.travelAfricaProperty),
    noun('travelAfricaDestination', 'countries', 'slug', demo.travelAfricaDestination),
    noun('travelAfricaTravelType', 'kinds of traveller', 'slug', demo.travelAfricaTravelType),
    noun('packages', 'links of journeys', 'slug', journeyLinks),
    noun('maps', 'maps', 'title', demo.maps),
    noun('packageSection', 'lists of journeys', 'slug', demo.packageSection),
    only('customJourney', 'journey of your own', demo.customJourney),
    only('travelAfrica', 'Travel Africa', demo.travelAfrica),
    only('travelGuide', 'travel guide', demo.travelGuide),
  ];
}

function impactOf(demo: Demonstration): readonly Batch[] {
  return [
    noun('impactPillar', 'pillars', 'slug', demo.impactPillar),
    noun('initiative', 'initiatives', 'slug', demo.initiative),
    noun('committeeMember', 'committee', 'slug', demo.committeeMember),
    noun('impactProject', 'projects', 'slug', demo.impactProject),
    only('impact', 'impact', demo.impact),
  ];
}

/** What guests, partners, the press and people in search of work read. */
function libraryOf(demo: Demonstration): readonly Batch[] {
  return [
    noun('vacancy', 'vacancies', 'slug', demo.vacancy),
    only('careers', 'careers', demo.careers),
    noun('award', 'awards', 'title', demo.award),
    noun('galleryItem', 'gallery pictures', 'title', demo.galleryItem),
    noun('imageGallery', 'picture galleries', 'slug', demo.imageGallery),
    noun('videoGallery', 'film galleries', 'slug', demo.videoGallery),
    noun('download', 'downloads', 'title', demo.download),
    only('travelPartners', 'travel partners', demo.travelPartners),
    only('travelPartnerResources', 'partner resources', demo.travelPartnerResources),
    only('mediaContactDetails', 'press contacts', demo.mediaContactDetails),
    noun('page', 'pages of words', 'slug', demo.page),
    only('searchPage', 'search page', demo.searchPage),
  ];
}

/** The team and what guests said: others refer to them. */
export const voicesOf = (demo: Demonstration): readonly Batch[] => [
  noun('teamMember', 'team', 'name', demo.teamMember),
  noun('meetTheTeam', 'team sections', 'tag', demo.meetTheTeam),
  noun('testimonial', 'testimonials', 'testimonialTitle', demo.testimonial),
];

/** Journeys, impact, people, press, partners and pages of words. */
export const peopleOf = (demo: Demonstration): readonly Batch[] => [
  ...journeysOf(demo),
  ...impactOf(demo),
  ...libraryOf(demo),
];
