import type { Picture } from '../../content/fields/picture.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** The 360 degree tours (MOD-06). */
export const dialog: DialogDescription = { title: '360° tours' };

/** A panorama, without the sizes of its plain picture: the dialog draws none. */
export interface DialogPanorama {
  readonly title: string;
  readonly slug: string;
  readonly region: string;
  readonly src: string;
  readonly alt: string;
  /** Percent from the left and from the top. */
  readonly focus: { readonly x: number; readonly y: number };
}

export interface ToursDialogContent extends DialogOrigin {
  /** "360° with The More Collection". */
  readonly heading: string;
  readonly text: string;
  readonly picture: Picture | null;
  /** Path of the page of 360s, where each panorama stands under its slug. */
  readonly page: string;
  /** Turned in the dialog itself. */
  readonly panoramas: readonly DialogPanorama[];
  /** Each opens in a new tab. */
  readonly groups: readonly {
    readonly name: string;
    readonly tours: readonly { readonly title: string; readonly href: string }[];
  }[];
}
