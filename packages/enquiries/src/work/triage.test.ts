import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, defaultBrand, emptyCollection, makeCollection } from '@sundowner/brand';
import { createKeyring, loadKeyring } from '@sundowner/keyring';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EnquiryStore, openEnquiryStore } from '../../../../tests/fakes/enquiry-store.ts';
import { propertyWords } from '../forms/places-named.ts';
import { defaultLimits } from '../limits.ts';
import { sealPersonal } from '../store/personal-fields.ts';
import { openVault, type Vault } from '../store/vault.ts';
import { createFlood } from './flood.ts';
import { keepPropertyWords } from './property-words.ts';
import { createTriage } from './triage.ts';

const log = pino({ level: 'silent' });
const clock = { now: () => Date.UTC(2027, 0, 31) };
const withHarbour = makeCollection(
  { propertyUpdated: [{ id: 1, key: 'harbour', slug: 'harbour', name: 'Harbour House' }] },
  defaultBrand,
);

let desk: EnquiryStore;
let keys: string;
let vault: Vault;
let collection: Collection;
beforeEach(async () => {
  desk = await openEnquiryStore();
  keys = mkdtempSync(join(tmpdir(), 'sundowner-keys-'));
  createKeyring(keys);
  vault = openVault(loadKeyring(keys));
  collection = withHarbour;
});
afterEach(async () => {
  await desk.close();
  rmSync(keys, { recursive: true, force: true });
});

/** What the site keeps of the collection whenever it reads it. */
const publish = (next: Collection) => {
  const words = propertyWords(collection);
  collection = next;
  const now = propertyWords(next);
  const seen = [...words, ...now].map((each) => ({
    ...each,
    published: now.some(({ word, property }) => word === each.word && property === each.property),
  }));
  return desk.store.transaction((sql) => keepPropertyWords(sql, seen, clock.now()));
};

async function sent(id: string, page: string, values: Record<string, string | string[]>) {
  await desk.add(id, { receivedAt: clock.now() });
  const sealed = sealPersonal(vault, { values, extra: {}, unknownChoices: [], hutk: null }, id);
  await desk.store.transaction((sql) =>
    sql.run('UPDATE enquiries SET page = ?, sealed = ? WHERE id = ?', [page, sealed, id]),
  );
}

const triage = () =>
  createTriage({
    store: desk.store,
    vault,
    clock,
    limits: defaultLimits,
    log,
    changes: { announce: () => {} },
    flood: createFlood(clock),
    collection: () => collection,
  }).tick();

const about = async (property: string) =>
  (
    await desk.store.read.rows<{ id: string }>(
      'SELECT enquiry_id AS id FROM enquiry_properties WHERE property = ? ORDER BY enquiry_id',
      [property],
    )
  ).map(({ id }) => id);

test('COL-03/enquiries one from a form that was opened before its property was retired is found by the property', async () => {
  await publish(withHarbour);
  await publish(emptyCollection());
  await sent('by-name', '/', { locationToVisit: 'Harbour House' });
  await sent('by-page', '/harbour/rooms', {});
  await sent('other', '/about', { locationToVisit: 'Elsewhere' });
  expect(await triage()).toBe(3);
  expect(await about('harbour')).toEqual(['by-name', 'by-page']);
});

test('one that names a published property is about that one, whatever is kept', async () => {
  await sent('now', '/harbour', { locationToVisit: 'Harbour House' });
  await triage();
  expect(await about('harbour')).toEqual(['now']);
});
