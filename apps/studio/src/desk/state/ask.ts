import { deskApi } from '../address.ts';

/** What the studio said to the page: what was asked for, or why not. Status 0: nothing was heard of it. */
export type Reply<Value> =
  | { readonly ok: true; readonly value: Value }
  | {
      readonly ok: false;
      readonly status: number;
      readonly code: string | null;
      /** One sentence for the person. */
      readonly detail: string;
      readonly message: string | null;
    };

export interface AskOptions {
  readonly body?: unknown;
  /** A file, in the place of a body. */
  readonly file?: File;
  readonly signal?: AbortSignal;
  /** Sent although the page is being left. */
  readonly keepalive?: boolean;
}

const silence =
  'Nothing was heard of the studio. This may or may not have been done; look at the enquiry before you try again.';

/** Asks the studio's own endpoints of the desk. Never throws: what went wrong is an answer, too. */
export async function ask<Value>(
  method: 'GET' | 'POST',
  path: string,
  { body, file, signal, keepalive = false }: AskOptions = {},
): Promise<Reply<Value>> {
  try {
    const response = await fetch(`${deskApi}${path}`, {
      method,
      keepalive,
      ...(signal ? { signal } : {}),
      headers: {
        accept: 'application/json',
        ...(file
          ? {
              'content-type': file.type || 'application/octet-stream',
              'x-file-name': encodeURIComponent(file.name),
            }
          : method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' ? { body: file ?? JSON.stringify(body ?? {}) } : {}),
    });
    if (response.status === 204) return { ok: true, value: undefined as Value };
    const given: unknown = await response.json();
    if (response.ok) return { ok: true, value: given as Value };
    const { code, detail, message } = given as { code?: string; detail?: string; message?: string };
    // Without a session Payload answers by itself, with 403 and no sentence for the person.
    const signedOut = response.status === 401 || (response.status === 403 && detail === undefined);
    return {
      ok: false,
      status: signedOut ? 401 : response.status,
      code: code ?? null,
      detail: detail ?? (signedOut ? 'You have been signed out. Sign in again; nothing was done.' : silence),
      message: message ?? null,
    };
  } catch {
    return { ok: false, status: 0, code: null, detail: silence, message: null };
  }
}

export const enquiryPath = (reference: string): string => `/enquiries/${encodeURIComponent(reference)}`;
