import type { Picture } from '../../content/fields/picture.ts';
import type { WhatToExpect } from '../../content/forms/dialog-content.ts';
import type { DialogDescription, DialogOrigin } from '../dialog-description.ts';

/** What to expect of an experience or a place (MOD-15). */
export const dialog: DialogDescription = { title: 'What to expect' };

export interface WhatToExpectDialogContent extends DialogOrigin {
  readonly expect: WhatToExpect;
  readonly picture: Picture | null;
  /** What it costs, in words: "Included in your stay". */
  readonly cost: string;
  /** The experience's own page, where its enquiry comes from; else the page the dialog was opened on. */
  readonly enquireFrom: string;
}
