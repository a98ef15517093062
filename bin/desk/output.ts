import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import type { DeskRow, ListAnswer } from '@sundowner/desk-wire/list';

/** A row without what a visitor wrote: without `--personal` a terminal, and whatever records it, holds no person. */
export function impersonalRow({
  name: _name,
  headline: _headline,
  words: _words,
  country: _country,
  address: _address,
  found: _found,
  ...rest
}: DeskRow) {
  return rest;
}

/** An enquiry as `--json` prints it: scripts read the actions under the name they had first. */
export const printedEnquiry = <Shown extends Pick<EnquiryDetail, 'actions'>>({
  actions,
  ...rest
}: Shown) => ({
  ...rest,
  deeds: actions,
});

/** An enquiry without what anybody wrote: what is shown is named, so that nothing new is shown by itself. */
export function impersonalEnquiry(enquiry: EnquiryDetail) {
  const { reference, kind, state, receivedAt, page, formVersion, suspicion, linkedTo, consent } = enquiry;
  const { work, presence, tags, properties, deliveries, actions, legalHold, eraseFinalAt } = enquiry;
  return {
    ...{ reference, kind, state, receivedAt, page, formVersion, suspicion, linkedTo, consent },
    ...{ work, presence, tags, properties, deliveries, actions, legalHold, eraseFinalAt },
    // A file's name is the visitor's own, and often the visitor's own name.
    files: enquiry.files.map(({ field, kind: of, bytes }) => ({ field, kind: of, bytes })),
    messages: enquiry.conversation.messages.map(({ id, way, state: sent, at, by }) => ({
      ...{ id, way, state: sent, at, by },
    })),
  };
}

function rowText({ reference, receivedAt, kind, state, work, name }: DeskRow, personal: boolean): string {
  const status = state === 'accepted' ? work.state : state;
  const attention = work.attention.map((reason) => `  ${reason.toUpperCase()}`).join('');
  return `${reference}  ${receivedAt}  ${kind}  ${status}${attention}${personal && name ? `  ${name}` : ''}`;
}

/** One page of a list, a line for each enquiry. */
export function listText({ rows, nextCursor, counts, found }: ListAnswer, personal: boolean): string {
  const lines = rows.map((row) => rowText(row, personal));
  const shown = counts.attention === 1 ? 'needs' : 'need';
  const total = `${counts.all} in all: ${counts.new} new, ${counts.waiting} waiting, ${counts.done} done, ${counts.held} held; ${counts.attention} ${shown} attention`;
  return [
    ...lines,
    ...(lines.length > 0 ? [''] : []),
    ...(found === null || found === counts.all ? [] : [`${found} found`]),
    total,
    ...(nextCursor ? [`More with --cursor ${nextCursor}`] : []),
  ].join('\n');
}

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const titled = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', title, ...indent(lines)] : [];

function deliveryLines(deliveries: EnquiryDetail['deliveries']): string[] {
  return deliveries.flatMap(({ channel, state, attempts, nextAttemptAt, history }) => [
    `${channel}: ${state} after ${attempts} attempts${nextAttemptAt ? `, next at ${nextAttemptAt}` : ''}`,
    ...history.map(({ at, outcome, detail }) => `  ${at}  ${outcome}  ${detail}`),
  ]);
}

/** What people wrote: the visitor in the form, and everybody since. */
function writtenLines({ fields, extra, conversation }: EnquiryDetail): string[] {
  const form = [
    ...fields.map(({ label, value }) => `${label}: ${[value].flat().join(', ')}`),
    ...extra.map(({ name, value }) => `${name} (unknown field): ${value}`),
  ];
  const messages = conversation.messages.map(({ at, way, text }) => `${at}  ${way}  ${text}`);
  const notes = conversation.notes.map(({ at, text }) => `${at}  note  ${text}`);
  return [
    ...titled('What the visitor wrote', form),
    ...titled('What was said', [...messages, ...notes].toSorted()),
  ];
}

/** One enquiry in full. */
export function enquiryText(enquiry: EnquiryDetail, personal: boolean): string {
  const { reference, kind, state, work, consent, tags } = enquiry;
  const holder = work.assignee === null ? '' : `, with ${work.assignee}`;
  return [
    `${reference}  ${kind}  ${state}`,
    `Work ${work.state} since ${work.since}${holder}${work.snoozedUntil ? `, snoozed until ${work.snoozedUntil}` : ''}`,
    ...(work.attention.length > 0 ? [`Needs attention: ${work.attention.join(', ')}`] : []),
    ...(tags.length > 0 ? [`Tags: ${tags.join(', ')}`] : []),
    `Received ${enquiry.receivedAt} from ${enquiry.page}, form ${enquiry.formVersion}`,
    ...(enquiry.suspicion ? [`Held back: ${enquiry.suspicion}`] : []),
    ...(enquiry.linkedTo ? [`Follows ${enquiry.linkedTo}`] : []),
    ...(enquiry.legalHold ? ['On legal hold'] : []),
    ...(enquiry.eraseFinalAt ? [`Will be permanently erased at ${enquiry.eraseFinalAt}`] : []),
    `Consent ${consent.version} at ${consent.at} for ${consent.purposes.join(', ') || 'nothing'}`,
    ...titled('Deliveries', deliveryLines(enquiry.deliveries)),
    ...titled(
      'History',
      enquiry.actions.map(({ at, by, action }) => `${at}  ${action}  by ${by}`),
    ),
    ...(personal ? writtenLines(enquiry) : ['', 'What was written is shown with --personal.']),
  ].join('\n');
}
