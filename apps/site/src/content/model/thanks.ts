import type { Signatory } from './person.ts';

/** The words of the thank-you panel and page, from the studio (MOD-16). */
export interface ThankYou {
  readonly heading: string;
  readonly text: string;
  readonly steps: readonly { readonly when: string; readonly what: string }[];
  readonly signatory: Signatory | null;
}
