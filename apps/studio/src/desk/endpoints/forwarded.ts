import {
  bulkActShape,
  bulkAskShape,
  bulkCountShape,
  bulkDoneShape,
  exportShape,
  lastBulkShape,
} from '@sundowner/desk-wire/bulk';
import {
  answerActShape,
  answeredShape,
  draftActShape,
  draftShape,
  noteActShape,
  settleShape,
} from '@sundowner/desk-wire/conversation';
import { deskSettingsShape } from '@sundowner/desk-wire/desk-settings';
import { enquiryDetailShape } from '@sundowner/desk-wire/enquiry-detail';
import { figuresShape } from '@sundowner/desk-wire/figures';
import { choicesShape, savedViewAct, savedViewsShape, viewPlaceShape } from '@sundowner/desk-wire/finding';
import { listAnswerShape, listRequestShape } from '@sundowner/desk-wire/list';
import { strayActShape, strayMailsShape } from '@sundowner/desk-wire/mails';
import { awayShape, noticeChoices, peopleShape } from '@sundowner/desk-wire/people';
import {
  accessesShape,
  consentsRequestShape,
  consentsShape,
  erasureAskShape,
  erasuresShape,
  holdAskShape,
  holdsShape,
  personRequestShape,
  personShape,
  receiptShape,
  retentionShape,
  withdrawShape,
} from '@sundowner/desk-wire/privacy';
import { presentShape, seenShape, tagActShape, workActShape } from '@sundowner/desk-wire/work';
import type { z } from 'zod';

/**
 * One thing a page of the desk may ask of the site, through the studio: the same path under `/api/desk` here and under `/desk` there.
 * `takes`: what the page must send; `gives`: what the site must answer, `null` where it only says that it was done.
 */
export interface Forwarded {
  readonly method: 'GET' | 'POST';
  readonly path: `/desk/${string}`;
  readonly takes: z.ZodType | null;
  readonly gives: z.ZodType | null;
  /** The kind of file it gives to whoever asks for that, `text/csv`. */
  readonly file?: 'text/csv' | 'text/html';
  /** What of an address's query goes along. */
  readonly query?: readonly string[];
}

const one = '/desk/enquiries/:reference' as const;

export const forwarded: readonly Forwarded[] = [
  { method: 'POST', path: '/desk/list', takes: listRequestShape, gives: listAnswerShape },
  { method: 'GET', path: one, takes: null, gives: enquiryDetailShape },
  { method: 'POST', path: `${one}/work`, takes: workActShape, gives: enquiryDetailShape },
  { method: 'POST', path: `${one}/presence`, takes: presentShape, gives: null },
  { method: 'POST', path: `${one}/tags`, takes: tagActShape, gives: enquiryDetailShape },
  { method: 'POST', path: `${one}/notes`, takes: noteActShape, gives: enquiryDetailShape },
  { method: 'POST', path: `${one}/notes/:note`, takes: noteActShape, gives: enquiryDetailShape },
  { method: 'POST', path: `${one}/draft`, takes: draftActShape, gives: draftShape },
  { method: 'POST', path: `${one}/draft/discard`, takes: null, gives: null },
  { method: 'POST', path: `${one}/draft/files/:place/remove`, takes: null, gives: null },
  { method: 'POST', path: `${one}/answers`, takes: answerActShape, gives: answeredShape },
  { method: 'POST', path: `${one}/answers/:answer/call-back`, takes: null, gives: enquiryDetailShape },
  { method: 'POST', path: `${one}/answers/:answer/settle`, takes: settleShape, gives: enquiryDetailShape },
  { method: 'GET', path: '/desk/people', takes: null, gives: peopleShape },
  { method: 'POST', path: '/desk/people/:person/away', takes: awayShape, gives: null },
  { method: 'POST', path: '/desk/people/me/notices', takes: noticeChoices, gives: peopleShape },
  { method: 'POST', path: '/desk/told/seen', takes: seenShape, gives: null },
  { method: 'POST', path: '/desk/bulk/count', takes: bulkAskShape, gives: bulkCountShape },
  { method: 'POST', path: '/desk/bulk', takes: bulkActShape, gives: bulkDoneShape },
  { method: 'GET', path: '/desk/bulk/last', takes: null, gives: lastBulkShape },
  { method: 'POST', path: '/desk/bulk/:bulk/undo', takes: null, gives: bulkDoneShape },
  { method: 'POST', path: '/desk/export', takes: exportShape, gives: null, file: 'text/csv' },
  {
    method: 'GET',
    path: '/desk/figures',
    takes: null,
    gives: figuresShape,
    file: 'text/csv',
    query: ['from', 'to', 'kind', 'property', 'table'],
  },
  { method: 'POST', path: '/desk/person', takes: personRequestShape, gives: personShape, file: 'text/html' },
  { method: 'GET', path: '/desk/erasures', takes: null, gives: erasuresShape },
  { method: 'POST', path: '/desk/erasures', takes: erasureAskShape, gives: erasuresShape },
  { method: 'POST', path: '/desk/erasures/:erasure/confirm', takes: null, gives: erasuresShape },
  { method: 'POST', path: '/desk/erasures/:erasure/withdraw', takes: null, gives: erasuresShape },
  { method: 'GET', path: '/desk/erasures/:erasure/receipt', takes: null, gives: receiptShape },
  { method: 'GET', path: '/desk/holds', takes: null, gives: holdsShape },
  { method: 'POST', path: '/desk/holds', takes: holdAskShape, gives: holdsShape },
  { method: 'POST', path: '/desk/holds/:hold/lift', takes: null, gives: holdsShape },
  { method: 'GET', path: '/desk/retention', takes: null, gives: retentionShape, query: ['month'] },
  {
    method: 'POST',
    path: '/desk/consents',
    takes: consentsRequestShape,
    gives: consentsShape,
    file: 'text/csv',
  },
  { method: 'POST', path: '/desk/consents/:reference/withdraw', takes: withdrawShape, gives: consentsShape },
  {
    method: 'GET',
    path: '/desk/accesses',
    takes: null,
    gives: accessesShape,
    query: ['reference', 'person', 'cursor'],
  },
  { method: 'POST', path: '/desk/settings', takes: deskSettingsShape, gives: deskSettingsShape },
  { method: 'GET', path: '/desk/mails', takes: null, gives: strayMailsShape },
  { method: 'POST', path: '/desk/mails/:mail', takes: strayActShape, gives: strayMailsShape },
  { method: 'GET', path: '/desk/choices', takes: null, gives: choicesShape },
  { method: 'GET', path: '/desk/views', takes: null, gives: savedViewsShape },
  { method: 'POST', path: '/desk/views', takes: savedViewAct, gives: savedViewsShape },
  { method: 'POST', path: '/desk/views/:view', takes: savedViewAct, gives: savedViewsShape },
  { method: 'POST', path: '/desk/views/:view/remove', takes: null, gives: savedViewsShape },
  { method: 'POST', path: '/desk/views/:view/place', takes: viewPlaceShape, gives: savedViewsShape },
];
