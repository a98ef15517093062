import type { EnquiryKind } from '@sundowner/brand';
import type { PlateId } from '../plates/plates.ts';
import type { Block } from './rich-text.ts';
import type { TagTitle } from './tags.ts';

/**
 * The demonstration's entries, one type per studio collection, named as the collection names its fields. A picture is
 * given by the plate's id and another entry by its key; the seed puts the studio's own ids in their place.
 */
export interface HomepageEntry {
  readonly heroTitle: string;
  readonly heroTitleTurn: string;
  readonly heroLead: string;
  readonly heroPicture: PlateId;
  readonly statement: string;
  readonly statementTurn: string;
  readonly statementLead: string;
  readonly statementLinkText: string;
  readonly statementLinkHref: string;
  readonly collectionHeading: string;
  readonly collectionLead: string;
  readonly experiencesHeading: string;
  readonly journeysHeading: string;
  readonly journeysLead: string;
  readonly storiesHeading: string;
  /** Slugs of the packages shown, at most three. */
  readonly journeys: readonly string[];
  readonly defaultDropDownImage: PlateId;
}

export interface IntroSectionEntry {
  readonly heroBannerFor: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly metaImage: PlateId;
  readonly primaryTextMain: string;
  readonly primaryTextSub: string;
}

export interface HeroBannerEntry {
  readonly heroBannerFor: string;
  readonly bannerText: string;
  readonly bannerSubText: string;
  readonly backgroundImage: PlateId;
}

export interface QuoteEntry {
  readonly quoteFor: string;
  readonly text: string;
  readonly attribution: string;
  readonly backgroundImage: PlateId;
}

export interface FooterEntry {
  readonly displayName: string;
  readonly position: number;
  readonly expandedOnMobiDefault: boolean;
  readonly links: readonly { readonly displayName: string; readonly url: string }[];
}

export interface ContactDetailsEntry {
  readonly travelPlannerNumber: string;
  readonly ukTollFreeNumber: string;
  readonly usacanadaTollFreeNumber: string;
  readonly australiaTollFreeNumber: string;
  readonly officeDays: string;
  readonly officeHours: string;
  /** Seven days, Monday first; times are HH:MM in South Africa (UTC+2). */
  readonly week: readonly WeekDay[];
  /** Days the telephone is not answered, yyyy-mm-dd in South Africa. */
  readonly holidays: readonly { readonly date: string; readonly name: string }[];
  readonly conciergeMail: string;
  readonly desks: readonly { readonly subject: string; readonly mail: string; readonly answers: string }[];
  readonly offices: readonly { readonly name: string; readonly line: string }[];
  readonly thankYou: {
    readonly thankYouHeading: string;
    readonly thankYouText: string;
    readonly thankYouSteps: readonly { readonly when: string; readonly what: string }[];
    /** Name of the team member who signs. */
    readonly thankYouSignatory: string;
  };
}

export type WeekDay =
  | { readonly day: string; readonly open: true; readonly opens: string; readonly closes: string }
  | { readonly day: string; readonly open: false };

export interface StoryEntry {
  readonly title: string;
  readonly slug: string;
  /** Publication date, yyyy-mm-dd. */
  readonly date: string;
  readonly standfirst: string;
  readonly category: string;
  readonly isFeaturedPost: boolean;
  readonly image: PlateId;
  /** Titles of its tags; the seed puts the brand's name in. */
  readonly tags: readonly TagTitle[];
  readonly body: readonly Block[];
}

export interface PrivacyPolicyEntry {
  readonly title: string;
  readonly lead: string;
  /** Date of the wording, yyyy-mm-dd. */
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly body: readonly Block[] }[];
}

/** Content of one kind of enquiry's form; what is left out is the product's own. */
export interface EnquiryFormEntry {
  readonly kind: EnquiryKind;
  readonly consentText: string;
  readonly mailbox?: string;
  readonly thankYouText?: string;
  readonly thankYouSteps?: readonly { readonly when: string; readonly what: string }[];
}

export interface AnswerTemplateEntry {
  readonly name: string;
  readonly language: 'en' | 'de' | 'fr';
  /** Every kind when absent. */
  readonly kinds?: readonly EnquiryKind[];
  readonly subject: string;
  readonly text: string;
}

export interface ChoiceListEntry {
  readonly name: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly group: string | null;
    readonly published: boolean;
  }[];
}
