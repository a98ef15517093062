import type { Signatory } from './person.ts';
import type { Picture } from './picture.ts';

/** The words of the thank-you panel and page, from the studio (MOD-16). */
export interface ThankYou {
  readonly heading: string;
  readonly text: string;
  readonly steps: readonly { readonly when: string; readonly what: string }[];
  readonly signatory: Signatory | null;
  /** Plate beside the words (heroBanner `thank-you`). */
  readonly picture: Picture | null;
}
