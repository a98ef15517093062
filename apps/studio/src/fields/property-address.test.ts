import type { PayloadRequest } from 'payload';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { demonstrationCollection } from '../../../../tests/support/demonstration-collection.ts';
import { propertyAddressHooks, propertySlug } from './property-address.ts';

vi.mock('../places/studio-collection.ts', () => ({
  studioCollection: async () => demonstrationCollection(),
}));

beforeAll(() => {
  vi.stubEnv('MODE', 'demo');
  vi.stubEnv('DATA_DIR', '/nowhere');
});

/** A studio in which the property stands as `row`, others have these keys and addresses, and a lodge may name it. */
const studio = (
  row: { readonly _status?: string } | null,
  taken: readonly string[] = [],
  lodge: object | null = null,
) =>
  ({
    context: {},
    payload: {
      find: async ({ where }: { readonly where: object }) => {
        const others = taken.filter((word) => JSON.stringify(where).includes(`"${word}"`));
        return { totalDocs: others.length, docs: others.map(() => ({})) };
      },
      db: {
        findOne: async () => lodge,
        findVersions: async () => ({ docs: row?._status === 'published' ? [row] : [] }),
      },
    },
  }) as unknown as PayloadRequest;

describe('what is made of a property’s address', () => {
  const [follow] = propertyAddressHooks.beforeValidate ?? [];
  const made = (data: object, originalDoc: object | null, req: PayloadRequest) =>
    follow?.({
      collection: { slug: 'propertyUpdated' },
      operation: originalDoc ? 'update' : 'create',
      ...{ data, originalDoc, req },
    } as unknown as Parameters<NonNullable<typeof follow>>[0]);
  const draft = { id: 1, slug: 'the-del', key: 'the-del', _status: 'draft' };

  test('the key and both paths, while it is a draft', async () => {
    expect(await made({ slug: 'the-del' }, null, studio(null))).toEqual({
      slug: 'the-del',
      key: 'the-del',
      link: '/the-del',
      rootlink: '/the-del',
    });
    expect(await made({ slug: 'the-delta', key: 'the-del' }, draft, studio(draft))).toMatchObject({
      key: 'the-delta',
      link: '/the-delta',
    });
  });

  test('a key of its own where another property has that one', async () => {
    expect(await made({ slug: 'the-delta' }, null, studio(null, ['the-delta']))).toMatchObject({
      key: 'the-delta-2',
    });
  });

  test('the paths alone, once it was published or a lodge names it: its key stays', async () => {
    const published = { ...draft, _status: 'published' };
    expect(await made({ slug: 'the-delta', key: 'other' }, published, studio(published))).toMatchObject({
      key: 'the-del',
      link: '/the-delta',
    });
    expect(
      await made({ slug: 'the-delta', key: 'the-del' }, draft, studio(draft, [], { id: 7 })),
    ).toMatchObject({
      key: 'the-del',
    });
    expect(await made({ slug: 'monwana', key: 'house' }, null, studio(null))).toMatchObject({ key: 'house' });
  });
});

describe('a property’s address', () => {
  const judge = async (value: string, row: { readonly _status?: string } | null = null) => {
    const { validate } = propertySlug();
    const circumstances = { req: studio(row), event: 'submit', ...(row ? { id: 1 } : {}) };
    return validate?.(value as never, circumstances as never);
  };

  test.each([
    'blog',
    'enquire',
    'more-conservation',
    'media',
    'health',
    'consent',
    'enquiry',
    'currency',
    '404',
    'Two Words',
  ])('is not %s', async (value) => {
    expect(await judge(value)).toEqual(expect.stringMatching(/\w/));
  });

  test('is one word of its own', async () => {
    expect(await judge('the-delta')).toBe(true);
  });
});
