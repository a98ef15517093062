import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { sharedSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  stage = await sharedSite();
  visitors = formsAt(stage);
});
afterAll(() => stage?.close());

const kept = async (name: string, changes: Record<string, unknown>) => {
  const reference = await visitors.accepted('email', { ...onlyRequired.email, ...changes });
  return (await visitors.shown(reference)).fields.find((each) => each.name === name)?.value;
};

test('FRM-05 names with any letters are names', async () => {
  for (const name of ['Ngũgĩ', '李小龍', 'Zoë-Łucja', "O'Brien", 'نجيب', 'Ñandú', '🦁', 'X Æ A-12'])
    expect(await kept('name', { name })).toBe(name);
});

test('marks that turn or hide text are dropped, and the rest is taken', async () => {
  expect(await kept('name', { name: '\u202eidelaN\u202c\u200b\ufeff' })).toBe('idelaN');
  expect(await kept('surname', { surname: 'Okafor\r\nBcc: all@example.com' })).toBe(
    'Okafor Bcc: all@example.com',
  );
});

test('control characters and halves of characters are refused on their field, in words', async () => {
  const words = { name: 'First Name contains characters we cannot read; please type it again' };
  expect(await visitors.messages('email', { name: 'Nal\u0000edi' })).toEqual(words);
  expect(await visitors.messages('email', { name: 'Nal\u001bedi' })).toEqual(words);
  // JSON can carry half of a pair where UTF-8 cannot.
  expect(await visitors.messages('email', { name: 'Nal\ud800edi' })).toEqual(words);
});

test('values of another shape are refused on their field', async () => {
  const nested = JSON.parse(`${'['.repeat(400)}${']'.repeat(400)}`);
  expect(await visitors.messages('email', { name: ['a', 'b'], comments: { a: 1 }, adults: true })).toEqual({
    name: 'First Name must be text',
    comments: 'Comments must be text',
    adults: 'Adults must be text',
  });
  expect(await visitors.messages('email', { locationToVisit: [nested] })).toEqual({
    locationToVisit: 'Where you would like to go must be text',
  });
  const many = Array.from({ length: 200 }, (_, index) => `Place ${index}`);
  expect(await visitors.messages('email', { locationToVisit: many })).toEqual({
    locationToVisit: 'Where you would like to go can have at most 60 choices',
  });
});

test('names of a record’s own parts are plain unknown fields', async () => {
  const body = `{"__proto__":{"name":"x"},"constructor":"y",${JSON.stringify(
    visitors.withTicket('email', onlyRequired.email),
  ).slice(1)}`;
  const answer = await visitors.send('/enquiry/email', 'application/json', body, 'application/json');
  expect(answer.status).toBe(201);
  expect((await visitors.shown(String(answer.json.reference))).name).toBe('Naledi Okaforsson');
});

test('ten megabytes are refused before they are read, with the connection closed', async () => {
  for (const path of ['/enquiry/email', '/enquiry/careers']) {
    const answer = await rawRequest(stage.port, path, {
      method: 'POST',
      headers: {
        'content-type': path.endsWith('careers') ? 'multipart/form-data; boundary=b' : 'application/json',
        'content-length': String(10 * 1024 * 1024),
      },
      body: 'x',
    }).catch(() => null);
    expect(answer?.status).toBe(413);
    expect(answer?.headers.connection).toBe('close');
  }
});

test('SUB-03 another content type is 415, and a body that is not what it says 400', async () => {
  const send = (type: string, body: string | Buffer) =>
    visitors.send('/enquiry/web', type, body, 'application/json');
  expect((await send('text/plain', 'x')).status).toBe(415);
  expect((await send('multipart/form-data; boundary=b', '--b--')).status).toBe(415);
  expect((await send('application/json', '{"name":')).status).toBe(400);
  expect((await send('application/json', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]))).status).toBe(400);
});

test('SUB-03/residences-query a person in the address of an old client is neither taken nor logged', async () => {
  const body = JSON.stringify(visitors.withTicket('residences', onlyRequired.residences));
  const path = '/enquiry/web/residences?name=Secretname&surname=Hidden&email=secret@example.com';
  const answer = await visitors.send(path, 'application/json', body, 'application/json');
  expect(answer.status).toBe(201);
  expect(JSON.stringify(await visitors.shown(String(answer.json.reference)))).not.toMatch(
    /Secretname|Hidden/,
  );
  expect(stage.output()).not.toMatch(/Secretname|Hidden|secret@example/);
});
