import type { Message, MessageFile } from '@sundowner/desk-wire/conversation';
import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import { isPersonalFile, passableOf, passedFiles, passedText, personalAmong } from './forwarding.ts';

const file = (place: number, name: string, kind: string): MessageFile => ({
  place,
  name,
  kind,
  bytes: 1000,
  unsafe: null,
});
const message = (id: string, more: object) =>
  ({
    ...{
      id,
      way: 'traveller',
      state: 'received',
      at: '2026-11-23T17:05:00Z',
      by: null,
      subject: 'Our flights',
    },
    ...{
      text: 'We land at 11:05. Ring +27 82 555 0123 or sam@example.org.',
      files: [],
      automatic: false,
      machine: null,
    },
    envelope: { from: { address: 'sam@example.org', name: 'Sam Okafor' }, role: 'companion' },
    ...more,
  }) as unknown as Message;
const flights = message('1', {
  files: [file(0, 'seat.jpg', 'image/jpeg'), file(1, 'Passport_Sam.pdf', 'application/pdf')],
});
const answer = message('2', {
  way: 'answer',
  state: 'sent',
  by: '7',
  text: 'Two rooms are free.',
  envelope: null,
});
const calledBack = message('3', {
  way: 'answer',
  state: 'called-back',
  by: '7',
  text: 'Not sent.',
  envelope: null,
});
const one = fakeOne({ conversation: { ...fakeOne().conversation, messages: [flights, answer, calledBack] } });

test('CNV-02/forward the enquiry and the last mail are ticked; papers, addresses and numbers are not', () => {
  expect(
    passableOf(one).map(
      ({ words, first, personal }) => `${first ? 'x' : '-'} ${words}${personal ? ' !' : ''}`,
    ),
  ).toEqual([
    'x What they asked for',
    'x Sam Okafor, and one picture',
    '- Our answer',
    '- Passport Sam, PDF !',
    '- Addresses and telephone numbers !',
  ]);
  const of = (role: string) => ({ envelope: { from: { address: 'x@example.net', name: role }, role } });
  const others = [
    flights,
    message('4', { ...of('aside') }),
    message('5', { ...of('lodge') }),
    message('6', { ...of('traveller'), automatic: true }),
  ];
  const mixed = { ...one, conversation: { ...one.conversation, messages: others } };
  expect(
    passableOf(mixed).flatMap(({ key, first }) =>
      key.startsWith('message/') ? [`${first ? 'x' : '-'} ${key}`] : [],
    ),
  ).toEqual(['x message/1', '- message/5', '- message/6']);
  expect(isPersonalFile({ name: 'my_passport.jpg', kind: 'image/jpeg' })).toBe(true);
  expect(isPersonalFile({ name: 'passenger seat.jpg', kind: 'image/jpeg' })).toBe(false);
});

test('CNV-02/forward what goes names what was chosen, and no address or number unless they were', () => {
  const first = new Set(
    passableOf(one)
      .filter(({ first: ticked }) => ticked)
      .map(({ key }) => key),
  );
  const text = passedText(one, first);
  expect(text).toContain('Naledi Okafor, MC-7KQ2-94HD');
  expect(text).toContain('Is there a room where she can hear the hippos?');
  expect(text).toContain('We land at 11:05. Ring [number left out] or [address left out]');
  expect(text).not.toMatch(/naledi@example\.com|7946 0018|Two rooms are free|Not sent/);
  expect(passedFiles(one, first)).toEqual([{ from: 'message', message: '1', place: 0, name: 'seat.jpg' }]);
  const all = new Set([...first, 'contact', 'file/1/1']);
  expect(passedText(one, all)).toMatch(/naledi@example\.com[\s\S]*\+27 82 555 0123/);
  expect(passedFiles(one, all)).toHaveLength(2);
  expect(personalAmong(passableOf(one), all).map(({ words }) => words)).toEqual([
    'Passport Sam, PDF',
    'Addresses and telephone numbers',
  ]);
});
