import type { privacyCalls } from '@sundowner/desk-wire/calls/privacy-calls';
import { personHtml } from '../privacy/person-html.ts';
import type { Privacy } from '../privacy/privacy.ts';
import { isRefused } from '../work/access.ts';
import { type CallRules, fileAnswer } from './call-rule.ts';

export const privacyRules = (privacy: Privacy): CallRules<keyof typeof privacyCalls> => ({
  async readPerson({ asker, body, asFile }) {
    const person = await privacy.person(asker, body.address);
    if (isRefused(person) || !asFile) return person;
    return fileAnswer('everything-held.html', 'text/html', personHtml(person));
  },
  readErasures: ({ asker }) => privacy.erasures(asker),
  askErasure: ({ asker, body }) => privacy.ask(asker, body),
  confirmErasure: ({ asker, params }) => privacy.confirm(asker, params.erasure),
  withdrawErasure: ({ asker, params }) => privacy.withdraw(asker, params.erasure),
  readErasureReceipt: ({ asker, params }) => privacy.receipt(asker, params.erasure),
  readHolds: ({ asker }) => privacy.holds(asker),
  placeHold: ({ asker, body }) => privacy.place(asker, body),
  liftHold: ({ asker, params }) => privacy.lift(asker, params.hold),
  readRetention: ({ asker, query }) => privacy.retention(asker, query.month ?? null),
  async readConsents({ asker, body, asFile }) {
    if (!asFile) return privacy.consents(asker, body);
    return fileAnswer('consents.csv', 'text/csv', await privacy.consentsCsv(asker, body));
  },
  withdrawConsent: ({ asker, params, body }) => privacy.withdrawConsent(asker, params.reference, body),
  readAccesses: ({ asker, query }) => privacy.accesses(asker, query),
});
