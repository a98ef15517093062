import { previewTokenMs } from '@sundowner/keyring';
import type { PayloadRequest } from 'payload';
import { expect, test, vi } from 'vitest';

vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { previewEnd, previewPath } = await import('./live-preview.ts');

const half = previewTokenMs / 2;

test('a preview lasts between half an hour and an hour, and its address stays the same for half an hour', () => {
  const start = 1_000 * half;
  expect(previewEnd(start)).toBe(previewEnd(start + half - 1));
  expect(previewEnd(start + half)).toBe(previewEnd(start) + half);
  for (const now of [start, start + 1, start + half - 1]) {
    expect(previewEnd(now) - now).toBeGreaterThan(half - 1);
    expect(previewEnd(now) - now).toBeLessThanOrEqual(previewTokenMs);
  }
});

/** A studio with a published property whose draft has another address, its lodge, a draft of whose address is another too, and a room nobody has published. */
function movingStudio() {
  const property = { id: 1, key: 'delta', slug: 'delta', name: 'The Delta' };
  const lodge = { id: 2, contentfulTag: 'reed', name: 'Reed Camp', property: 'delta', link: '/delta/reed' };
  const drafts = {
    propertyUpdated: { ...property, slug: 'wide-delta' },
    accommodation: { ...lodge, link: '/delta/camp' },
    room: { id: 3, accommodation: 2 },
  };
  const published = { propertyUpdated: property, accommodation: lodge };
  const rows = (draft = false): Readonly<Record<string, object>> => (draft ? drafts : published);
  interface Asked {
    readonly collection: string;
    readonly draft?: boolean;
  }
  const payload = {
    find: async ({ collection, draft }: Asked) => ({ docs: [rows(draft)[collection] ?? []].flat() }),
    findByID: async ({ collection, draft }: Asked) => rows(draft)[collection],
    collections: new Proxy({}, { get: () => ({ config: { flattenedFields: [] } }) }),
  };
  // Of Payload no more than the reading of the collection asks for.
  const req = { payload, context: {} } as unknown as PayloadRequest;
  return { req, drafts };
}

test('what belongs to a property is shown at the address it has until another is published, a lodge where its draft says', async () => {
  const { req, drafts } = movingStudio();
  expect(await previewPath(req, 'propertyUpdated', drafts.propertyUpdated)).toBe('/delta');
  expect(await previewPath(req, 'accommodation', drafts.accommodation)).toBe('/delta/camp');
  expect(await previewPath(req, 'room', drafts.room)).toBe('/delta/camp/rooms');
  const never = { key: 'new', slug: 'new', name: 'New' };
  expect(await previewPath(req, 'propertyUpdated', never)).toBeNull();
});
