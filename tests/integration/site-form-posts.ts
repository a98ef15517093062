import { type EnquiryKind, enquiryRecordOf } from '@sundowner/brand';
import { formFor } from '@sundowner/enquiries/forms/registry';
import { createTicketSigner } from '@sundowner/enquiries/intake/ticket';
import { expect } from 'vitest';
import { deskOver } from '../fakes/desk-calls.ts';
import type { FakeSmtp } from '../fakes/smtp.ts';
import { onlyRequired } from '../support/filled-forms.ts';
import type { Posted } from './site-enquiry-posts.ts';
import { type RunningSite, rawRequest } from './site-stage.ts';

const day = 86_400_000;
let count = 0;

type Fields = Readonly<Record<string, unknown>>;

/** What visitors do with every kind of form, on one site whose mails go to a server of the test's. */
export function formsAt(stage: RunningSite, smtp: FakeSmtp | null = null) {
  function ticket(kind: EnquiryKind, ageMs = 60_000): string {
    const form = formFor(kind);
    if (!form) throw new Error(`There is no form of ${kind}.`);
    const clock = { now: () => Date.now() - ageMs };
    return createTicketSigner({ keyring: stage.keyring, clock, limits: { ticketAge: day } }).issue(form);
  }

  /** Fields with a ticket old enough, and a person of their own. */
  function withTicket(kind: EnquiryKind, fields: Fields): Record<string, unknown> {
    count += 1;
    const email = typeof fields.email === 'string' ? { email: fields.email.replace('@', `${count}@`) } : {};
    return { ticket: ticket(kind), from: '/lionsands/river-lodge', ...fields, ...email };
  }

  async function send(path: string, type: string, body: string | Buffer, accept: string): Promise<Posted> {
    const answer = await rawRequest(stage.port, path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), accept },
      body,
    });
    const text = answer.body.toString();
    const json = String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : {};
    return { ...answer, text, json };
  }

  const postJson = (kind: EnquiryKind, fields: Fields) =>
    send(enquiryRecordOf[kind].endpoint, 'application/json', JSON.stringify(fields), 'application/json');

  function postForm(kind: EnquiryKind, fields: Fields): Promise<Posted> {
    const pairs = Object.entries(fields).flatMap(([name, value]) =>
      [value].flat().map((each): [string, string] => [name, String(each)]),
    );
    const body = new URLSearchParams(pairs).toString();
    return send(enquiryRecordOf[kind].endpoint, 'application/x-www-form-urlencoded', body, 'text/html');
  }

  /** Posts what must be taken. @returns its reference */
  async function accepted(kind: EnquiryKind, fields: Fields): Promise<string> {
    const { status, json } = await postJson(kind, withTicket(kind, fields));
    expect([status, json.errors]).toEqual([201, undefined]);
    return String(json.reference);
  }

  const { show: shown } = deskOver(stage.internalUrl, stage.keyring.internalToken);

  return {
    ticket,
    withTicket,
    send,
    postJson,
    postForm,
    accepted,
    shown,
    /** The messages a form is refused with when some of its fields are other than they should be. */
    async messages(kind: EnquiryKind, changes: Fields): Promise<Record<string, string>> {
      const { status, json } = await postJson(kind, withTicket(kind, { ...onlyRequired[kind], ...changes }));
      if (status === 201) return {};
      expect(status).toBe(400);
      const errors = json.errors as { field: string; message: string }[];
      return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    },
    /** Mails about an enquiry that have arrived at `address`. */
    mailsTo: (address: string, reference: string) =>
      (smtp?.received ?? []).filter(
        ({ recipients, raw, parsed }) =>
          recipients.includes(address) && (raw.includes(reference) || parsed.text?.includes(reference)),
      ),
  };
}
