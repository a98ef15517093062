import { type Brand, defaultBrand } from '../brand.ts';
import type { GroundLine } from '../ground-lines.ts';
import { defaultInstallation, type Installation } from '../installation.ts';
import type { SocialLinks } from '../social-links.ts';
import type { StoryTag } from '../story-tags.ts';
import type { Theme } from '../themes.ts';

/** A path on our own host, without query: `/lodge`. */
export type Path = `/${string}`;

/** A part of the country that properties stand in. */
export interface Region {
  readonly key: string;
  /** As on a map. */
  readonly name: string;
  /** What visitors read in menus and dialogs. */
  readonly displayName: string;
  /** Value of `tourLinkFor` for 360 degree tours; empty where it has none (MOD-06). */
  readonly lookupName: string;
  /** Shown in no menu and in no book dialog (NAV-06, MOD-07). */
  readonly hidden: boolean;
  /** The forms whose list of locations offers the region by its name, beside its properties (FRM-09). */
  readonly offeredIn: readonly LocationList[];
}

/** The forms that ask where to, each with a list of its own (FRM-03). */
export const locationLists = ['email', 'celebration', 'destination'] as const;
export type LocationList = (typeof locationLists)[number];

/** A reserve, a camp or a hotel with pages of its own under one root. */
export interface Property {
  /** Never changed: entries, enquiries and links name the property by it. */
  readonly key: string;
  /** Where its pages live; the only part of an address that is the property's own. */
  readonly root: Path;
  readonly name: string;
  readonly shortName: string;
  /** Key of its region; empty where none is chosen. */
  readonly region: string;
  /** The palette its pages wear. */
  readonly theme: Theme;
  /** What the forms' lists of locations call it, by the list; a list that does not offer it is absent (FRM-09). */
  readonly locations: Readonly<Partial<Record<LocationList, string>>>;
  /** Words of the tag its stories carry (NAV-13). */
  readonly storyTag: string;
  /** Tag of the studio's entries about it (`contentfulTag`). */
  readonly contentTag: string;
  /** The CRM's field for the lodges asked for there; empty where it has none (SUB-04). */
  readonly crmField: string;
  /** What its pages count as (SUB-08); empty for those that count with the home page. */
  readonly trackingCategory: string;
  /** What the last part of its page of rooms is, where guests sleep at the root itself: `rooms`, `suites`. */
  readonly roomsPage: 'rooms' | 'suites';
  /** Pages of the kinds of experience it has, as the rows of its page of experiences say; `null` where that could not be read. */
  readonly kinds: readonly Path[] | null;
  /** Whether it has the page. */
  readonly has: {
    readonly experiences: boolean;
    readonly safaris: boolean;
    readonly treehouses: boolean;
    readonly travelInfo: boolean;
  };
}

/** What the entry of a lodge is. */
export const lodgeKinds = ['lodge', 'hotel', 'villa', 'residence'] as const;
export type LodgeKind = (typeof lodgeKinds)[number];

/** A lodge, a hotel or a villa that is published. */
export interface Lodge {
  /** Never changed: the booking link, tours and enquiries name the lodge by it (CNT-18). */
  readonly tag: string;
  readonly name: string;
  /** Key of its property. */
  readonly property: string;
  /** Its page: the root of its property, a step below it, or two for a villa of a lodge. */
  readonly path: Path;
  readonly kind: LodgeKind;
  /** A residence. */
  readonly whole: boolean;
  /** Its name among the lodges of the enquiry forms; empty where they do not offer it (FRM-09). */
  readonly enquiryName: string;
  /** Tag of the lodge it belongs to; empty for one that belongs to none. */
  readonly parent: string;
  /** Whether a room of it is published, so that it has a page of them. */
  readonly hasRooms: boolean;
}

/** A residence with a page of its own, `/residences/{slug}`, that is published (FRM-16). */
export interface Residence {
  /** Of its entry: the same whatever it is called and wherever its page is. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** Its name in the form's list of residences. */
  readonly enquiryName: string;
  /** Tag of the villa it is, or of its booking card; empty where it has none. */
  readonly tag: string;
  /** Key of its property; empty for a residence of none. */
  readonly property: string;
  /** Key of its region; empty where it stands in that of its property. */
  readonly region: string;
}

/** A treehouse that is published; its page is `/{property}/treehouses/{slug}`. */
export interface Treehouse {
  readonly slug: string;
  readonly name: string;
  /** Key of its property. */
  readonly property: string;
}

/** A place that is booked by its card alone: it has no page of its own. */
export interface CardPlace {
  readonly tag: string;
  readonly name: string;
  /** Key of its region; empty for a card that belongs to a lodge or a residence, or to nothing that is published. */
  readonly region: string;
  readonly enquiryName: string;
  /** It leads to the booking service: a place whose card does not is not offered there. */
  readonly books: boolean;
}

/** A park or a city with a page of its own, `/destinations/{slug}`. */
export interface Destination {
  readonly slug: string;
  readonly name: string;
  /** What its page counts as (SUB-11); empty for one that counts with the home page. */
  readonly trackingCategory: string;
}

/** A country that journeys lead through, with a page of its own. */
export interface Country {
  /** Of its entry: the same whatever it is called and wherever its page is. */
  readonly id: string;
  /** Last part of `/travel-africa/destination/{slug}`. */
  readonly slug: string;
  readonly name: string;
}

/** Pages a property may have that are about one kind of experience. */
export const kindPages = ['safaris', 'treehouses'] as const;
export type KindPage = (typeof kindPages)[number];

/** One kind of experience by its names: its address, its identifier in the studio, its value in forms. */
export interface ExperienceKind {
  /** Of its entry: the same whatever it is called and wherever its page is. */
  readonly id: string;
  /** Where it is, as its entry says: a page of the kind, or that of a property which has it alone. */
  readonly path: Path;
  /** Last part of its address. */
  readonly slug: string;
  /** The pages of properties that are about it; empty for a kind that has none. */
  readonly page: KindPage | '';
  /** `experiencesCategory.identifier`. */
  readonly identifier: string;
  /** The value `otherExperiences` holds; empty for a page that is no kind of experience (FRM-09, MOD-12). */
  readonly value: string;
  readonly name: string;
}

/** A journey by the last part of its address. */
export interface Journey {
  /** Of its entry: the same whatever it is called and wherever its page is. */
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  /** As the form's list of journeys spells it; empty for one that goes by its name there. */
  readonly enquiryName: string;
  /** What its page counts as (SUB-11); empty for one that counts with the home page. */
  readonly trackingCategory: string;
}

/** The palettes of pages that belong to no property. */
export interface SectionPalettes {
  readonly home: Theme;
  readonly residences: Theme;
  readonly africa: Theme;
}

/**
 * All that routing, links, menus, forms, CRM and tracking know of the collection's places: made from published entries, read whole and
 * swapped whole, so that a page shows one state of it from its head to its foot (docs/decisions/124).
 */
export interface Collection {
  readonly brand: Brand;
  /** Set by its operator, as its brand is. */
  readonly installation: Installation;
  /** In the order lists of them have. */
  readonly properties: readonly Property[];
  /** Of each property in turn; villas after their lodge. */
  readonly lodges: readonly Lodge[];
  readonly residences: readonly Residence[];
  readonly treehouses: readonly Treehouse[];
  readonly cards: readonly CardPlace[];
  readonly regions: readonly Region[];
  readonly destinations: readonly Destination[];
  readonly countries: readonly Country[];
  readonly experiences: readonly ExperienceKind[];
  readonly journeys: readonly Journey[];
  /** Public holidays, yyyy-mm-dd: days on which nobody of the house works. */
  readonly closedDays: readonly string[];
  /** Whether it is published when the office is open: without that no page promises an answer within working days. */
  readonly hasOfficeHours: boolean;
  /** In the editors' order. */
  readonly storyTags: readonly StoryTag[];
  readonly palettes: SectionPalettes;
  /** What maps of a place draw around it. */
  readonly groundLines: readonly GroundLine[];
  /** Where the collection is at each network. */
  readonly social: SocialLinks;
  /** Pages whose entries are not published (`EntryPage`): nothing leads there. Empty where nobody asked. */
  readonly absentPages: readonly Path[];
}

/** The collection of an installation in which nothing is published. */
export const emptyCollection = (
  brand: Brand = defaultBrand,
  installation: Installation = defaultInstallation,
): Collection => ({
  brand,
  installation,
  properties: [],
  lodges: [],
  residences: [],
  treehouses: [],
  cards: [],
  regions: [],
  destinations: [],
  countries: [],
  experiences: [],
  journeys: [],
  closedDays: [],
  hasOfficeHours: false,
  storyTags: [],
  palettes: { home: 'dusk', residences: 'garden', africa: 'lagoon' },
  groundLines: [],
  social: {},
  absentPages: [],
});
