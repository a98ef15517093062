/** Dialogs that exist; a link to any other form simply leads to its page. */
const dialogNames = ['telephone'] as const;
export type DialogName = (typeof dialogNames)[number];

export function isDialogName(name: unknown): name is DialogName {
  return dialogNames.some((known) => known === name);
}

/** What the bootstrap does with dialogs once they are loaded. */
export interface DialogHost {
  /** Fetches what a dialog will show, before it is asked for. */
  readonly prepare: (name: DialogName, address: string) => void;
  /** `opener` gets focus back when the dialog closes. */
  readonly open: (name: DialogName, address: string, opener: HTMLElement | null) => void;
  readonly close: () => void;
  readonly isOpen: () => boolean;
}
