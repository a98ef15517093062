import { randomBytes } from 'node:crypto';
import { deskCalls } from '@sundowner/desk-wire/calls';
import type { DeskCall } from '@sundowner/desk-wire/calls/desk-call';
import { createCallRules } from '@sundowner/enquiries/calls/call-rules';
import { isRefused } from '@sundowner/enquiries/work/access';
import { expect } from 'vitest';
import { admin, deskStage, ruan, taken, thandi } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';
import { rawMail, traveller } from './mails-stage.ts';
import { takenMails } from './taken-mails.ts';

const calls: readonly (readonly [string, DeskCall])[] = Object.entries(deskCalls);
const asked = calls.filter(([, { answeredByStudio }]) => !answeredByStudio);

onBothDatabases((newDatabase, { testOnBoth }) => {
  testOnBoth(
    'KEEP-02/rescued-key CNV-09/merge-refused every call of the desk about one whose key is lost answers, or refuses in words',
    async () => {
      const before = await takenMails(await newDatabase());
      const old = before.desk;
      const reference = await old.asked();
      const another = await old.asked({ email: 'second@example.com' });
      await old.pipeline.worker.tick();
      const answers = { 'In-Reply-To': `<${reference}@lodges.example>` };
      await before.take(
        rawMail(answers, 'We come by air.'),
        rawMail({ From: 'Wilma <wilma@example.org>', Subject: 'Rooms' }, 'Two rooms, please.'),
      );
      taken(await old.desk.work.note(ruan, reference, { text: 'A note', mentions: [] }));
      const answer = taken(await old.answer(thandi, reference, { text: 'Yes.' })).message;
      await old.pipeline.tidy();
      const keyring = { ...old.keyring, personal: randomBytes(32), personalPrevious: [] };
      const desk = await deskStage(old.store, old.dataDir, { keyring });
      desk.clock.at = old.clock.at;

      const { mails, desk: ofDesk, privacy, originals } = desk.pipeline;
      const rules = createCallRules({ desk: ofDesk, privacy, mails, originals }) as Readonly<
        Record<string, (call: object) => Promise<unknown>>
      >;
      const { messages, notes } = (await desk.one(reference)).conversation;
      const message = messages.find(({ way }) => way === 'traveller')?.id ?? '';
      const [mail] = await desk.store.read.rows<{ id: string }>('SELECT id FROM stray_mails');
      const params = {
        ...{ reference, answer, message, note: notes[0]?.id, mail: mail?.id, person: '1' },
        ...{ place: '0', field: 'cv', channel: 'visitor-mail' },
        ...{ view: 'x', bulk: 'x', erasure: 'x', hold: 'x', rule: 'x' },
      };
      const words = { subject: 'A', text: 'A', version: 99 };
      const selection = { of: 'references', references: [reference] };
      const view = { name: 'A', list: 'all', filter: {}, shared: false };
      /** What is sent with each call that takes something. */
      const bodies: Readonly<Record<string, object>> = {
        actOnWork: { act: 'take' },
        showPresence: { doing: 'reading' },
        setTag: { tag: 'A tag', set: true },
        addNote: { text: 'A note', mentions: [] },
        changeNote: { text: 'Another', mentions: [] },
        saveDraft: words,
        sendAnswer: { ...words, key: crypto.randomUUID() },
        settleAnswer: { as: 'note' },
        changePlanned: { sendAt: null },
        askAboutAddresses: { addresses: [traveller] },
        setParticipant: { address: 'thabo@example.net', role: 'companion' },
        beginEnquiry: {
          ...{ key: crypto.randomUUID(), way: 'telephone', name: 'Sam', telephone: '+27 82 555 0100' },
          ...{ at: new Date(desk.clock.at).toISOString(), consent: 'said-yes', linkedTo: reference },
        },
        giveConsent: { consent: 'said-yes', consentVersion: null },
        findPersons: { words: 'naledi' },
        merge: { other: another, as: 'merge', samePerson: true },
        unmerge: { other: another },
        noteStay: { property: 'lionsands', year: 2024, set: true },
        readList: { list: 'all', words: 'naledi' },
        countBulk: { selection, verb: { act: 'close' } },
        actInBulk: { selection, verb: { act: 'close' }, counted: 1 },
        exportEnquiries: { selection },
        addView: view,
        changeView: view,
        moveView: { place: 0 },
        saveArrivalRules: { rules: [] },
        actOnUnmatchedMail: { act: 'attach', reference },
        saveRoster: { people: [] },
        setAway: { until: null },
        saveNotificationChoices: {},
        markSeen: { ids: [] },
        saveSettings: await ofDesk.staff.settings(),
        readPerson: { address: traveller },
        askErasure: { reference },
        placeHold: { of: { reference }, reason: 'A claim' },
        readConsents: { cursor: null },
        withdrawConsent: { purpose: 'email-updates', way: 'telephone' },
      };
      const queries: Readonly<Record<string, object>> = {
        readFigures: { from: '2026-11-20', to: '2026-11-20' },
      };
      const failed: string[] = [];
      const refused: Record<string, string> = {};
      for (const [name, { body, query, transfer }] of asked) {
        const upload = { name: 'a.txt', kind: 'text/plain', content: Buffer.from('a') };
        const call = {
          ...{ asker: admin, params, asFile: false, gone: AbortSignal.abort() },
          query: query?.parse(queries[name] ?? {}),
          body: transfer === 'upload' ? upload : body?.parse(bodies[name]),
        };
        const answered = await rules[name]?.(call).catch((error: unknown) => {
          failed.push(`${name}: ${error instanceof Error ? `${error.name} ${error.message}` : error}`);
        });
        if (isRefused(answered)) refused[name] = answered.detail;
      }
      expect(failed).toEqual([]);
      expect(refused.merge).toMatch(/key this installation no longer has/);
      expect(refused.callAnswerBack).toBeUndefined();
      expect((await desk.one(another)).state).toBe('accepted');
    },
  );
});
