/**
 * Puts stories into a studio's database, past the hooks and checks an editor's own would go through: ten thousand in half a minute.
 * For bench/reads.ts, bench/studio.ts and bench/move.ts, which give the environment of a studio of its own. With `versions` each has the
 * version that the studio's lists read. The files of the pictures are not made.
 *
 *   node bench/support/seed-stories.ts 10000 [versions [2000 (pictures)]]
 */

import { queryRows, schemaAdapter } from '../../apps/studio/src/schema/adapter.ts';
import { openPayload } from '../../apps/studio/src/start/open-payload.ts';
import { plateFiles } from './plate-files.ts';

const count = Number(process.argv[2]);
const withVersions = process.argv[3] === 'versions';
const pictures = Number(process.argv[4] ?? 50);
const payload = await openPayload();
// What is thrown away at the end need not outlive a power cut.
await queryRows(schemaAdapter(payload), 'PRAGMA synchronous = OFF');

/** A row, published, as the studio's own operation would leave it. */
async function put(collection: 'tag' | 'blog' | 'media', data: Record<string, unknown>): Promise<number> {
  const now = new Date().toISOString();
  const status = collection === 'media' ? {} : { _status: 'published' };
  const row = { createdAt: now, updatedAt: now, ...status, ...data };
  const made = await payload.db.create({ collection, data: row });
  if (withVersions && collection !== 'media') {
    await payload.db.createVersion({
      collectionSlug: collection,
      parent: made.id,
      versionData: row,
      autosave: false,
      createdAt: now,
      updatedAt: now,
    });
  }
  return Number(made.id);
}

const plates: number[] = [];
for (let at = 0; at < pictures; at++) {
  const [own, ...others] = plateFiles(at);
  const sizes = Object.fromEntries(others.map(({ size, ...file }) => [size, file]));
  plates.push(await put('media', { alt: `Plate ${at}`, ...own, size: undefined, sizes }));
}
const groups = ['Traveller Type', 'Interests', 'Properties'];
const tags: number[] = [];
for (let at = 0; at < 29; at++) {
  tags.push(await put('tag', { title: `Tag ${at}`, category: groups[at % 3], position: at }));
}

const paragraph = (text: string) => ({
  type: 'paragraph',
  version: 1,
  children: [{ type: 'text', version: 1, text, format: 0 }],
});
const body = {
  root: {
    type: 'root',
    version: 1,
    children: Array.from({ length: 12 }, () => paragraph('The river stood still. '.repeat(20))),
  },
};
for (let at = 0; at < count; at++) {
  await put('blog', {
    title: `Story ${at}`,
    slug: `story-${at}`,
    standfirst: 'What the morning brought.',
    date: new Date(Date.UTC(2026, 0, 1) - at * 3_600_000).toISOString(),
    category: 'Safaris',
    minutes: 4,
    image: plates[at % plates.length],
    isFeaturedPost: at === 500,
    tags: [tags[at % 29], tags[(at * 7 + 1) % 29], tags[(at * 13 + 2) % 29]],
    body,
  });
}
console.log(`${count} stories and ${pictures} pictures are in the studio.`);
process.exit(0);
