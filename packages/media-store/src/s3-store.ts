import { createHash, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import { isFileName, type MediaStore, MediaStoreError, typeOfFile } from './media-store.ts';
import { type S3Place, type S3Server, wordsOfPlace } from './s3-address.ts';
import { isAbsence, isRangeFault, storeError } from './s3-faults.ts';
import { timedBody } from './timed-body.ts';

/** A file as it comes from the store, piece by piece. */
export interface OpenedFile {
  readonly body: Readable;
  /** Bytes of what comes. */
  readonly length: number;
  /** `bytes 0-99/1234`; `null` for the whole file. */
  readonly range: string | null;
}

export interface S3Store extends MediaStore {
  /**
   * A file, or a part of it, as it comes.
   *
   * @param range as a browser asks: `bytes=0-99`
   * @returns `null` for a name there is not; `'no such part'` for a part there is not
   * @throws MediaStoreError
   */
  open(name: string, range: string | null): Promise<OpenedFile | 'no such part' | null>;
  /** Asks for the name of one file, and soon gives up: that the bucket is there, answers, and lets us in. @throws MediaStoreError */
  answers(): Promise<void>;
  /** Writes, reads and removes a file of its own. @throws MediaStoreError */
  probe(): Promise<void>;
}

export interface S3StoreOptions extends S3Server {
  readonly place: S3Place;
  /** Times as long as ordinarily an answer may take. */
  readonly deadlineFactor?: number;
  /** Files asked for in one list; the store may give fewer. */
  readonly listAtOnce?: number;
}

/** All in milliseconds. A page's picture is asked for by a site that waits 15 s. */
const limits = { connect: 2000, health: 2000, answer: 8000, silence: 15_000, write: 60_000 } as const;

/** A name always stands for the same bytes. */
const cacheControl = 'public, max-age=31536000, immutable';

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The client is loaded where a bucket is set, and then once: half a second of every other start. */
async function clientFor({ endpoint, region, credentials, deadlineFactor = 1 }: S3StoreOptions) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    // Stores other than Amazon's seldom answer to a name for each bucket.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    maxAttempts: 2,
    // The newer checksums are more than many stores know, and each request is signed with a digest of its body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connect * deadlineFactor,
      // It counts the pauses of anybody who reads, too: heads have a time of their own (`ask`), and bodies (`timedBody`).
      socketTimeout: 0,
    },
  });
  return { sdk, client };
}

/** A bucket of an S3-compatible store, or a folder of one. */
export function s3Store(options: S3StoreOptions): S3Store {
  const { place, deadlineFactor = 1, listAtOnce } = options;
  const words = wordsOfPlace(place);
  const before = place.folder ? `${place.folder}/` : '';
  let opened: ReturnType<typeof clientFor> | null = null;

  type Sdk = Awaited<ReturnType<typeof clientFor>>['sdk'];
  type Within = { readonly abortSignal: AbortSignal };

  async function ask<Answer>(
    ms: number,
    send: (client: S3Client, sdk: Sdk, within: Within) => Promise<Answer>,
  ): Promise<Answer> {
    opened ??= clientFor(options);
    const { sdk, client } = await opened;
    // A signal of a time would end a long file on its way, too: this one is for the head of an answer.
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), ms * deadlineFactor);
    try {
      return await send(client, sdk, { abortSignal: late.signal });
    } catch (error) {
      throw isAbsence(error) || isRangeFault(error) ? error : storeError(words, error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** `null` where there is no such file. */
  const orNull = (error: unknown): null => {
    if (isAbsence(error)) return null;
    throw error;
  };

  const target = (name: string) => ({ Bucket: place.bucket, Key: `${before}${name}` });

  async function write(name: string, bytes: Uint8Array): Promise<void> {
    await ask(limits.write, (client, { PutObjectCommand }, within) =>
      client.send(
        new PutObjectCommand({
          ...target(name),
          Body: bytes,
          ContentLength: bytes.byteLength,
          ContentType: typeOfFile(name),
          CacheControl: cacheControl,
          Metadata: { sha256: digestOf(bytes) },
        }),
        within,
      ),
    );
  }

  async function open(name: string, range: string | null): ReturnType<S3Store['open']> {
    try {
      const { Body, ContentLength, ContentRange } = await ask(
        limits.answer,
        (client, { GetObjectCommand }, within) =>
          client.send(new GetObjectCommand({ ...target(name), ...(range ? { Range: range } : {}) }), within),
      );
      // In Node the client gives a stream of Node's own.
      const body = timedBody(Body as Readable, limits.silence * deadlineFactor);
      return { body, length: ContentLength ?? 0, range: ContentRange ?? null };
    } catch (error) {
      if (isRangeFault(error)) return 'no such part';
      return orNull(error);
    }
  }

  async function read(name: string): Promise<Buffer | null> {
    const found = await open(name, null);
    if (found === null || found === 'no such part') return null;
    const pieces: Buffer[] = [];
    try {
      for await (const piece of found.body) pieces.push(piece as Buffer);
    } catch (error) {
      throw storeError(words, error);
    }
    return Buffer.concat(pieces);
  }

  async function remove(name: string): Promise<void> {
    await ask(limits.answer, (client, { DeleteObjectCommand }, within) =>
      client.send(new DeleteObjectCommand(target(name)), within),
    ).catch(orNull);
  }

  return {
    words,
    open,
    read,
    write,
    remove,
    async look(name) {
      const found = await ask(limits.answer, (client, { HeadObjectCommand }, within) =>
        client.send(new HeadObjectCommand(target(name)), within),
      ).catch(orNull);
      return found && { size: found.ContentLength ?? 0, digest: found.Metadata?.sha256 ?? null };
    },
    async *list() {
      let after: string | undefined;
      do {
        // Goes on after a name, where the newer list needs a token; and leaves hidden folders out.
        const { Contents, IsTruncated, NextMarker } = await ask(
          limits.answer,
          (client, { ListObjectsCommand }, within) =>
            client.send(
              new ListObjectsCommand({
                Bucket: place.bucket,
                Prefix: before,
                Delimiter: '/',
                Marker: after,
                MaxKeys: listAtOnce,
              }),
              within,
            ),
        );
        for (const { Key = '', Size = 0 } of Contents ?? []) {
          const name = Key.slice(before.length);
          if (isFileName(name)) yield { name, size: Size };
        }
        after = IsTruncated ? (NextMarker ?? Contents?.at(-1)?.Key) : undefined;
        if (IsTruncated && !after)
          throw new MediaStoreError(`${words}: it lists a part, and does not say where the rest begins`);
      } while (after);
    },
    async answers() {
      // A list, since HEAD says 404 of a bucket there is not, too.
      await ask(limits.health, (client, { ListObjectsCommand }, within) =>
        client.send(new ListObjectsCommand({ Bucket: place.bucket, Prefix: before, MaxKeys: 1 }), within),
      );
    },
    async probe() {
      const name = `.probe-${randomUUID()}`;
      await write(name, Buffer.from(name));
      try {
        const back = await read(name);
        if (back?.toString() !== name)
          throw storeError(words, new Error('it gives back something else than was written'));
      } finally {
        await remove(name);
      }
    },
  };
}
