import type { RichText } from './rich-text.ts';

export interface Policy {
  readonly title: string;
  readonly lead: string;
  /** Date of the wording, yyyy-mm-dd. */
  readonly updated: string;
  readonly sections: readonly { readonly heading: string; readonly body: RichText }[];
}
