/**
 * `node tests/support/small-seed.ts [reset] [hold=pictures|hold=stories]`, in a studio's environment: the demonstration's own seed
 * on the real studio, but only its team, tags and stories, with a few small pictures in the place of all plates. It seeds in
 * seconds what `demo/seed/main.ts` seeds in minutes; with `hold` it never gets past a point, so that it is killed while it works.
 */
import { extname } from 'node:path';
import sharp from 'sharp';
import type { CollectionName } from '../../demo/content/references.ts';
import type { OpenStudio } from '../../demo/seed/payload-studio.ts';
import { run } from '../../demo/seed/run.ts';
import { reset, seed } from '../../demo/seed/seed.ts';
import type { Id, Studio, Upload } from '../../demo/seed/studio.ts';
import { uploads } from '../../demo/seed/uploads.ts';
import { smallCollections, smallPictures } from './small-seed-extent.ts';

/** Pictures and stories after which a seed that is to be killed waits for it. */
const holdAfter = 8;

const words = process.argv.slice(2);
const never = () => new Promise<never>(() => setInterval(() => {}, 1000));

/** A small picture with a shade, and so bytes and a stored name, of its own. */
function small(name: string, turn: number): Promise<Buffer> {
  const background = { r: 40 + turn * 8, g: 70, b: 60 };
  return sharp({ create: { width: 700, height: 440, channels: 3, background } })
    .toFormat(extname(name) === '.avif' ? 'avif' : 'webp', { effort: 0 })
    .toBuffer();
}

/** A studio that is given part of the demonstration: what it is not given counts as made. */
function partOf(studio: OpenStudio): Studio {
  const first = uploads(studio.brand)
    .slice(0, smallPictures)
    .map(({ key }) => key);
  const ids = new Map<string, Promise<Id>>();
  let stories = 0;
  const taken = (collection: CollectionName | 'media') =>
    collection === 'media' || smallCollections.includes(collection);

  async function upload(file: Upload): Promise<Id> {
    const turn = first.indexOf(file.name);
    if (words.includes('hold=pictures') && (turn < 0 || turn >= holdAfter)) return never();
    if (turn >= 0) {
      const id = small(file.name, turn).then((bytes) => studio.upload({ ...file, bytes }));
      ids.set(file.name, id);
      return id;
    }
    // One stands for each of the others, the same in every run.
    const stand = ids.get(first[file.name.length % first.length] ?? '');
    return stand ?? Promise.reject(new Error('The first pictures come first.'));
  }

  async function publish(...[collection, key, data]: Parameters<Studio['publish']>): Promise<Id> {
    if (!taken(collection)) return `no ${collection}`;
    if (collection === 'blog' && words.includes('hold=stories') && stories++ >= holdAfter) return never();
    return studio.publish(collection, key, data);
  }

  return {
    state: () => studio.state(),
    mark: (state) => studio.mark(state),
    upload,
    publish,
    remember: () => studio.remember(),
    keepOnly: async (collection, ids) => {
      if (taken(collection)) await studio.keepOnly(collection, ids);
    },
  };
}

await run(async (studio, progress) => {
  const part = partOf(studio);
  if (words.includes('reset')) {
    await reset(part, progress, studio.brand);
    return 'The part of the demonstration is as it was.';
  }
  if (!(await seed(part, progress, studio.brand))) return 'The store holds content already.';
  return 'Seeded a part of the demonstration.';
});
