import { type BulkVerb, bulkVerb, selectionShape } from '@sundowner/desk-wire/bulk';
import { consentsRequestShape, erasuresShape } from '@sundowner/desk-wire/privacy';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import type { Asker } from '@sundowner/enquiries/work/asker';
import { beforeEach, expect } from 'vitest';
import { deskCalls } from '../fakes/desk-calls.ts';
import { pdfFile } from '../support/files.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import { admin, type DeskStage, deskStage, taken } from './enquiries-desk-stage.ts';
import { onBothDatabases } from './enquiries-stage.ts';

/** Two of one name: only the id tells them apart. */
const amira: Asker = { ...admin, id: '31', name: 'Amira Patel' };
const other: Asker = { ...amira, id: '32' };

onBothDatabases((newDatabase, { testOnBoth }) => {
  let desk: DeskStage;
  beforeEach(async () => {
    const { dataDir, open } = await newDatabase();
    desk = await deskStage(await open(), dataDir);
    await desk.desk.staff.roster(admin, {
      people: [amira, other].map((each) => ({ ...each, address: `${each.id}@lodges.example` })),
    });
  });

  /** What was written down since the last time it was asked, by whom. */
  function recorder() {
    const seen = new Set<string>();
    return async () => {
      const fresh: string[] = [];
      const rows = await desk.store.read.rows<{
        id: string;
        person: string | null;
        what: string;
        by: string;
      }>(
        `SELECT id, person, action AS what, done_by AS by FROM actions
          UNION ALL SELECT id, person, what, '' AS by FROM accesses`,
        [],
      );
      for (const { id, person, what } of rows) {
        if (!seen.has(id)) fresh.push(`${what}: ${person}`);
        seen.add(id);
      }
      return fresh;
    };
  }

  async function applied(): Promise<string> {
    const sent = await desk.pipeline.intake.submit({
      form: careersForm,
      hutk: null,
      raw: { ...onlyRequired.careers, ticket: desk.ticket(60_000, careersForm), from: '/careers' },
      files: [{ field: 'cv', fileName: 'cv.pdf', kind: 'pdf', content: pdfFile('words') }],
    });
    if (sent.status !== 'created') throw new Error(JSON.stringify(sent));
    await desk.pipeline.triage.tick();
    return sent.reference;
  }

  const held = () => desk.asked({ ticket: desk.ticket(1000, emailForm) });

  testOnBoth(
    'DSK-08/accesses every look and every act at the desk is written down with the person’s id',
    async () => {
      const fresh = recorder();
      const acts: Record<string, () => Promise<unknown>> = {};
      const { work, files, deliveries, answers, bulk } = desk.desk;
      const { privacy } = desk.pipeline;
      const reference = await desk.asked();
      const [holding, discarding, cv] = [await held(), await held(), await applied()];
      const these = (...references: string[]) => selectionShape.parse({ of: 'references', references });
      const many = async (verb: BulkVerb, ...references: string[]) => {
        const { count } = taken(await bulk.count(amira, these(...references), verb));
        return bulk.act(amira, { selection: these(...references), verb, counted: count });
      };
      const died = (of: string) =>
        desk.store.transaction((sql) =>
          sql.run(
            `UPDATE deliveries SET state = 'dead', dismissed_at = NULL WHERE channel = 'concierge-mail' AND enquiry_id IN
            (SELECT id FROM enquiries WHERE reference = ?)`,
            [of],
          ),
        );

      for (const [name, act] of Object.entries({
        take: { act: 'take' },
        give: { act: 'give', to: other.id },
        snooze: { act: 'snooze', until: '2026-12-20T08:00:00.000Z' },
        wake: { act: 'wake' },
        close: { act: 'close' },
        reopen: { act: 'reopen' },
        telephone: { act: 'telephone', outcome: 'no-reply', words: '' },
      } as const))
        acts[name] = () => work.act(amira, reference, act);
      acts.release = () => work.act(amira, holding, { act: 'release' });
      acts.discard = () => work.act(amira, discarding, { act: 'discard' });
      acts.undiscard = () => work.act(amira, discarding, { act: 'undiscard' });
      acts.dismiss = async () => {
        await died(reference);
        return work.act(amira, reference, { act: 'dismiss' });
      };
      acts.tag = () => work.tag(amira, reference, { tag: 'group', set: true });
      acts.untag = () => work.tag(amira, reference, { tag: 'group', set: false });
      acts['a file of a form'] = () => files.ofForm(amira, cv, 'cv');
      acts.resend = async () => {
        await died(reference);
        return deliveries.again(amira, reference, 'concierge-mail', 'resend');
      };
      acts['send again'] = async () => {
        await desk.pipeline.worker.tick();
        return deliveries.again(amira, reference, 'concierge-mail', 'send-again');
      };
      acts.answer = () => desk.answer(amira, reference);
      acts['call back'] = async () => {
        const { messages } = (await desk.one(reference, amira)).conversation;
        return answers.callBack(amira, reference, messages.at(-1)?.id ?? '');
      };
      acts['many given'] = () => many(bulkVerb.parse({ act: 'give', to: amira.id }), reference);
      acts['many resent'] = async () => {
        await died(reference);
        return many(bulkVerb.parse({ act: 'resend' }), reference);
      };
      acts['many taken back'] = async () => {
        taken(await many(bulkVerb.parse({ act: 'tag', tag: 'May', set: true }), reference));
        const { last } = await bulk.last(amira);
        return bulk.undo(amira, last?.id ?? '');
      };
      acts['an export'] = async () => {
        const text = taken(await bulk.export(amira, these(reference)));
        for await (const _ of text);
        return 'done';
      };
      acts['a person'] = () => privacy.person(amira, 'naledi@example.com');
      acts['an export of consents'] = () => privacy.consentsCsv(amira, consentsRequestShape.parse({}));
      acts['a consent withdrawn'] = () =>
        privacy.withdrawConsent(amira, reference, { purpose: 'enquiry', way: 'They rang.' });
      const erasure = async () => {
        const [first] = erasuresShape.parse(await privacy.erasures(amira)).erasures;
        return first?.id ?? '';
      };
      acts['an erasure confirmed'] = async () => {
        taken(await privacy.ask(other, { reference }));
        return privacy.confirm(amira, await erasure());
      };
      acts['an erasure taken back'] = async () => privacy.withdraw(amira, await erasure());

      await fresh();
      const silent: string[] = [];
      for (const [name, act] of Object.entries(acts)) {
        taken((await act()) as object);
        const written = await fresh();
        if (written.length === 0) silent.push(name);
        // An action of the product itself in between has no person.
        const wrong = written.filter(
          (each) => !each.endsWith(`: ${amira.id}`) && !/automatically|ended the snooze/.test(each),
        );
        expect([name, ...wrong]).toEqual([name]);
      }
      expect(silent).toEqual([]);

      const looked = async (person: string) =>
        taken(await privacy.accesses(admin, { person })).accesses.map(({ what }) => what);
      expect(await looked(amira.id)).toContain('opened a file');
      expect(await looked(other.id)).toEqual([]);
    },
  );

  testOnBoth(
    'DSK-08/accesses what a command does is the operator’s, whatever name it was given',
    async () => {
      const cv = await applied();
      const operator = deskCalls(desk.pipeline.desk, 'Amira Patel');
      expect(taken(await operator.file(cv, 'cv')).content.byteLength).toBeGreaterThan(0);
      await desk.pipeline.worker.tick();
      taken(await operator.sendAgain(cv, 'concierge-mail'));
      await desk.pipeline.erasure.request(cv, 'Amira Patel');
      await desk.pipeline.erasure.undo(cv, 'Amira Patel');
      expect(await desk.store.read.rows('SELECT person, what FROM accesses', [])).toEqual([
        { person: 'command-line', what: 'opened a file' },
      ]);
      const actions = await desk.store.read.rows<{ person: string; by: string }>(
        "SELECT person, done_by AS by FROM actions WHERE done_by <> 'the product'",
        [],
      );
      expect(actions).toEqual(Array(4).fill({ person: 'command-line', by: 'Amira Patel' }));
    },
  );
});
