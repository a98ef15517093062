import { labelText } from '../words/enquiry-words.ts';
import type { VisitorView } from './visitor-view.ts';

/** The visitor's mail in plain text, in the same words and order as its HTML. */
export function visitorText(view: VisitorView): string {
  return [
    view.heading,
    view.lead,
    ...(view.subscription ? [`Confirm your address:\n${view.subscription.confirm}`] : []),
    `Your reference: ${view.reference}`,
    ['What happens next', ...view.steps.map(({ when, what }) => `- ${when}: ${what}`)].join('\n'),
    ...(view.told.length
      ? [
          ['What you told us', ...view.told.map(({ label, value }) => `- ${labelText(label)} ${value}`)].join(
            '\n',
          ),
        ]
      : []),
    ...(view.closing ? [view.closing] : []),
    `${view.replyLine} ${view.contactText}:\n${view.contactUrl}`,
    ...(view.subscription ? [`Leave the letter:\n${view.subscription.leave}`] : []),
    `-- \n${view.brand}\n${view.footer}\nPrivacy policy: ${view.privacyUrl}`,
  ].join('\n\n');
}
