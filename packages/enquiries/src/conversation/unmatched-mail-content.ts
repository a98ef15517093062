import type { Machine, MailNotice } from '@sundowner/desk-wire/conversation';
import type { Vault } from '../store/vault.ts';
import type { StoredEnvelope } from './message-content.ts';

/** What a mail that belongs to no enquiry says: stored encrypted, as one piece. */
export interface UnmatchedMailContent {
  readonly from: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly quoted: string;
  /** Ids it refers to. */
  readonly refersTo: readonly string[];
  /** Of a mail that was taken before machines were told apart. */
  readonly automatic?: boolean;
  /** It could not be taken apart: its one file is all of it. Absent for every other. */
  readonly unreadable?: boolean;
  /** Absent for one that was taken before senders were kept. */
  readonly envelope?: Omit<StoredEnvelope, 'matched'>;
  readonly references?: readonly string[];
  /** When its own clock says it was written, milliseconds since 1970. */
  readonly writtenAt?: number;
  readonly machine?: Machine;
  readonly notices?: readonly { readonly notice: MailNotice; readonly count: number }[];
  /** Names of its files; absent where it has none, and for one that was taken before they were kept here: its files have them as well. */
  readonly fileNames?: readonly string[];
  /** Whether the mail as it came is kept among its files. */
  readonly original?: true;
}

const ownerOf = (id: string) => `stray/${id}`;

/** What a file of one is locked for: it opens nowhere but where it was put. */
export const unmatchedFileOwner = (id: string, place: number): string => `${ownerOf(id)}/${place}`;

export const sealUnmatchedMail = (vault: Vault, id: string, words: UnmatchedMailContent): Uint8Array =>
  vault.seal(words, ownerOf(id));

/**
 * @returns `null` once it is put to an enquiry or erased
 * @throws VaultError when it was locked with another key
 */
export const openUnmatchedMail = (
  vault: Vault,
  { id, sealed }: { readonly id: string; readonly sealed: Uint8Array | null },
): UnmatchedMailContent | null =>
  sealed === null ? null : (vault.open(sealed, ownerOf(id)) as UnmatchedMailContent);
