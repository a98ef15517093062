import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, defaultBrand, emptyCollection, makeCollection } from '@sundowner/brand';
import { choiceStays, formWithContent } from '@sundowner/enquiries/forms/form-content';
import { residencesForm } from '@sundowner/enquiries/forms/kinds/residences';
import { createOfferedPlaces } from '@sundowner/enquiries/intake/offered-places';
import { createShownConsents } from '@sundowner/enquiries/intake/shown-consents';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Reading } from '../../content/reading/reading.ts';
import { createLiveEnquiryContent } from './live-enquiry-content.ts';

const log = pino({ level: 'silent' });
const collectionOf = (...names: string[]) =>
  makeCollection({ residence: names.map((name, at) => ({ slug: `house-${at}`, name })) }, defaultBrand);

/** A studio whose editors have set nothing for forms. */
const content = {
  search: () => Promise.reject(new Error('Nobody asks.')),
  findables: () => Promise.reject(new Error('Nobody asks.')),
  changed: () => {},
  forPage: () =>
    new Reading({
      site: { brand: defaultBrand, siteUrl: 'https://www.example.com', demonstration: true },
      snapshots: { load: async () => null, save: async () => {}, remove: async () => {} },
      log,
      failing: new Set(),
      source: {
        forget: () => {},
        read: async () => ({ cancelled: false, askedAt: 0, json: { docs: [] } }),
      },
    }),
};

let store: Store;
let dataDir: string;
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sundowner-desk-'));
  store = await openStore({ dataDir }, log);
});
afterEach(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 });
});

/** A site that is started, on the same enquiry store as every other. */
async function start(first: Collection) {
  const clock = { now: () => Date.now() };
  let now = first;
  const live = createLiveEnquiryContent(log, () => now);
  await live.follow(content, {
    shownConsents: createShownConsents(store, clock),
    offeredPlaces: createOfferedPlaces(store, clock),
  });
  return {
    publish(next: Collection) {
      now = next;
      live.collectionChanged();
    },
    /** Houses that the form of residences offers, and those it takes besides. */
    houses() {
      const form = formWithContent(residencesForm, live.current(), Date.now() - choiceStays);
      const field = form.sections.flatMap(({ fields }) => fields).find(({ choiceList }) => choiceList);
      const names = (choices: readonly { readonly value: string }[] = []) =>
        choices.map(({ value }) => value).sort();
      return [names(field?.choices), names(field?.retiredChoices)];
    },
  };
}

const kept = () => store.read.rows('SELECT value FROM offered_places ORDER BY value');

test('FRM-16 a form that was opened before a restart, or at another machine, is taken with a house that went', async () => {
  const before = await start(collectionOf('Fig', 'Marula'));
  await expect.poll(kept).toHaveLength(2);
  before.publish(collectionOf('Fig'));
  expect(before.houses()).toEqual([['Fig'], ['Marula']]);

  const after = await start(collectionOf('Fig'));
  expect(after.houses()).toEqual([['Fig'], ['Marula']]);
  after.publish(collectionOf('Fig', 'Marula'));
  expect(after.houses()).toEqual([['Fig', 'Marula'], []]);
});

test('until it is known what is published, every house that was offered is taken', async () => {
  await start(collectionOf('Fig', 'Marula'));
  await expect.poll(kept).toHaveLength(2);
  expect((await start(emptyCollection())).houses()).toEqual([[], ['Fig', 'Marula']]);
});
