import type { IncomingMessage } from 'node:http';
import { deskClaimShape } from '@sundowner/desk-wire/people';
import type { Asker } from '@sundowner/enquiries/work/access';
import { verifyDeskClaim } from '@sundowner/keyring';

/** Who asks, by the claim the studio signed; `null` without one, or with one that is forged, too old or of no shape. */
export function askerOf(request: IncomingMessage, internalToken: string): Asker | null {
  const given = request.headers['desk-claim'];
  if (typeof given !== 'string') return null;
  const claim = deskClaimShape.safeParse(verifyDeskClaim(given, internalToken));
  return claim.success ? claim.data : null;
}
