import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { insertMessageFiles, textContent } from '@sundowner/enquiries/conversation/message-content';
import { receiveMail } from '@sundowner/enquiries/conversation/receive-mail';
import { openStore } from '@sundowner/enquiries/store/database/open';
import { createPersonHash } from '@sundowner/enquiries/store/personal-fields';
import { openVault } from '@sundowner/enquiries/store/vault';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thandi as concierge, deskOfSite } from './site-desk-asking.ts';
import { cookieOf, own, travellersAt } from './site-own-page-visitor.ts';
import { sharedMailingSite } from './site-shared.ts';
import type { RunningSite } from './site-stage.ts';

/** Everything the desk keeps of an enquiry for itself, each with a word nobody may find on its traveller's page. */
let stage: RunningSite;
let at: ReturnType<typeof travellersAt>;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  at = travellersAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

const thandi = { ...concierge, id: 'inner-1', name: 'Thandi' };
const ruan = { ...concierge, id: 'inner-2', name: 'INNERRUAN Vries' };
const sipho = { ...concierge, id: 'inner-3', name: 'INNERSIPHO Dube', role: 'admin' };
const lindiwe = { address: 'innerlindiwe@example.net', name: 'INNERLINDIWE' };
const aside = { address: 'inneraside@example.net', name: 'INNERASIDE' };
const lodge = { address: 'innerlodge@lodges.example', name: 'INNERLODGE' };
const boss = { address: 'innerboss@lodges.example', name: '' };
const snoozedUntil = '2031-07-19T06:00:00.000Z';

test('CNV-10/never-here CNV-10/shown nothing the desk keeps for itself is on the page, in its copies or among its files', async () => {
  const desk = deskOfSite(stage);
  /** Asks the desk, which takes it. */
  async function done<Answer = object>(path: string, body?: object, claim: object = thandi): Promise<Answer> {
    const { status, json, text } = await desk.call(path, body, claim);
    expect([path, status, status < 300 ? '' : text]).toEqual([
      path,
      expect.toSatisfy((code) => code < 300),
      '',
    ]);
    return json as Answer;
  }
  const people = [thandi, ruan, sipho].map((each) => ({ ...each, address: `${each.id}@lodges.example` }));
  await done('/desk/people', { people }, sipho);
  const rule = { id: '', name: 'INNERRULE', words: ['zebrafence'], tag: 'INNERRULETAG', assign: ruan.id };
  const before = await done<{ rules: object[] }>('/desk/rules', undefined, sipho);
  await done('/desk/rules', { rules: [...before.rules, rule] }, sipho);

  const comments = 'Is there a zebrafence?';
  const { reference, email, link, mails } = await at.asked({ comments });
  const second = await at.asked({ comments: 'We are two.' });
  const path = `/desk/enquiries/${reference}`;
  const detail = () => done<EnquiryDetail>(path, undefined, sipho);
  await expect.poll(async () => (await detail()).tags, { timeout: 20_000 }).toContain('innerruletag');

  // Mails that came in: of a companion, of somebody put aside, of a lodge, and of a stranger under the traveller's own address.
  const store = await openStore({ dataDir: stage.dataDir, databaseUrl: null }, pino({ level: 'silent' }));
  const vault = openVault(stage.keyring);
  const hash = createPersonHash(vault);
  const [row] = await store.read.rows<{ id: string }>('SELECT id FROM enquiries WHERE reference = ?', [
    reference,
  ]);
  const theyMail = (from: typeof lindiwe, text: string, proof: 'proven' | 'unproven' = 'proven') =>
    store.transaction(async (sql) => {
      const to = [{ address: 'concierge@example.com', name: '' }];
      const envelope = {
        from,
        sender: null,
        replyTo: [],
        to,
        cc: [],
        proof,
        matched: 'answers-ours' as const,
      };
      const files = [{ name: `${text} file.pdf`, kind: 'application/pdf', content: Buffer.from('%PDF-1.7') }];
      const words = {
        ...textContent(text),
        subject: `${text} subject`,
        envelope,
        files: files.map(({ name }) => name),
      };
      const mail = { enquiryId: row?.id ?? '', mailId: crypto.randomUUID(), digest: null, colleague: null };
      const now = Date.now();
      const id = await receiveMail(sql, vault, { ...mail, words, who: hash(from.address), at: now }, now);
      if (id === null) throw new Error('The mail was not taken.');
      await insertMessageFiles(sql, vault, id, files);
    });
  await theyMail(lindiwe, 'INNERSURPRISE');
  await theyMail(aside, 'INNERPUTASIDE');
  await theyMail(lodge, 'INNERFROMLODGE');
  await theyMail({ address: email, name: 'INNERFORGEDNAME' }, 'INNERFORGED', 'unproven');
  await store.close();
  const role = (address: string, given: string) => done(`${path}/participants`, { address, role: given });
  await role(lindiwe.address, 'companion');
  await role(aside.address, 'aside');
  await role(lodge.address, 'lodge');

  await done(`${path}/work`, { act: 'give', to: sipho.id }, sipho);
  await done(`${path}/work`, { act: 'take' });
  await done(`${path}/work`, { act: 'telephone', outcome: 'spoke', words: 'INNERCALLNOTE' });
  await done(`${path}/notes`, { text: 'INNERNOTE', mentions: [ruan.id] }, ruan);
  await done(`${path}/tags`, { tag: 'INNERTAG', set: true }, ruan);
  await done(`${path}/stays`, { property: 'lionsands', year: 1987, set: true }, sipho);
  await done(`${path}/merge`, { other: second.reference, as: 'link', samePerson: true }, sipho);
  await done('/desk/holds', { of: { reference }, reason: 'INNERHOLDREASON' }, sipho);

  const recipients = (to: object[], cc: object[] = [], bcc: object[] = []) => ({ to, cc, bcc });
  /** A letter with a file; what the desk answered. */
  async function writes(text: string, more: object, by: object = thandi) {
    const { work } = await detail();
    const draft = { subject: `${text} subject`, text, version: work.version, attachments: [] };
    await done(`${path}/draft`, draft, by);
    const file = await desk.upload(`${path}/draft/files`, `${text} file.pdf`, Buffer.from('%PDF-1.7'), by);
    const { place } = file.json as { place: number };
    const attachments = [{ from: 'draft', place, name: `${text} file.pdf` }];
    const key = crypto.randomUUID();
    return desk.call(`${path}/answers`, { ...draft, attachments, key, allTheSame: true, ...more }, by);
  }
  const sent = async (text: string, more: object, by?: object) => {
    const { status, json, text: told } = await writes(text, more, by);
    expect([text, status, status === 200 ? '' : told]).toEqual([text, 200, '']);
    return (json as { message: string }).message;
  };
  const toThem = [{ address: email, name: '' }];
  await sent('INNERFORWARD', { forward: true, recipients: recipients([lodge]) });
  await sent('INNERTOCOMPANION', { recipients: recipients([lindiwe]) });
  await sent('INNERBLIND', { recipients: recipients([lindiwe], [], toThem) });
  const back = await sent('INNERCALLEDBACK', { recipients: recipients(toThem) });
  await done(`${path}/answers/${back}/call-back`, {});
  expect((await writes('INNERSTOPPED', { recipients: recipients(toThem), version: 0 })).json).toMatchObject({
    code: 'conversation-moved',
  });
  await sent('Yes, suite nine.', { recipients: recipients(toThem, [lindiwe], [boss]) });
  const cookie = await at.opened(link);
  await expect
    .poll(async () => (await at.get(own, cookie)).text, { timeout: 30_000 })
    .toContain('Yes, suite nine.');
  await sent('INNERPLANNED', {
    recipients: recipients(toThem),
    sendAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const { work } = await detail();
  const draft = { subject: 'INNERDRAFTSUBJECT', text: 'INNERDRAFT', version: work.version };
  await done(`${path}/draft`, draft, ruan);
  await done(`${path}/work`, { act: 'snooze', until: snoozedUntil });

  // Each of them is there: a desk that had refused one would prove nothing.
  const kept = await detail();
  const held = JSON.stringify([
    kept,
    await done<EnquiryDetail>(path, undefined, ruan),
    await done('/desk/holds', undefined, sipho),
    await done('/desk/rules', undefined, sipho),
    await done('/desk/people', undefined, sipho),
  ]).toLowerCase();
  for (const marker of [
    ...['INNERRULE', 'INNERRULETAG', 'INNERRUAN', 'INNERSIPHO', 'INNERNOTE', 'INNERCALLNOTE', 'INNERTAG'],
    ...['INNERHOLDREASON', 'INNERDRAFT', 'INNERDRAFTSUBJECT', 'INNERLINDIWE', 'INNERASIDE', 'INNERLODGE'],
    ...['INNERFORGEDNAME', 'innerboss', snoozedUntil, '1987', second.reference],
    ...[
      ...[
        'INNERSURPRISE',
        'INNERPUTASIDE',
        'INNERFROMLODGE',
        'INNERFORGED',
        'INNERFORWARD',
        'INNERTOCOMPANION',
      ],
      ...['INNERBLIND', 'INNERCALLEDBACK', 'INNERSTOPPED', 'INNERPLANNED'],
    ].flatMap((words) => [words, `${words} subject`, `${words} file.pdf`]),
  ])
    expect(held.includes(marker.toLowerCase()), marker).toBe(true);
  expect(kept).toMatchObject({ legalHold: true, work: { snoozedUntil } });
  const states = kept.conversation.messages.map(({ state }) => state);
  for (const state of ['planned', 'called-back', 'stopped']) expect(states).toContain(state);

  // Everything the page gives, over the wire.
  const sentBefore = mails().length;
  await at.post('code', { purpose: 'export' }, cookie);
  const codeIn = () =>
    mails()
      .slice(sentBefore)
      .flatMap(({ parsed }) => parsed.text?.match(/\n(\d{6})\n/)?.[1] ?? []);
  await expect.poll(() => codeIn().length, { timeout: 20_000 }).toBe(1);
  const made = await at.post('confirm', { purpose: 'export', code: codeIn()[0] ?? '' }, cookie);
  const both = { cookie: `${cookie.cookie}; ${cookieOf(made)}` };
  const given = new Map<string, string>();
  for (const file of ['', '?news=added', '/copy.html', '/everything.html', '/everything.json']) {
    const answer = await at.get(`${own}${file}`, both);
    expect([file, answer.status]).toEqual([file, 200]);
    expect([file, answer.text.includes('Yes, suite nine.')]).toEqual([file, true]);
    given.set(file, `${JSON.stringify(answer.headers)}\n${answer.text}`);
  }
  const actions = kept.actions.map(({ action }) => action).filter((action) => action.includes(' '));
  expect(actions.length).toBeGreaterThan(5);
  const never = [
    ...[
      /INNER[A-Z]/,
      /inner(?:lindiwe|aside|lodge|boss|tag|rule|-[123])/i,
      /(?<![\w-])1987(?![\w-])/,
      /2031-07|July 2031|19 July/,
      /forged/i,
      /zebrafence(?!\?)/i,
    ],
    ...[
      /legal hold/i,
      /travels with/i,
      /undecided/i,
      /put aside/i,
      /snooze/i,
      /called.back/i,
      /conversation-moved/,
    ],
    new RegExp(second.reference),
    ...actions.map((action) => new RegExp(action.replace(/[^\w ]/g, '.'), 'i')),
  ];
  for (const [file, text] of given)
    for (const word of never) expect([file, word, word.exec(text)?.[0] ?? null]).toEqual([file, word, null]);

  // Files: one of theirs by its letter, and none of any other message, whatever its id.
  const page = given.get('') ?? '';
  const hrefs = [...page.matchAll(/\/my-enquiry\/files\/([\w-]+)\/\d+/g)].map(([href]) => href);
  expect(hrefs).toHaveLength(1);
  for (const { id, text, files } of kept.conversation.messages)
    for (const [place] of files.entries()) {
      const { status } = await at.get(`${own}/files/${id}/${place}`, both);
      expect([text, status]).toEqual([text, text === 'Yes, suite nine.' ? 200 : 303]);
    }
  await done('/desk/rules', { rules: before.rules }, sipho);
  // The mails themselves: the blind copy and the companion have no link, the traveller's copy has no blind copy.
  const answers = mails().filter(({ raw }) => raw.includes('Yes, suite nine.'));
  expect(answers.map(({ recipients: to }) => to)).toEqual([[email]]);
  expect(answers[0]?.raw).not.toContain('innerboss');
});
