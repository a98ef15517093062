import type { Theme } from '@sundowner/brand';

/** What is known of a dialog before its script is here: `dialog` of `<name>/<name>-dialog.ts`. */
export interface DialogDescription {
  /** What it is called while it is fetched. */
  readonly title: string;
  /** What its frame shows at 768 px and below, where that is not as usual (MOD-04). */
  readonly frame?: {
    /** Words of the bar that leads back: what the dialog is, "ENQUIRE NOW" for one that asks. */
    readonly backLabel?: string;
    /** The close icon is there as well: what is only looked at leads to no enquiry (MOD-18). */
    readonly closeOnPhone?: boolean;
  };
}

/** What the content of every dialog holds: it knows where it was opened, and wears the palette of that page. */
export interface DialogOrigin {
  /** Page the visitor came from, a path on our own host. */
  readonly from: string;
  readonly theme: Theme;
}
