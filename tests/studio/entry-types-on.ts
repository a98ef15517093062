import type { CollectionConfig } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  contentOf,
  expectSame,
  lacksOthers,
  ownWords,
  sample,
  type Targets,
} from '../support/entry-samples.ts';
import type { Person } from '../support/studio-process.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

/** Depth each type is read at (specification 2, section 9); the others are read at 1. */
const depths: Readonly<Record<string, number>> = {
  experiences: 2,
  experiencesCategory: 2,
  blog: 3,
  packageSection: 3,
  packages: 3,
  residences: 3,
  footer: 3,
  propertyUpdated: 4,
  homepage: 4,
  travelPartnerResources: 6,
};

const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\0isomiso2', 'latin1'),
  Buffer.alloc(64),
]);

const pdf = Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n');

let content: CollectionConfig[];

afterAll(() => {
  vi.unstubAllEnvs();
});

/** Of a studio on a database. */
export function entryTypesOn(dialect: Dialect): void {
  describe(`every entry type on ${dialect}`, () => {
    let studio: SharedStudio;
    let editor: Person;
    const ids = new Map<string, number>();
    const media = new Map<string, number>();
    const targets: Targets = { entry: (slug) => ids.get(slug), media: (type) => media.get(type) };

    beforeAll(async () => {
      studio = await sharedStudio(dialect);
      editor = await studio.as('editor');
      vi.stubEnv('MODE', 'demo');
      vi.stubEnv('DATA_DIR', studio.home.folder);
      content = contentOf((await import('../../apps/studio/src/collections/collections.ts')).collections());
    });

    async function upload(kind: string, name: string, type: string, bytes: Uint8Array): Promise<void> {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      form.set('_payload', JSON.stringify({ alt: `A ${name}` }));
      const response = await editor('POST', 'media', form);
      const body = (await response.json()) as { doc: { id: number } };
      expect([response.status, body], name).toEqual([201, expect.anything()]);
      media.set(kind, body.doc.id);
    }

    async function save(slug: string, method: 'POST' | 'PATCH', data: object): Promise<number> {
      const path = method === 'POST' ? slug : `${slug}/${ids.get(slug)}`;
      const response = await editor(method, `${path}?depth=0`, { ...data, _status: 'published' });
      const body = (await response.json()) as { doc: { id: number } };
      if (!response.ok)
        throw new Error(`${slug}: ${response.status} ${JSON.stringify(body)}\n${studio.log()}`);
      return body.doc.id;
    }

    const asSite = async (path: string) => {
      const response = await studio.asSite(path);
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    };

    test('CNT-01/studio every field of every entry type is kept, published and read by the site', async () => {
      const plate = await sharp({ create: { width: 700, height: 400, channels: 3, background: '#a9556a' } })
        .webp()
        .toBuffer();
      await upload('image/', 'plate.webp', 'image/webp', plate);
      await upload('video/', 'film.mp4', 'video/mp4', film);
      await upload('application/pdf', 'sheet.pdf', 'application/pdf', pdf);

      // An entry another one cannot do without comes first.
      const waiting = [...content];
      while (waiting.length > 0) {
        const before = waiting.length;
        for (const { slug, fields } of waiting.splice(0)) {
          const plain = { ...sample(fields, targets, 'plain'), ...ownWords[slug] };
          if (lacksOthers(fields, plain))
            waiting.push(content.find((each) => each.slug === slug) as CollectionConfig);
          else ids.set(slug, await save(slug, 'POST', plain));
        }
        expect(waiting.length, waiting.map(({ slug }) => slug).join(', ')).toBeLessThan(before);
      }
      expect(ids.size).toBeGreaterThan(60);

      for (const { slug, fields } of content) {
        const whole = { ...sample(fields, targets, 'whole'), ...ownWords[slug] };
        await save(slug, 'PATCH', whole);
        const { status, body } = await asSite(`${slug}/${ids.get(slug)}?depth=${depths[slug] ?? 1}`);
        expect(status, slug).toBe(200);
        expectSame(fields, whole, body, slug);
      }
    });

    test('CNT-01/drafts a draft of any type is not read by the site, and a single entry stays single', async () => {
      for (const { slug } of content) {
        const path = `${slug}?draft=true&depth=0`;
        const made = await editor('POST', path, { _status: 'draft' });
        const single = ['residences', 'siteNotice', 'homepage', 'impact'].includes(slug);
        if (single) expect(made.status, slug).toBe(409);
        if (!made.ok) continue;
        const { doc } = (await made.json()) as { doc: { id: number } };
        expect((await asSite(`${slug}/${doc.id}`)).status, slug).toBe(404);
      }
    });
  });
}
