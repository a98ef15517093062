import { expect, test } from 'vitest';
import { senderName } from './sender-name.ts';

test.each([
  ['Quill, Naledi', 'Naledi', 'Quill'],
  ["'naledi.q@example.com'", 'naledi.q', ''],
  ['', 'naledi.q', ''],
])('CNV-04/mail the sender %j is a person', (written, first, last) => {
  expect(senderName(written, 'naledi.q@example.com')).toEqual({ first, last });
});

test('CNV-04/mail a mail without a name and an address is somebody’s', () => {
  expect(senderName('', null)).toEqual({ first: 'Somebody', last: '' });
});
