import { type EnquiryDetail, enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import { type ListAnswer, type ListRequest, listAnswerShape } from '@sundowner/desk-wire/list';
import type { DeskClaim } from '@sundowner/desk-wire/people';
import { callDesk, type DeskConnection, isRefusal, readAnswer } from './call.ts';
import { DeskUnreachableError } from './desk-errors.ts';

export const enquiryPath = (reference: string): string => `/desk/enquiries/${encodeURIComponent(reference)}`;

/** A page of a list, with the counts of all of them. @throws DeskUnreachableError */
export async function readList(
  desk: DeskConnection,
  asker: DeskClaim,
  request: Partial<ListRequest> & Pick<ListRequest, 'list'>,
): Promise<ListAnswer> {
  const answer = await callDesk(desk, asker, { method: 'POST', path: '/desk/list', body: request });
  if (isRefusal(answer)) throw new DeskUnreachableError('site-error');
  return readAnswer(answer, listAnswerShape);
}

/** One enquiry, or `null` when there is none under this reference for whoever asks. @throws DeskUnreachableError */
export async function readOne(
  desk: DeskConnection,
  asker: DeskClaim,
  reference: string,
): Promise<EnquiryDetail | null> {
  const answer = await callDesk(desk, asker, { method: 'GET', path: enquiryPath(reference) });
  return isRefusal(answer) ? null : readAnswer(answer, enquiryDetailShape);
}
