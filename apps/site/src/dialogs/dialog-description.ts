import type { Theme } from '@sundowner/brand';

/** What is known of a dialog before its script is here: `dialog` of `<name>/<name>-dialog.ts`. */
export interface DialogDescription {
  /** What it is called while it is fetched. */
  readonly title: string;
  /** Words of the bar that leads back, at 768 px and below; "ENQUIRE NOW" unless said (MOD-04). */
  readonly backLabel?: string;
  /** The close icon is there at 768 px and below as well: what is only looked at leads to no enquiry (MOD-04, MOD-18). */
  readonly closeOnPhone?: boolean;
}

/** What the content of every dialog holds: it knows where it was opened, and wears the palette of that page. */
export interface DialogOrigin {
  /** Page the visitor came from, a path on our own host. */
  readonly from: string;
  readonly theme: Theme;
}
