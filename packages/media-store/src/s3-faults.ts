import { MediaStoreError } from './media-store.ts';

/** What AWS's client throws. */
interface Thrown {
  readonly name?: string;
  readonly code?: string;
  readonly Code?: string;
  readonly $metadata?: { readonly httpStatusCode?: number };
}

/** Whether it says that there is no such file. */
export function isAbsence(error: unknown): boolean {
  const { name } = error as Thrown;
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** Whether a part of a file was asked for that it has not. */
export const isRangeFault = (error: unknown): boolean => (error as Thrown).name === 'InvalidRange';

function reasonOf(error: unknown): string {
  const { name = 'no answer', code, Code, $metadata } = error as Thrown;
  const status = $metadata?.httpStatusCode;
  const said = Code ?? (name === 'Unknown' ? '' : name);
  if (said === 'NoSuchBucket') return 'there is no such bucket; make it, or correct MEDIA_STORE';
  if (status === 403)
    return `it refuses our key${said ? ` (${said})` : ''}; check S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION, and what the key may do`;
  if (name === 'CredentialsProviderError')
    return 'there is no key for it; set S3_ACCESS_KEY and S3_SECRET_KEY';
  if (status !== undefined) return `it answered ${status}${said ? ` (${said})` : ''}`;
  const isLate = name === 'TimeoutError' || name === 'AbortError';
  return `it does not answer (${isLate ? 'in time' : (code ?? name)})`;
}

/** In words for an operator, which name neither a file nor a key. */
export const storeError = (words: string, error: unknown): MediaStoreError =>
  error instanceof MediaStoreError
    ? error
    : new MediaStoreError(`${words}: ${reasonOf(error)}`, { cause: error });
