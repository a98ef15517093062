import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an `Authorization` header carries `token`, compared in constant time whatever its length. */
export function bearerCheck(token: string): (header: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(`Bearer ${token}`);
  return (header) => timingSafeEqual(digest(header ?? ''), expected);
}
