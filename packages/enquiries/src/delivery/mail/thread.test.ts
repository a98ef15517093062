import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { mailIdOf, messageIdOf, newThread, readMessageIds, threadHeaders } from './thread.ts';

test('a Message-ID is the same for the same job and safe for any', () => {
  expect(messageIdOf('job-1', 'example.com')).toBe('job-1@example.com');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (id) => {
      expect(messageIdOf(id, 'example.com')).toBe(messageIdOf(id, 'example.com'));
      expect(messageIdOf(id, 'example.com')).toMatch(/^[A-Za-z0-9][A-Za-z0-9-]*(\.\d{1,3})?@example\.com$/);
    }),
  );
}, 60_000);

test('KEEP-04/send-again a copy of a mail has a Message-ID of its own, the same at every attempt', () => {
  const id = '01933f0e-7b1c-7c3a-9c55-0242ac120002';
  const idOf = (copy?: number) =>
    messageIdOf(mailIdOf({ id, ...(copy === undefined ? {} : { copy }) }), 'x.com');
  expect(idOf()).toBe(`${id}@x.com`);
  expect(idOf(0)).toBe(idOf());
  expect([idOf(1), idOf(1), idOf(2)]).toEqual([`${id}.1@x.com`, `${id}.1@x.com`, `${id}.2@x.com`]);
});

test('ids of our own mails say the enquiry or the job, ids of others nothing', () => {
  const job = '019ab4c2-7d11-7000-8abc-0123456789ab';
  const ids = [
    `${job}@lodges.example`,
    `${job}.2@lodges.example`,
    'MC-7KQ2-94HD@LODGES.example',
    'MC-7KQ2-94HD@evil.example',
    'notice.1@lodges.example',
  ];
  expect(readMessageIds(ids, 'lodges.example')).toEqual({ references: ['MC-7KQ2-94HD'], jobs: [job, job] });
});

const jobOfOurs = '019ab4c2-7d11-7000-8abc-0123456789ab';
test.each([
  [`${jobOfOurs}@lodges.example.`],
  [`${jobOfOurs.toUpperCase()}@LODGES.Example`],
  [`"${jobOfOurs}"@lodges.example`],
  [`${jobOfOurs.slice(0, 20)}\u200b${jobOfOurs.slice(20)}@lodges.example`],
  [`${jobOfOurs}@lodges.example\\`],
  [`${jobOfOurs} @ lodges.example.`],
])('CNV-03/answer-without-brackets our own id is known as %s', (id) => {
  expect(readMessageIds([id], 'lodges.example').jobs).toEqual([jobOfOurs]);
  expect(readMessageIds([id], 'lodges.example.org').jobs).toEqual([]);
});

test('what a mail of ours is called and names is read again, for the first mail and for every copy', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 45), fc.nat(999), (now, copy) => {
      const id = newId(now);
      const ids = [messageIdOf(mailIdOf({ id, copy }), 'lodges.example')];
      expect(readMessageIds(ids, 'lodges.example')).toEqual({ references: [], jobs: [id] });
    }),
  );
  const headers = threadHeaders(newThread('MC-7KQ2-94HD'), 'lodges.example');
  const named = [headers.references ?? []].flat().map((id) => id.slice(1, -1));
  expect(readMessageIds(named, 'lodges.example').references).toEqual(['MC-7KQ2-94HD']);
});
