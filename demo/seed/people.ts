import type { Content, LinkedBack } from '../content/content.ts';
import { type Batch, noun, only } from './batch.ts';

/** Travel Africa: journeys before the countries and kinds of traveller that name them, and links back at the end. */
function journeysOf(content: Content, { packages }: LinkedBack): readonly Batch[] {
  return [
    noun('specialist', 'specialists', 'name', content.specialist),
    noun('packages', 'journeys', 'slug', content.packages),
    noun('travelAfricaProperty', 'camps', 'propertyName', content.travelAfricaProperty),
    noun('travelAfricaDestination', 'countries', 'slug', content.travelAfricaDestination),
    noun('travelAfricaTravelType', 'kinds of traveller', 'slug', content.travelAfricaTravelType),
    noun('packages', 'links of journeys', 'slug', packages),
    noun('maps', 'maps', 'title', content.maps),
    noun('packageSection', 'lists of journeys', 'slug', content.packageSection),
    only('customJourney', 'journey of your own', content.customJourney),
    only('travelAfrica', 'Travel Africa', content.travelAfrica),
    only('travelGuide', 'travel guide', content.travelGuide),
  ];
}

function impactOf(content: Content): readonly Batch[] {
  return [
    noun('impactPillar', 'pillars', 'slug', content.impactPillar),
    noun('initiative', 'initiatives', 'slug', content.initiative),
    noun('committeeMember', 'committee', 'slug', content.committeeMember),
    noun('impactProject', 'projects', 'slug', content.impactProject),
    only('impact', 'impact', content.impact),
  ];
}

/** What guests, partners, the press and people in search of work read. */
function libraryOf(content: Content): readonly Batch[] {
  return [
    noun('vacancy', 'vacancies', 'slug', content.vacancy),
    only('careers', 'careers', content.careers),
    noun('award', 'awards', 'title', content.award),
    noun('galleryItem', 'gallery pictures', 'title', content.galleryItem),
    noun('imageGallery', 'picture galleries', 'slug', content.imageGallery),
    noun('videoGallery', 'film galleries', 'slug', content.videoGallery),
    noun('download', 'downloads', 'title', content.download),
    only('travelPartners', 'travel partners', content.travelPartners),
    only('travelPartnerResources', 'partner resources', content.travelPartnerResources),
    only('mediaContactDetails', 'press contacts', content.mediaContactDetails),
    noun('page', 'pages of words', 'slug', content.page),
    only('searchPage', 'search page', content.searchPage),
  ];
}

/** The team and what guests said: others refer to them. */
export const voicesOf = (content: Content): readonly Batch[] => [
  noun('teamMember', 'team', 'name', content.teamMember),
  noun('meetTheTeam', 'team sections', 'tag', content.meetTheTeam),
  noun('testimonial', 'testimonials', 'testimonialTitle', content.testimonial),
];

/** Journeys, impact, people, press, partners and pages of words. */
export const peopleOf = (content: Content, linked: LinkedBack): readonly Batch[] => [
  ...journeysOf(content, linked),
  ...impactOf(content),
  ...libraryOf(content),
];
