import { enquiryKinds, enquiryRecordOf } from '@sundowner/brand';
import { consentWords, currentConsent } from '@sundowner/enquiries/forms/consent';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyField, onlyRequired } from '../support/filled-forms.ts';
import { formsAt } from './site-form-posts.ts';
import { concierge, sharedMailingSite } from './site-shared.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

let stage: RunningSite;
let visitors: ReturnType<typeof formsAt>;

beforeAll(async () => {
  const shared = await sharedMailingSite();
  stage = shared;
  visitors = formsAt(shared, shared.smtp);
});
afterAll(() => stage?.close());

/** Kinds whose enquiry is the concierge's at once; the letter waits for its confirmation. */
const atOnce = enquiryKinds.filter((kind) => kind !== 'newsletter');

/** Names the store must know of a form's fields; consent is kept in its own record. */
const namesOf = (fields: object) => Object.keys(fields).filter((name) => name !== 'accept');

describe.each(enquiryKinds)('the %s form', (kind) => {
  test(`FRM-15/${kind} FRM-17/${kind} only its required fields are taken, with the consent it showed`, async () => {
    const enquiry = await visitors.shown(await visitors.accepted(kind, onlyRequired[kind]));
    expect(enquiry).toMatchObject({ kind, state: 'accepted', page: '/lionsands/river-lodge' });
    expect(enquiry.fields.map(({ name }) => name).sort()).toEqual(namesOf(onlyRequired[kind]).sort());
    expect(enquiry.consent).toMatchObject({
      version: currentConsent.version,
      purposes: ['enquiry'],
      page: '/lionsands/river-lodge',
    });
    expect(enquiry.consent.text).toBe(consentWords(currentConsent));
  });

  test(`FRM-02/${kind} every field is known by its name, and none goes to what the form does not know`, async () => {
    const { fields, extra } = await visitors.shown(await visitors.accepted(kind, everyField[kind]));
    expect(fields.map(({ name }) => name).sort()).toEqual(namesOf(everyField[kind]).sort());
    expect(extra).toEqual([]);
    const unknown = await visitors.accepted(kind, { ...onlyRequired[kind], petName: 'Biscuit' });
    expect((await visitors.shown(unknown)).extra).toEqual([{ name: 'petName', value: 'Biscuit' }]);
  });

  test(`FRM-15/${kind} without any of its required fields it names each of them`, async () => {
    const required = namesOf(onlyRequired[kind]);
    const { status, json } = await visitors.postJson(kind, { ticket: visitors.ticket(kind) });
    expect(status).toBe(400);
    const named = (json.errors as { field: string }[]).map(({ field }) => field);
    // Which of telephone and e-mail a celebration needs depends on an answer that is missing too.
    expect(named.sort()).toEqual(
      [...required.filter((name) => kind !== 'celebration' || name !== 'tel'), 'accept'].sort(),
    );
  });

  test(`SUB-03/${kind} its endpoint answers a form with the thank-you page, another method with 405`, async () => {
    const answer = await visitors.postForm(kind, visitors.withTicket(kind, onlyRequired[kind]));
    expect(answer.status).toBe(303);
    const location = String(answer.headers.location);
    expect(location).toMatch(/^\/[a-z-]+\?ref=MC-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const page = kind === 'newsletter' ? '/subscription-confirmation' : '/thank-you';
    expect(location.split('?')[0]).toBe(page);
    const get = await rawRequest(stage.port, enquiryRecordOf[kind].endpoint);
    expect([get.status, get.headers.allow]).toEqual([405, 'POST']);
  });

  test(`SUB-09 SUB-15 of the ${kind} form one ticket makes one enquiry, and a second, linked one when the values change`, async () => {
    const fields = visitors.withTicket(kind, onlyRequired[kind]);
    const [first, again] = await Promise.all([
      visitors.postJson(kind, fields),
      visitors.postJson(kind, fields),
    ]);
    expect([first.status, again.status].sort()).toEqual([200, 201]);
    expect(again.json.reference).toBe(first.json.reference);
    const changed = await visitors.postJson(kind, { ...fields, name: 'Thandi' });
    expect(changed.status).toBe(201);
    expect((await visitors.shown(String(changed.json.reference))).linkedTo).toBe(first.json.reference);
  });

  test(`SUB-02 of the ${kind} form a machine’s post looks taken and goes nowhere`, async () => {
    const fields = { ...visitors.withTicket(kind, onlyRequired[kind]), website: 'https://spam.example' };
    const { status, json } = await visitors.postJson(kind, fields);
    expect([status, json.measure]).toEqual([201, false]);
    expect(await visitors.shown(String(json.reference))).toMatchObject({
      state: 'quarantined',
      deliveries: [],
    });
  });
});

describe.each(atOnce)('the concierge of a %s enquiry', (kind) => {
  test(`SUB-10/${kind}-mail SUB-10/${kind}-inbox has every field, by mail and in the inbox`, async () => {
    const reference = await visitors.accepted(kind, everyField[kind]);
    const mails = () => visitors.mailsTo(concierge, reference);
    await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
    const text = mails()[0]?.parsed.text ?? '';
    const enquiry = await visitors.shown(reference);
    for (const { name, label, value } of enquiry.fields) {
      if (name !== 'tel' && name !== 'timeZone') {
        for (const words of [value].flat()) expect(text, name).toContain(words);
      }
      expect(text, name).toContain(label);
    }
    expect(enquiry.name).toBe('Naledi Okaforsson');
    expect(enquiry.headline).not.toMatch(/\d{4}-\d{2}-\d{2}/);
  });
});
