import { createHash } from 'node:crypto';
import type { MediaStore } from '@sundowner/media-store/media-store';
import { LaunchError } from '../launcher/progress.mjs';

/** What is done while files are moved. */
interface Watching {
  readonly stop: AbortSignal;
  readonly report: (detail: string) => void;
}

export interface MediaSides extends Watching {
  readonly source: MediaStore;
  readonly target: MediaStore;
}

export interface MediaCounted {
  readonly files: number;
  readonly bytes: number;
  /** Of these, what the target holds already, of a move that was ended. */
  readonly there: number;
}

export interface MediaMoved {
  readonly files: number;
  readonly bytes: number;
  /** Files that were copied by this run. */
  readonly copied: number;
}

/** Files on their way at a time: more only fill the memory of a small machine. */
const atOnce = 4;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function listOf(store: MediaStore): Promise<Map<string, number>> {
  const files = new Map<string, number>();
  for await (const { name, size } of store.list()) files.set(name, size);
  return files;
}

const few = (names: readonly string[]) => names.slice(0, 3).join(', ');

/** @throws LaunchError for a target that holds something else */
function assertOwn(source: ReadonlyMap<string, number>, there: ReadonlyMap<string, number>, words: string) {
  const foreign = [...there.keys()].filter((name) => !source.has(name));
  if (foreign.length > 0)
    throw new LaunchError(
      `${words} holds ${foreign.length} ${foreign.length === 1 ? 'file that is' : 'files that are'} not of this library (${few(foreign)}); choose an empty place. Nothing was changed.`,
    );
}

/** Calls `work` for every name, a few at a time. Once one has failed no other is begun, and what is under way ends before it throws. */
async function eachOf(
  names: Iterable<string>,
  stop: AbortSignal,
  work: (name: string) => Promise<void>,
): Promise<void> {
  const queue = names[Symbol.iterator]();
  const failed = new AbortController();
  const line = async () => {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      stop.throwIfAborted();
      await work(next.value);
      if (failed.signal.aborted) return;
    }
  };
  const lines = Array.from({ length: atOnce }, () => line().catch((error: unknown) => failed.abort(error)));
  await Promise.all(lines);
  failed.signal.throwIfAborted();
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((all, size) => all + size, 0);

/** What would be moved. @throws LaunchError, MediaStoreError */
export async function countMedia({
  source,
  target,
}: Omit<MediaSides, keyof Watching>): Promise<MediaCounted> {
  const [files, there] = [await listOf(source), await listOf(target)];
  assertOwn(files, there, target.words);
  const same = [...there].filter(([name, size]) => files.get(name) === size);
  return { files: files.size, bytes: sum(files.values()), there: same.length };
}

/** The bytes of a file that was listed. @throws LaunchError when it is gone */
async function bytesOf(store: MediaStore, name: string): Promise<Buffer> {
  const bytes = await store.read(name);
  if (!bytes)
    throw new LaunchError(`${name} has gone from ${store.words} meanwhile; stop the product, and ask again.`);
  return bytes;
}

/** SHA-256 of a file of the target, as it noted it or else as it is; `null` for none. */
async function digestThere(store: MediaStore, name: string): Promise<string | null> {
  const found = await store.look(name);
  if (!found) return null;
  if (found.digest !== null) return found.digest;
  const bytes = await store.read(name);
  return bytes && digestOf(bytes);
}

/**
 * Copies every file of a library that the target lacks, and then reads all of them back: counts and digests are the same on both sides.
 * Asked again after it was ended, it goes on. The source stays as it is.
 *
 * @throws LaunchError, MediaStoreError; what was copied stays
 */
export async function moveMedia({ source, target, stop, report }: MediaSides): Promise<MediaMoved> {
  const files = await listOf(source);
  const before = await listOf(target);
  assertOwn(files, before, target.words);
  const digests = new Map<string, string>();
  let copied = 0;
  await eachOf(files.keys(), stop, async (name) => {
    const bytes = await bytesOf(source, name);
    const digest = digestOf(bytes);
    digests.set(name, digest);
    if (digests.size % 20 === 0) report(`${digests.size} of ${files.size} files`);
    const isThere = before.get(name) === bytes.byteLength && (await digestThere(target, name)) === digest;
    if (isThere) return;
    await target.write(name, bytes);
    copied += 1;
  });
  const after = await listOf(target);
  if (after.size !== files.size)
    throw new LaunchError(
      `${source.words} holds ${files.size} files, and ${target.words} ${after.size}; see that nobody else writes there, and ask again.`,
    );
  const other: string[] = [];
  let compared = 0;
  await eachOf(files.keys(), stop, async (name) => {
    const bytes = await target.read(name);
    if (!bytes || digestOf(bytes) !== digests.get(name)) other.push(name);
    compared += 1;
    if (compared % 20 === 0) report(`comparing, ${compared} of ${files.size} files`);
  });
  if (other.length > 0)
    throw new LaunchError(
      `${other.length} files are not the same on both sides (${few(other)}); ask again. Nothing was taken away.`,
    );
  return { files: files.size, bytes: sum(files.values()), copied };
}
