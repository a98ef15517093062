import { expect, test } from 'vitest';
import { holdsTemplate, templated } from './templated.ts';

const template = {
  id: '1',
  name: 'Change of dates',
  kinds: [],
  language: 'en',
  subject: 'Your new dates, {reference}',
  text: 'Dear {first name},\n\nThe extra night is {price of the night}.\n',
};
const values = { 'first name': 'Naledi', reference: 'MC-7KQ2-94HD', concierge: 'Ruan' };
const fresh = { subject: 'Your enquiry: River Lodge', text: 'Dear Naledi,\n\n\n\nRuan' };
const how = { untouched: true, caret: 0, signature: 'Ruan\nLion Sands' };

test('DSK-03/templates words nobody touched make room for a template, signed and with its gaps', () => {
  expect(templated(fresh, template, values, how)).toEqual({
    subject: 'Your new dates, MC-7KQ2-94HD',
    text: 'Dear Naledi,\n\nThe extra night is {price of the night}.\n\nRuan\nLion Sands',
  });
  const own = { ...template, text: 'Hello,\n\n{concierge}' };
  expect(templated(fresh, own, values, how).text).toBe('Hello,\n\nRuan');
});

test('DSK-03/templates the subject of a conversation stays, and what somebody wrote as well', () => {
  const answer = { subject: 'Re: Your visit', text: 'I wrote this. And this.' };
  expect(templated(answer, template, values, how).subject).toBe('Re: Your visit');
  const kept = templated({ ...answer, subject: 'Mine' }, template, values, {
    ...how,
    untouched: false,
    caret: 14,
  });
  expect(kept.subject).toBe('Mine');
  expect(kept.text).toBe('I wrote this.\n\nThe extra night is {price of the night}.\n\nAnd this.');
});

test('CNV-02/template-once the words of a template are known again, filled in or not, and are not put in twice', () => {
  const longer = {
    ...template,
    text: 'Dear {first name},\n\nThe extra night is {price}.\n\nBreakfast is at seven, dinner at eight.',
  };
  const filled =
    'Dear Naledi,\n\nThe extra night is R 21,400.\n\nBreakfast is at seven, dinner at eight.\n\nRuan';
  expect(holdsTemplate(filled, longer)).toBe(true);
  expect(holdsTemplate(filled.replace(/\n+/g, '\n'), longer)).toBe(true);
  expect(holdsTemplate('Dear Naledi,\n\nWe have a room.', longer)).toBe(false);
  expect(holdsTemplate('', { ...template, text: '{concierge}' })).toBe(false);
});

test('CNV-02/greeting a template greets without a name where none is known', () => {
  const { 'first name': _first, ...unnamed } = values;
  expect(templated(fresh, template, unnamed, how).text).toMatch(/^Good day,\n\nThe extra night/);
});
