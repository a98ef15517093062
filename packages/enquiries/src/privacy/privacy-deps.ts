import type { DeskDeps } from '../desk/desk-deps.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { PersonHash } from '../store/personal-fields.ts';

/** What privacy requests are answered with. */
export interface PrivacyDeps
  extends Pick<DeskDeps, 'store' | 'vault' | 'clock' | 'log' | 'changes' | 'onWork' | 'content'> {
  readonly limits: EnquiryLimits;
  readonly hash: PersonHash;
  /** How long an enquiry is kept after the last contact. */
  readonly retentionMonths: number;
}
