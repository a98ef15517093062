import { type EnquiryKind, enquiryRecords } from './enquiry-kinds.ts';

/** Of a person of the house, what decides which kinds are for them. */
export interface KindsRight {
  readonly role: string;
  /** Whether applications are for them, too. */
  readonly careers: boolean;
}

/** The kinds that are applications. */
export const applicationKinds: readonly EnquiryKind[] = enquiryRecords
  .filter(({ forApplications }) => forApplications)
  .map(({ kind }) => kind);

/** Applications are a right of their own; an administrator has it. */
export const maySeeApplications = ({ role, careers }: KindsRight): boolean => careers || role === 'admin';

/** Whether enquiries of `kind` are for a person; one that is not is absent for them, never greyed. */
export const maySeeKind = (person: KindsRight, kind: string): boolean =>
  maySeeApplications(person) || !applicationKinds.some((one) => one === kind);
