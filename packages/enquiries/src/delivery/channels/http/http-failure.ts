import {
  DestinationFaultError,
  RejectedDeliveryError,
  RetryableDeliveryError,
} from '../../delivery-errors.ts';

/** Longest wait a Retry-After can ask of us, in seconds: a day, as HubSpot asks for while it migrates an account (477). */
const longestWait = 86_400;
const certificate = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/;

/** Seconds a `Retry-After` asks for, as a number or a date (RFC 9110, section 10.2.3); `undefined` for anything else. */
export function retryAfterSeconds(header: string | null | undefined, now: number): number | undefined {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000);
  return Number.isNaN(seconds) ? undefined : Math.min(Math.max(seconds, 0), longestWait);
}

/**
 * Statuses that mean "later" (RFC 9110, RFC 4918; HubSpot's list of errors): time-out 408, conflict 409, misdirected 421,
 * locked 423, failed dependency 424, too early 425, too many 429, migration in progress 477.
 */
const later = new Set([408, 409, 421, 423, 424, 425, 429, 477]);
/** The only ones that judge this one message: malformed 400, too large 413, unprocessable 422. */
const never = new Set([400, 413, 422]);

/**
 * What an HTTP status other than 2xx means for a delivery (enquiry contract, "Delivery rules"): later, never, or whatever is
 * left, which would befall every message alike and is the destination's fault. So is a redirect: none is followed, because it
 * would carry personal data somewhere nobody set.
 *
 * @param who the destination in words: "The CRM"
 */
export function statusFailure(who: string, status: number, retryAfter?: number): Error {
  if (later.has(status) || status >= 500) {
    const wait = retryAfter === undefined ? {} : { retryAfterSeconds: retryAfter };
    return new RetryableDeliveryError(`${who} answered ${status}.`, wait);
  }
  if (never.has(status)) return new RejectedDeliveryError(`${who} answered ${status}.`);
  return new DestinationFaultError(`${who} answered ${status}.`);
}

function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : codeOf(error.cause);
}

/**
 * What it means that no answer came: nobody listening, no such host or no trust is the destination's fault; a time-out or a
 * lost connection passes.
 *
 * @returns one of the delivery errors, or `error` itself when it is no failure of the network
 */
export function networkFailure(who: string, error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError') {
    return new RetryableDeliveryError(`${who} did not answer in time.`);
  }
  const code = codeOf(error);
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || (code && certificate.test(code))) {
    return new DestinationFaultError(`${who} cannot be reached (${code}).`);
  }
  // What fetch makes of a proxy's 407, and of whatever else befalls every message alike.
  if (!code && error instanceof TypeError && error.message === 'fetch failed') {
    return new DestinationFaultError(`${who} cannot be reached; a proxy may ask for credentials (407).`);
  }
  if (code) return new RetryableDeliveryError(`The connection to ${who.toLowerCase()} was lost (${code}).`);
  return error instanceof Error ? error : new Error(`${who} failed in a way that has no error.`);
}
