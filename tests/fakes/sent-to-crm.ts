import { expect } from 'vitest';
import { systemClock } from '../../packages/enquiries/src/clock.ts';
import type { StoredEnquiry } from '../../packages/enquiries/src/delivery/channels/channel.ts';
import { hubspotSender } from '../../packages/enquiries/src/delivery/channels/hubspot/hubspot.ts';
import { noEnquiryContent } from '../../packages/enquiries/src/delivery/enquiry-content.ts';
import type { FormConfig } from '../../packages/enquiries/src/forms/form.ts';
import { formForReading } from '../../packages/enquiries/src/forms/form-content.ts';
import { validateForm } from '../../packages/enquiries/src/forms/validate.ts';
import { formVersion } from '../../packages/enquiries/src/intake/form-reference.ts';
import { normaliseValues } from '../../packages/enquiries/src/intake/normalise.ts';
import { serverJudging } from '../../packages/enquiries/src/intake/server-judging.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { type FakeHubspot, startHubspot } from './hubspot.ts';
import { marketingForms } from './hubspot-portal.ts';
import type { HubspotSubmission } from './hubspot-rules.ts';

export type MarketingKind = keyof typeof marketingForms;
export type Posted = Readonly<Record<string, string | readonly string[]>>;

export const marketingKinds: readonly MarketingKind[] = ['email', 'telephone', 'travel-africa'];
export const receivedAt = Date.parse('2026-11-20T12:20:00.000Z');
export const consentText = 'I agree to my information being recorded under the South African POPI Act.';
export const guidOf: Readonly<Record<MarketingKind, string>> = {
  email: '00000000-0000-4000-8000-000000000001',
  telephone: '00000000-0000-4000-8000-000000000002',
  'travel-africa': '00000000-0000-4000-8000-000000000003',
};

const person: Posted = {
  name: 'Naledi',
  surname: 'Okaforsson',
  email: 'naledi@example.com',
  tel: '+44 20 7946 0018',
  country: 'United Kingdom',
  accept: 'consentTrue',
};

const collection = demonstrationCollection();

/** The form of a kind as the site offers it with the demonstration's places. */
export function marketingForm(kind: MarketingKind): FormConfig {
  const form = formForReading(kind, { ...noEnquiryContent, collection });
  if (!form) throw new Error(`There is no form ${kind}.`);
  return form;
}

/** What a visitor posts beside the person's own fields, judged and normalised as the intake does it. */
export function stored(
  kind: MarketingKind,
  posted: Posted,
  changes: Partial<StoredEnquiry> = {},
  form = marketingForm(kind),
): StoredEnquiry {
  const valid = validateForm(
    form,
    { ...person, ...posted },
    serverJudging(receivedAt, 'Africa/Johannesburg'),
  );
  if (!valid.ok) throw new Error(valid.errors.map(({ message }) => message).join(' '));
  const at = new Date(receivedAt).toISOString();
  const page = '/lionsands/river-lodge';
  return {
    reference: 'MC-7KQ2-94HD',
    kind,
    receivedAt: at,
    formVersion: formVersion(form),
    values: normaliseValues(form, valid.values, receivedAt, 'Africa/Johannesburg'),
    extra: valid.extra,
    unknownChoices: valid.unknownChoices,
    consent: { version: 'popi-1', text: consentText, at, purposes: ['enquiry'], page },
    page,
    hutk: null,
    linkedTo: null,
    suspicion: null,
    ...changes,
  };
}

/** A portal with the three marketing forms, which refuses what HubSpot refuses. */
export async function startPortal(): Promise<FakeHubspot> {
  const hubspot = await startHubspot({ limit: 1000 });
  for (const kind of marketingKinds) hubspot.define(guidOf[kind], marketingForms[kind]);
  return hubspot;
}

/** Sends an enquiry to a portal, and gives the body that was taken: whole, and the first time it was sent. */
export async function sentTo(
  hubspot: FakeHubspot,
  enquiry: StoredEnquiry,
  form = marketingForm(enquiry.kind as MarketingKind),
): Promise<HubspotSubmission> {
  const channel = hubspotSender({
    baseUrl: hubspot.url,
    portalId: '62515',
    forms: guidOf,
    siteUrl: 'https://example.com',
    pageName: async (path) => `The page at ${path}`,
    pace: { reserve: async () => ({ reserved: true, wait: 0 }), hold: async () => {} },
    clock: systemClock,
    formFor: () => form,
    collection: () => collection,
  });
  const before = hubspot.received.length;
  const receipt = await channel.deliver({ id: 'job', attempt: 1, enquiry }, AbortSignal.timeout(5000));
  expect(receipt).toEqual({ detail: 'accepted' });
  const [only, ...more] = hubspot.received.slice(before);
  expect(more).toEqual([]);
  const formGuid = guidOf[enquiry.kind as MarketingKind];
  expect(only).toMatchObject({ status: 200, portalId: '62515', formGuid });
  if (!only) throw new Error('The CRM was sent nothing.');
  return only.body;
}

/** "name=value" of every field, in the order they were sent. */
export const linesOf = ({ fields }: HubspotSubmission): string[] =>
  fields.map(({ name, value }) => `${name}=${value}`);
