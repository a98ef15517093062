import { createCipheriv, createDecipheriv, createHash, createSecretKey, randomBytes } from 'node:crypto';
import { type DerivedUse, deriveForPurpose, type Keyring } from '@sundowner/keyring';
import { randomPieces } from '../random-pieces.ts';
import { yieldEventLoop } from '../yield-event-loop.ts';

/** Personal fields that cannot be opened: another key, another enquiry's, or altered. Says nothing of what is in them. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

/** Locks and opens the personal fields of enquiries. */
export interface Vault {
  /** @param owner the enquiry's id, bound to the ciphertext: it opens for this enquiry only */
  seal(value: unknown, owner: string): Uint8Array;
  /** @throws VaultError */
  open(sealed: Uint8Array, owner: string): unknown;
  /** As `seal`, of bytes as they are. */
  sealBytes(bytes: Uint8Array, owner: string): Uint8Array;
  /** The same of parts that follow one another, in turns with whatever else this process does: files may be large. */
  sealParts(parts: readonly Uint8Array[], owner: string): Promise<Uint8Array>;
  /** @throws VaultError */
  openBytes(sealed: Uint8Array, owner: string): Uint8Array;
  /** Whether the current key locked it, and no earlier one. */
  isCurrent(sealed: Uint8Array): boolean;
  /** The current key's id, which stands in everything it locked after the first byte. 8 bytes. */
  readonly currentId: Uint8Array;
  /** A key for another purpose (the fingerprint, the search), derived from the first personal one. 32 bytes. */
  derive(purpose: Exclude<DerivedUse, 'mailQuota'>): Buffer;
}

const format = 1;
const idLength = 8;
const ivLength = 12;
const tagLength = 16;
/** Bytes locked before others have their turn: about a millisecond. */
const turnBytes = 2 ** 20;
const headLength = 1 + idLength + ivLength + tagLength;

const newIv = randomPieces(ivLength);

function keyId(key: Buffer): Buffer {
  return createHash('sha256').update('enquiry-vault.').update(key).digest().subarray(0, idLength);
}

/**
 * AES-256-GCM: one format byte, the key's id, a random 96-bit IV, the tag, the ciphertext; the owner's id is the additional
 * data (NIST SP 800-38D).
 *
 * @param keys the current key first, then earlier ones that may still open
 * @param derived keys for other purposes that a rotation must not change
 */
export function createVault(
  keys: readonly [Buffer, ...Buffer[]],
  derived: Partial<Record<DerivedUse, Buffer>> = {},
): Vault {
  const held = (bytes: Buffer) => ({
    id: keyId(bytes),
    bytes,
    // Made once: Node takes five times as long for a key given as bytes.
    key: createSecretKey(bytes.subarray(0, 32)),
  });
  const current = held(keys[0]);
  const ring = [current, ...keys.slice(1).map(held)];

  /** Puts what stands before the ciphertext where it belongs. */
  function writeHead(sealed: Buffer, iv: Uint8Array, tag: Uint8Array): void {
    sealed[0] = format;
    sealed.set(current.id, 1);
    sealed.set(iv, 1 + idLength);
    sealed.set(tag, headLength - tagLength);
  }

  function sealBytes(content: Uint8Array, owner: string): Uint8Array {
    const iv = newIv();
    const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.allocUnsafe(headLength + content.byteLength);
    sealed.set(cipher.update(content), headLength);
    // In this mode it gives no further byte.
    cipher.final();
    writeHead(sealed, iv, cipher.getAuthTag());
    return sealed;
  }

  async function sealParts(parts: readonly Uint8Array[], owner: string): Promise<Uint8Array> {
    const iv = randomBytes(ivLength);
    const cipher = createCipheriv('aes-256-gcm', current.key, iv).setAAD(Buffer.from(owner));
    const sealed = Buffer.allocUnsafe(parts.reduce((sum, { byteLength }) => sum + byteLength, headLength));
    let end = headLength;
    for (const part of parts) {
      for (let from = 0; from < part.byteLength; from += turnBytes) {
        if (from > 0) await yieldEventLoop();
        end += cipher.update(part.subarray(from, from + turnBytes)).copy(sealed, end);
      }
    }
    cipher.final();
    writeHead(sealed, iv, cipher.getAuthTag());
    return sealed;
  }

  function openBytes(sealed: Uint8Array, owner: string): Buffer {
    const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
    const id = bytes.subarray(1, 1 + idLength);
    const fitting = ring.find((entry) => entry.id.equals(id));
    if (bytes.length < headLength || bytes[0] !== format || !fitting) {
      throw new VaultError('Personal fields were locked with a key this installation does not hold.');
    }
    const iv = bytes.subarray(1 + idLength, 1 + idLength + ivLength);
    const tag = bytes.subarray(headLength - tagLength, headLength);
    try {
      const decipher = createDecipheriv('aes-256-gcm', fitting.key, iv)
        .setAAD(Buffer.from(owner))
        .setAuthTag(tag);
      const content = decipher.update(bytes.subarray(headLength));
      // Says whether the tag is right, and in this mode gives no further byte.
      decipher.final();
      return content;
    } catch {
      throw new VaultError('Personal fields were altered, or belong to another enquiry.');
    }
  }

  return {
    sealBytes,
    sealParts,
    openBytes,
    seal: (value, owner) => sealBytes(Buffer.from(JSON.stringify(value), 'utf8'), owner),
    open: (sealed, owner) => JSON.parse(openBytes(sealed, owner).toString('utf8')),

    isCurrent: (sealed) => current.id.equals(sealed.subarray(1, 1 + idLength)),
    currentId: current.id,
    derive: (purpose) => derived[purpose] ?? deriveForPurpose(current.bytes, purpose),
  };
}

/** The vault of an installation: it locks with the current personal key and opens with every earlier one that was kept. */
export function openVault({ personal, personalPrevious, subscription, fingerprint, search }: Keyring): Vault {
  return createVault([personal, ...personalPrevious], { subscription, fingerprint, search });
}

const lengthBytes = 4;

/** A file and its name in one seal: nothing of either stands beside it. */
export function sealFile(
  vault: Pick<Vault, 'sealParts'>,
  file: { readonly name: string; readonly content: Uint8Array },
  owner: string,
): Promise<Uint8Array> {
  const name = Buffer.from(file.name, 'utf8');
  const length = Buffer.alloc(lengthBytes);
  length.writeUInt32BE(name.length);
  return vault.sealParts([length, name, file.content], owner);
}

/** @throws VaultError when it was locked with another key, or stands in another place */
export function openFile(
  vault: Pick<Vault, 'openBytes'>,
  sealed: Uint8Array,
  owner: string,
): { readonly name: string; readonly content: Uint8Array } {
  const opened = vault.openBytes(sealed, owner);
  const bytes = Buffer.from(opened.buffer, opened.byteOffset, opened.byteLength);
  const end = lengthBytes + bytes.readUInt32BE(0);
  return { name: bytes.subarray(lengthBytes, end).toString('utf8'), content: bytes.subarray(end) };
}

/** What `work` gives; where something of it is locked with a key that is not there, what is given in its place. */
export async function unlessLocked<Value, Other>(
  work: () => Promise<Value>,
  otherwise: Other,
): Promise<Value | Other> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof VaultError) return otherwise;
    throw error;
  }
}
