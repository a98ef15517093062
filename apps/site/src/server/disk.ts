import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { diskSpace } from '@sundowner/enquiries/delivery/outbox/fault-watch';

/** The disk of the data directory, as it takes a write at this moment. */
export interface DiskState {
  readonly freeBytes: number | null;
  readonly writable: boolean;
  /** Which directory is meant, and why it takes nothing; absent while it takes writes. */
  readonly fault?: string;
}

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: "this user's share of the disk is full",
  EROFS: 'it is on a read-only file system',
  EIO: 'the disk failed',
  ENOENT: 'it is not there',
  EACCES: 'this user may not write there',
};

/** As much as the smallest enquiry takes: a block, which a full disk no longer has. */
const block = Buffer.alloc(4096);
let asked = 0;

/**
 * Asks the disk itself, by writing to it and taking it away again: what it said of its free space a moment ago proves nothing, and a file
 * system that was turned read-only says nothing at all.
 *
 * @param directory of the installation's data
 */
export async function probeDisk(directory: string): Promise<DiskState> {
  const [free, error] = await Promise.all([freeBytes(directory), writeError(directory)]);
  if (error === null) return { freeBytes: free, writable: true };
  const reason = reasons[error.code ?? ''] ?? error.code ?? error.message;
  return { freeBytes: free, writable: false, fault: `DATA_DIR ${directory} cannot be written: ${reason}` };
}

/** Bytes this user may still write; `null` where the disk does not say. */
export const freeBytes = async (directory: string): Promise<number | null> =>
  (await diskSpace(directory)).free?.bytes ?? null;

async function writeError(directory: string): Promise<NodeJS.ErrnoException | null> {
  asked += 1;
  const probe = join(directory, `.health-${process.pid}-${asked}`);
  try {
    const file = await open(probe, 'wx', 0o600);
    try {
      await file.writeFile(block);
      // Some file systems find out that they are full, or broken, only here.
      await file.sync();
    } finally {
      await file.close();
    }
    return null;
  } catch (error) {
    return error as NodeJS.ErrnoException;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
