import type { EnquiryPage, EnquirySummary, StoredEnquiry } from '@sundowner/desk-wire';

/** What a visitor wrote, taken out: without `--personal` a terminal, and whatever records it, holds no person. */
export function impersonalSummary(enquiry: EnquirySummary) {
  const { name: _name, headline: _headline, country: _country, ...rest } = enquiry;
  return rest;
}

/** The same for one enquiry in full. */
export function impersonalDetail(enquiry: StoredEnquiry) {
  const {
    name: _name,
    headline: _headline,
    country: _country,
    fields: _fields,
    extra: _extra,
    files,
    ...rest
  } = enquiry;
  // A file's name is the visitor's own, and often the visitor's own name.
  return { ...rest, files: files.map(({ field, kind, bytes }) => ({ field, kind, bytes })) };
}

const deliveryWords = (deliveries: EnquirySummary['deliveries']) =>
  deliveries.map(({ channel, state }) => `${channel} ${state}`).join(', ') || 'no deliveries';

/** One page of enquiries, a line for each. */
export function pageText({ enquiries, nextCursor, counts }: EnquiryPage, personal: boolean): string {
  const lines = enquiries.map((enquiry) => {
    const attention = enquiry.attention === 'none' ? '' : `  ${enquiry.attention.toUpperCase()}`;
    const person = personal && enquiry.name ? `  ${enquiry.name}` : '';
    return `${enquiry.reference}  ${enquiry.receivedAt}  ${enquiry.kind}  ${enquiry.state}${attention}${person}\n    ${deliveryWords(enquiry.deliveries)}`;
  });
  const total = `${counts.all} in all: ${counts.open} open, ${counts.held} held, ${counts.failed} failed`;
  const more = nextCursor ? [`More with --cursor ${nextCursor}`] : [];
  return [...lines, ...(lines.length > 0 ? [''] : []), total, ...more].join('\n');
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);

/** One enquiry in full. */
export function detailText(enquiry: StoredEnquiry, personal: boolean): string {
  const { consent } = enquiry;
  const lines = [
    `${enquiry.reference}  ${enquiry.kind}  ${enquiry.state}`,
    `Received ${enquiry.receivedAt} from ${enquiry.page}, form ${enquiry.formVersion}`,
    ...(enquiry.suspicion ? [`Held back: ${enquiry.suspicion}`] : []),
    ...(enquiry.linkedTo ? [`Follows ${enquiry.linkedTo}`] : []),
    ...(enquiry.eraseFinalAt ? [`Will be permanently erased at ${enquiry.eraseFinalAt}`] : []),
    `Consent ${consent.version} at ${consent.at} for ${consent.purposes.join(', ') || 'nothing'}`,
    '',
    'Deliveries',
    ...enquiry.deliveries.flatMap((delivery) => [
      `  ${delivery.channel}: ${delivery.state} after ${delivery.attempts} attempts${delivery.nextAttemptAt ? `, next at ${delivery.nextAttemptAt}` : ''}`,
      ...indent(delivery.history.map(({ at, outcome, detail }) => `  ${at}  ${outcome}  ${detail}`)),
    ]),
    ...(enquiry.actions.length > 0 ? ['', 'Acts'] : []),
    ...indent(enquiry.actions.map(({ at, by, action }) => `${at}  ${action}  by ${by}`)),
    '',
  ];
  if (!personal) return [...lines, 'What the visitor wrote is shown with --personal.'].join('\n');
  const fields = enquiry.fields.map(({ label, value }) => `${label}: ${[value].flat().join(', ')}`);
  const extra = enquiry.extra.map(({ name, value }) => `${name} (unknown field): ${value}`);
  return [...lines, 'What the visitor wrote', ...indent([...fields, ...extra])].join('\n');
}
