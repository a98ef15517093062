import { type ContentQuery, defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { testSite } from '../../../../tests/fakes/studio-tags.ts';
import type { PageRequest } from '../content/page-request.ts';
import { OutageError } from '../content/reading/errors.ts';
import { Reading } from '../content/reading/reading.ts';
import { readEnquirePage } from './enquire-page-reader.ts';

const written = { metaTitle: 'Write to us', metaDescription: 'Of a long evening.' };

/** Reads whose introductions have these words, while `away` cannot be read; a `fault` is one that no form makes do without. */
class TestReading extends Reading {
  readonly #fault: boolean;

  constructor(intro: object | null, away: string | null, fault: boolean) {
    super({
      site: testSite,
      source: {
        async read({ collection }: ContentQuery) {
          if (collection === away) throw new OutageError('refused', null);
          const docs = collection === 'introSection' && intro ? [{ id: 1, ...intro }] : [];
          return { cancelled: false, json: { docs }, askedAt: 0 } as const;
        },
        forget: () => {},
      },
      snapshots: { load: async () => null, save: async () => {}, remove: async () => {} },
      log: { info: () => {}, warn: () => {}, error: () => {} },
      failing: new Set(),
    });
    this.#fault = fault;
  }

  override orElse<T>(name: string, instead: T, read: () => Promise<T>): Promise<T> {
    if (this.#fault && name === 'form-places') return Promise.reject(new OutageError('refused', null));
    return super.orElse(name, instead, read);
  }
}

/** The page as it is gathered for an address. */
function pageOf(
  path: string,
  given: { intro?: object; away?: string; fault?: boolean; query?: string } = {},
) {
  const request: Partial<PageRequest> = {
    reading: new TestReading(given.intro ?? null, given.away ?? null, given.fault ?? false),
    brand: defaultBrand,
    query: new URLSearchParams(given.query),
  };
  return readEnquirePage(request as PageRequest, path);
}

test('a dialog that cannot be read leaves its page, under the status of the failure', async () => {
  expect(await pageOf('book', { away: 'accommodationCard' })).toMatchObject({
    dialog: null,
    failure: 503,
    heading: 'Not at hand just now',
    shell: {
      path: '/enquire/book',
      theme: 'dusk',
      meta: {
        title: `Not at hand just now | ${defaultBrand.collectionName}`,
        description: defaultBrand.description,
      },
    },
  });
});

test('a form that cannot be read is a fault of ours', async () => {
  await expect(pageOf('email', { fault: true })).rejects.toThrow(OutageError);
});

test('what an editor wrote of the page stands, in the colours of the page the visitor came from', async () => {
  const page = await pageOf('email', { intro: written, query: 'from=/marataba' });
  const meta = { title: 'Write to us', description: 'Of a long evening.', keywords: '', image: null };
  expect(page).toMatchObject({ failure: null, shell: { theme: 'mountain', meta } });
  expect(page?.heading).toBe(page?.dialog?.words.title);
});

test('there is no page of no dialog', async () => {
  expect(await pageOf('nothing')).toBeNull();
});
