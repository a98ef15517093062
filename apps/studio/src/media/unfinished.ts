import type { MediaStore } from '@sundowner/media-store/media-store';
import type { ImageSize, Payload, Where } from 'payload';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { cacheTags } from '../content-changes/hooks.ts';
import { recordPromised } from '../content-changes/outbox.ts';
import { libraryStore } from './library-store.ts';
import { onOneMachine } from './one-machine.ts';
import { renditions, renditionWidths } from './renditions.ts';

/**
 * What has to be encoded before a picture can be shown anywhere: a small one, and for browsers without AVIF the only one. What is as wide as
 * a page costs nothing where the picture itself is (`isItself`), and a plate is.
 */
const firstSize = 'webp640';

/** More than two encoders only fill the memory of two cores. */
const atOnce = 2;
/** The site is notified of so many pictures at once: its pages are drawn anew once for all of them. */
const notifiedAtOnce = 24;

interface Row {
  readonly id: number;
  readonly filename?: string | null;
  readonly mimeType?: string | null;
  readonly sizes?: Readonly<Record<string, { readonly filename?: string | null } | null>> | null;
}

type Sizes = Row['sizes'];

interface Unfinished {
  readonly id: number;
  readonly filename: string;
  readonly missing: readonly ImageSize[];
}

/** Pictures that lack one of their sizes, the oldest first: the database itself remembers what is left to do. */
async function unfinishedPictures(payload: Payload): Promise<readonly Unfinished[]> {
  const { docs } = await payload.db.find<Row>({
    collection: 'media',
    where: { mimeType: { contains: 'image/' } },
    pagination: false,
    limit: 0,
    sort: 'id',
  });
  return docs.flatMap(({ id, filename, sizes }) => {
    const missing = renditions().filter(({ name }) => !sizes?.[name]?.filename);
    return filename && missing.length > 0 ? [{ id, filename, missing }] : [];
  });
}

/** Named after its content ("baobab-1a2b3c4d.webp"), as the demonstration's are: its sizes are the same, no matter who made them. */
const namedByContent = /-[0-9a-f]{8}\.[a-z]+$/;

/** A size that already lies in the store, made by a run that was ended before it wrote it down. */
async function alreadyMade(
  store: MediaStore,
  name: string,
): Promise<{ size: number; width: number; height: number } | null> {
  const bytes = await store.read(name);
  if (!bytes) return null;
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { size: bytes.byteLength, width, height };
  } catch {
    return null;
  }
}

/** A picture as its sizes are made from: upright and no wider than the widest of them, so that it is decoded once. */
async function decoded(original: Buffer): Promise<() => Sharp> {
  const { data, info } = await sharp(original)
    .rotate()
    .resize({ width: Math.max(...renditionWidths), withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/**
 * Whether a size is the picture as it was uploaded: of the size's format, no wider, upright, one picture, and without words of a camera's,
 * which no size carries. A plate encoded once more is worse to look at and a quarter larger.
 */
function isItself({ width: widest = 0, formatOptions }: ImageSize, original: Metadata): boolean {
  const { format, compression, width, orientation = 1, pages = 1, exif, xmp } = original;
  const kept = format === 'heif' && compression === 'av1' ? 'avif' : format;
  return (
    formatOptions?.format === kept && width <= widest && orientation === 1 && pages === 1 && !exif && !xmp
  );
}

/** A picture whose sizes are made. */
interface Original {
  readonly filename: string;
  readonly bytes: Buffer;
  readonly metadata: Metadata;
  /** Its pixels, decoded when first asked for. */
  pixels(): Promise<() => Sharp>;
}

/** Makes one size of a picture in the store, or finds it there. */
async function encode(store: MediaStore, size: ImageSize, original: Original) {
  const { filename, bytes, metadata, pixels } = original;
  const { width, fit, withoutEnlargement, formatOptions, generateImageName } = size;
  if (!formatOptions || !generateImageName || !width) throw new Error(`the size ${size.name} has no format`);
  const format = String(formatOptions.format);
  const nameOf = (real: { readonly width: number; readonly height: number }) =>
    generateImageName({
      originalName: filename.replace(/\.[^.]+$/, ''),
      width: real.width,
      height: real.height,
      extension: format,
      sizeName: size.name,
    });
  const described = (name: string, info: { size: number; width: number; height: number }) => ({
    filename: name,
    filesize: info.size,
    width: info.width,
    height: info.height,
    mimeType: `image/${format}`,
  });
  const whole = metadata.autoOrient;
  if (namedByContent.test(filename)) {
    const name = nameOf({ width: Math.min(width, whole.width), height: whole.height });
    const made = await alreadyMade(store, name);
    if (made) return described(name, made);
  }
  if (isItself(size, metadata)) {
    const name = nameOf(whole);
    await store.write(name, bytes);
    return described(name, { ...whole, size: bytes.byteLength });
  }
  const picture = await pixels();
  const { data, info } = await picture()
    .resize({ width, ...(fit ? { fit } : {}), withoutEnlargement: withoutEnlargement === true })
    .toFormat(formatOptions.format, formatOptions.options)
    .toBuffer({ resolveWithObject: true });
  const name = nameOf(info);
  await store.write(name, data);
  return described(name, info);
}

/** @param wanted which of the missing sizes are made now */
async function finish(
  payload: Payload,
  store: MediaStore,
  { id, filename, missing }: Unfinished,
  wanted: (size: ImageSize, metadata: Metadata) => boolean = () => true,
) {
  const bytes = await store.read(filename);
  if (!bytes) throw new Error('its file is gone');
  const metadata = await sharp(bytes).metadata();
  let source: Promise<() => Sharp> | undefined;
  const pixels = () => {
    source ??= decoded(bytes);
    return source;
  };
  const made: Record<string, object> = {};
  for (const size of missing) {
    if (!wanted(size, metadata)) continue;
    made[size.name] = await encode(store, size, { filename, bytes, metadata, pixels });
  }
  // An editor may have put another file in its place meanwhile: that one has all its sizes.
  const where: Where = { and: [{ id: { equals: id } }, { filename: { equals: filename } }] };
  const row = await payload.db.findOne<Row>({ collection: 'media', where });
  if (!row) return false;
  const sizes = { ...row.sizes, ...made };
  await payload.db.updateOne({ collection: 'media', id, data: { sizes } });
  return true;
}

/** Whether a picture has what pages need before all else. */
export const hasFirstSizes = (sizes: Sizes): boolean => Boolean(sizes?.[firstSize]?.filename);

/** Makes the sizes of a new picture that pages need before all others, and those that cost nothing; `finishPictures` makes the rest. */
export async function makeFirstSizes(payload: Payload, id: number, filename: string): Promise<void> {
  await finish(
    payload,
    libraryStore(payload),
    { id, filename, missing: renditions() },
    (size, metadata) => size.name === firstSize || isItself(size, metadata),
  );
}

/**
 * Makes the sizes that pictures still lack and tells the site of them, a few pictures at a time. It can be stopped or killed at any
 * moment: what is finished stays, and the next run takes up the rest. Pages meanwhile show the sizes that are there. Of several machines
 * one does it, and the others find it done.
 *
 * @param progress hears how many of the pictures that lacked sizes have them now
 * @returns sentences about pictures that could not be finished
 */
export async function finishPictures(
  payload: Payload,
  progress: (done: number, total: number) => void,
  stop: AbortSignal = new AbortController().signal,
): Promise<readonly string[]> {
  return onOneMachine(payload, stop, () => finishAll(payload, progress, stop));
}

async function finishAll(
  payload: Payload,
  progress: (done: number, total: number) => void,
  stop: AbortSignal,
): Promise<readonly string[]> {
  const store = libraryStore(payload);
  const todo = await unfinishedPictures(payload);
  const queue = todo.values();
  const failures: string[] = [];
  let unannounced: number[] = [];
  let done = 0;
  const notify = async () => {
    const tags = [...new Set(unannounced.flatMap((id) => cacheTags('media', id).slice(1)))];
    unannounced = [];
    await recordPromised(payload, tags, null);
  };
  const line = async () => {
    for (const picture of queue) {
      if (stop.aborted) return;
      try {
        if (await finish(payload, store, picture)) unannounced.push(picture.id);
      } catch (error) {
        failures.push(`${picture.filename}: ${error instanceof Error ? error.message : String(error)}`);
      }
      done += 1;
      progress(done, todo.length);
      if (unannounced.length >= notifiedAtOnce) await notify();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, line));
  await notify();
  return failures;
}
