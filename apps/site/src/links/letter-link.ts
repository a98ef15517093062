/** What a link fills into the letter form, by the names of its fields. */
interface LetterFilled {
  /** As the form spells it. */
  readonly subject: string;
  readonly comments?: string;
  readonly enquiryReference?: string;
}

/**
 * A link to the letter form with its subject chosen.
 *
 * @param from path on our own host the visitor is on
 */
export const letterLink = (from: string, filled: LetterFilled): string =>
  `/enquire/contact?from=${from}&${new URLSearchParams({ ...filled })}`;

/**
 * Where somebody adds to an enquiry they sent.
 *
 * @param reference stands in the form, so that nobody has to copy it; `null` where it is not known
 */
export const sentEnquiryLink = (from: string, reference: string | null): string =>
  letterLink(from, { subject: 'sent enquiry', ...(reference ? { enquiryReference: reference } : {}) });
