import { emptyCollection } from '@sundowner/brand';
import { expect, test } from 'vitest';
import type { Field, FormConfig } from '../forms/form.ts';
import { formWithContent } from '../forms/form-content.ts';
import { emailForm } from '../forms/kinds/email.ts';
import { travelAfricaForm } from '../forms/kinds/travel-africa.ts';
import { formVersion } from './form-reference.ts';

const withField = (form: FormConfig, name: string, change: Partial<Field>): FormConfig => ({
  ...form,
  sections: form.sections.map((section) => ({
    ...section,
    fields: section.fields.map((field) => (field.name === name ? { ...field, ...change } : field)),
  })),
});

test('FRM-17 a form has one version, which says its kind, however it is written down', () => {
  expect(formVersion(emailForm)).toMatch(/^email-[0-9a-f]{8}$/);
  const backwards = withField(emailForm, 'surname', {});
  const fields = backwards.sections.map((section) => ({
    ...section,
    fields: section.fields.map(
      (field) => Object.fromEntries(Object.entries(field).reverse()) as typeof field,
    ),
  }));
  expect(formVersion({ ...emailForm, sections: fields })).toBe(formVersion(emailForm));
});

test.each([
  ['a choice', 'natureOfVisit', { choices: [{ value: 'Rest', label: 'Rest' }] }],
  ['a rule', 'tel', { rule: 'none' }],
  ['a condition', 'comments', { visible: { field: 'name', is: 'filled' } }],
  ['a bound', 'comments', { maxLength: 7 }],
] as const)('FRM-17 %s makes another version', (_what, name, change) => {
  expect(formVersion(withField(emailForm, name, change))).not.toBe(formVersion(emailForm));
});

test('FRM-17 what editors set makes none: their consent texts and lists have versions of their own', () => {
  const packages = [{ value: 'Rail', label: 'By rail' }];
  const consent = { version: 'popi-2', parts: [{ text: 'I agree.' }] };
  const kind = {
    consent,
    consents: [consent],
    mailbox: null,
    mailboxes: {},
    conciergeSubject: null,
    conciergeNote: null,
    visitorSubject: null,
    visitorOpening: null,
    visitorSteps: [],
    visitorClosing: null,
  };
  const desk = {
    kinds: { 'travel-africa': kind },
    lists: { packages: { choices: packages, retired: [] } },
    collection: emptyCollection(),
  };
  const shown = formWithContent(travelAfricaForm, desk, 0);
  expect(shown.consent).toBe(consent);
  expect(formVersion(shown)).toBe(formVersion(travelAfricaForm));
});
