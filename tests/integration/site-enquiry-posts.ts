import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { consentTrue } from '@sundowner/enquiries/forms/consent';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import { createTicketSigner } from '@sundowner/enquiries/intake/ticket';
import { expect } from 'vitest';
import { type RawAnswer, type RunningSite, rawRequest } from './site-stage.ts';

export const endpoint = '/enquiry/phoneme';
export const day = 86_400_000;

export interface Posted extends RawAnswer {
  readonly json: Record<string, unknown>;
  readonly text: string;
}

let count = 0;

/** What visitors and concierges do with the telephone form of one site. */
export function enquiriesAt(stage: Pick<RunningSite, 'port' | 'internalUrl' | 'dataDir' | 'keyring'>) {
  /** A ticket as the site issued it so many milliseconds ago. */
  function ticket(ageMs = 60_000): string {
    const clock = { now: () => Date.now() - ageMs };
    return createTicketSigner({ keyring: stage.keyring, clock, limits: { ticketAge: day } }).issue(
      telephoneForm,
    );
  }

  /** Everything a visitor fills in, a new visitor each time. */
  function filled(more: Record<string, string> = {}): Record<string, string> {
    count += 1;
    return {
      ticket: ticket(),
      name: 'Thandi',
      surname: `Mokoena${count}`,
      tel: '+27 82 123 4567',
      email: `thandi${count}@example.com`,
      accept: consentTrue,
      feedback: '',
      website: '',
      url: '/enquire/telephone',
      from: '/contact-us',
      ...more,
    };
  }

  async function send(
    body: string,
    type: string,
    headers: Record<string, string> = {},
    path: string = endpoint,
  ): Promise<Posted> {
    const answer = await rawRequest(stage.port, path, {
      method: 'POST',
      headers: { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers },
      body,
    });
    const text = answer.body.toString();
    const json = String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : {};
    return { ...answer, text, json };
  }

  async function desk(path: string): Promise<Record<string, unknown> & { status: number }> {
    const response = await fetch(`${stage.internalUrl}${path}`, {
      headers: { authorization: `Bearer ${stage.keyring.internalToken}` },
    });
    return { ...((await response.json()) as Record<string, unknown>), status: response.status };
  }

  /** The mail files an enquiry has so far. */
  function mailsOf(reference: unknown): string[] {
    const folder = join(stage.dataDir, 'mail');
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => name.startsWith(`${reference}.`)).map((name) => join(folder, name));
  }

  return {
    ticket,
    filled,
    send,
    mailsOf,
    postJson: (fields: object, headers: Record<string, string> = {}) =>
      send(JSON.stringify(fields), 'application/json', { accept: 'application/json', ...headers }),
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      send(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', {
        accept: 'text/html,application/xhtml+xml',
        ...headers,
      }),
    shown: (reference: unknown) => desk(`/enquiries/${reference}`),
    total: async () => ((await desk('/enquiries?view=all')).counts as { all: number }).all,
    conciergeMailOf: (reference: unknown) =>
      mailsOf(reference).find((path) => path.includes('.concierge-mail.')),
  };
}

/** The reference in the address a form post leads to. */
export const referenceIn = ({ headers }: Posted) =>
  new URL(String(headers.location), 'http://site').searchParams.get('ref') ?? '';

/** The page a refused form post is answered with: the form again, with what was typed. */
export function expectPage(answer: Posted, status: number, fields: Record<string, string>): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.text).toContain('</html>');
  expect(answer.text).toContain(`value="${fields.surname}"`);
  expect(answer.text).toContain(`value="${fields.email}"`);
  expect(answer.text).toContain(`action="${endpoint}"`);
}

export function expectProblem(answer: Posted, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json).toMatchObject({ type: 'about:blank', status, title: expect.any(String) });
}
