import type { Banner } from './banner.ts';
import type { Fact, File, Point } from './common.ts';
import type { Picture } from './picture.ts';
import type { RichText } from './rich-text.ts';

/** Someone visitors meet on the site. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly portrait: Picture | null;
  readonly place: string;
  readonly since: string;
  readonly note: string;
  readonly biography: string;
  readonly languages: readonly string[];
}

export interface TeamGroup {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly members: readonly TeamMember[];
}

/** The team as a page shows it (CNT-10). */
export interface Team {
  readonly title: string;
  /** Second part of the title, in italics. */
  readonly titleTurn: string;
  readonly description: string;
  readonly picture: Picture | null;
  readonly caption: string;
  readonly guestExperience: TeamGroup;
  readonly support: TeamGroup;
  readonly travelProfessionals: TeamGroup;
}

/** The page Careers (CNT-21). */
export interface Careers {
  readonly banner: Banner | null;
  readonly heading: string;
  readonly headingTurn: string;
  readonly lead: string;
  readonly picture: Picture | null;
  readonly rotaHeading: string;
  readonly rotaText: string;
  readonly rota: readonly { readonly label: string; readonly working: boolean }[];
  readonly benefits: readonly Point[];
  readonly facts: readonly Fact[];
  /** Words when there is no open post. */
  readonly closing: string;
  readonly vacancies: readonly Vacancy[];
}

export interface Vacancy {
  readonly slug: string;
  readonly title: string;
  readonly place: string;
  readonly property: string | null;
  readonly contract: string;
  readonly living: string;
  /** yyyy-mm-dd, the last day; `null` until it is filled. */
  readonly closes: string | null;
  /** yyyy-mm-dd, the day its entry was made; `null` where the studio does not say. */
  readonly posted: string | null;
  readonly lead: string;
  readonly body: RichText;
  readonly duties: readonly string[];
  readonly requirements: readonly string[];
  readonly mail: string;
  readonly file: File | null;
}
