import type { Reading } from '../content/reading/reading.ts';
import type { DialogOrigin } from './dialog-description.ts';

/** What a dialog is asked for. */
export interface DialogAsked {
  /** Last part of an address that says what it is about: "dinner-in-the-boma"; else empty. */
  readonly item: string;
  /** Path of the page the visitor came from, on our own host. */
  readonly from: string;
  /** The query of a page drawn for one visitor; `null` for what may be kept. */
  readonly query: URLSearchParams | null;
}

/** What the page of a dialog is called, and what it is for, until an editor writes its introduction. */
export interface DialogWords {
  readonly title: string;
  readonly description: string;
}

/** The server's half of a dialog: `reader` of `<name>/<name>-reader.ts`. */
export interface DialogReader<Content extends DialogOrigin> {
  /**
   * @returns `null` when there is nothing of that name
   * @throws OutageError when the dialog is nothing without what cannot be read and was not kept
   */
  read(reading: Reading, asked: DialogAsked): Promise<Content | null>;
  words(content: Content): DialogWords;
}
