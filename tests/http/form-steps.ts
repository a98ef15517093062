import type { EnquiryKind } from '@sundowner/brand';
import type { StoredEnquiry } from '@sundowner/desk-wire';
import { load } from 'cheerio';
import { onlyRequired } from '../support/filled-forms.ts';
import type { PlainForm } from '../support/plain-form.ts';
import { sharedProduct } from '../support/shared-product.ts';
import { type SitePage, site } from '../support/shared-site.ts';

let visitors = 0;

/** What a form asks for, from a visitor nobody else is. */
export function visitorOf(kind: EnquiryKind): Record<string, string> {
  visitors += 1;
  const own: Record<string, string> = {
    surname: `Okafor-${process.pid}-${visitors}`,
    email: `naledi.http.${process.pid}.${visitors}@example.com`,
  };
  return Object.fromEntries(
    Object.entries(onlyRequired[kind]).map(([name, value]) => [name, own[name] ?? String(value)]),
  );
}

/** Posts what stands in a form as a browser without scripts does, files with their fields. */
export async function press(
  form: PlainForm,
  pairs: readonly (readonly [string, string])[],
  files: Readonly<Record<string, File>> = {},
): Promise<SitePage> {
  const body = form.enctype === 'multipart/form-data' ? new FormData() : new URLSearchParams();
  for (const [name, value] of pairs) body.append(name, value);
  if (body instanceof FormData) for (const [name, file] of Object.entries(files)) body.append(name, file);
  const headers = { accept: 'text/html,*/*;q=0.8', origin: site.url };
  const response = await site.get(form.action, { method: form.method.toUpperCase(), headers, body });
  const html = await response.text();
  return { status: response.status, headers: response.headers, html, $: load(html) };
}

/** The reference at the end of the address an answer leads to. */
export const referenceIn = ({ headers }: SitePage): string =>
  new URL(headers.get('location') ?? '', site.url).searchParams.get('ref') ?? '';

/** An enquiry as the desk reads it. */
export async function atTheDesk(reference: string): Promise<StoredEnquiry> {
  const { internalUrl, internalToken } = sharedProduct();
  const response = await fetch(`${internalUrl}/enquiries/${reference}`, {
    headers: { authorization: `Bearer ${internalToken}` },
  });
  if (!response.ok) throw new Error(`The desk answered ${response.status} to ${reference}.`);
  return (await response.json()) as StoredEnquiry;
}
