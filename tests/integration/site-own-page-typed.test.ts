import { afterAll, beforeAll, expect, test } from 'vitest';
import { own, travellersAt } from './site-own-page-visitor.ts';
import { sharedMailingSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

/** What people paste and type on their page, in the tabs and at the times they do. */
let stage: RunningSite;
let at: ReturnType<typeof travellersAt>;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  at = travellersAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

test('CNV-10/stranger CNV-10/ends a form of one enquiry does nothing to another that was opened in the same browser since', async () => {
  const [first, second] = [await at.askedWithStay(), await at.askedWithStay()];
  const page = await at.get(own, await at.opened(first.link));
  // The link of the other enquiry was opened in another tab: a browser has one cookie.
  const cookie = await at.opened(second.link);
  const forms = [...page.text.matchAll(/<form[^>]*action="\/my-enquiry\/(\w+)"[\s\S]*?<\/form>/g)];
  expect(forms.map(([, form]) => form)).toEqual([
    ...['add', 'change', 'call', 'withdraw', 'code', 'code', 'disown'],
  ]);
  for (const [form] of forms) expect(form).toContain(`name="of" value="${first.reference}"`);

  const of = first.reference;
  const added = await at.post('add', { of, text: 'Meant for the <first>' }, cookie);
  expect(added.status).toBe(409);
  expect(added.text).toContain('Meant for the &lt;first&gt;');
  expect(added.text).toContain('<b>Not sent.</b>');
  expect(added.text).toContain(first.reference);
  // Not in the form that would send them to the other one.
  expect(/<textarea[^>]*id="write-text"[^>]*>([^<]*)</.exec(added.text)?.[1]).toBe('');
  const withdrawn = await at.post('withdraw', { of, why: 'The first is off' }, cookie);
  expect([withdrawn.status, withdrawn.text.includes('<b>Not withdrawn.</b>')]).toEqual([409, true]);
  expect(withdrawn.text).toContain('The first is off');
  for (const form of ['change', 'call', 'undo', 'code', 'confirm', 'disown'])
    expect([form, (await at.post(form, { of }, cookie)).status]).toEqual([form, 409]);
  for (const { reference } of [first, second]) {
    expect(await at.pageMessages(reference)).toEqual([]);
    expect((await at.visitors.shown(reference)).work.state).toBe('new');
  }
  const right = await at.post('add', { of: second.reference, text: 'For the second' }, cookie);
  expect([right.status, right.headers.location]).toEqual([303, `${own}?news=added#news`]);
});

test('CNV-10/ends CNV-10/no-scripts whatever was written to a page that had closed comes back to be copied', async () => {
  const { link } = await at.asked();
  const cookie = await at.opened(link);
  await at.post('disown', {}, cookie);
  const withdrawn = await at.post('withdraw', { why: 'My <mother> is ill' }, cookie);
  expect(withdrawn.status).toBe(400);
  expect(withdrawn.text).toContain('My &lt;mother&gt; is ill');
  expect(withdrawn.text).toContain('<b>Not withdrawn.</b>');
  const stay = { arrival: '2027-03-04', departure: '2027-03-09', adults: '2', children: '1', ages: '<7>' };
  const changed = await at.post('change', stay, cookie);
  expect([changed.status, changed.text.includes('Your dates and guests, to copy')]).toEqual([400, true]);
  expect(changed.text).toContain(
    '>Arrival: 2027-03-04\nDeparture: 2027-03-09\nAdults: 2\nChildren: 1\nAges: &lt;7&gt;</textarea>',
  );
  const call = await at.post('call', { other: '+27 82 555 0100', day: 'any', hours: 'morning' }, cookie);
  expect(call.text).toContain('>+27 82 555 0100</textarea>');
});

test('CNV-10/change dates and guests that are refused stand in their form, and not below it to be copied as well', async () => {
  const cookie = await at.opened((await at.askedWithStay()).link);
  const stay = { arrival: '2027-03-09', departure: '2027-03-04', adults: '3', children: '1', ages: '7' };
  const { status, text } = await at.post('change', stay, cookie);
  expect(status).toBe(400);
  expect(text).toContain('value="2027-03-09"');
  expect(text).not.toContain('to copy');
});

test('CNV-10/no-scripts words far too long are refused as words, not as files, and come back as far as they came', async () => {
  const cookie = await at.opened((await at.asked()).link);
  const text = 'The whole diary of our last journey. '.repeat(5000);
  for (const answer of [
    await at.post('add', { text }, cookie),
    await at.postFiles('add', { text }, [], cookie),
  ]) {
    expect(answer.status).toBe(413);
    expect(answer.text).toContain('up to 10000 can be sent');
    expect(answer.text).not.toContain('10 MB each</');
    expect(answer.text).toContain(text.slice(0, 60_000));
  }
});

test('CNV-10/call a number is taken as it is pasted, and stays as it was typed', async () => {
  const { reference, link } = await at.asked();
  const cookie = await at.opened(link);
  const numbers = [
    'tel:+27-82-555-0100',
    '＋２７ ８２ ５５５ ０１００',
    '+27 82 555 0100 ext. 5, after school',
    '+49 171 1234567 / +27 82 555 0101',
    '082 555 0100 or my wife, 083 555 0144',
  ];
  for (const other of numbers)
    expect((await at.post('call', { other, day: 'any', hours: 'morning' }, cookie)).status).toBe(303);
  const texts = (await at.pageMessages(reference)).map(({ text }) => text);
  for (const number of numbers) expect(texts.join('\n')).toContain(`Number: ${number}`);
});

test('CNV-10/status news is told only while it is true', async () => {
  const cookie = await at.opened((await at.asked()).link);
  for (const news of ['withdrawn', 'erase', 'export', 'code', 'link', 'old', 'disowned']) {
    const { text } = await at.get(`${own}?news=${news}`, cookie);
    expect([news, text.includes('id="news"')]).toEqual([news, false]);
    expect(text).toContain('What you asked for');
  }
  for (const news of ['added', 'changed', 'call', 'withdrawn', 'undone', 'erase', 'export', 'code'])
    expect([news, (await at.get(`${own}?news=${news}`)).text.includes('id="news"')]).toEqual([news, false]);
});
