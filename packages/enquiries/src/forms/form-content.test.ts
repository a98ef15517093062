import { emptyCollection, makeCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import { consentTexts, consentWords } from './consent.ts';
import { type FormConfig, fieldsOf } from './form.ts';
import { choiceStays, type FormContent, formWithContent, knownConsent } from './form-content.ts';
import { emailForm } from './kinds/email.ts';
import { telephoneForm } from './kinds/telephone.ts';
import { validateForm } from './validate.ts';

const now = Date.UTC(2027, 0, 31);
const day = 24 * 3_600_000;

const packagesForm: FormConfig = {
  ...telephoneForm,
  sections: [
    {
      heading: null,
      fields: [
        {
          type: 'multiselect',
          name: 'packages',
          label: 'Packages',
          choiceList: 'packages',
          required: 'never',
          rule: 'none',
          validateOn: 'blur',
          maxLength: 100,
        },
      ],
    },
  ],
};

const collection = emptyCollection();
const nothingSet: FormContent = { kinds: {}, lists: {}, collection };

const desk: FormContent = {
  collection,
  kinds: {},
  lists: {
    packages: {
      choices: [{ value: 'Rail', label: 'By rail' }],
      retired: [
        { value: 'Late', label: 'Late', until: now - 29 * day },
        { value: 'Gone', label: 'Gone', until: now - 31 * day },
      ],
    },
  },
};

const unknownIn = (content: FormContent, ...packages: string[]) => {
  const form = formWithContent(packagesForm, content, now - choiceStays);
  const verdict = validateForm(form, { packages });
  return verdict.ok ? verdict.unknownChoices : verdict.errors;
};

test('a list of the studio is what the form offers, and without one nothing', () => {
  const offered = (content: FormContent) =>
    fieldsOf(formWithContent(packagesForm, content, 0))[0]?.choices?.map(({ label }) => label);
  expect(offered(desk)).toEqual(['By rail']);
  expect(offered(nothingSet)).toEqual([]);
});

test('a choice that went within 30 days is taken, an older or unknown one is kept and flagged', () => {
  expect(unknownIn(desk, 'Rail', 'Late')).toEqual([]);
  expect(unknownIn(desk, 'Rail', 'Gone')).toEqual(['packages']);
  expect(unknownIn(desk, 'Never heard of')).toEqual(['packages']);
  expect(unknownIn(nothingSet, 'Rail')).toEqual(['packages']);
});

test('a form shows the editors’ wording, and every wording ever published is known by its version', () => {
  const old = { version: 'popi-a', parts: [{ text: 'Old words' }] };
  const fresh = { version: 'popi-b', parts: [{ text: 'New words' }] };
  const kind = { consent: fresh, consents: [old, fresh] };
  const content: FormContent = { kinds: { telephone: kind }, lists: {}, collection };
  const form = formWithContent(telephoneForm, content, 0);
  expect(form.consent).toBe(fresh);
  expect(fieldsOf(form).find(({ rule }) => rule === 'consent')).toMatchObject({
    label: 'New words',
    choices: [{ value: 'consentTrue', label: 'New words' }],
  });
  expect(knownConsent(content, 'popi-a')).toBe(old);
  expect(knownConsent(content, consentTexts[0].version)).toBe(consentTexts[0]);
  expect(knownConsent(content, 'popi-c')).toBeNull();
  const gone = { version: 'popi-c', parts: [{ text: 'Words of an unpublished form' }] };
  expect(knownConsent({ ...content, shown: [gone] }, 'popi-c')).toBe(gone);
  expect(consentWords(formWithContent(telephoneForm, nothingSet, 0).consent)).toContain(
    'recorded and stored',
  );
});

test('FRM-09 a list of places offers what is published, and takes what the editors’ list still names', () => {
  const places = makeCollection(
    {
      propertyUpdated: [{ key: 'delta', slug: 'the-delta', name: 'The Delta', offeredIn: ['email'] }],
      accommodation: [
        {
          id: 1,
          contentfulTag: 'reed-camp',
          property: 'delta',
          link: '/the-delta/reed-camp',
          enquiryName: 'Reed Camp',
        },
      ],
    },
    collection.brand,
  );
  const lodges = {
    choices: [{ value: 'Old Camp', label: 'Old Camp', group: 'The Delta' }],
    retired: [{ value: 'First Camp', label: 'First Camp', until: now - 31 * day }],
  };
  const form = formWithContent(
    emailForm,
    { ...nothingSet, collection: places, lists: { lodges } },
    now - choiceStays,
  );
  const fieldOf = (name: string) => fieldsOf(form).find((field) => field.name === name);
  expect(fieldOf('locationToVisit')?.choices).toEqual([{ value: 'The Delta', label: 'The Delta' }]);
  expect(fieldOf('likeToVisitTheseLodges')).toMatchObject({
    choices: [{ value: 'Reed Camp', label: 'Reed Camp', group: 'The Delta' }],
    retiredChoices: [{ value: 'Old Camp' }],
  });
});
