import { formFor } from '@sundowner/enquiries/forms/registry';
import { createTicketSigner } from '@sundowner/enquiries/intake/ticket';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyRequired } from '../support/filled-forms.ts';
import type { Posted } from './site-enquiry-posts.ts';
import { formsAt } from './site-form-posts.ts';
import { type SiteStage, siteStage, withoutLimits } from './site-stage.ts';

let stage: SiteStage;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  stage = await siteStage({
    env: {
      ...withoutLimits,
      LIMIT_BOT_SECONDS: '1',
    },
  });
  visitors = formsAt(stage);
});
afterAll(() => stage?.close());

const kind = 'telephone';
const fields = () => ({ ...onlyRequired[kind], from: '/' });
const ticketIn = ({ text }: Posted) => /name="ticket" value="([^"]+)"/.exec(text)?.[1] ?? '';
const referenceIn = ({ headers }: Posted) =>
  new URL(String(headers.location), 'http://site').searchParams.get('ref') ?? '';

/** A ticket of a form that asked other things, from before a day ago: it is no longer taken. */
function outdated(): string {
  const form = formFor(kind);
  if (!form) throw new Error('no form');
  const clock = { now: () => Date.now() - 25 * 3_600_000 };
  const office = createTicketSigner({ keyring: stage.keyring, clock, limits: { ticketAge: 86_400_000 } });
  return office.issue({ ...form, sections: form.sections.slice(1) });
}

test('SUB-02 a person without scripts whose ticket is out of date sends again at once, and is not held', async () => {
  const refused = await visitors.postForm(kind, { ...fields(), ticket: outdated() });
  expect(refused.status).toBe(428);
  expect(refused.text).toContain('value="Okaforsson"');
  const again = await visitors.postForm(kind, { ...fields(), ticket: ticketIn(refused) });
  expect(again.status).toBe(303);
  expect(await visitors.shown(referenceIn(again))).toMatchObject({ state: 'accepted', suspicion: null });
});

test.each(['', 'forged.ticket'])(
  'SUB-02 a person without scripts whose ticket is "%s" sends again at once: the answer waits, and nobody is held',
  async (ticket) => {
    const refused = await visitors.postForm(kind, { ...fields(), ticket });
    expect(refused.status).toBe(428);
    const again = await visitors.postForm(kind, { ...fields(), ticket: ticketIn(refused) });
    expect(again.status).toBe(303);
    expect(await visitors.shown(referenceIn(again))).toMatchObject({ state: 'accepted', suspicion: null });
  },
);

test('SUB-02/too-fast a form that is sent within seconds of being opened is held all the same', async () => {
  // Opened a minute from now by its ticket, which counts as just now: the post may take as long as it takes.
  const { headers } = await visitors.postForm(kind, { ...fields(), ticket: visitors.ticket(kind, -60_000) });
  const reference = new URL(String(headers.location), 'http://site').searchParams.get('ref') ?? '';
  expect(await visitors.shown(reference)).toMatchObject({ state: 'quarantined', suspicion: 'too-fast' });
});
