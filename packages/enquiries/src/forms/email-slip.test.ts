import { expect, test } from 'vitest';
import { emailSlip } from './email-slip.ts';

test.each([
  ['naledi@gmial.com', 'naledi@gmail.com'],
  ['naledi@gmail.con', 'naledi@gmail.com'],
  ['Naledi.O@Gmai.com', 'Naledi.O@gmail.com'],
  ['n@hotmial.com', 'n@hotmail.com'],
  ['n@yaho.com', 'n@yahoo.com'],
  ['n@outlok.com', 'n@outlook.com'],
  ['n@icloud.co', 'n@icloud.com'],
  ['n@mweb.coza', 'n@mweb.co.za'],
  ['n@lodges.con', 'n@lodges.com'],
])('%s was meant as %s', (typed, meant) => {
  expect(emailSlip(typed)).toBe(meant);
});

test.each([
  ...[
    'n@gmail.com',
    'n@lodges.example',
    'n@mail.com',
    'n@email.com',
    'n@ymail.com',
    'n@yahoo.fr',
    'n@gmx.at',
  ],
  ...[
    'n@abc.com',
    'n@bcm.co.za',
    'n@university.ac.za',
    'n',
    'n@',
    '@gmial.com',
    'n@@gmial.com',
    'n@gmial',
    '',
  ],
])('%s is left alone', (typed) => {
  expect(emailSlip(typed)).toBeNull();
});
