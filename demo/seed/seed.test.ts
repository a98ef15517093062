import { defaultBrand } from '@sundowner/brand';
import { beforeEach, describe, expect, test } from 'vitest';
import { demonstration, linkedBack } from '../content/demonstration.ts';
import { panoramaNames } from '../plates/panoramas.ts';
import { plateFile } from '../plates/plate-file.ts';
import { plates } from '../plates/plates.ts';
import { batches } from './entries-to-publish.ts';
import { reset, SeedError, seed } from './seed.ts';
import type { Id, StoreState, Studio, Upload } from './studio.ts';
import { uploads } from './uploads.ts';

/** A studio in memory that keeps what the seed gave it and can fail at one entry. */
class RememberingStudio implements Studio {
  readonly uploads: Upload[] = [];
  readonly entries: { collection: string; key: string | null; data: Record<string, unknown>; id: Id }[] = [];
  readonly marks: StoreState[] = [];
  readonly kept = new Map<string, readonly Id[]>();
  atOnce = 0;
  mostAtOnce = 0;
  /** Holds the first upload until a second one has come, so that two at a time are seen however slow the disk is. */
  readonly #second = Promise.withResolvers<void>();
  failAt: string | null = null;
  savedCalls = 0;
  held: StoreState;

  constructor(held: StoreState = 'new') {
    this.held = held;
  }

  async state() {
    return this.held;
  }

  async mark(state: 'begun' | 'seeded') {
    this.marks.push(state);
    this.held = state;
  }

  async upload(picture: Upload) {
    this.atOnce += 1;
    this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
    if (this.atOnce > 1) this.#second.resolve();
    await this.#second.promise;
    this.atOnce -= 1;
    if (picture.name === this.failAt) throw new Error('the disk is full');
    this.uploads.push(picture);
    return `picture of ${picture.name}`;
  }

  async publish(collection: string, key: string | null, data: Record<string, unknown>) {
    if (collection === this.failAt) throw new Error('a field is wrong');
    const earlier = this.entries.find(
      (entry) => entry.collection === collection && (key === null || entry.data[key] === data[key]),
    );
    if (earlier) {
      Object.assign(earlier.data, data);
      return earlier.id;
    }
    const id = `${collection} ${this.entries.length}`;
    this.entries.push({ collection, key, data, id });
    return id;
  }

  async remember() {
    this.savedCalls += 1;
  }

  async keepOnly(collection: string, ids: readonly Id[]) {
    this.kept.set(collection, ids);
  }

  all(collection: string) {
    return this.entries.filter((entry) => entry.collection === collection);
  }
}

let studio: RememberingStudio;
beforeEach(() => {
  studio = new RememberingStudio();
});
const quiet = () => undefined;

describe('a new store', () => {
  test('receives every picture, two at a time, with its words and focal point', async () => {
    expect(await seed(studio, quiet)).toBe(true);
    const pictures = studio.uploads.filter(({ name }) => /\.(avif|webp)$/.test(name));
    expect(pictures.map(({ name }) => name).sort()).toEqual(
      [...Object.keys(plates).map(plateFile), ...panoramaNames.map((name) => `${name}.webp`)].sort(),
    );
    expect(studio.mostAtOnce).toBe(2);
    const marataba = studio.uploads.find(({ name }) => name === 'marataba.avif');
    expect(marataba).toMatchObject({ ...plates.marataba });
    expect(marataba?.bytes.subarray(4, 12).toString()).toBe('ftypavif');
  });

  test('receives every entry of every collection', async () => {
    await seed(studio, quiet);
    for (const [collection, entries] of Object.entries(demonstration())) {
      expect(studio.all(collection).length, collection).toBe(Array.isArray(entries) ? entries.length : 1);
    }
  });

  test('receives relations as the studio’s own ids, never as names of ours', async () => {
    await seed(studio, quiet);
    const home = studio.all('homepage')[0]?.data;
    const classic = studio
      .all('packages')
      .find(({ data }) => data.slug === 'classic-botswana-and-victoria-falls');
    expect(home).toMatchObject({ heroPicture: 'picture of home-dusk.avif' });
    expect(home?.journeys).toEqual(expect.arrayContaining([classic?.id]));
    const signatory = studio.all('teamMember').find(({ data }) => data.name === 'Thandeka Mabuza');
    expect(studio.all('contactDetails')[0]?.data).toMatchObject({ thankYouSignatory: signatory?.id });
    const pictures = studio.entries
      .flatMap(({ data }) => Object.entries(data))
      .filter(([field]) => /(image|picture|portrait|thumbnail)(Mobi)?$/i.test(field));
    expect(pictures.length).toBeGreaterThan(40);
    for (const [field, value] of pictures) expect(value, field).toMatch(/^picture of [a-z-]+\.(avif|webp)$/);
  });

  test('is told how far every step is', async () => {
    const lines: string[] = [];
    await seed(studio, ({ words, done, total }) => lines.push(`${words} ${done}/${total}`));
    const total = uploads(defaultBrand).length;
    expect(lines).toContain(`pictures and files ${total}/${total}`);
    expect(lines).toContain('stories 40/40');
    expect(lines.at(-1)).toBe('home page 1/1');
  });

  test('is told to keep what it has after every batch, so that a killed seed goes on from there', async () => {
    await seed(studio, quiet);
    expect(studio.savedCalls).toBe(batches(demonstration(), linkedBack).length);
  });

  test('is marked as begun before anything is written and as seeded after everything is', async () => {
    await seed(studio, quiet);
    expect(studio.marks).toEqual(['begun', 'seeded']);
  });
});

describe('any other store', () => {
  test.each(['seeded', 'in-use'] as const)('that is %s is left alone', async (state) => {
    studio = new RememberingStudio(state);
    expect(await seed(studio, quiet)).toBe(false);
    expect([...studio.uploads, ...studio.entries, ...studio.marks]).toEqual([]);
  });

  test('that was begun is finished', async () => {
    studio = new RememberingStudio('begun');
    expect(await seed(studio, quiet)).toBe(true);
    expect(studio.held).toBe('seeded');
  });
});

describe('a failure', () => {
  test('names the picture, stops both lines and leaves the store unseeded', async () => {
    studio.failAt = 'monwana.avif';
    await expect(seed(studio, quiet)).rejects.toThrow(
      new SeedError('The content could not be seeded at the file monwana.avif: the disk is full'),
    );
    expect(studio.held).toBe('begun');
    expect(studio.entries).toEqual([]);
    expect(studio.atOnce).toBe(0);
  });

  test('names the entry and leaves the store unseeded', async () => {
    studio.failAt = 'blog';
    await expect(seed(studio, quiet)).rejects.toThrow(
      '"The night sounds, in order of appearance" of blog: a field is wrong',
    );
    expect(studio.held).toBe('begun');
  });
});

describe('a reset', () => {
  test('writes everything again, then deletes what is not the demonstration’s', async () => {
    studio = new RememberingStudio('seeded');
    await reset(studio, quiet);
    expect([...studio.kept.keys()].sort()).toEqual([...Object.keys(demonstration()), 'media'].sort());
    expect(studio.kept.get('media')).toHaveLength(uploads(defaultBrand).length);
    for (const [collection, ids] of studio.kept) {
      if (collection === 'media') continue;
      expect(ids, collection).toEqual(studio.all(collection).map(({ id }) => id));
      expect(ids.length, collection).toBeGreaterThan(0);
    }
    expect(studio.marks).toEqual(['begun', 'seeded']);
  });

  test('refuses a store with content of somebody’s own', async () => {
    studio = new RememberingStudio('in-use');
    await expect(reset(studio, quiet)).rejects.toThrow(SeedError);
    expect([...studio.uploads, ...studio.entries, ...studio.marks, ...studio.kept]).toEqual([]);
  });
});
