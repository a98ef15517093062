import type { PlateId } from '../../plates/plates.ts';
import type { PropertyKey } from '../property-key.ts';

/** The tags personas are told apart by (CNT-07). */
type PersonaTag =
  | 'persona-couples'
  | 'persona-families'
  | 'persona-friends'
  | 'persona-solo-traveller'
  | 'persona-honeymooners'
  | 'persona-other';

/** One thing to do, as the category pages and the properties' own pages show it. */
export interface Experience {
  readonly slug: string;
  readonly experienceImage: PlateId;
  /** What it is, in the words a guest would type: "Hot-air balloon over the Lowveld". */
  readonly title: string;
  /** The line under the name, with the wit the name leaves out: "An hour without weight". */
  readonly subTitle: string;
  readonly description: string;
  readonly availableAt: readonly PropertyKey[];
  /** As visitors read it: "Included", or a price in rand with its unit. */
  readonly cost: string;
  readonly personas: readonly PersonaTag[];
}
