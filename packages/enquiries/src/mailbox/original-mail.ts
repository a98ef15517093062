import type { OriginalMail } from '@sundowner/desk-wire/original-mail';
import libmime from 'libmime';
import { withoutOwnPage } from '../conversation/own-page-line.ts';
import { emailOf } from './parsed-mail.ts';
import { picturesOf, safeMarkup } from './safe-markup.ts';

/** What is shown of a mail is no more than a person reads. */
const mostHeads = 400;
const longestHead = 4000;
const longestWords = 1_000_000;
const longestMarkup = 2_000_000;

/** A mail as it can be shown: its heads, its words unfolded, its markup without anything that acts or is fetched. */
export async function readOriginal(source: Uint8Array): Promise<OriginalMail> {
  const email = await emailOf(source);
  return {
    headers: email.headers.slice(0, mostHeads).map(({ originalKey, value }) => ({
      name: originalKey,
      value: libmime.decodeWords(value.slice(0, longestHead)).slice(0, longestHead),
    })),
    markup:
      email.html === ''
        ? null
        : safeMarkup(withoutOwnPage(email.html.slice(0, longestMarkup)), picturesOf(email.attachments)),
    words: withoutOwnPage(email.text.slice(0, longestWords)),
    bytes: source.byteLength,
  };
}
