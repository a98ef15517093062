import { consentTrue } from '@sundowner/enquiries/forms/consent';
import { signDeskClaim } from '@sundowner/keyring';
import type { RunningSite } from './site-stage.ts';

/** A concierge. */
export const thandi = { id: 'desk-api-1', name: 'Thandi', role: 'concierge', careers: false };
/** An administrator. */
export const sipho = { ...thandi, id: 'desk-api-2', name: 'Sipho', role: 'admin' };

export type SiteDesk = ReturnType<typeof deskOfSite>;

/** The desk of a site over its internal API, as the studio asks it, and enquiries by telephone to ask about. */
export function deskOfSite(stage: Pick<RunningSite, 'url' | 'internalUrl' | 'keyring'>) {
  async function call(
    path: string,
    body?: object,
    claim: object | string = thandi,
    accept = 'application/json',
  ) {
    const token = stage.keyring.internalToken;
    const response = await fetch(`${stage.internalUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept,
        'content-type': 'application/json',
        'desk-claim': typeof claim === 'string' ? claim : signDeskClaim(claim, token),
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, text, json: isJson ? (JSON.parse(text) as object) : null };
  }

  /** A file, as the studio hands one over. */
  async function upload(path: string, name: string | null, content: Uint8Array, claim: object = thandi) {
    const token = stage.keyring.internalToken;
    const response = await fetch(`${stage.internalUrl}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/pdf',
        'desk-claim': signDeskClaim(claim, token),
        ...(name === null ? {} : { 'x-file-name': encodeURIComponent(name) }),
      },
      body: Buffer.from(content),
    });
    return { status: response.status, json: (await response.json()) as object };
  }

  /** Sends the form by telephone. @returns its reference */
  async function posted(name: string): Promise<string> {
    const asked = await fetch(`${stage.url}/enquiry/ticket?kind=telephone`);
    const { ticket } = (await asked.json()) as { ticket: string };
    const answer = await fetch(`${stage.url}/enquiry/phoneme`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ticket,
        name,
        surname: 'Okafor',
        tel: '+27 82 123 4567',
        email: 'desk.api@example.com',
        accept: consentTrue,
        from: '/',
      }),
    });
    return ((await answer.json()) as { reference: string }).reference;
  }

  return { call, upload, posted };
}
