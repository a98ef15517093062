import type { RoomDeps } from '../desk/desk-deps.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { PersonHash } from '../store/person-hash.ts';

/** What the rooms of privacy are made of. */
export interface PrivacyDeps
  extends Pick<RoomDeps, 'store' | 'vault' | 'clock' | 'log' | 'changes' | 'onWork'> {
  readonly limits: EnquiryLimits;
  readonly hash: PersonHash;
  /** How long an enquiry is kept after the last contact. */
  readonly retentionMonths: number;
}
