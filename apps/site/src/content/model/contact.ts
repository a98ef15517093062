/** The collection's numbers, desks and office hours: one entry (CNT-13, MOD-08). */
export interface ContactDetails {
  readonly travelPlannerNumber: string;
  readonly ukTollFreeNumber: string;
  readonly usaCanadaTollFreeNumber: string;
  readonly australiaTollFreeNumber: string;
  /** As the owner words them: "Monday to Friday 08:00 to 17:00, Saturday 09:00 to 13:00". */
  readonly officeHoursText: string;
  /** Seven days, Monday first; `null` when the office is closed that day. Times are HH:MM in South Africa (UTC+2). */
  readonly week: readonly (OfficeDay | null)[];
  /** Days the telephone is not answered, yyyy-mm-dd in South Africa. */
  readonly holidays: readonly string[];
  /** The concierge mailbox visitors may write to (SUB-14). */
  readonly conciergeMail: string;
  readonly desks: readonly Desk[];
  readonly offices: readonly { readonly name: string; readonly line: string }[];
}

export interface OfficeDay {
  readonly opens: string;
  readonly closes: string;
}

export interface Desk {
  readonly subject: string;
  readonly mail: string;
  readonly answers: string;
}
