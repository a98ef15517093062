import type { Panorama } from './gallery.ts';
import type { Picture } from './picture.ts';

/** A panorama visitors turn in the page. */
export interface PanoramaTour extends Panorama {
  readonly title: string;
  /** Names it in addresses: "the-foot-of-the-waterberg". */
  readonly slug: string;
  /** What it shows, in a sentence; may be empty. */
  readonly text: string;
  /** Display name of its region: "Marataba"; empty for one that is not known. */
  readonly region: string;
}

/** A tour at an address elsewhere, which opens in a new tab. */
export interface OutsideTour {
  readonly title: string;
  readonly href: string;
  readonly picture: Picture | null;
}

/** The 360 degree tours there are (MOD-06, CNT-19). */
export interface Tours {
  readonly panoramas: readonly PanoramaTour[];
  readonly groups: readonly { readonly name: string; readonly tours: readonly OutsideTour[] }[];
}
