import type { PropertyKey, RegionKey } from '@sundowner/brand';
import type { Banner } from './banner.ts';
import type { Fact, File, LatitudeLongitude, Point, Question } from './common.ts';
import type { Amenity } from './dialog-content.ts';
import type { Picture } from './picture.ts';
import type { Needs } from './place.ts';
import type { TeamMember } from './team.ts';

/** A whole house (CNT-18). */
export interface Residence {
  readonly slug: string;
  readonly href: string;
  readonly name: string;
  readonly banner: Banner | null;
  readonly property: PropertyKey | null;
  readonly regionKey: RegionKey | null;
  readonly accommodationTag: string;
  readonly line: string;
  readonly statement: string;
  readonly statementText: string;
  readonly sleeps: number | null;
  readonly bedrooms: number | null;
  readonly looksAfter: string;
  readonly facts: readonly Fact[];
  readonly spaces: readonly Point[];
  readonly gallery: readonly Picture[];
  readonly amenities: readonly Amenity[];
  readonly included: readonly string[];
  readonly tourHref: string | null;
  readonly whatToExpect: string | null;
  readonly factSheet: File | null;
  readonly coordinates: LatitudeLongitude | null;
  readonly questions: readonly Question[];
  readonly enquireHeading: string;
  readonly enquireWords: string;
  readonly planning: readonly Point[];
  readonly concierge: TeamMember | null;
  readonly enquiryName: string;
  readonly needs: Needs;
}

/** All whole houses, on the page that lists them. */
export interface ResidencesPage {
  readonly banner: Banner | null;
  readonly heading: string;
  readonly intro: string;
  readonly residences: readonly Residence[];
}
