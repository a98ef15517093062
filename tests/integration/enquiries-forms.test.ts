import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { careersForm } from '@sundowner/enquiries/forms/kinds/careers';
import { emailForm } from '@sundowner/enquiries/forms/kinds/email';
import { newsletterForm } from '@sundowner/enquiries/forms/kinds/newsletter';
import { expect } from 'vitest';
import { pdfFile } from '../support/files.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import { createStage, onBothDatabases, type Stage } from './enquiries-stage.ts';

const day = 86_400_000;

onBothDatabases((newDatabase, { test, testOnBoth }) => {
  async function newStage(): Promise<Stage> {
    const database = await newDatabase();
    return createStage(await database.open(), database.dataDir);
  }
  const submit = (stage: Stage, form: FormConfig, more: Record<string, unknown>) =>
    stage.pipeline.intake.submit({ form, raw: { ...onlyRequired[form.kind], ...more }, hutk: null });

  test('SUB-09/retry what was taken is answered the same after its dates have passed; another form is judged', async () => {
    const stage = await newStage();
    const ticket = stage.ticket(60_000, emailForm);
    const fields = { ticket, dateStart: '22 November 2026', dateEnd: '24 November 2026' };
    const first = await submit(stage, emailForm, fields);
    expect(first.status).toBe('created');
    stage.clock.at += 10 * day;
    expect(await submit(stage, emailForm, fields)).toMatchObject({
      status: 'repeated',
      reference: 'reference' in first ? first.reference : '',
    });
    expect((await submit(stage, emailForm, { ...fields, comments: 'and a cot' })).status).toBe('invalid');
    expect(await stage.count('enquiries')).toBe(1);
  });

  test('a form that an update overtook is taken for a day after its ticket was issued', async () => {
    const stage = await newStage();
    const older = { ...emailForm, sections: emailForm.sections.slice(0, 1) };
    expect((await submit(stage, emailForm, { ticket: stage.ticket(60_000, older) })).status).toBe('created');
    const dayOld = 25 * 3_600_000;
    expect((await submit(stage, emailForm, { ticket: stage.ticket(dayOld, older) })).status).toBe('ticket');
    expect((await submit(stage, emailForm, { ticket: stage.ticket(dayOld, emailForm) })).status).toBe(
      'created',
    );
  });

  testOnBoth('FRM-12/careers a CV goes with its application: after an erasure neither is there', async () => {
    const stage = await newStage();
    const result = await stage.pipeline.intake.submit({
      form: careersForm,
      raw: { ...onlyRequired.careers, ticket: stage.ticket(60_000, careersForm) },
      files: [{ field: 'cv', fileName: 'cv.pdf', kind: 'pdf', content: pdfFile('words') }],
      hutk: null,
    });
    const reference = 'reference' in result ? result.reference : '';
    expect(await stage.count('attachments')).toBe(1);
    const given = await stage.pipeline.firstDesk.file(reference, 'cv', 'Thandeka');
    expect(Buffer.from(given?.content ?? []).equals(pdfFile('words'))).toBe(true);
    await stage.pipeline.worker.tick();
    const [mailed] = await (stage.channels['concierge-mail'].seen[0]?.files?.() ?? Promise.resolve([]));
    expect(mailed).toMatchObject({ fileName: 'cv.pdf', contentType: 'application/pdf' });
    await stage.pipeline.erasure.request(reference, 'Thandeka');
    stage.clock.at += 2 * 3_600_000;
    await stage.pipeline.tidy();
    expect(await stage.count('attachments')).toBe(0);
    expect(await stage.pipeline.firstDesk.file(reference, 'cv', 'Thandeka')).toBeNull();
  });

  async function asked(stage: Stage) {
    const ticket = stage.ticket(60_000, newsletterForm);
    const result = await submit(stage, newsletterForm, { ticket });
    await stage.pipeline.worker.tick();
    const links = stage.channels['visitor-mail'].seen.at(-1)?.subscription;
    const tokenOf = (link: string | undefined) => new URL(link ?? '').searchParams.get('token');
    return {
      reference: 'reference' in result ? result.reference : '',
      confirm: tokenOf(links?.confirm),
      leave: tokenOf(links?.leave),
    };
  }

  test('FRM-12/double-opt-in a link is good for seven days, and an address nobody confirmed is erased after thirty', async () => {
    const stage = await newStage();
    const { subscriptions } = stage.pipeline;
    const first = await asked(stage);
    stage.clock.at += 7 * day + 1;
    expect(await subscriptions.confirm(first.confirm)).toBe('expired');
    const second = await asked(stage);
    expect(await subscriptions.confirm(second.confirm)).toBe('confirmed');
    stage.clock.at += 31 * day;
    await stage.pipeline.tidy();
    expect(await stage.count('enquiries', "state = 'erased'")).toBe(1);
    expect(await subscriptions.stateOf('confirm', first.confirm)).toBe('unknown');
    expect(await subscriptions.stateOf('confirm', second.confirm)).toBe('confirmed');
  });

  testOnBoth('FRM-12/double-opt-in two presses at once plan its deliveries once', async () => {
    const stage = await newStage();
    const { confirm } = await asked(stage);
    const states = await Promise.all([1, 2, 3].map(() => stage.pipeline.subscriptions.confirm(confirm)));
    expect(states).toEqual(['confirmed', 'confirmed', 'confirmed']);
    expect(await stage.count('deliveries')).toBe(2);
  });

  test('FRM-12/unsubscribe whoever leaves is told to the concierge by reference, and the token of one step is none of the other', async () => {
    const stage = await newStage();
    const { reference, confirm, leave } = await asked(stage);
    const { subscriptions } = stage.pipeline;
    expect(await subscriptions.leave(confirm)).toBe('unknown');
    expect(await subscriptions.confirm(leave)).toBe('unknown');
    await subscriptions.confirm(confirm);
    expect(await subscriptions.leave(leave)).toBe('left');
    expect(await subscriptions.leave(leave)).toBe('left');
    stage.clock.at += 2 * 3_600_000;
    await stage.pipeline.tidy();
    const told = stage.mailer.sent.flatMap(({ lines }) => lines).join('\n');
    expect(told).toContain(`${reference}: take the address off the list in the CRM`);
    expect(told).not.toContain('@');
  });
});
