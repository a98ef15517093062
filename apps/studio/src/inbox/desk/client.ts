import {
  type AlertInForce,
  alertsShape,
  type DeskView,
  type EnquiryDetail,
  type EnquiryPage,
  enquiryDetailShape,
  enquiryPageShape,
  problemShape,
  type ResendFilter,
  resentShape,
} from '@sundowner/desk-wire';
import type { z } from 'zod';
import { DeskConflictError, DeskMissingError, DeskUnreachableError } from './desk-errors.ts';

export interface DeskConnection {
  /** `http://127.0.0.1:3002`, without a slash at the end. */
  readonly address: string;
  /** The keyring's internal token. It never leaves the server. */
  readonly token: string;
  /** Milliseconds one call may take; 5,000 unless said otherwise. */
  readonly timeout?: number;
}

export interface ListRequest {
  readonly view: DeskView;
  readonly query?: string | null;
  readonly cursor?: string | null;
  readonly limit?: number;
}

/**
 * The concierge's desk over the site's internal API. The one place the studio gets enquiries from; it keeps none.
 *
 * Every call throws {@link DeskUnreachableError} when the site gives no usable answer within the time-out. The calls that
 * change something also throw {@link DeskConflictError} (409) and {@link DeskMissingError} (404). `by` is who asked, as
 * the enquiry's record will show it.
 */
export interface DeskClient {
  list(request: ListRequest): Promise<EnquiryPage>;
  /** The enquiry, or `null` when there is none under this reference. */
  show(reference: string): Promise<EnquiryDetail | null>;
  /** A file of the enquiry as the site gives it, or `null` when there is none. */
  file(reference: string, field: string, by: string): Promise<Response | null>;
  release(reference: string, by: string): Promise<EnquiryDetail>;
  discard(reference: string, by: string): Promise<EnquiryDetail>;
  resend(reference: string, channel: string, by: string): Promise<EnquiryDetail>;
  /** Sends a mail that was delivered once more. */
  sendAgain(reference: string, channel: string, by: string): Promise<EnquiryDetail>;
  /** Sends every delivery the filter matches again and gives how many those were. */
  resendAll(filter: ResendFilter, by: string): Promise<number>;
  /** What is wrong with the pipeline now, the oldest first. */
  alerts(): Promise<readonly AlertInForce[]>;
}

export function createDeskClient({ address, token, timeout = 5000 }: DeskConnection): DeskClient {
  async function call(path: string, body?: object): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(`${address}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
        cache: 'no-store',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
    } catch (cause) {
      throw new DeskUnreachableError(isTimeout(cause) ? 'timed-out' : 'refused-connection', { cause });
    }
    if (response.ok || response.status === 404 || response.status === 409) return response;
    await response.body?.cancel();
    throw new DeskUnreachableError([401, 403].includes(response.status) ? 'refused-token' : 'site-error');
  }

  async function act(path: string, body: object): Promise<Response> {
    const response = await call(path, body);
    if (response.ok) return response;
    const problem = problemShape.safeParse(await response.json().catch(() => null));
    if (response.status === 404) throw new DeskMissingError();
    throw new DeskConflictError(problem.data?.detail ?? null);
  }

  const one = (reference: string) => `/enquiries/${encodeURIComponent(reference)}`;

  return {
    async list({ view, query, cursor, limit = 25 }) {
      const parameters = new URLSearchParams({ view, limit: String(limit) });
      if (query) parameters.set('query', query);
      if (cursor) parameters.set('cursor', cursor);
      const response = await call(`/enquiries?${parameters}`);
      return read(response, enquiryPageShape);
    },
    async show(reference) {
      const response = await call(one(reference));
      if (response.status !== 404) return read(response, enquiryDetailShape);
      await response.body?.cancel();
      return null;
    },
    async file(reference, field, by) {
      const response = await call(`${one(reference)}/files/${encodeURIComponent(field)}`, { by });
      if (response.ok) return response;
      await response.body?.cancel();
      return null;
    },
    async release(reference, by) {
      return read(await act(`${one(reference)}/release`, { by }), enquiryDetailShape);
    },
    async discard(reference, by) {
      return read(await act(`${one(reference)}/discard`, { by }), enquiryDetailShape);
    },
    async resend(reference, channel, by) {
      const path = `${one(reference)}/deliveries/${encodeURIComponent(channel)}/resend`;
      return read(await act(path, { by }), enquiryDetailShape);
    },
    async alerts() {
      return (await read(await call('/alerts'), alertsShape)).alerts;
    },
    async sendAgain(reference, channel, by) {
      const path = `${one(reference)}/deliveries/${encodeURIComponent(channel)}/send-again`;
      return read(await act(path, { by }), enquiryDetailShape);
    },
    async resendAll(filter, by) {
      return (await read(await act('/enquiries/resend', { by, filter }), resentShape)).resent;
    },
  };
}

function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError');
}

async function read<Shape extends z.ZodType>(response: Response, shape: Shape): Promise<z.infer<Shape>> {
  let body: unknown;
  try {
    body = await response.json();
  } catch (cause) {
    throw new DeskUnreachableError(isTimeout(cause) ? 'timed-out' : 'broken-answer', { cause });
  }
  const parsed = response.ok ? shape.safeParse(body) : null;
  // The parser's own message quotes what it read, so it is not kept as the cause.
  if (!parsed?.success) throw new DeskUnreachableError('broken-answer');
  return parsed.data;
}
