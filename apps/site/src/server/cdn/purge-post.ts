/** All in milliseconds. */
const times = {
  answer: 5000,
  /** Between two tries where it is refused for what an operator has to put right. */
  refused: 60_000,
  /** Nobody says for longer that it wants to be left alone. */
  longest: 300_000,
} as const;

/** A CDN could not be told. The message names no key; it continues the sentence "The CDN could not be told: …". */
export class PurgeError extends Error {
  override readonly name = 'PurgeError';
  /** Milliseconds it wants to be left alone; `null` where it said nothing of that. */
  readonly waitMs: number | null;

  constructor(message: string, waitMs: number | null = null) {
    super(message);
    this.waitMs = waitMs;
  }
}

/**
 * One request that purges, tried once: who purges tries again (`own-purges.ts`). What is answered beside the status is not read.
 *
 * @throws PurgeError
 */
export async function purgePost(
  url: string,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number = times.answer,
): Promise<void> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    throw new PurgeError(reasonOf(error, timeoutMs));
  }
  await response.body?.cancel().catch(() => {});
  const { status } = response;
  if (response.ok) return;
  if (status === 429 || status >= 500)
    throw new PurgeError(`it answered ${status}`, retryAfter(response.headers.get('retry-after')));
  const settings = 'see CDN_URL, CDN_SERVICE and CDN_KEY';
  throw new PurgeError(`it answered ${status}; ${settings}`, times.refused);
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfter(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return wait > 0 ? Math.min(wait, times.longest) : null;
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return 'it cannot be reached';
  if (error.name === 'TimeoutError') return `it did not answer within ${timeoutMs / 1000} s`;
  const { cause } = error;
  return cause instanceof Error ? `it cannot be reached (${cause.message})` : error.message;
}
