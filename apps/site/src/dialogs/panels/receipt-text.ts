/** What a visitor keeps of an enquiry: a small text that says what, when and under which reference. */
export function receiptText(receipt: {
  readonly collection: string;
  readonly reference: string;
  /** When it was sent, on the visitor's own clock, in words; `null` where that is not known. */
  readonly sentAt: string | null;
  /** "You hear from us by …", or `null` where no day is promised. */
  readonly by: string | null;
  readonly steps: readonly { readonly when: string; readonly what: string }[];
}): string {
  const { collection, reference, sentAt, by, steps } = receipt;
  const lines = [
    collection,
    '',
    `Your reference: ${reference}`,
    ...(sentAt ? [`Sent: ${sentAt}`] : []),
    ...(by ? ['', by] : []),
    ...(steps.length > 0 ? ['', 'What happens next'] : []),
    ...steps.map(({ when, what }) => `- ${when}: ${what}`),
    '',
  ];
  return lines.join('\n');
}
