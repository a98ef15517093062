import type { TourLink } from '../../content/model/dialog-content.ts';
import type { Picture } from '../../content/model/picture.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** The 360 degree tours (MOD-06). */
export const dialog: DialogDescription = { title: '360° tours' };

export interface ToursDialogContent extends DialogOrigin {
  /** "360° with The More Collection". */
  readonly heading: string;
  readonly text: string;
  readonly picture: Picture | null;
  readonly groups: readonly { readonly name: string; readonly tours: readonly TourLink[] }[];
}
