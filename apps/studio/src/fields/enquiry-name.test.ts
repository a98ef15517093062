import type { TextFieldSingleValidation } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { payloadRows } from '../../../../tests/fakes/payload-rows.ts';
import { enquiryName, nameInList } from './enquiry-name.ts';
import { line } from './plain.ts';

vi.mock('../places/studio-collection.ts', async () => {
  const { demonstrationCollection } = await import('../../../../tests/support/demonstration-collection.ts');
  return { studioCollection: async () => demonstrationCollection() };
});

beforeAll(() => vi.stubEnv('MODE', 'demo'));
afterAll(() => vi.unstubAllEnvs());

const shown = { _status: 'published', deletedAt: null };
const { req } = payloadRows({
  accommodation: [
    { id: 1, title: 'Reed Camp', enquiryName: 'Reed Camp', ...shown },
    { id: 2, title: 'A draft', enquiryName: 'Draft Camp', _status: 'draft', deletedAt: null },
  ],
  accommodationCard: [
    { id: 5, title: 'Barge', contentfulTag: 'barge', region: 'delta', enquiryName: 'The Barge', ...shown },
    { id: 6, title: 'No region', contentfulTag: 'boat', enquiryName: 'The Boat', ...shown },
  ],
  travelAfricaDestination: [
    { id: 8, title: 'Zambia', name: 'Zambia', ...shown },
    { id: 9, title: 'A draft', name: 'Malawi', _status: 'draft', deletedAt: null },
  ],
  residence: [{ id: 7, title: 'Fig House', name: 'Fig House', enquiryName: '', ...shown }],
});

const judge = (list: string, collectionSlug: string, value: string, data: object, more: object = {}) => {
  const validate = enquiryName(list, 'Name', 'Help.').validate as TextFieldSingleValidation;
  const asked = {
    collectionSlug,
    data: { _status: 'published', ...data },
    req: { ...req, t: String },
    ...more,
  };
  return validate(value, asked as never);
};

test.each([
  ['another lodge’s', 'lodges', 'accommodation', 'Reed Camp', {}, {}, /"Reed Camp" is called "Reed Camp"/],
  ['its own', 'lodges', 'accommodation', 'Reed Camp', {}, { id: 1 }, true],
  ['of a draft', 'lodges', 'accommodation', 'Draft Camp', {}, {}, true],
  ['another’s, in a draft', 'lodges', 'accommodation', 'Reed Camp', { _status: 'draft' }, {}, true],
  ['of a place without a page', 'lodges', 'accommodation', 'The Barge', {}, {}, /"Barge" is called/],
  ['of a card that is not offered', 'lodges', 'accommodation', 'The Boat', {}, {}, true],
  [
    'of a lodge',
    'lodges',
    'accommodationCard',
    'Reed Camp',
    { contentfulTag: 'x', region: 'y' },
    {},
    /one choice/,
  ],
  [
    'of a residence by its name',
    'residences',
    'residence',
    '',
    { name: 'Fig House' },
    {},
    /"Fig House" is called/,
  ],
  ['nobody’s', 'lodges', 'accommodation', 'Fig Camp', {}, {}, true],
] as const)('STU-01 a name in enquiry forms: %s', async (_, list, slug, value, data, more, judged) => {
  const said = await judge(list, slug, value, data, more);
  if (judged === true) expect(said).toBe(true);
  else expect(said).toMatch(judged);
});

test.each<readonly [string, string, object, true | RegExp]>([
  ['another’s', 'Zambia', {}, /"Zambia" is called "Zambia" in the forms already/],
  ['its own', 'Zambia', { id: 8 }, true],
  ['of a draft', 'Malawi', {}, true],
  ['nobody’s', 'Botswana', {}, true],
])('STU-01 COL-02/locations the name of a country: %s', async (_, name, more, judged) => {
  const { validate } = nameInList('journey-countries', line('name', 'Name', { required: true }));
  const asked = {
    ...{ collectionSlug: 'travelAfricaDestination', data: { _status: 'published', name } },
    ...{ req: { ...req, t: String }, ...more },
  };
  const said = await (validate as TextFieldSingleValidation)(name, asked as never);
  if (judged === true) expect(said).toBe(true);
  else expect(said).toMatch(judged);
});
