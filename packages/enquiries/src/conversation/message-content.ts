import type { AttachmentChoice } from '@sundowner/desk-wire/conversation';
import type { Vault } from '../store/vault.ts';

/** What a message says: stored encrypted, as one piece. */
export interface MessageContent {
  readonly subject: string;
  readonly text: string;
  /** What a mail of theirs quotes of earlier ones; empty for our own. */
  readonly quoted: string;
  /** Whom an answer goes to; `null` where none was sent. */
  readonly to: string | null;
  /** Names of its files, by their place. */
  readonly files: readonly string[];
  /** How a stopped answer was to end, and with what. */
  readonly attachments: readonly AttachmentChoice[];
  /** Of theirs: a machine wrote it. Absent for everything a person wrote. */
  readonly automatic?: boolean;
}

export const textContent = (text: string): MessageContent => ({
  subject: '',
  text,
  quoted: '',
  to: null,
  files: [],
  attachments: [],
});

const ownerOf = (id: string) => `message/${id}`;

export const sealMessage = (vault: Vault, id: string, words: MessageContent): Uint8Array =>
  vault.seal(words, ownerOf(id));

/**
 * @returns `null` once they are erased, or a stopped one's thirty days are over
 * @throws VaultError when they were locked with another key
 */
export const openMessage = (vault: Vault, id: string, sealed: Uint8Array | null): MessageContent | null =>
  sealed === null ? null : (vault.open(sealed, ownerOf(id)) as MessageContent);
