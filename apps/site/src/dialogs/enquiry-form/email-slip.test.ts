import { expect, test } from 'vitest';
import { emailSlip } from './email-slip.ts';

test.each([
  ['naledi@gmial.com', 'naledi@gmail.com'],
  ['naledi@gmail.con', 'naledi@gmail.com'],
  ['naledi@gmail.co', 'naledi@gmail.com'],
  ['Naledi.O@Gmal.com', 'Naledi.O@gmail.com'],
  ['naledi@hotmial.com', 'naledi@hotmail.com'],
  ['naledi@yaho.com', 'naledi@yahoo.com'],
  ['naledi@outlok.com', 'naledi@outlook.com'],
  ['naledi@example.con', 'naledi@example.com'],
  ['naledi@lodge.co.az', 'naledi@lodge.co.za'],
  ['naledi@bigpond.co.au', 'naledi@bigpond.com.au'],
  ['naledi@example,com', 'naledi@example.com'],
  ['Naledi <naledi@example,co,za>', 'naledi@example.co.za'],
])('%s was to be %s', (typed, meant) => {
  expect(emailSlip(typed)).toBe(meant);
});

test.each([
  'naledi@gmail.com',
  'naledi@yahoo.de',
  'naledi@hotmail.fr',
  'naledi@outlook.co.za',
  'naledi@mail.com',
  'naledi@ymail.com',
  'naledi@example.org',
  'naledi@me.com',
  'naledi@example.co.il',
  'naledi@my.com',
  'naledi@mel.com',
  'naledi@ma.com',
  'naledi@life.com',
  'naledi@line.com',
  'naledi@gmail',
  'naledi',
  '',
  'a@b@gmial.com',
  'naledi@example.com, sam@example.com',
])('%s is left as it is', (typed) => {
  expect(emailSlip(typed)).toBeNull();
});
