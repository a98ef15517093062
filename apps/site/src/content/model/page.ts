import type { PropertyKey } from '@sundowner/brand';
import type { Banner } from './banner.ts';
import type { Download, Fact, File, Question } from './common.ts';
import type { ImageGallery, VideoGallery } from './gallery.ts';
import type { Picture } from './picture.ts';
import type { TeamMember } from './team.ts';
import type { Section } from './travel-africa.ts';

/** A page that is mostly words: our story, cookies, terms. */
export interface PlainPage {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly banner: Banner | null;
  readonly picture: Picture | null;
  /** Date of the wording, yyyy-mm-dd; `null` when the editor gave none. */
  readonly updated: string | null;
  readonly sections: readonly Section[];
  /** What happened when, in the editor's order. */
  readonly timeline: readonly { readonly year: string; readonly title: string; readonly text: string }[];
  readonly facts: readonly Fact[];
  readonly gallery: readonly Picture[];
  readonly questions: readonly Question[];
  readonly downloads: readonly Download[];
}

/** A file guests and partners download (CNT-20). */
export interface DownloadEntry {
  readonly title: string;
  readonly category: string;
  readonly property: PropertyKey | null;
  readonly description: string;
  readonly file: File | null;
  /** Where the file is: our own copy, or elsewhere. */
  readonly href: string;
  /** yyyy-mm-dd. */
  readonly updated: string | null;
  readonly forPartners: boolean;
}

/** Who helps travel partners, and how. */
export interface Assistance {
  readonly reservations: string;
  readonly reservationsNumber: string;
  readonly sales: string;
  readonly salesNumber: string;
  readonly contacts: readonly {
    readonly member: TeamMember;
    readonly looksAfter: string;
    readonly mail: string;
  }[];
}

/** The page for those who sell our stays (CNT-13). */
export interface TravelPartners {
  readonly banner: Banner | null;
  readonly heading: string;
  readonly lead: string;
  readonly downloads: readonly DownloadEntry[];
  readonly galleries: readonly ImageGallery[];
  readonly availabilitySearch: string | null;
  readonly assistance: Assistance;
}

/** What partners download, by subject (CNT-20). */
export interface PartnerResources {
  readonly banner: Banner | null;
  readonly heading: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly downloads: readonly DownloadEntry[] }[];
  readonly galleries: readonly ImageGallery[];
  readonly films: readonly VideoGallery[];
  readonly availabilitySearch: string | null;
  readonly assistance: Assistance;
}

/** For the press. */
export interface MediaContacts {
  readonly heading: string;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly contacts: readonly {
    readonly name: string;
    readonly role: string;
    readonly mail: string;
    readonly telephone: string;
  }[];
  /** To be quoted. */
  readonly about: string;
  readonly downloads: readonly DownloadEntry[];
  readonly galleries: readonly ImageGallery[];
}

export interface Award {
  readonly title: string;
  readonly year: number;
  readonly givenBy: string;
  readonly property: PropertyKey | null;
  readonly text: string;
  readonly picture: Picture | null;
  readonly href: string | null;
}
