import type { Vault } from './vault.ts';

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
