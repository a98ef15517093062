import { labelText } from '../words/enquiry-words.ts';
import type { ConciergeView } from './concierge-view.ts';

const width = 24;

function rowText({ label, link, lines }: ConciergeView['rows'][number]): string {
  const [first = '', ...rest] = link ? [link.text] : lines;
  const key = labelText(label);
  const head = key.length < width ? key.padEnd(width) : `${key} `;
  return [`${head}${first}`, ...rest.map((line) => `${' '.repeat(width)}${line}`)].join('\n');
}

/** The concierge's mail in plain text: the call first, then their words, then every field. */
export function conciergeText(view: ConciergeView, brand: string, footer: string): string {
  return [
    [`${view.kindTitle}, ${view.reference}`, view.receivedShort].join('\n'),
    [
      view.name,
      ...(view.call ? [view.call.tel, ...view.call.windows] : []),
      ...(view.lead ? [view.lead] : []),
    ].join('\n'),
    ...(view.note ? [view.note] : []),
    ...view.warnings.map(({ title, text }) => `! ${title} ${text}`),
    ...(view.message ? [view.message.map((line) => `> ${line}`.trimEnd()).join('\n')] : []),
    view.rows.map(rowText).join('\n'),
    ...(view.inboxHref ? [`Open at the enquiry desk: ${view.inboxHref}`] : []),
    `-- \n${brand}\n${footer}`,
  ].join('\n\n');
}
