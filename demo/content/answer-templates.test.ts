import { emptyField, fillTemplate, templateFields } from '@sundowner/desk-wire/templates';
import { expect, test } from 'vitest';
import { answerTemplates } from './answer-templates.ts';

const all = Object.fromEntries(templateFields.map((field) => [field, 'known']));

test('every field of a template is filled in by the enquiry, or can be seen as empty', () => {
  for (const template of answerTemplates) {
    const { subject, text } = fillTemplate(template, all);
    // A subject is filled by the enquiry alone: nobody looks there for a gap.
    expect(subject, template.name).not.toContain('{');
    const braces = text.match(/[{}]/g)?.length ?? 0;
    expect(text.match(new RegExp(emptyField, 'gu'))?.length ?? 0, template.name).toBe(braces / 2);
  }
});

test('names are told apart, and every form has one of its own', () => {
  expect(new Set(answerTemplates.map(({ name }) => name)).size).toBe(answerTemplates.length);
  const kinds = new Set(answerTemplates.flatMap(({ kinds = [] }) => kinds));
  expect([...kinds].toSorted()).toEqual([
    'careers',
    'celebration',
    'contact',
    'destination',
    'email',
    'experiences',
    'residences',
    'telephone',
    'travel-africa',
  ]);
});
