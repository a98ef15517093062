import { z } from 'zod';
import { beginShape, begunShape, consentActShape, personsFoundShape } from '../begun.ts';
import {
  answerActShape,
  draftActShape,
  draftShape,
  messageFile,
  noteActShape,
  plannedActShape,
  settleShape,
} from '../conversation.ts';
import { enquiryDetailShape, sentAnswerShape } from '../enquiry-detail.ts';
import { addressesAskedShape, addressesKnownShape, participantActShape } from '../mailboxes.ts';
import { mergeActShape, stayActShape, unmergeActShape } from '../merging.ts';
import { originalMailShape } from '../original-mail.ts';
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
  showDraftPicture: {
    method: 'POST',
    path: `${one}/draft/files/:place`,
    transfer: 'download',
    small: true,
  },
  removeDraftFile: { method: 'POST', path: `${one}/draft/files/:place/remove` },
  sendAnswer: { method: 'POST', path: `${one}/answers`, body: answerActShape, answer: sentAnswerShape },
  callAnswerBack: { method: 'POST', path: `${one}/answers/:answer/call-back`, answer: enquiryDetailShape },
  settleAnswer: {
    method: 'POST',
    path: `${one}/answers/:answer/settle`,
    body: settleShape,
    answer: enquiryDetailShape,
  },
  beginEnquiry: { method: 'POST', path: '/desk/enquiries', body: beginShape, answer: begunShape },
  // A name in an address would stand in the logs of what lies between.
  findPersons: {
    method: 'POST',
    path: '/desk/persons',
    body: z.object({ words: z.string().max(200) }),
    answer: personsFoundShape,
  },
  askAboutAddresses: {
    method: 'POST',
    path: '/desk/addresses',
    body: addressesAskedShape,
    answer: addressesKnownShape,
  },
  setParticipant: {
    method: 'POST',
    path: `${one}/participants`,
    body: participantActShape,
    answer: enquiryDetailShape,
  },
  changePlanned: {
    method: 'POST',
    path: `${one}/answers/:answer/plan`,
    body: plannedActShape,
    answer: enquiryDetailShape,
  },
  merge: { method: 'POST', path: `${one}/merge`, body: mergeActShape, answer: enquiryDetailShape },
  unmerge: { method: 'POST', path: `${one}/merge/undo`, body: unmergeActShape, answer: enquiryDetailShape },
  giveConsent: { method: 'POST', path: `${one}/consent`, body: consentActShape, answer: enquiryDetailShape },
  noteStay: { method: 'POST', path: `${one}/stays`, body: stayActShape, answer: enquiryDetailShape },
  takeChange: { method: 'POST', path: `${one}/messages/:message/take-change`, answer: enquiryDetailShape },
  readOriginal: { method: 'GET', path: `${one}/messages/:message/original`, answer: originalMailShape },
  takeOriginal: { method: 'POST', path: `${one}/messages/:message/original`, transfer: 'download' },
  takeMessageFile: { method: 'POST', path: `${one}/messages/:message/files/:place`, transfer: 'download' },
  showPicture: {
    method: 'POST',
    path: `${one}/messages/:message/pictures/:place`,
    transfer: 'download',
    small: true,
  },
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
