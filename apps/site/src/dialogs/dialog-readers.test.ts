import { dialogs } from '@sundowner/brand';
import { formFor } from '@sundowner/enquiries/forms/registry';
import { expect, test } from 'vitest';
import { testSite } from '../../../../tests/fakes/studio-tags.ts';
import { OutageError } from '../content/reading/errors.ts';
import { Reading } from '../content/reading/reading.ts';
import { dialogAt } from './dialog-address.ts';
import { describeDialog } from './dialog-modules.ts';
import { readDialog } from './dialog-readers.ts';

const refused = () => Promise.reject(new OutageError('refused', null));

/** What a dialog shows when the studio is away and nothing of it was kept. */
function withoutStudio(path: string, from = '/', query: URLSearchParams | null = null, read = refused) {
  const reading = new Reading({
    site: testSite,
    source: { read, forget: () => {} },
    snapshots: { load: async () => null, save: async () => {}, remove: async () => {} },
    log: { info: () => {}, warn: () => {}, error: () => {} },
    failing: new Set(),
  });
  return readDialog(reading, path, { from, query });
}

test('a form stands without the studio, in the colours of the page it was opened on', async () => {
  expect((await withoutStudio('telephone', '/marataba/safaris'))?.content).toMatchObject({
    theme: 'mountain',
    from: '/marataba/safaris',
    contact: null,
    noContact: false,
  });
  expect((await withoutStudio('email'))?.content).toMatchObject({ theme: 'dusk', words: null, lists: {} });
});

test('COL-04 before there are contact details a form says so, and not that they cannot be read', async () => {
  const nothing = async () => ({ cancelled: false, askedAt: 0, json: { docs: [] } });
  for (const path of ['email', 'telephone'])
    expect((await withoutStudio(path, '/', null, nothing as never))?.content).toMatchObject({
      ...{ contact: null, noContact: true },
    });
});

test('a form that has a page only is read like the others', async () => {
  expect(await withoutStudio('newsletter')).toMatchObject({ path: 'newsletter', content: { from: '/' } });
});

test('what a link asks for is part of a page drawn for one visitor, not of what is kept', async () => {
  const asked = await withoutStudio('email', '/', new URLSearchParams('adults=2&from=/'));
  expect(asked?.content).toMatchObject({ context: { from: '/', asked: { adults: '2' } } });
  expect((await withoutStudio('email'))?.content).toMatchObject({ context: { from: '/', property: null } });
});

test('a dialog that is nothing without its content fails with it', async () => {
  await expect(withoutStudio('book')).rejects.toThrow(OutageError);
});

test.each([
  'nothing',
  'book/river-lodge',
  'what-to-expect',
  'amenities/no-such-lodge',
  'form',
  '../telephone',
])('there is no dialog %s', async (path) => {
  expect(await withoutStudio(path)).toBeNull();
});

const scripts = Object.keys(import.meta.glob('./*/*-dialog.island.tsx'));
const readers = Object.keys(import.meta.glob('./*/*-reader.ts'));

test.each(dialogs)('%s has a title and a script, and a reader of its own or that of its form', (address) => {
  const name = dialogAt(`/enquire/${address.replace(/{.+}/, 'item')}`)?.name ?? 'telephone';
  expect(address.split('/')).toContain(name);
  expect(describeDialog(name).title).not.toBe('');
  expect(scripts).toContain(`./${name}/${name}-dialog.island.tsx`);
  if (!readers.includes(`./${name}/${name}-reader.ts`)) expect(formFor(name)?.kind).toBe(name);
});
