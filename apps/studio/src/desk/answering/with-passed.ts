import type { EnquiryDetail } from '@sundowner/desk-wire/enquiry-detail';
import { linesOf, paragraphsOf } from '../words/formatted.ts';
import type { DeviceDraft } from './begun-answer.ts';
import { passedFiles, passedText } from './forwarding.ts';

/** A mail to the lodge whole: the writer's words, and beneath them what was chosen of the conversation, with its files. */
export function withPassed(
  draft: DeviceDraft,
  enquiry: EnquiryDetail,
  chosen: ReadonlySet<string>,
): DeviceDraft {
  const passed = passedText(enquiry, chosen);
  const attachments = [...draft.attachments, ...passedFiles(enquiry, chosen)];
  if (passed === '') return { ...draft, attachments };
  return {
    ...draft,
    text: `${draft.text.trimEnd()}\n\n${passed}`,
    html: draft.html === null ? null : `${draft.html}<p><br></p>${paragraphsOf(linesOf(passed))}`,
    attachments,
  };
}
