import { defaultBrand } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { PageRequest } from '../content/page-request.ts';
import { OutageError } from '../content/reading/errors.ts';
import { readEnquirePage } from './enquire-page-reader.ts';

const written = { title: 'Write to us', description: 'Of a long evening.', keywords: '', image: null };
const unwritten = { ...written, title: defaultBrand.collectionName, description: defaultBrand.description };

/** The page as it is gathered while dialogs answer `content`, or fail. */
function pageOf(path: string, meta: typeof written, content: () => Promise<unknown>) {
  const read = { readWith: content, pageIntro: async () => ({ meta }), chrome: async () => ({}) };
  const request: Partial<PageRequest> = {
    read: read as unknown as PageRequest['read'],
    brand: defaultBrand,
    query: new URLSearchParams(),
  };
  return readEnquirePage(request as PageRequest, path);
}
const refused = () => Promise.reject(new OutageError('refused', null));

test('a dialog that cannot be read leaves its page, under the status of the failure', async () => {
  expect(await pageOf('book', unwritten, refused)).toMatchObject({
    dialog: null,
    failure: 503,
    heading: 'Not at hand just now',
    shell: {
      path: '/enquire/book',
      theme: 'home',
      meta: {
        title: `Not at hand just now | ${defaultBrand.collectionName}`,
        description: defaultBrand.description,
      },
    },
  });
});

test('a form that cannot be read is a fault of ours', async () => {
  await expect(pageOf('email', unwritten, refused)).rejects.toThrow(OutageError);
});

test('what an editor wrote of the page stands, in the colours of the page the visitor came from', async () => {
  const page = await pageOf('email', written, async () => ({ theme: 'marataba' }));
  expect(page).toMatchObject({ failure: null, shell: { theme: 'marataba', meta: written } });
  expect(page?.heading).toBe(page?.dialog?.words.title);
});

test('there is no page of no dialog', async () => {
  expect(await pageOf('nothing', unwritten, refused)).toBeNull();
});
