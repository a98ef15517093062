export interface ByteRange {
  /** First and last byte, both sent. */
  readonly first: number;
  readonly last: number;
}

/**
 * The one range a `Range` header asks for (RFC 9110, 14.1.2).
 *
 * @returns `null` where the whole is sent: no header, another unit, a malformed one or several ranges; `unsatisfiable` for 416
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
}
