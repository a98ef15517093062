import type { Config } from '../../apps/studio/src/payload-types.ts';
import type { Authored } from './authored.ts';
import type {
  AnswerTemplateEntry,
  ChoiceListEntry,
  ContactDetailsEntry,
  EnquiryFormEntry,
  FooterEntry,
  HomepageEntry,
  PrivacyPolicyEntry,
  StoryEntry,
} from './entries.ts';
import type { EntryReference, FileReference, PlateReference } from './references.ts';
import type { TagEntry } from './tags.ts';

/** A picture of `demo/plates`, or an uploaded file by its name. */
type Picture = PlateReference | FileReference;

type One<Name extends keyof Config['collections']> = Authored<Config['collections'][Name]>;
type Several<Name extends keyof Config['collections']> = readonly One<Name>[];

type StoryToSeed = Omit<StoryEntry, 'image' | 'tags'> & {
  readonly image: Picture;
  /** Titles of its tags. */
  readonly tags: readonly string[];
  readonly author?: EntryReference | undefined;
  readonly imageCaption?: string | undefined;
};

type HomepageToSeed = Omit<HomepageEntry, 'heroPicture' | 'defaultDropDownImage'> & {
  readonly heroPicture: Picture;
  readonly defaultDropDownImage: Picture;
};

/** What a collection of lodges publishes, by studio collection, as its authors wrote it: a seed puts any into a studio. */
export interface Content {
  readonly heroBanner: Several<'heroBanner'>;
  readonly introSection: Several<'introSection'>;
  readonly region: Several<'region'>;
  readonly propertyUpdated: Several<'propertyUpdated'>;
  readonly teamMember: Several<'teamMember'>;
  readonly meetTheTeam: Several<'meetTheTeam'>;
  readonly testimonial: Several<'testimonial'>;
  readonly amenity: Several<'amenity'>;
  readonly tourLink: Several<'tourLink'>;
  readonly whatToExpect: Several<'whatToExpect'>;
  readonly accommodation: Several<'accommodation'>;
  readonly room: Several<'room'>;
  readonly safari: Several<'safari'>;
  readonly treehouse: Several<'treehouse'>;
  readonly accommodationCard: Several<'accommodationCard'>;
  readonly residence: Several<'residence'>;
  readonly residences: One<'residences'>;
  readonly experiencesCategory: Several<'experiencesCategory'>;
  readonly experiences: Several<'experiences'>;
  readonly ourSafaris: Several<'ourSafaris'>;
  readonly destination: Several<'destination'>;
  readonly experiencesSection: Several<'experiencesSection'>;
  readonly experiencesProperty: Several<'experiencesProperty'>;
  readonly persona: Several<'persona'>;
  readonly propertyFavourites: Several<'propertyFavourites'>;
  readonly season: Several<'season'>;
  readonly rate: Several<'rate'>;
  readonly offer: Several<'offer'>;
  readonly modalContent: Several<'modalContent'>;
  readonly specialist: Several<'specialist'>;
  readonly packages: Several<'packages'>;
  readonly travelAfricaProperty: Several<'travelAfricaProperty'>;
  readonly travelAfricaDestination: Several<'travelAfricaDestination'>;
  readonly travelAfricaTravelType: Several<'travelAfricaTravelType'>;
  readonly maps: Several<'maps'>;
  readonly packageSection: Several<'packageSection'>;
  readonly customJourney: One<'customJourney'>;
  readonly travelAfrica: One<'travelAfrica'>;
  readonly travelGuide: One<'travelGuide'>;
  readonly impactPillar: Several<'impactPillar'>;
  readonly initiative: Several<'initiative'>;
  readonly committeeMember: Several<'committeeMember'>;
  readonly impactProject: Several<'impactProject'>;
  readonly impact: One<'impact'>;
  readonly vacancy: Several<'vacancy'>;
  readonly careers: One<'careers'>;
  readonly award: Several<'award'>;
  readonly galleryItem: Several<'galleryItem'>;
  readonly imageGallery: Several<'imageGallery'>;
  readonly videoGallery: Several<'videoGallery'>;
  readonly download: Several<'download'>;
  readonly travelPartners: One<'travelPartners'>;
  readonly travelPartnerResources: One<'travelPartnerResources'>;
  readonly mediaContactDetails: One<'mediaContactDetails'>;
  readonly page: Several<'page'>;
  readonly searchPage: One<'searchPage'>;
  readonly tag: readonly TagEntry[];
  readonly blog: readonly StoryToSeed[];
  readonly collection: One<'collection'>;
  readonly redirects: Several<'redirects'>;
  readonly quoteComponent: Several<'quoteComponent'>;
  readonly footer: readonly FooterEntry[];
  readonly contactDetails: ContactDetailsEntry;
  readonly enquiryForm: readonly EnquiryFormEntry[];
  readonly choiceList: readonly ChoiceListEntry[];
  readonly answerTemplate: readonly AnswerTemplateEntry[];
  readonly privacyPolicy: PrivacyPolicyEntry;
  readonly homepage: HomepageToSeed;
}

/** Fields of entries that lead to what is published after them, with what the entries are known by. */
export interface LinkedBack {
  readonly blog: readonly { readonly slug: string; readonly relatedPosts: readonly EntryReference[] }[];
  readonly experiencesCategory: readonly {
    readonly identifier: string;
    readonly experiences: readonly EntryReference[];
    readonly familyFavourites: readonly EntryReference[];
  }[];
  readonly packages: readonly {
    readonly slug: string;
    readonly destinations: readonly EntryReference[];
    readonly travelTypes: readonly EntryReference[];
  }[];
}
