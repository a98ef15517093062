import type { Message } from '@sundowner/desk-wire/conversation';
import { expect, test } from 'vitest';
import { fakeOne } from '../../../../../tests/fakes/desk-one.ts';
import {
  changedSubject,
  envelopeLine,
  machineWords,
  matchedWords,
  noticeWords,
  participantWords,
  plainSubject,
  recipientsLine,
  shortName,
  writerWords,
} from './mailbox-words.ts';

const at = (address: string, name = '') => ({ address, name });

test('CNV-01/head a mail says to whom it went, where answers are wanted, and by whom it was sent', () => {
  const from = at('office@example.net', 'Lindiwe Zulu');
  const mail = { from, sender: null, replyTo: [], to: [at('concierge@example.com')], cc: [] };
  expect(envelopeLine(mail)).toBe('to concierge@example.com');
  expect(envelopeLine({ ...mail, replyTo: [at('OFFICE@example.net')] })).toBe('to concierge@example.com');
  expect(
    envelopeLine({
      ...mail,
      cc: [at('nomvula@example.com'), at('sam@example.org')],
      replyTo: [at('lindiwe@example.net')],
      sender: at('list@example.org', 'The list'),
    }),
  ).toBe(
    'to concierge@example.com, copy to nomvula@example.com, sam@example.org, answers wanted at lindiwe@example.net, sent by The list',
  );
});

test('CNV-01/head somebody is called by the first of their names, however a mail turns them round', () => {
  expect(shortName(at('a@example.com', 'Lindiwe Zulu'))).toBe('Lindiwe');
  expect(shortName(at('a@example.com', '"Zulu, Lindiwe"'))).toBe('Lindiwe');
  expect(shortName(at('a@example.com', 'Lindiwe Zulu, PhD'))).toBe('Lindiwe');
  expect(shortName(at('bookings@example.com'))).toBe('bookings');
  expect(shortName(at('a@example.com', 'N'.repeat(100)))).toBe(`${'N'.repeat(19)}…`);
});

test('CNV-02/recipients a blind copy is named at the desk', () => {
  const recipients = { to: [at('l@example.net', 'Lindiwe')], cc: [], bcc: [at('r@example.com')] };
  expect(recipientsLine({ recipients, to: null })).toBe(
    'to Lindiwe <l@example.net>, hidden copy to r@example.com',
  );
  expect(recipientsLine({ recipients: null, to: 'n@example.com' })).toBe('to n@example.com');
  expect(recipientsLine({ recipients: null, to: null })).toBe('');
});

test('CNV-01/machines what a machine wrote says until when its owner is away', () => {
  expect(machineWords({ kind: 'automatic-answer', until: '2027-03-04' }, true)).toBe(
    'an automatic answer, out until 4 March',
  );
  expect(machineWords({ kind: 'perhaps-a-person', until: null }, false)).toMatch(/^perhaps a machine’s/);
  // A ticket system's, too, and that of a mail nobody read.
  expect(machineWords({ kind: 'receipt', until: null }, false)).toBe('a receipt: it came in, or was opened');
  expect(machineWords(null, true)).toBe('an automatic answer');
  expect(machineWords(null, false)).toBeNull();
});

test('CNV-01/mark how a mail came says nothing of its writer that is not so', () => {
  expect(matchedWords('answers-ours', 'Naledi')).toBe('It answers a mail of ours to Naledi.');
  expect(matchedWords('answers-house', 'Naledi')).toBe(
    'It answers a mail of ours within the house, and none to Naledi.',
  );
  expect(matchedWords('own-address', 'Naledi')).toBe(
    'It went to an address of ours that names this enquiry.',
  );
});

test('CNV-01/notices what was left out is counted', () => {
  expect(noticeWords('files-left-out', 3)).toBe(
    '3 more files came with it and are not kept. Ask for them again, or open the original mail.',
  );
  expect(noticeWords('files-left-out', 1)).toMatch(/^One more file came with it and is not kept. Ask for it/);
});

test('CNV-01/people what somebody is stands with who said so', () => {
  const sam = {
    ...at('sam@example.org', 'Sam'),
    role: 'companion',
    by: '3',
    failed: null,
    erased: null,
  } as const;
  expect(participantWords(sam, 'Amira')).toBe('travels with them; said by Amira');
  expect(participantWords({ ...sam, role: 'undecided', by: null }, '')).toBe('not decided');
});

test('CNV-01/subject a subject is shown where it changed', () => {
  expect(plainSubject('AW: Re: [MC-7KQ2-94HD] Your visit')).toBe('your visit');
  const mail = (subject: string) => ({ way: 'traveller', subject }) as Message;
  expect(changedSubject(mail('RE: Your visit [MC-7KQ2-94HD]'), [mail('Your visit')])).toBeNull();
  expect(changedSubject(mail('Our flights [MC-7KQ2-94HD]'), [mail('Your visit')])).toBe('Our flights');
  expect(changedSubject(mail(''), [mail('Your visit')])).toBeNull();
});

test('CNV-09/merge words out of a form stand under the name they came with', () => {
  const form = { way: 'traveller', envelope: null, cameUnder: null } as unknown as Message;
  expect(writerWords(fakeOne(), form)).toBe('Naledi Okafor');
  expect(writerWords(fakeOne(), { ...form, cameUnder: 'Thabo Botha' })).toBe('Thabo Botha');
  expect(writerWords(fakeOne(), { ...form, way: 'page', cameUnder: 'Thabo Botha' })).toBe('Thabo Botha');
});
