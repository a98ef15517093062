import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contentOf } from '../support/entry-samples.ts';
import { makePeople } from '../support/kept-databases.ts';
import { seededHome } from '../support/seeded-studio.ts';
import { personWith } from '../support/studio-people.ts';
import {
  type Person,
  type StudioHome,
  type StudioProcess,
  signIn,
  startStudioProcess,
} from '../support/studio-process.ts';

type Entry = Record<string, unknown> & { readonly id: number };

let home: StudioHome;
let studio: StudioProcess;
let editor: Person;

beforeAll(async () => {
  home = await seededHome();
  await makePeople(home);
  studio = await startStudioProcess(home);
  editor = await signIn(studio, personWith('editor').email);
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', home.folder);
}, 1_200_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await studio?.stop();
  home?.remove();
});

/** An entry as its form reads it, sent back as the form sends it. */
async function publishAgain(slug: string, id: number): Promise<string | null> {
  const read = await editor('GET', `${slug}/${id}?depth=0&draft=true&locale=undefined`);
  const { id: _, ...entry } = (await read.json()) as Entry;
  const form = new FormData();
  form.set('_payload', JSON.stringify({ ...entry, _status: 'published' }));
  const answer = await editor('PATCH', `${slug}/${id}?depth=0&fallback-locale=null`, form);
  const text = await answer.text();
  return answer.ok ? null : `${slug}/${id}: ${answer.status} ${text.slice(0, 300)}`;
}

test('every published entry of the demonstration is published again through the door of its form', async () => {
  const { collections } = await import('../../apps/studio/src/collections/collections.ts');
  const entries: (readonly [string, number])[] = [];
  for (const { slug } of contentOf(collections())) {
    const where = 'where[_status][equals]=published';
    const answer = await editor('GET', `${slug}?limit=2000&depth=0&select[id]=true&${where}`);
    const { docs } = (await answer.json()) as { docs: readonly Entry[] };
    for (const { id } of docs) entries.push([slug, id]);
  }
  expect(entries.length).toBeGreaterThan(950);
  const refused: string[] = [];
  const queue = entries.values();
  const line = async () => {
    for (const [slug, id] of queue) {
      const fault = await publishAgain(slug, id);
      if (fault) refused.push(fault);
    }
  };
  await Promise.all([line(), line(), line(), line()]);
  expect(refused).toEqual([]);
}, 900_000);
