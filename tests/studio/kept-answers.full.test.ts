import type { CollectionConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rows } from '../support/content-rows.ts';
import { contentOf } from '../support/entry-samples.ts';
import { type ContentStage, contentStage } from './content-stage.ts';

let stage: ContentStage;
let content: CollectionConfig[];

beforeAll(async () => {
  stage = await contentStage();
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', stage.studio.home.folder);
  content = contentOf((await import('../../apps/studio/src/collections/collections.ts')).collections());
  await stage.fill(content, { vacancy: { closes: '2099-03-04T12:30:00.000Z' } });
  for (const { read } of rows) await read(stage.keepingPage(), stage.written);
}, 240_000);

afterAll(() => {
  vi.unstubAllEnvs();
  stage?.close();
});

/** Changes an entry as an editor does. @returns whether the studio allowed it */
async function change(slug: string, method: 'PATCH' | 'DELETE', data?: object): Promise<boolean> {
  const path = `${slug}/${stage.ids.get(slug)}`;
  await stage.edit('POST', `${path}/agreement`).catch(() => null);
  return stage.edit(method, `${path}?depth=0`, data).then(
    () => true,
    () => false,
  );
}

/** What readers keep, once they were told of the changes there were, is what is published. */
async function isCurrent(): Promise<void> {
  const { kept, current } = await stage.keptAndCurrent(await stage.changes());
  expect(kept.length).toBeGreaterThan(80);
  expect(kept).toEqual(current);
}

describe('CNT-04 what readers keep of the studio is what is published, whatever is changed', () => {
  test('an entry of every type is published again, taken down, and published once more', async () => {
    await isCurrent();
    const taken: string[] = [];
    for (const { slug } of content) {
      for (const _status of ['published', 'draft', 'published']) {
        const done = await change(slug, 'PATCH', { _status });
        if (done && _status === 'draft') taken.push(slug);
        await isCurrent();
      }
    }
    expect(taken.length).toBeGreaterThan(content.length / 2);
  }, 600_000);

  test('a picture, a film and a PDF are described anew', async () => {
    for (const kind of ['image/', 'video/', 'application/pdf']) {
      await stage.edit('PATCH', `media/${stage.ids.get(kind)}`, { alt: `Another ${kind}` });
      await isCurrent();
    }
  }, 60_000);

  test('an entry of every type is deleted', async () => {
    const deleted: string[] = [];
    for (const { slug } of content) {
      if (await change(slug, 'DELETE')) deleted.push(slug);
      await isCurrent();
    }
    expect(deleted.length).toBeGreaterThan(content.length / 2);
  }, 600_000);
});
