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
  file,
  momentOf,
  performed,
  shaped,
  type TypedCommand,
  UsageError,
} from '../desk-act.ts';

/** A reference or an address, by its @. */
function subjectOf(command: TypedCommand): ErasureAsk {
  const typed = command.need(0, 'a reference or an address');
  return shaped(erasureAskShape, typed.includes('@') ? { address: typed } : { reference: typed });
}

const idOf = (command: TypedCommand): string => command.need(0, 'the id of a request or hold');

const person: DeskAct = async ({ privacy }, command) => {
  assertPersonal(command);
  const { address } = shaped(personRequestShape, { address: command.need(0, 'an address') });
  const found = await privacy.person(command.asker, address);
  return command.values.html && !isRefused(found) ? file(personHtml(found)) : performed(found);
};

const confirm: DeskAct = async ({ privacy }, command) => {
  if (!command.values.yes)
    throw new UsageError('Erasing cannot be undone after an hour; add --yes to confirm.');
  return performed(await privacy.confirm(command.asker, idOf(command)));
};

const unnamed =
  ({ values }: TypedCommand) =>
  ({ consents, ...rest }: Consents) => ({
    consents: values.personal ? consents : consents.map(({ name: _name, ...consent }) => consent),
    ...rest,
  });

const consents: DeskAct = async ({ privacy }, command) => {
  const { address, purpose, from, to, cursor, csv } = command.values;
  const request = shaped(consentsRequestShape, {
    address,
    reference: command.given[0],
    purpose,
    from: from === undefined ? undefined : momentOf(from, command.timeZone),
    to: to === undefined ? undefined : momentOf(to, command.timeZone, 'ends'),
    cursor: cursor ?? null,
  });
  if (!csv) return performed(await privacy.consents(command.asker, request), unnamed(command));
  assertPersonal(command);
  return file(await privacy.consentsCsv(command.asker, request));
};

/** What people have a right to. */
export const privacyActs: Readonly<Record<string, DeskAct>> = {
  person,
  erasures: async ({ privacy }, { asker }) => performed(await privacy.erasures(asker)),
  'ask-erasure': async ({ privacy }, command) =>
    performed(await privacy.ask(command.asker, subjectOf(command))),
  'confirm-erasure': confirm,
  'withdraw-erasure': async ({ privacy }, command) =>
    performed(await privacy.withdraw(command.asker, idOf(command))),
  receipt: async ({ privacy }, command) => performed(await privacy.receipt(command.asker, idOf(command))),
  holds: async ({ privacy }, { asker }) => performed(await privacy.holds(asker)),
  hold: async ({ privacy }, command) => {
    const hold = shaped(holdAskShape, { of: subjectOf(command), reason: command.option('reason') });
    return performed(await privacy.place(command.asker, hold));
  },
  'lift-hold': async ({ privacy }, command) => performed(await privacy.lift(command.asker, idOf(command))),
  retention: async ({ privacy }, { asker, values }) => {
    const { month = null } = shaped(retentionRequestShape, { month: values.month });
    return performed(await privacy.retention(asker, month));
  },
  consents,
  'withdraw-consent': async ({ privacy }, command) => {
    const withdrawal = shaped(withdrawShape, {
      purpose: command.option('purpose'),
      way: command.option('way'),
    });
    const reference = command.need(0, 'a reference');
    return performed(await privacy.withdrawConsent(command.asker, reference, withdrawal), unnamed(command));
  },
  accesses: async ({ privacy }, { asker, given, values }) => {
    const { person: who, cursor } = values;
    const request = shaped(accessesRequestShape, { reference: given[0], person: who, cursor });
    return performed(await privacy.accesses(asker, request));
  },
};
