import type { MailNotice } from '@sundowner/desk-wire/conversation';
import type { Piece } from './writings.ts';

/** Above the words of a mail that came along in another. */
export const enclosedMail = 'A mail that came with this one:';

/** A file as it lies in a mail. */
export interface FoundFile {
  readonly name: string | null;
  readonly kind: string;
  readonly content: Uint8Array;
  readonly contentId: string | null;
  readonly disposition: string;
}

/** What the parts of a mail bring, one after the other. */
export class Gathered {
  readonly pieces: Piece[] = [];
  readonly enclosed: string[] = [];
  readonly markups: string[] = [];
  readonly files: FoundFile[] = [];
  readonly notices = new Map<MailNotice, number>();
  /** Whether a file is encrypted: of a mail without words it is the mail. */
  hasLockedFile = false;
  /** Whether a part that holds words by its kind has anything in it. */
  hasWritings = false;

  note(notice: MailNotice, count = 0): void {
    this.notices.set(notice, (this.notices.get(notice) ?? 0) + count);
  }

  /** Everything of another but its words. */
  takeBeside(other: Gathered): void {
    this.enclosed.push(...other.enclosed);
    this.files.push(...other.files);
    this.hasLockedFile ||= other.hasLockedFile;
    this.hasWritings ||= other.hasWritings;
    for (const [notice, count] of other.notices) this.note(notice, count);
  }
}
