import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { agreeToTakeDown, guardHooks } from './take-down-rules.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  return { studioCollection: async () => demonstrationCollection(), collectionHooks: () => ({}) };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const shown = { _status: 'published', deletedAt: null };
const banner = (id: number, more: object = {}) => ({
  id,
  title: `Banner ${id}`,
  heroBannerFor: 'contact-us',
  ...shown,
  ...more,
});
const story = { id: 5, title: 'First rains', picture: 9, ...shown };
const stories = { fields: [{ name: 'picture', type: 'upload', relationTo: 'picture', label: 'Picture' }] };

function studio(banners: readonly Record<string, unknown>[]) {
  return payloadRows(
    {
      heroBanner: banners,
      blog: [story],
      picture: [{ id: 9, title: 'Rain over the Sabie', ...shown }],
      'entry-links': [{ entry: 'blog:5', collection: 'blog', number: 5, targets: ['picture:9'] }],
      'studio-marks': [],
    },
    { blog: stories },
  );
}
type Studio = ReturnType<typeof studio>;

/** Takes an entry down, by deleting it or by what an editor changes of it. */
async function takeDown({ req }: Studio, slug: string, id: number, data?: object): Promise<void> {
  const { beforeChange = [], beforeDelete = [] } = guardHooks(slug as never);
  const change = { data, operation: 'update', originalDoc: { id, ...shown }, req };
  for (const hook of data ? beforeChange : []) await hook(change as never);
  for (const hook of data ? [] : beforeDelete) await hook({ id, req } as never);
}

describe('an entry the site finds by its key', () => {
  test.each([
    ['deleted', undefined],
    ['unpublished', { _status: 'draft' }],
    ['moved to the trash', { deletedAt: '2026-11-20T12:00:00Z' }],
  ])('is not %s, and the refusal names the page that would be without it', async (_, data) => {
    await expect(takeDown(studio([banner(1)]), 'heroBanner', 1, data)).rejects.toThrow(
      /heroBanner "Banner 1" is needed: the page \/contact-us \(its banner\) would be without it/,
    );
  });

  test('goes when another published one answers to the key, and not for a draft of one', async () => {
    await takeDown(studio([banner(1), banner(2)]), 'heroBanner', 1);
    const drafts = [banner(2, { _status: 'draft' }), banner(3, { deletedAt: '2026-11-20T12:00:00Z' })];
    await expect(takeDown(studio([banner(1), ...drafts]), 'heroBanner', 1)).rejects.toThrow('is needed');
  });

  test('goes when an editor agrees, for a quarter of an hour', async () => {
    const agreed = studio([banner(1)]);
    await agreeToTakeDown(agreed.payload, 'heroBanner' as never, 1);
    await takeDown(agreed, 'heroBanner', 1);
    await agreeToTakeDown(agreed.payload, 'heroBanner' as never, 1, new Date(Date.now() - 1));
    await expect(takeDown(agreed, 'heroBanner', 1)).rejects.toThrow('is needed');
  });

  test('is changed, and saved while it is a draft, as anybody likes', async () => {
    await takeDown(studio([banner(1)]), 'heroBanner', 1, { title: 'Another' });
    await takeDown(studio([banner(1, { _status: 'draft' })]), 'heroBanner', 1, { _status: 'draft' });
  });
});

test('the last of a kind the site cannot do without stays, whatever an editor agrees to', async () => {
  const offices = (...rows: readonly Record<string, unknown>[]) =>
    payloadRows({ office: rows, 'studio-marks': [] }, { office: { custom: { neverEmpty: true } } });
  const office = (id: number, more: object = {}) => ({ id, title: `Office ${id}`, ...shown, ...more });
  const last = offices(office(1), office(2, { _status: 'draft' }));
  await agreeToTakeDown(last.payload, 'office' as never, 1);
  await expect(takeDown(last, 'office', 1)).rejects.toThrow('office "Office 1" is the only one there is');
  await takeDown(offices(office(1), office(2)), 'office', 1);
});

test('an entry a published one shows is not deleted, and the refusal names it', async () => {
  await expect(takeDown(studio([]), 'picture', 9)).rejects.toThrow(
    /picture "Rain over the Sabie" is in use: blog "First rains" \(Picture\)/,
  );
});
