import type {
  Accesses,
  AccessesRequest,
  Consents,
  ConsentsRequest,
  ErasureAsk,
  ErasureReceipt,
  Erasures,
  HoldAsk,
  Holds,
  PersonRecords,
  Retention,
  Withdrawal,
} from '@sundowner/desk-wire/privacy';
import { recordAccess } from '../desk/read-personal.ts';
import type { Sql } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { type Asker, isRefused, mayAdminister, type Refused, refuse } from '../work/access.ts';
import { consentsCsv, consentsOf, mostConsents, withdrawConsent } from './consents.ts';
import { erasuresFor } from './erasure-rows.ts';
import { askErasure, confirmErasure, receiptOf, withdrawErasure } from './erasures.ts';
import { holdsOf, liftHold, placeHold } from './holds.ts';
import { personOf } from './person.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import { accessesOf } from './records.ts';
import { nextMonth, retentionIn } from './retention-ahead.ts';

/** What people have a right to, and what is kept of those who look. */
export interface Privacy {
  person(asker: Asker, address: string): Promise<PersonRecords | Refused>;
  erasures(asker: Asker): Promise<Erasures>;
  ask(asker: Asker, of: ErasureAsk): Promise<Erasures | Refused>;
  confirm(asker: Asker, id: string): Promise<Erasures | Refused>;
  withdraw(asker: Asker, id: string): Promise<Erasures | Refused>;
  receipt(asker: Asker, id: string): Promise<ErasureReceipt | Refused>;
  holds(asker: Asker): Promise<Holds | Refused>;
  place(asker: Asker, hold: HoldAsk): Promise<Holds | Refused>;
  /** Of the person who placed it: asks for it; another administrator does it. */
  lift(asker: Asker, id: string): Promise<Holds | Refused>;
  /** @param month "2027-01"; the one after this where it is `null` */
  retention(asker: Asker, month: string | null): Promise<Retention>;
  consents(asker: Asker, request: ConsentsRequest): Promise<Consents>;
  consentsCsv(asker: Asker, request: ConsentsRequest): Promise<string>;
  withdrawConsent(asker: Asker, reference: string, withdrawal: Withdrawal): Promise<Consents | Refused>;
  accesses(asker: Asker, request: AccessesRequest): Promise<Accesses | Refused>;
}

const forAdministrators = (asker: Asker, words: string): Refused | null =>
  mayAdminister(asker) ? null : refuse('no-right', words);

export function createPrivacy(given: Omit<PrivacyDeps, 'hash'>): Privacy {
  const deps: PrivacyDeps = { ...given, hash: createPersonHash(given.vault) };
  const { store, vault, clock, limits, log, changes, onWork, hash } = deps;

  const erasures = (asker: Asker) => erasuresFor(store.read, asker, limits.eraseUndo, clock.now());

  async function act<T>(
    action: string,
    work: (sql: Sql) => Promise<'done' | Refused>,
    then: () => Promise<T>,
  ): Promise<T | Refused> {
    const result = await store.transaction(work);
    if (isRefused(result)) return result;
    log.info({ action }, 'a privacy request was handled');
    changes.announce();
    onWork();
    return then();
  }

  return {
    person: (asker, address) => personOf(deps, asker, address),
    erasures,
    ask: (asker, of) =>
      act(
        'ask for an erasure',
        (sql) => askErasure(sql, deps, asker, of),
        () => erasures(asker),
      ),
    confirm: (asker, id) =>
      act(
        'confirm an erasure',
        (sql) => confirmErasure(sql, deps, asker, id),
        () => erasures(asker),
      ),
    withdraw: (asker, id) =>
      act(
        'take an erasure back',
        (sql) => withdrawErasure(sql, deps, asker, id),
        () => erasures(asker),
      ),
    receipt: (asker, id) => receiptOf(store.read, asker, id),

    holds: async (asker) =>
      forAdministrators(asker, 'Legal holds are for administrators.') ?? holdsOf(store.read, vault),
    place: async (asker, hold) =>
      forAdministrators(asker, 'Only an administrator places a legal hold.') ??
      act(
        'place a hold',
        (sql) => placeHold(sql, deps, asker, hold),
        () => holdsOf(store.read, vault),
      ),
    lift: async (asker, id) =>
      forAdministrators(asker, 'Only an administrator lifts a legal hold.') ??
      act(
        'lift a hold',
        (sql) => liftHold(sql, deps, asker, id),
        () => holdsOf(store.read, vault),
      ),

    retention: (asker, month) =>
      retentionIn(store.read, asker, month ?? nextMonth(clock.now()), deps.retentionMonths),

    consents: (asker, request) => consentsOf(store.read, vault, hash, request, asker),

    async consentsCsv(asker, request) {
      const found = await consentsOf(
        store.read,
        vault,
        hash,
        { ...request, cursor: null },
        asker,
        mostConsents,
      );
      const about = String(found.consents.length);
      await store.transaction((sql) =>
        recordAccess(sql, { asker, what: 'exported consents', about, now: clock.now() }),
      );
      return consentsCsv(found);
    },

    withdrawConsent: async (asker, reference, withdrawal) =>
      forAdministrators(asker, 'Only an administrator records a withdrawal.') ??
      act(
        'record a withdrawal of consent',
        (sql) => withdrawConsent(sql, asker, reference, withdrawal, clock.now()),
        () => consentsOf(store.read, vault, hash, { reference, cursor: null }, asker),
      ),

    accesses: async (asker, request) =>
      forAdministrators(asker, 'The access record is for administrators.') ?? accessesOf(store.read, request),
  };
}
