import { type DialogName, dialogs } from '@sundowner/brand/dialogs';

export interface DialogAddress {
  readonly name: DialogName;
  /** The dialog by itself: "/enquire/book", "/enquire/what-to-expect/dinner-in-the-boma". */
  readonly path: string;
}

/** The dialog whose page is at `path`; `null` for any other page, also for a form that has a page only. */
export function dialogAt(path: string): DialogAddress | null {
  const known = dialogs.some((address) =>
    RegExp(`^/enquire/${address.replace(/{.+}/, '[\\w-]+')}$`).test(path),
  );
  return known ? { name: path.split('/')[2] as DialogName, path } : null;
}

/** What the bootstrap does with dialogs once they are loaded. `address` is a dialog's, with `?from=`. */
export interface DialogHost {
  /** Fetches a dialog and what it will show, before it is asked for. */
  readonly prepare: (address: string, opener: HTMLElement) => void;
  /**
   * Shows a dialog in place of the one that is open.
   *
   * @param opener gets focus back when the dialog closes; `null` for one opened before
   * @returns once it can be used; rejects when its script could not be fetched
   */
  readonly open: (address: string, opener: HTMLElement | null) => Promise<void>;
  readonly close: () => void;
}
