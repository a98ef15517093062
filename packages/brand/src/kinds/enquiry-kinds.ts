import { careers } from './careers.ts';
import { celebration } from './celebration.ts';
import { contact } from './contact.ts';
import { destination } from './destination.ts';
import { email } from './email.ts';
import { experiences } from './experiences.ts';
import { newsletter } from './newsletter.ts';
import type { KindRecord } from './record.ts';
import { residences } from './residences.ts';
import { telephone } from './telephone.ts';
import { travelAfrica } from './travel-africa.ts';

/** Every kind of enquiry, in the order lists of them have. */
const records = [
  telephone,
  email,
  travelAfrica,
  celebration,
  destination,
  experiences,
  residences,
  contact,
  careers,
  newsletter,
] as const;

/** A kind of enquiry, named as the contract names it. */
export type EnquiryKind = (typeof records)[number]['kind'];

/** The record of one kind of enquiry. */
export interface EnquiryRecord extends KindRecord {
  readonly kind: EnquiryKind;
}

export const enquiryRecords: readonly EnquiryRecord[] = records;

export const enquiryKinds: readonly EnquiryKind[] = records.map(({ kind }) => kind);

/** The record of each kind, by its name. */
// Made of the very list the type is made of: every kind has its entry.
export const enquiryRecordOf = Object.fromEntries(
  enquiryRecords.map((record) => [record.kind, record]),
) as Readonly<Record<EnquiryKind, EnquiryRecord>>;

export function isEnquiryKind(value: string): value is EnquiryKind {
  return Object.hasOwn(enquiryRecordOf, value);
}

/** The record of a kind as the store names it; `null` for one this version does not know. */
export const recordOfKind = (kind: string): EnquiryRecord | null =>
  isEnquiryKind(kind) ? enquiryRecordOf[kind] : null;
