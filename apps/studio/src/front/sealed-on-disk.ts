import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { BodyKeeper } from './body-keeper.ts';

const cipherName = 'aes-256-ctr';
const blockBytes = 65_536;
/** Bytes that may wait for the disk. */
const mostWaiting = 2 ** 20;

/**
 * Keeps a body on the disk while it comes in: a file may take a quarter of an hour on a slow line, and several in memory leave no room
 * for others. It lies there under a key that only this process has, and without a name, so that nothing is left of it however the
 * process ends: a file may be a traveller's.
 *
 * @throws what the disk says
 */
export async function sealedOnDisk(folder: string): Promise<BodyKeeper> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  const key = randomBytes(32);
  const start = randomBytes(16);
  const cipher = createCipheriv(cipherName, key, start);
  let block = Buffer.allocUnsafeSlow(blockBytes);
  let filled = 0;
  let length = 0;
  let waiting = 0;
  let written: Promise<void> = Promise.resolve();
  let content: Readable | null = null;

  function write(): void {
    const sealed = cipher.update(block.subarray(0, filled));
    waiting += sealed.length;
    filled = 0;
    written = written
      .then(() => file.appendFile(sealed))
      .then(() => {
        waiting -= sealed.length;
      });
    // Who asks for more, or for the whole, hears of a failure; until then nobody listens.
    written.catch(() => {});
  }

  async function* unsealed(): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(cipherName, key, start);
    for (let at = 0; at < length; ) {
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(blockBytes), 0, blockBytes, at);
      if (bytesRead === 0) throw new Error('A body that was kept on the disk has lost its end.');
      at += bytesRead;
      yield decipher.update(buffer.subarray(0, bytesRead));
    }
  }

  return {
    keep(piece) {
      for (let rest = piece; rest.length > 0; ) {
        const copied = rest.copy(block, filled);
        filled += copied;
        rest = rest.subarray(copied);
        if (filled === blockBytes) write();
      }
      length += piece.length;
      return waiting < mostWaiting;
    },
    more: () => written,
    async whole() {
      if (filled > 0) write();
      block = Buffer.alloc(0);
      await written;
      content = Readable.from(unsealed(), { highWaterMark: 1 });
      return { length, content };
    },
    drop() {
      content?.destroy();
      file.close().catch(() => {});
    },
  };
}
