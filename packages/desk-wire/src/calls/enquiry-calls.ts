import {
  answerActShape,
  answeredShape,
  draftActShape,
  draftShape,
  messageFile,
  noteActShape,
  settleShape,
} from '../conversation.ts';
import { enquiryDetailShape } from '../enquiry-detail.ts';
import { presentShape, tagActShape, workActShape } from '../work.ts';
import type { DeskCall } from './desk-call.ts';

const one = '/desk/enquiries/:reference' as const;

/** What is asked of one enquiry and done to it. */
export const enquiryCalls = {
  readEnquiry: { method: 'GET', path: one, answer: enquiryDetailShape },
  actOnWork: { method: 'POST', path: `${one}/work`, body: workActShape, answer: enquiryDetailShape },
  showPresence: { method: 'POST', path: `${one}/presence`, body: presentShape },
  setTag: { method: 'POST', path: `${one}/tags`, body: tagActShape, answer: enquiryDetailShape },
  addNote: { method: 'POST', path: `${one}/notes`, body: noteActShape, answer: enquiryDetailShape },
  changeNote: { method: 'POST', path: `${one}/notes/:note`, body: noteActShape, answer: enquiryDetailShape },
  saveDraft: { method: 'POST', path: `${one}/draft`, body: draftActShape, answer: draftShape },
  discardDraft: { method: 'POST', path: `${one}/draft/discard` },
  uploadDraftFile: { method: 'POST', path: `${one}/draft/files`, transfer: 'upload', answer: messageFile },
  removeDraftFile: { method: 'POST', path: `${one}/draft/files/:place/remove` },
  sendAnswer: { method: 'POST', path: `${one}/answers`, body: answerActShape, answer: answeredShape },
  callAnswerBack: { method: 'POST', path: `${one}/answers/:answer/call-back`, answer: enquiryDetailShape },
  settleAnswer: {
    method: 'POST',
    path: `${one}/answers/:answer/settle`,
    body: settleShape,
    answer: enquiryDetailShape,
  },
  takeMessageFile: { method: 'POST', path: `${one}/messages/:message/files/:place`, transfer: 'download' },
  takeFormFile: { method: 'POST', path: `${one}/files/:field`, transfer: 'download' },
  resendDelivery: {
    method: 'POST',
    path: `${one}/deliveries/:channel/resend`,
    answer: enquiryDetailShape,
  },
  sendDeliveryAgain: {
    method: 'POST',
    path: `${one}/deliveries/:channel/send-again`,
    answer: enquiryDetailShape,
  },
} as const satisfies Readonly<Record<string, DeskCall>>;
