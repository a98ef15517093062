import {
  accessesRequestShape,
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
  retentionRequestShape,
  retentionShape,
  withdrawShape,
} from '../privacy.ts';
import type { DeskCall } from './desk-call.ts';

/** What people have a right to, and the record of who looked. */
export const privacyCalls = {
  readPerson: {
    method: 'POST',
    path: '/desk/person',
    body: personRequestShape,
    answer: personShape,
    file: 'text/html',
  },
  readErasures: { method: 'GET', path: '/desk/erasures', answer: erasuresShape },
  askErasure: { method: 'POST', path: '/desk/erasures', body: erasureAskShape, answer: erasuresShape },
  confirmErasure: { method: 'POST', path: '/desk/erasures/:erasure/confirm', answer: erasuresShape },
  withdrawErasure: { method: 'POST', path: '/desk/erasures/:erasure/withdraw', answer: erasuresShape },
  readErasureReceipt: { method: 'GET', path: '/desk/erasures/:erasure/receipt', answer: receiptShape },
  readHolds: { method: 'GET', path: '/desk/holds', answer: holdsShape },
  placeHold: { method: 'POST', path: '/desk/holds', body: holdAskShape, answer: holdsShape },
  liftHold: { method: 'POST', path: '/desk/holds/:hold/lift', answer: holdsShape },
  readRetention: {
    method: 'GET',
    path: '/desk/retention',
    query: retentionRequestShape,
    answer: retentionShape,
  },
  readConsents: {
    method: 'POST',
    path: '/desk/consents',
    body: consentsRequestShape,
    answer: consentsShape,
    file: 'text/csv',
  },
  withdrawConsent: {
    method: 'POST',
    path: '/desk/consents/:reference/withdraw',
    body: withdrawShape,
    answer: consentsShape,
  },
  readAccesses: { method: 'GET', path: '/desk/accesses', query: accessesRequestShape, answer: accessesShape },
} as const satisfies Readonly<Record<string, DeskCall>>;
