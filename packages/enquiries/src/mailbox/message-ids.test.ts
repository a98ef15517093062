import { expect, test } from 'vitest';
import { messageIdsIn } from './message-ids.ts';

const id = '0190aaaa-1111-7222-8333-444444444444@example.com';
test.each([
  [id],
  [`"${id}"`],
  [`(${id})`],
  [`< ${id} >`],
  [`<${id}`],
  [`Your message of "Thu, 26 Nov 2026" <${id}>`],
  [`Message from A <a@example.com> of Thu. ${id}`],
  [`<other@example.net> ${id}`],
  [`<other@example.net>, ${id}, <a@b.c>`],
  [`<a@b.c><${id}><d@e.f>`],
  [`<a@b.c> <${id.slice(0, 20)} ${id.slice(20)}>`],
  [`<${id.slice(0, 40)}\t${id.slice(40)}>`],
  [`=?utf-8?q?=3C${id.replace('@', '=40')}=3E?=`],
  [`=?us-ascii?Q?=3C${id.slice(0, 20)}?= =?us-ascii?Q?${id.slice(20).replace('@', '=40')}=3E?=`],
  [`=?utf-8?B?${Buffer.from(`<other@example.net> <${id}>`).toString('base64')}?=`],
  [`&lt;${id}&gt;`],
  [`%3C${id.replace('@', '%40')}%3E`],
  [`mid:${id}`],
  [`${id}.`],
  [`[${id}]`],
  [`<other@example.net ${id}>`],
  [`<other@example.net\r\n\t${id}`],
])('CNV-03/answer-without-brackets %s is named', (head) => {
  expect(messageIdsIn(head)).toContain(id);
});

test('what is no id is left out, and each stands in its order', () => {
  expect(messageIdsIn('the mail of Thu, 26 Nov 2026 <one@a.b> two@a.b <three>')).toEqual([
    'one@a.b',
    'two@a.b',
    'three',
  ]);
  expect(messageIdsIn(undefined)).toEqual([]);
});
