import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:https';
import { isIP, isIPv6 } from 'node:net';
import type { Clock } from '../../../clock.ts';
import { DestinationFaultError } from '../../delivery-errors.ts';
import { networkFailure, retryAfterSeconds, statusFailure } from './http-failure.ts';
import { publicAddressOf, type Resolve, systemResolve } from './public-address.ts';

/** A receiver of the owner's and the key it knows our posts by. */
export interface ReceiverSettings {
  /** https only, public addresses only. */
  readonly url: string;
  /** At least 16 characters. */
  readonly secret: string;
  readonly clock: Clock;
  /** How host names are resolved; the system's way, but for tests. */
  readonly resolve?: Resolve;
  /** What connects to the checked address; a plain agent, but for tests. */
  readonly agent?: Agent;
}

/** How one receiver is spoken of: its settings' names, and itself at the start of a sentence. */
export interface ReceiverWords {
  readonly urlSetting: string;
  readonly secretSetting: string;
  readonly who: string;
}

/**
 * Posts a JSON document. `Idempotency-Key` is its id, the same on every attempt; `Sundowner-Signature` is the HMAC over
 * `Sundowner-Timestamp` (seconds since 1970) and the body.
 *
 * @returns the status, of the 2xx
 * @throws one of the three delivery errors
 */
export type SignedPost = (id: string, body: string, signal: AbortSignal) => Promise<number>;

const answerTime = 10_000;

/**
 * @throws Error, one sentence, when it is not an https address without credentials
 */
function receiverUrlOf(url: string, setting: string): URL {
  const read = URL.canParse(url) ? new URL(url) : null;
  if (read?.protocol !== 'https:' || read.username || read.password) {
    throw new Error(`${setting} must be an https:// address without a user name or password.`);
  }
  return read;
}

/** `v1=` and the HMAC-SHA256, in hexadecimal, of the timestamp, a full stop and the body. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

interface Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/**
 * Posts to the one address that was checked: the name is not resolved a second time, so it cannot lead elsewhere meanwhile
 * (rebinding); the certificate is still judged by the name. The answer's body is not read.
 */
function post(
  url: URL,
  address: string,
  agent: Agent,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
) {
  return new Promise<Answer>((resolve, reject) => {
    const hostname = url.hostname.replace(/^\[|\]$/g, '');
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers,
      signal,
      ...(isIP(hostname) ? {} : { servername: hostname }),
      lookup: (_name, options, done) => {
        const family = isIPv6(address) ? 6 : 4;
        if (options.all) done(null, [{ address, family }]);
        else done(null, address, family);
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
      response.destroy();
    });
    outgoing.end(body);
  });
}

/**
 * A way to post to a receiver: https, public addresses only, redirects not followed.
 *
 * @throws Error, one sentence naming the setting, when the address is not https or the key too short to protect anything
 */
export function signedPost(settings: ReceiverSettings, words: ReceiverWords): SignedPost {
  const url = receiverUrlOf(settings.url, words.urlSetting);
  if (settings.secret.length < 16)
    throw new Error(`${words.secretSetting} must have at least 16 characters.`);
  const resolve = settings.resolve ?? systemResolve;
  // Without keep-alive every delivery connects anew, to an address that was checked for it.
  const agent = settings.agent ?? new Agent({ keepAlive: false });
  return async (id, body, signal) => {
    const timestamp = String(Math.floor(settings.clock.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': id,
      'sundowner-timestamp': timestamp,
      'sundowner-signature': signatureOf(settings.secret, timestamp, body),
    };
    let answer: Answer;
    try {
      const address = await publicAddressOf(url.hostname, resolve);
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(answerTime)]);
      answer = await post(url, address, agent, headers, body, bounded);
    } catch (error) {
      if (error instanceof DestinationFaultError) throw error;
      throw networkFailure(words.who, error);
    }
    if (answer.status >= 200 && answer.status < 300) return answer.status;
    throw statusFailure(words.who, answer.status, retryAfterSeconds(answer.retryAfter, settings.clock.now()));
  };
}
