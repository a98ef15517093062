import type { Picture } from './picture.ts';

/** The team member who signs the thank-you panel (MOD-16). */
export interface Signatory {
  readonly name: string;
  readonly role: string;
  readonly portrait: Picture;
}
