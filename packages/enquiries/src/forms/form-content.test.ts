import { expect, test } from 'vitest';
import { consentTexts, consentWords } from './consent.ts';
import { type FormConfig, fieldsOf } from './form.ts';
import { choiceStays, type FormContent, formWithContent, knownConsent } from './form-content.ts';
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
          errorName: 'Packages',
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

const nothingSet: FormContent = { kinds: {}, lists: {} };

const desk: FormContent = {
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

test('a list of the studio is what the form offers, and without one the first list', () => {
  const offered = (content: FormContent) =>
    fieldsOf(formWithContent(packagesForm, content, 0))[0]?.choices?.map(({ label }) => label);
  expect(offered(desk)).toEqual(['By rail']);
  expect(offered(nothingSet)).toHaveLength(10);
});

test('a choice that went within 30 days is taken, an older or unknown one is kept and flagged', () => {
  expect(unknownIn(desk, 'Rail', 'Late')).toEqual([]);
  expect(unknownIn(desk, 'Rail', 'Gone')).toEqual(['packages']);
  expect(unknownIn(desk, 'Never heard of')).toEqual(['packages']);
  expect(unknownIn(nothingSet, 'Quintessential Cape')).toEqual([]);
});

test('a form shows the editors’ wording, and every wording ever published is known by its version', () => {
  const old = { version: 'popi-a', parts: [{ text: 'Old words' }] };
  const fresh = { version: 'popi-b', parts: [{ text: 'New words' }] };
  const kind = { consent: fresh, consents: [old, fresh] };
  const content: FormContent = { kinds: { telephone: kind }, lists: {} };
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
  expect(consentWords(formWithContent(telephoneForm, nothingSet, 0).consent)).toContain('POPI');
});
