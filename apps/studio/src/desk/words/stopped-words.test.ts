import type { Message } from '@sundowner/desk-wire/conversation';
import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import { stoppedWords } from './stopped-words.ts';

const colleague = (id: string, name: string) => ({
  ...{ id, name, role: 'concierge', careers: false, awayUntil: null, left: false },
});
const viewer = {
  people: [colleague('1', 'Thandi Nkosi'), colleague('2', 'Piet Botha')] as never,
  me: '2',
  now: new Date('2026-11-23T07:26:30Z'),
};
const answer = (by: string, at: string, more: object = {}) =>
  ({
    id: by,
    way: 'answer',
    state: 'sent',
    by,
    at,
    callBackUntil: null,
    envelope: null,
    ...more,
  }) as unknown as Message;
const mine = answer('2', '2026-11-23T07:26:02Z', { state: 'stopped' });
const say = (first: Message | null) => stoppedWords(fakeOne(), mine, first, viewer);

test('CNV-02/call-back an answer that was called back did not go out, and says so', () => {
  const first = answer('1', '2026-11-23T07:26:01Z', { state: 'called-back' });
  expect(say(first)).toMatchObject({
    by: 'nothing',
    what: 'Thandi’s answer was first, and was called back: nothing went out.',
    heading: 'Thandi, called back',
  });
});

test('CNV-02/call-back an answer inside of its delay has not gone out yet', () => {
  const first = answer('1', '2026-11-23T07:26:01Z', { callBackUntil: '2026-11-23T07:27:00Z' });
  expect(say(first)).toMatchObject({ by: 'ours', heading: 'Thandi, goes out' });
  expect(say(answer('1', '2026-11-23T07:26:01Z')).what).toBe(
    'Thandi’s answer went out at 09:26:01, a second before yours.',
  );
});

test('CNV-09/call-back a call that stopped an answer is a call', () => {
  expect(say(answer('1', '2026-11-23T07:26:01Z', { way: 'telephone', state: 'noted' }))).toMatchObject({
    by: 'ours',
    what: 'Thandi had reached them by telephone at 09:26:01, a second before yours.',
    heading: 'Thandi, by telephone',
  });
  const message = { way: 'telephone', state: 'spoken', subject: 'left-message' };
  expect(say(answer('1', '2026-11-23T07:26:01Z', message)).what).toBe(
    'Thandi had left them a message by telephone at 09:26:01, a second before yours.',
  );
});

test('CNV-01/head a mail that stopped an answer is its writer’s', () => {
  const from = { address: 'sam@example.org', name: 'Sam Okafor' };
  const mail = answer('', '2026-11-23T07:25:50Z', {
    way: 'traveller',
    envelope: { from, role: 'companion' },
  });
  expect(say(mail)).toMatchObject({ by: 'theirs', name: 'Sam Okafor', heading: 'Sam Okafor wrote' });
  expect(say(null).by).toBe('theirs');
});

test('CNV-09/stopped-by an answer nobody has received is not said to have gone out, and a call without a reply stopped nobody', () => {
  const delivery = { state: 'dead', mayHaveArrived: false };
  expect(say(answer('1', '2026-11-23T07:26:01Z', { delivery }))).toMatchObject({
    by: 'nothing',
    what: 'Thandi’s answer was first, and was refused: nobody has received it.',
  });
  const call = answer('1', '2026-11-23T07:26:01Z', { way: 'telephone', subject: 'no-reply' });
  expect(say(call)).toMatchObject({ by: 'theirs', what: 'The conversation had gone on.' });
});
