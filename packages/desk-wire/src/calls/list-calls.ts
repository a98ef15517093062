import { z } from 'zod';
import {
  bulkActShape,
  bulkAskShape,
  bulkCountShape,
  bulkDoneShape,
  exportShape,
  lastBulkShape,
} from '../bulk.ts';
import { figureSheets, figuresRequestShape, figuresShape } from '../figures.ts';
import { filterChoicesShape } from '../filter-choices.ts';
import { listAnswerShape, listRequestShape } from '../list.ts';
import { mailRulesShape, unmatchedMailActShape, unmatchedMailsQuery, unmatchedMailsShape } from '../mails.ts';
import { arrivalRulesShape } from '../merging.ts';
import { savedViewAct, savedViewsShape, viewPlaceShape } from '../saved-views.ts';
import type { DeskCall } from './desk-call.ts';

/** What is asked of many enquiries and done to them: lists, saved views, acts on a selection, figures, mails of no enquiry. */
export const listCalls = {
  readList: { method: 'POST', path: '/desk/list', body: listRequestShape, answer: listAnswerShape },
  readChoices: { method: 'GET', path: '/desk/choices', answer: filterChoicesShape },
  readViews: { method: 'GET', path: '/desk/views', answer: savedViewsShape },
  addView: { method: 'POST', path: '/desk/views', body: savedViewAct, answer: savedViewsShape },
  changeView: { method: 'POST', path: '/desk/views/:view', body: savedViewAct, answer: savedViewsShape },
  removeView: { method: 'POST', path: '/desk/views/:view/remove', answer: savedViewsShape },
  moveView: {
    method: 'POST',
    path: '/desk/views/:view/place',
    body: viewPlaceShape,
    answer: savedViewsShape,
  },
  countBulk: { method: 'POST', path: '/desk/bulk/count', body: bulkAskShape, answer: bulkCountShape },
  actInBulk: { method: 'POST', path: '/desk/bulk', body: bulkActShape, answer: bulkDoneShape },
  readLastBulk: { method: 'GET', path: '/desk/bulk/last', answer: lastBulkShape },
  undoBulk: { method: 'POST', path: '/desk/bulk/:bulk/undo', answer: bulkDoneShape },
  exportEnquiries: { method: 'POST', path: '/desk/export', body: exportShape, file: 'text/csv' },
  readFigures: {
    method: 'GET',
    path: '/desk/figures',
    query: figuresRequestShape.safeExtend({ table: z.enum(figureSheets).default('day') }),
    answer: figuresShape,
    file: 'text/csv',
  },
  readUnmatchedMails: {
    method: 'GET',
    path: '/desk/mails',
    query: unmatchedMailsQuery,
    answer: unmatchedMailsShape,
  },
  /** A person has a mail open before them. */
  lookAtUnmatchedMail: { method: 'POST', path: '/desk/mails/:mail/look' },
  actOnUnmatchedMail: {
    method: 'POST',
    path: '/desk/mails/:mail',
    body: unmatchedMailActShape,
    answer: unmatchedMailsShape,
  },
  readMailRules: { method: 'GET', path: '/desk/mail-rules', answer: mailRulesShape },
  removeMailRule: { method: 'POST', path: '/desk/mail-rules/:rule/remove', answer: mailRulesShape },
  readArrivalRules: { method: 'GET', path: '/desk/rules', answer: arrivalRulesShape },
  saveArrivalRules: {
    method: 'POST',
    path: '/desk/rules',
    body: arrivalRulesShape,
    answer: arrivalRulesShape,
  },
  takeUnmatchedMailFile: { method: 'POST', path: '/desk/mails/:mail/files/:place', transfer: 'download' },
} as const satisfies Readonly<Record<string, DeskCall>>;
