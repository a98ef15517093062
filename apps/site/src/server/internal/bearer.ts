import { sameSecret } from '@sundowner/keyring';

/** Whether an `Authorization` header carries `token`. */
export function bearerCheck(token: string): (header: string | undefined) => boolean {
  return (header) => sameSecret(header ?? '', `Bearer ${token}`);
}
