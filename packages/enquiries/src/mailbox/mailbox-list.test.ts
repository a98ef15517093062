import { expect, test } from 'vitest';
import { mailboxesNamed } from './mailbox-list.ts';

test.each([
  ['"ana quill"@example.com', '"ana quill"@example.com', ''],
  ['"Ana Q." <"ana quill"@example.com>', '"ana quill"@example.com', 'Ana Q.'],
  ['<"a<b>c"@example.com>', '"a<b>c"@example.com', ''],
  ['"a,b"@example.com', '"a,b"@example.com', ''],
  ['Ana <"ana\\"q"@example.com>', '"ana\\"q"@example.com', 'Ana'],
  ['Ana <ana"quill@example.com>', 'ana"quill@example.com', 'Ana'],
  ['Ana <.ana..q.@docomo.ne.jp>', '.ana..q.@docomo.ne.jp', 'Ana'],
  ['Ana <ana@[192.168.1.1]>', 'ana@[192.168.1.1]', 'Ana'],
  ['Quill, Ana <ana@example.com>', 'ana@example.com', 'Quill, Ana'],
  ['Quill; Dr. Ana <ana@example.com>', 'ana@example.com', 'Quill, Dr. Ana'],
  ['"Quill, Ana" <ana@example.com>', 'ana@example.com', 'Quill, Ana'],
  ['=?utf-8?q?Quill=2C_Ana?= <ana@example.com>', 'ana@example.com', 'Quill, Ana'],
  ['=?utf-8?q?ana=40example.com?=', 'ana@example.com', ''],
  ['"Ana \\"Annie\\" Quill" <ana@example.com>', 'ana@example.com', 'Ana "Annie" Quill'],
  ['ana@example.com (Ana Quill)', 'ana@example.com', 'Ana Quill'],
  ['Ana <mailto:ana@example.com>', 'ana@example.com', 'Ana'],
  ['Ana [SMTP:ana@example.com]', 'ana@example.com', ''],
  ['Ana <@relay.example,@b.example:ana@example.com>', 'ana@example.com', 'Ana'],
  ['Ana <ana@example.com', 'ana@example.com', 'Ana'],
  ['Ana <<ana@example.com>>', 'ana@example.com', 'Ana'],
  ['"Ana <ana@example.com>', 'ana@example.com', '"Ana'],
  ['Ana <ana@example.com.>', 'ana@example.com', 'Ana'],
  ["'ana@example.com'", 'ana@example.com', ''],
  ["'ana@example.com' <'ana@example.com'>", 'ana@example.com', "'ana@example.com'"],
  ["<o'neill@example.com>", "o'neill@example.com", ''],
  ['naledi@example.com <thabo@elsewhere.example>', 'thabo@elsewhere.example', 'naledi@example.com'],
])('CNV-01/quoted-sender %s is read', (head, address, name) => {
  expect(mailboxesNamed(head)).toEqual([{ address, name }]);
});

test('several, groups and names without an address stand in their order', () => {
  expect(mailboxesNamed('Family: sam@example.com, Lindi <l@example.com>;, Nobody, a@example.com')).toEqual([
    { address: 'sam@example.com', name: '' },
    { address: 'l@example.com', name: 'Lindi' },
    { address: '', name: 'Nobody' },
    { address: 'a@example.com', name: '' },
  ]);
  expect(mailboxesNamed('undisclosed-recipients:;')).toEqual([]);
});
