import { request } from 'node:http';
import { request as requestByTls } from 'node:https';

/** What a server answered, on this machine or at an internal address. */
export interface LocalAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One HTTP request to a server on this machine, or of another at its internal address.
 *
 * @param options.host the Host header, where it must be the public one
 * @param options.largest how many characters an answer may have; as many as it likes when absent
 * @throws Error when nothing answers within `options.timeout` milliseconds
 */
export async function localRequest(
  url: string,
  options: {
    method?: 'GET' | 'POST';
    host?: string;
    token?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
    timeout?: number;
    largest?: number;
    signal?: AbortSignal;
  } = {},
): Promise<LocalAnswer> {
  const headers: Record<string, string> = { accept: '*/*', ...options.headers };
  if (options.host) headers.host = options.host;
  if (options.token) headers.authorization = `Bearer ${options.token}`;
  if (options.body !== undefined) headers['content-type'] = 'application/json';
  return await new Promise((resolve, reject) => {
    const send = url.startsWith('https:') ? requestByTls : request;
    const call = send(url, {
      method: options.method ?? 'GET',
      headers,
      agent: false,
      timeout: options.timeout ?? 10_000,
      ...(options.signal ? { signal: options.signal } : {}),
    });
    call.once('error', reject);
    call.once('timeout', () => call.destroy(new Error(`${url} did not answer in time`)));
    call.once('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
        if (body.length > (options.largest ?? Number.POSITIVE_INFINITY))
          call.destroy(new Error(`${url} answered too much`));
      });
      response.once('error', reject);
      response.once('aborted', () => reject(new Error(`${url} broke off its answer`)));
      response.once('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    call.end(options.body);
  });
}

/**
 * Whether a server on this machine answers `url` with a status of 200.
 *
 * @param options.within milliseconds the whole answer may take: one that comes byte by byte is none
 */
export async function answers(
  url: string,
  { within = 5000, signal, ...options }: { host?: string; signal?: AbortSignal; within?: number } = {},
): Promise<boolean> {
  const limit = AbortSignal.timeout(within);
  try {
    const answer = await localRequest(url, {
      ...options,
      timeout: within,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return answer.status === 200;
  } catch {
    return false;
  }
}
