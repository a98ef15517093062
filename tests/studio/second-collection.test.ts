import { extname } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCollection } from '../../demo/seed/seed.ts';
import type { Studio, Upload } from '../../demo/seed/studio.ts';
import { secondCollection } from '../collections/second.ts';
import { migratedHome } from '../support/kept-databases.ts';
import { restStudio } from '../support/rest-studio.ts';
import { personWith } from '../support/studio-people.ts';
import {
  makeStudioHome,
  type Person,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
} from '../support/studio-process.ts';

let home: StudioHome;
let studio: StudioProcess;
let editor: Person;

beforeAll(async () => {
  const { shortName, collectionName, slug, initials } = secondCollection.brand;
  home = await makeStudioHome({
    SITE_URL: 'https://www.example.com',
    BRAND_SHORT_NAME: shortName,
    BRAND_COLLECTION_NAME: collectionName,
    BRAND_SLUG: slug,
    BRAND_INITIALS: initials,
  });
  await migratedHome(home, 'peopled');
  studio = await startStudioProcess(home);
  editor = await signIn(studio, personWith('editor').email);
}, 600_000);
afterAll(async () => {
  await studio?.stop();
  home?.remove();
});

/** A small picture in the place of a large one: nothing is looked at here. */
async function small(file: Upload): Promise<Upload> {
  const kind = extname(file.name).slice(1);
  if (kind !== 'avif' && kind !== 'webp') return file;
  const plain = sharp({ create: { width: 700, height: 440, channels: 3, background: '#5a4632' } });
  return { ...file, bytes: await plain.toFormat(kind, { effort: 0 }).toBuffer() };
}

test('a collection of other places is put into an empty studio through its API', async () => {
  const door = restStudio(editor);
  const withSmallPictures: Studio = { ...door, upload: async (file) => door.upload(await small(file)) };
  expect(await seedCollection(withSmallPictures, () => {}, secondCollection)).toBe(true);
  for (const [collection, entries] of Object.entries(secondCollection.content)) {
    const answer = await editor('GET', `${collection}?limit=1&depth=0&where[_status][equals]=published`);
    const { totalDocs } = (await answer.json()) as { totalDocs: number };
    expect(totalDocs, collection).toBe(Array.isArray(entries) ? entries.length : 1);
  }
}, 900_000);
