import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ContentQuery, defaultBrand } from '@sundowner/brand';
import type { CollectionConfig } from 'payload';
import sharp from 'sharp';
import { type Content, createContent } from '../../apps/site/src/content/content.ts';
import { tagsOfChange } from '../../apps/site/src/content/reading/changed-tags.ts';
import type { Reading } from '../../apps/site/src/content/reading/reading.ts';
import { createSnapshots } from '../../apps/site/src/content/reading/snapshots.ts';
import {
  type ContentSource,
  createDraftSource,
  createStudioSource,
} from '../../apps/site/src/content/reading/source.ts';
import { freePort } from '../../bin/product/ports.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { lacksOthers, ownWords, sample, type Targets } from '../support/entry-samples.ts';
import { type Dialect, type SharedStudio, sharedStudio } from './shared-studio.ts';

/** A line the readers logged. */
interface Logged {
  readonly level: 'info' | 'warn' | 'error';
  readonly details: object | string;
  readonly message: string;
}

/** The shared studio, an editor in it, and the site's readers that read from it. */
export interface ContentStage {
  readonly studio: SharedStudio;
  /** Ids of the entries and media made by `fill`. */
  readonly ids: ReadonlyMap<string, number>;
  /** What `fill` wrote, by collection. */
  readonly written: ReadonlyMap<string, Record<string, unknown>>;
  readonly logged: Logged[];
  /** The editor's request to the REST API. @throws Error when the studio refuses it */
  edit(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: object): Promise<{ id: number }>;
  /** Uploads a picture, a film or a PDF. @returns its id */
  upload(kind: 'image/' | 'video/' | 'application/pdf', name: string): Promise<number>;
  /** Publishes one entry of every type, every field of it filled; `instead` has other values for some fields, by collection. */
  fill(
    content: readonly CollectionConfig[],
    instead?: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  ): Promise<void>;
  /** The reads of one page, nothing remembered from earlier ones but the last good copies. */
  page(): Reading;
  /** Readers that keep no last good copy of what `page` read. */
  withoutCopies(): Content;
  /** From now on nobody answers where the readers read. */
  cutOff(): Promise<void>;
  /** Tags of the changes since the last call. */
  changes(): Promise<string[]>;
  /** As `page`, of readers that keep what they read until they are told of a change of it, as those of a site do. */
  keepingPage(): Reading;
  /** Tells those of changes. @returns what each of their reads gives now, and what it gives a reader that keeps nothing */
  keptAndCurrent(tags: readonly string[]): Promise<{ readonly kept: unknown[]; readonly current: unknown[] }>;
  close(): void;
}

const film = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom\0\0\0\0isomiso2', 'latin1'),
  Buffer.alloc(64),
]);
const pdf = Buffer.from('%PDF-1.4\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n');

const settings = { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: false };

export async function contentStage(dialect: Dialect = 'sqlite'): Promise<ContentStage> {
  const studio = await sharedStudio(dialect);
  const editor = await studio.as('editor');
  const copies = mkdtempSync(join(tmpdir(), 'sundowner-copies-'));
  const folders = [copies];
  const logged: Logged[] = [];
  const log = {
    info: (details: object, message: string) => void logged.push({ level: 'info', details, message }),
    warn: (details: object, message: string) => void logged.push({ level: 'warn', details, message }),
    error: (details: object, message: string) => void logged.push({ level: 'error', details, message }),
  };
  let studioUrl = studio.url;
  const contentIn = (folder: string, instead?: ContentSource): Content => {
    const options = { studioUrl, token: studio.home.keys.contentToken };
    const source = instead ?? createStudioSource(options);
    const drafts = (proof: string) => createDraftSource(options, proof);
    const collection = () => ({ collection: demonstrationCollection(), read: true });
    const parts = { source, drafts, collection, snapshots: createSnapshots(folder, log), log };
    return createContent(parts, settings);
  };
  /** What the keeping readers asked for. */
  const asked = new Map<string, ContentQuery>();
  const current = () => createStudioSource({ studioUrl, token: studio.home.keys.contentToken });
  const keeping = createStudioSource({
    studioUrl,
    token: studio.home.keys.contentToken,
    followedSince: () => 0,
  });
  const answers = async (source: ContentSource) =>
    Promise.all(
      [...asked.values()].map(async (query) => {
        const answer = await source.read(query);
        return answer.cancelled ? null : answer.json;
      }),
    );
  const ids = new Map<string, number>();
  const written = new Map<string, Record<string, unknown>>();
  let sequence = 0;

  const stage: ContentStage = {
    studio,
    ids,
    written,
    logged,
    async edit(method, path, data) {
      const response = await editor(method, path, data);
      const body = (await response.json()) as { doc: { id: number } };
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(body)}`);
      return body.doc;
    },
    async upload(kind, name) {
      const plate = { width: 700, height: 400, channels: 3, background: '#a9556a' } as const;
      const bytes =
        kind === 'image/' ? await sharp({ create: plate }).webp().toBuffer() : kind === 'video/' ? film : pdf;
      const type = { 'image/': 'image/webp', 'video/': 'video/mp4', 'application/pdf': kind }[kind];
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
      form.set('_payload', JSON.stringify({ alt: `What ${name} shows` }));
      const response = await editor('POST', 'media', form);
      const body = (await response.json()) as { doc: { id: number } };
      if (!response.ok) throw new Error(`${name}: ${response.status} ${JSON.stringify(body)}`);
      ids.set(kind, body.doc.id);
      return body.doc.id;
    },
    async fill(content, instead = {}) {
      await stage.upload('image/', 'plate.webp');
      await stage.upload('video/', 'film.mp4');
      await stage.upload('application/pdf', 'sheet.pdf');
      const targets: Targets = { entry: (slug) => ids.get(slug), media: (type) => ids.get(type) };
      // What others cannot do without is published first; what refers to others is filled in when all are there.
      let waiting = [...content];
      while (waiting.length > 0) {
        const later: CollectionConfig[] = [];
        for (const collection of waiting) {
          const plain = sample(collection.fields, targets, 'plain');
          if (lacksOthers(collection.fields, plain)) later.push(collection);
          else
            ids.set(
              collection.slug,
              (await stage.edit('POST', `${collection.slug}?depth=0`, published(collection.slug, plain))).id,
            );
        }
        if (later.length === waiting.length)
          throw new Error(`No order suits ${later.map(({ slug }) => slug)}.`);
        waiting = later;
      }
      for (const { slug, fields } of content) {
        const whole = { ...published(slug, sample(fields, targets, 'whole')), ...instead[slug] };
        written.set(slug, whole);
        await stage.edit('PATCH', `${slug}/${ids.get(slug)}?depth=0`, whole);
      }
    },
    page: () => contentIn(copies).forPage(),
    withoutCopies() {
      const folder = mkdtempSync(join(tmpdir(), 'sundowner-copies-'));
      folders.push(folder);
      return contentIn(folder);
    },
    async cutOff() {
      studioUrl = `http://127.0.0.1:${await freePort()}`;
    },
    async changes() {
      const response = await studio.asSite(`content-changes?after=${sequence}`);
      const { latest, changes } = (await response.json()) as {
        latest: number;
        changes: { tags: string[] }[];
      };
      sequence = latest;
      return changes.flatMap(({ tags }) => tags);
    },
    keepingPage() {
      const source: ContentSource = {
        ...keeping,
        read(query, signal) {
          asked.set(JSON.stringify(query), query);
          return keeping.read(query, signal);
        },
      };
      return contentIn(copies, source).forPage();
    },
    async keptAndCurrent(tags) {
      keeping.forget(tagsOfChange(tags));
      return { kept: await answers(keeping), current: await answers(current()) };
    },
    close() {
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
  return stage;
}

/** The sample of a collection, its words telling which collection they are of. */
function published(slug: string, entry: object): Record<string, unknown> {
  const marked = JSON.stringify(entry)
    .replace(/\b(Words|More|Long words) of (\w+)/g, `$1 of ${slug} $2`)
    .replace(/words-of-([a-z])/g, `words-of-${slug.toLowerCase()}-$1`);
  return { ...(JSON.parse(marked) as object), ...ownWords[slug], _status: 'published' };
}

/** The words of an entry's own fields, wherever they stand in it. */
export function wordsOf(value: unknown): string[] {
  if (typeof value === 'string')
    return /\b(words|more) of |words-of-|privacy policy/i.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}
