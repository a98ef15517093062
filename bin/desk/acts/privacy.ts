import {
  accessesRequestShape,
  type Consents,
  consentsRequestShape,
  type ErasureAsk,
  erasureAskShape,
  holdAskShape,
  personRequestShape,
  retentionRequestShape,
  withdrawShape,
} from '@sundowner/desk-wire/privacy';
import { personHtml } from '@sundowner/enquiries/privacy/person-html';
import { isRefused } from '@sundowner/enquiries/work/access';
import {
  assertPersonal,
  type DeskAct,
  type DeskCall,
  file,
  momentOf,
  performed,
  shaped,
  UsageError,
} from '../desk-act.ts';

/** A reference or an address, by its @. */
function subjectOf(call: DeskCall): ErasureAsk {
  const typed = call.need(0, 'a reference or an address');
  return shaped(erasureAskShape, typed.includes('@') ? { address: typed } : { reference: typed });
}

const idOf = (call: DeskCall): string => call.need(0, 'the id of a request or hold');

const person: DeskAct = async ({ privacy }, call) => {
  assertPersonal(call);
  const { address } = shaped(personRequestShape, { address: call.need(0, 'an address') });
  const found = await privacy.person(call.asker, address);
  return call.values.html && !isRefused(found) ? file(personHtml(found)) : performed(found);
};

const confirm: DeskAct = async ({ privacy }, call) => {
  if (!call.values.yes) throw new UsageError('Erasing cannot be undone after an hour; add --yes to confirm.');
  return performed(await privacy.confirm(call.asker, idOf(call)));
};

const unnamed =
  ({ values }: DeskCall) =>
  ({ consents, ...rest }: Consents) => ({
    consents: values.personal ? consents : consents.map(({ name: _name, ...consent }) => consent),
    ...rest,
  });

const consents: DeskAct = async ({ privacy }, call) => {
  const { address, purpose, from, to, cursor, csv } = call.values;
  const request = shaped(consentsRequestShape, {
    address,
    reference: call.given[0],
    purpose,
    from: from === undefined ? undefined : momentOf(from, call.timeZone),
    to: to === undefined ? undefined : momentOf(to, call.timeZone, 'ends'),
    cursor: cursor ?? null,
  });
  if (!csv) return performed(await privacy.consents(call.asker, request), unnamed(call));
  assertPersonal(call);
  return file(await privacy.consentsCsv(call.asker, request));
};

/** What people have a right to. */
export const privacyActs: Readonly<Record<string, DeskAct>> = {
  person,
  erasures: async ({ privacy }, { asker }) => performed(await privacy.erasures(asker)),
  'ask-erasure': async ({ privacy }, call) => performed(await privacy.ask(call.asker, subjectOf(call))),
  'confirm-erasure': confirm,
  'withdraw-erasure': async ({ privacy }, call) => performed(await privacy.withdraw(call.asker, idOf(call))),
  receipt: async ({ privacy }, call) => performed(await privacy.receipt(call.asker, idOf(call))),
  holds: async ({ privacy }, { asker }) => performed(await privacy.holds(asker)),
  hold: async ({ privacy }, call) => {
    const hold = shaped(holdAskShape, { of: subjectOf(call), reason: call.option('reason') });
    return performed(await privacy.place(call.asker, hold));
  },
  'lift-hold': async ({ privacy }, call) => performed(await privacy.lift(call.asker, idOf(call))),
  retention: async ({ privacy }, { asker, values }) => {
    const { month = null } = shaped(retentionRequestShape, { month: values.month });
    return performed(await privacy.retention(asker, month));
  },
  consents,
  'withdraw-consent': async ({ privacy }, call) => {
    const withdrawal = shaped(withdrawShape, { purpose: call.option('purpose'), way: call.option('way') });
    const reference = call.need(0, 'a reference');
    return performed(await privacy.withdrawConsent(call.asker, reference, withdrawal), unnamed(call));
  },
  accesses: async ({ privacy }, { asker, given, values }) => {
    const { person: who, cursor } = values;
    const request = shaped(accessesRequestShape, { reference: given[0], person: who, cursor });
    return performed(await privacy.accesses(asker, request));
  },
};
