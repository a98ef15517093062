import { defaultBrand, entryPath, routeOf } from '@sundowner/brand';
import type { CollectionConfig } from 'payload';
import { describe, expect, test, vi } from 'vitest';
import { demonstration, linkedBack } from '../../demo/content/demonstration.ts';
import { plates } from '../../demo/plates/plates.ts';
import { batches } from '../../demo/seed/entries-to-publish.ts';
import { uploads } from '../../demo/seed/uploads.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { problemsOf, unfilled } from '../support/model-check.ts';
import { seededEntries } from '../support/seeded-entries.ts';

// Media and accounts ask the settings where their files lie.
vi.stubEnv('MODE', 'demo');
vi.stubEnv('DATA_DIR', '/nowhere');
const { collections } = await import('../../apps/studio/src/collections/collections.ts');

const models = new Map<string, CollectionConfig>(collections().map((model) => [model.slug, model]));
const demo = demonstration();
const collectionNow = demonstrationCollection();

const { made, refused, twice } = seededEntries({
  batches: batches(demo, linkedBack),
  uploads: uploads(defaultBrand),
});

const inCollection = (slug: string) =>
  made.filter(({ collection }) => collection === slug).map(({ data }) => data);

describe('every entry of the demonstration', () => {
  test('stands once', () => expect(twice).toEqual([]));

  test('stands after what it refers to', () => expect(refused).toEqual([]));

  test.each([...new Set(made.map(({ collection }) => collection))])('of %s fits the model', async (slug) => {
    const fields = models.get(slug)?.fields ?? [];
    const problems: string[] = [];
    for (const { name, data } of made.filter(({ collection }) => collection === slug))
      problems.push(
        ...(await problemsOf(fields, data, collectionNow)).map((problem) => `${name}: ${problem}`),
      );
    expect(problems).toEqual([]);
  });

  test('that must be the only one with its value in a field is', () => {
    for (const [slug, model] of models) {
      const unique = model.fields.flatMap((field) =>
        'unique' in field && field.unique && 'name' in field ? [field.name] : [],
      );
      for (const name of unique) {
        const values = inCollection(slug).map((data) => data[name]);
        expect(
          values.filter((value, index) => values.indexOf(value) !== index),
          `${slug}.${name}`,
        ).toEqual([]);
      }
    }
  });

  test('leads to entries that are there, where an address takes one', () => {
    const paths = new Set(
      made.flatMap(({ collection, data }) => entryPath(collection, data, collectionNow) ?? []),
    );
    const patterns = new Set(
      [...paths].map((path) => routeOf(path, collectionNow)?.path).filter((path) => path?.includes('{')),
    );
    const strings = (value: unknown): string[] =>
      typeof value === 'string'
        ? [value]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(strings)
          : [];
    const dangling = made.flatMap(({ collection, name, data }) =>
      // What a redirect leads from is no page.
      strings(collection === 'redirects' ? data.to : data)
        .filter((path) => /^\/[a-z0-9]/.test(path) && !/\s/.test(path))
        .filter((path) => {
          const bare = path.split(/[?#]/, 1)[0] ?? '';
          const route = routeOf(bare, collectionNow);
          return !route || (patterns.has(route.path) && !paths.has(bare));
        })
        .map((path) => `${collection} ${name}: ${path}`),
    );
    expect(dangling).toEqual([]);
  });
});

/** Fields that no entry fills, by reason. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  "the forms' own mailbox answers for every property": ['propertyUpdated.enquiryMail'],
  'maps are drawn from coordinates': ['propertyUpdated.mapImage'],
  'rows of words that need no picture': [
    'propertyUpdated.travelInfo.image',
    'accommodation.expect.image',
    'residence.planning.image',
    'modalContent.items.image',
  ],
  'films move only the plates they were drawn from': [
    'ourSafaris.backgroundVideo',
    'ourSafaris.backgroundVideoAlternative',
    'experiences.backgroundVideo',
    'experiences.backgroundVideoAlternative',
  ],
  'what there is to download hangs on the place, not on the experience': [
    'experiences.file',
    'experiences.additionalFile',
    'experiences.thirdFile',
  ],
  'the site draws an icon of its own for each name': [
    'whatToExpect.iconsWhatToWear.file',
    'whatToExpect.iconsWhatToBringAlong.file',
    'whatToExpect.iconsFeatures.file',
  ],
  'a story has one picture, and its words carry it': ['blog.gallery'],
  'the words every form shares stand in the contact details': [
    'enquiryForm.thankYouHeading',
    'enquiryForm.thankYouSignatory',
    'enquiryForm.mailboxes',
    'enquiryForm.conciergeSubject',
    'enquiryForm.conciergeNote',
    'enquiryForm.mailSubject',
    'enquiryForm.mailOpening',
    'enquiryForm.mailSteps',
    'enquiryForm.mailClosing',
  ],
  'how old children may be who pay nothing stands in the rates of every lodge of the demonstration': [
    'offer.saving.childUnder',
  ],
  'every download of the demonstration is a file': ['download.url'],
};
const left = new Set(Object.values(reasons).flat());

describe('the model', () => {
  test.each([...models].filter(([slug]) => inCollection(slug).length > 0))(
    '%s: every field is filled by some entry, or is on the list that says why not',
    (slug, model) => {
      const empty = unfilled(model.fields, inCollection(slug)).map((path) => `${slug}.${path}`);
      // Both ways: a field that has been filled since leaves the list.
      expect(empty.sort()).toEqual([...left].filter((path) => path.startsWith(`${slug}.`)).sort());
    },
  );
});

test('every plate is used by some entry', () => {
  const used = JSON.stringify(demo);
  expect(Object.keys(plates).filter((id) => !used.includes(`"${id}"`))).toEqual([]);
});
