/**
 * Fills a studio with a collection's words, entries, and every picture's own name and sizes, but with about thirty tiny pictures in the
 * place of all plates. Nothing is encoded but those thirty, so that a store for tests is filled in the time its words take. Tests of how
 * pages look and what they weigh put the true plates in their place (`true-plates.ts`); the whole demonstration is started by
 * `tests/integration/launcher-run.test.ts`.
 */
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import payload from 'payload';
import sharp from 'sharp';
import { acknowledge, pendingChanges } from '../../apps/studio/src/content-changes/outbox.ts';
import { buildLinkIndex } from '../../apps/studio/src/links/index-entries.ts';
import { mediaFolder } from '../../apps/studio/src/media/kept-files.ts';
import { renditions } from '../../apps/studio/src/media/renditions.ts';
import { storedName } from '../../apps/studio/src/media/upload-rules.ts';
import type { OpenStudio } from '../../demo/seed/payload-studio.ts';
import { run } from '../../demo/seed/run.ts';
import type { Progress } from '../../demo/seed/seed.ts';
import type { Id, Upload } from '../../demo/seed/studio.ts';

/** Dark enough for pale words, and told apart by eye when a test's picture of a page is looked at. */
const shades = ['#3d4a3a', '#5a4632', '#2f4250', '#6b4a3c', '#40384f'];
/** Width of a tiny picture in pixels; what it stands for is as wide as the plate. */
const tinyWidth = 48;

const isPlate = (name: string) => ['.avif', '.webp'].includes(extname(name));
const typeOf = (name: string) => `image/${extname(name).slice(1)}`;

interface Measures {
  readonly width: number;
  readonly height: number;
}

/** Tiny pictures by shape, shade and format, each made once. */
class TinyPictures {
  readonly #made = new Map<string, Promise<Buffer>>();
  #count = 0;

  /** The bytes that stand for a picture of these measures, in each format; plates take shades in turn. */
  for({ width, height }: Measures): (format: 'avif' | 'webp') => Promise<Buffer> {
    const tall = Math.max(8, Math.round((tinyWidth * height) / width / 8) * 8);
    const shade = shades[this.#count++ % shades.length] ?? '#000000';
    return (format) => {
      const key = `${tall} ${shade} ${format}`;
      const made =
        this.#made.get(key) ??
        sharp({ create: { width: tinyWidth, height: tall, channels: 3, background: shade } })
          .toFormat(format, { quality: 40, effort: 0 })
          .toBuffer();
      this.#made.set(key, made);
      return made;
    };
  }
}

type Fill = (studio: OpenStudio, progress: Progress) => Promise<boolean>;

/**
 * Runs such a seed in a studio's environment, and ends the process.
 *
 * @param fill puts the collection in; false where the store holds content already
 * @param name of what is put in, for the last line
 */
export const seedWithTinyPictures = (fill: Fill, name: string) =>
  run(async (studio, progress) => {
    const folder = mediaFolder(payload);
    await mkdir(folder, { recursive: true });
    const tiny = new TinyPictures();
    const kept = new Map<Buffer, string>();

    /** Puts bytes under a name, as another name of a file that holds them already. */
    async function put(name: string, bytes: Buffer): Promise<void> {
      const at = join(folder, name);
      await rm(at, { force: true });
      const there = kept.get(bytes);
      if (there) return link(there, at);
      await writeFile(at, bytes);
      kept.set(bytes, at);
    }

    async function upload(file: Upload): Promise<Id> {
      if (!isPlate(file.name)) return studio.upload(file);
      const { name, bytes, alt, title, coordinates, focus } = file;
      const { width, height } = await sharp(bytes).metadata();
      const picture = tiny.for({ width, height });
      const filename = storedName(name, bytes, extname(name).slice(1));
      const original = await picture(extname(name) === '.webp' ? 'webp' : 'avif');
      await put(filename, original);
      const sizes: Record<string, object> = {};
      for (const { name: size, width: widest = width, formatOptions } of renditions()) {
        const format = formatOptions?.format === 'avif' ? 'avif' : 'webp';
        const real = Math.min(widest, width);
        const own = `${filename.replace(/\.[^.]+$/, '')}-${real}.${format}`;
        const small = await picture(format);
        await put(own, small);
        sizes[size] = {
          filename: own,
          filesize: small.length,
          width: real,
          height: Math.round((real * height) / width),
          mimeType: typeOf(own),
        };
      }
      const row = await payload.db.create({
        collection: 'media',
        data: {
          alt,
          ...(title ? { title } : {}),
          ...(coordinates ? { coordinates } : {}),
          focalX: focus?.x ?? 50,
          focalY: focus?.y ?? 50,
          filename,
          filesize: original.length,
          mimeType: typeOf(name),
          width,
          height,
          sizes,
        },
      });
      return row.id;
    }

    if (!(await fill({ ...studio, upload }, progress))) return 'The store holds content already.';
    // As the first start of a studio does, once for all that start on a copy.
    await buildLinkIndex(payload);
    // Every site that starts on a copy has shown nothing yet: it would draw all its pages a second time.
    for (const { sequence } of await pendingChanges(payload, 100)) await acknowledge(payload, sequence);
    return `Seeded ${name}.`;
  });
