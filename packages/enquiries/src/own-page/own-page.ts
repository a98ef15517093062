import type { Clock } from '../clock.ts';
import type { OpenFile } from '../conversation/message-content.ts';
import { changeText } from '../conversation/stay-change.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import type { Log } from '../log.ts';
import type { PrivacyDeps } from '../privacy/privacy-deps.ts';
import type { Sql, Store } from '../store/database/port.ts';
import type { PersonHash } from '../store/personal-fields.ts';
import { unlessLocked, type Vault } from '../store/vault.ts';
import type { DeskChanges } from '../work/changes.ts';
import { type Added, type Addition, addToConversation, insertPageMessage } from './add.ts';
import { askForLink, type LinkAsked, mayAskForCode } from './ask-link.ts';
import { makeCode, redeemCode } from './codes.ts';
import { disown } from './disown.ts';
import { askOwnErasure, noteExport, ownRecords } from './erase-and-export.ts';
import { ownLetter } from './letter.ts';
import { enquiryOfLink } from './links.ts';
import { planMail } from './mails.ts';
import { isWithdrawn, type OwnEnquiry, ownEnquiry } from './own-enquiry.ts';
import type { OwnKeys } from './own-keys.ts';
import type { OwnCodePurpose, OwnLetter, OwnStay } from './own-letter.ts';
import { copyFile, recordsFile, type TextFile } from './person-records.ts';
import {
  beginSession,
  hasOtherOpen,
  keepSession,
  needsKeeping,
  type OwnSession,
  sessionOf,
} from './sessions.ts';
import { fileOfOurs } from './shown-messages.ts';
import {
  type CallWish,
  callText,
  callZone,
  changeOf,
  type FieldFault,
  stayFaults,
  wishFaults,
} from './stay-change.ts';
import { undoWithdrawal, withdraw } from './withdraw.ts';

/** What a browser gives of itself: the words of its two cookies. */
export interface OwnVisitor {
  readonly session: string | null;
  readonly export: string | null;
}

/** `over`: the page is open no more, or takes nothing more. */
type Done = 'done' | 'over';

type Invalid = { readonly faults: readonly FieldFault[] };

interface OwnWords {
  readonly key: string;
  readonly text: string;
  readonly files: readonly OpenFile[];
}

/** A code that was given. `export`: the word that opens the file for a day. */
type CodeUsed =
  | { readonly outcome: 'wrong' | 'over' | 'erase-asked' }
  | { readonly outcome: 'export'; readonly word: string };

/**
 * The traveller's own page. Everything is asked by the session of a browser; who has none, or one that is over, is answered as anybody
 * else. Every call may throw StoreUnavailableError.
 */
export interface OwnPage {
  /** Exchanges a link for a session; `null` for one that opens nothing. Opening uses nothing up. */
  open(token: string): Promise<string | null>;
  letter(visitor: OwnVisitor): Promise<OwnLetter | null>;
  /** A form that was drawn of one enquiry must not do anything to another. */
  hasOtherOpen(visitor: OwnVisitor, reference: string): Promise<boolean>;
  add(visitor: OwnVisitor, words: OwnWords): Promise<Added>;
  change(visitor: OwnVisitor, key: string, stay: OwnStay): Promise<Added | 'nothing' | Invalid>;
  call(visitor: OwnVisitor, key: string, wish: CallWish): Promise<Added | Invalid>;
  withdraw(visitor: OwnVisitor, why: string): Promise<Done>;
  undo(visitor: OwnVisitor): Promise<Done>;
  /** `wait`: too many were mailed within an hour. */
  sendCode(visitor: OwnVisitor, purpose: OwnCodePurpose): Promise<Done | 'wait'>;
  redeemCode(visitor: OwnVisitor, purpose: OwnCodePurpose, code: string): Promise<CodeUsed>;
  /** The address says that it did not write the enquiry. */
  disown(visitor: OwnVisitor): Promise<Done>;
  /** @param client by what rate limits count the visitor */
  askForLink(typed: string, client: string): Promise<LinkAsked>;
  /** A file of a letter of ours. */
  file(visitor: OwnVisitor, message: string, place: number): Promise<OpenFile | null>;
  copy(visitor: OwnVisitor): Promise<TextFile | null>;
  exported(visitor: OwnVisitor, as: 'html' | 'json'): Promise<TextFile | null>;
}

interface OwnPageDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly keys: OwnKeys;
  readonly hash: PersonHash;
  readonly clock: Clock;
  readonly content: CurrentContent;
  readonly retentionMonths: number;
  readonly log: Log;
  readonly changes: DeskChanges;
  readonly privacy: PrivacyDeps;
  /** There may be a mail to send, or something for the desk to see. */
  readonly onWork: () => void;
}

export function createOwnPage(deps: OwnPageDeps): OwnPage {
  const { store, vault, keys, clock, log, changes, onWork } = deps;
  const zone = () => deps.content().collection.installation.timeZone;

  async function opened(
    sql: Sql,
    { session }: OwnVisitor,
  ): Promise<{ readonly enquiry: OwnEnquiry; readonly session: OwnSession } | null> {
    const found = await sessionOf(sql, keys, session, 'page', clock.now());
    // What no key opens is shown as one that is erased.
    const enquiry = found && (await unlessLocked(() => ownEnquiry(sql, vault, found.enquiryId), null));
    return found && enquiry ? { enquiry, session: found } : null;
  }

  /** Does something to the enquiry of a session in one transaction, and tells the desk when it is done. */
  async function act<Result>(
    visitor: OwnVisitor,
    over: Result,
    action: string,
    work: (sql: Sql, enquiry: OwnEnquiry, now: number) => Promise<Result>,
  ): Promise<Result> {
    const before = await opened(store.read, visitor);
    if (!before) return over;
    const acting = () =>
      store.transaction(async (sql) => {
        const found = await opened(sql, visitor);
        return found ? work(sql, found.enquiry, clock.now()) : over;
      });
    const result = await unlessLocked(acting, over);
    log.info({ reference: before.enquiry.row.reference, action }, 'a traveller used their own page');
    changes.announce();
    onWork();
    return result;
  }

  const add = (visitor: OwnVisitor, addition: Addition): Promise<Added> =>
    act<Added>(visitor, 'over', 'add', (sql, { row }, now) =>
      addToConversation(sql, { vault, keys }, row.id, addition, now),
    );

  async function change(
    visitor: OwnVisitor,
    key: string,
    stay: OwnStay,
  ): Promise<Added | 'nothing' | Invalid> {
    const now = clock.now();
    const found = await opened(store.read, visitor);
    if (!found) return 'over';
    const { values } = found.enquiry.personal;
    const faults = stayFaults(stay, now, zone(), values);
    if (faults.length > 0) return { faults };
    const asked = changeOf(values, stay);
    if (!asked) return 'nothing';
    return add(visitor, {
      key,
      subject: 'Another stay',
      text: changeText(asked),
      files: [],
      change: asked,
      action: 'asked for another stay on their page',
    });
  }

  async function redeemTheCode(
    visitor: OwnVisitor,
    purpose: OwnCodePurpose,
    code: string,
  ): Promise<CodeUsed> {
    return act<CodeUsed>(visitor, { outcome: 'over' }, 'code', async (sql, enquiry, now) => {
      const { id } = enquiry.row;
      if (!(await redeemCode(sql, keys, id, { purpose, code }, now))) return { outcome: 'wrong' };
      if (purpose === 'export')
        return { outcome: 'export', word: await beginSession(sql, keys, id, 'export', now) };
      await askOwnErasure(sql, deps.privacy, enquiry, now);
      return { outcome: 'erase-asked' };
    });
  }

  /** Only of an enquiry the page session of the same browser is open for. */
  async function exportUntil(sql: Sql, visitor: OwnVisitor, enquiryId: string): Promise<number | null> {
    const session = await sessionOf(sql, keys, visitor.export, 'export', clock.now());
    return session?.enquiryId === enquiryId ? session.until : null;
  }

  const madeAt = () => ({
    now: clock.now(),
    zone: zone(),
    locale: deps.content().collection.installation.locale,
  });

  return {
    async open(token) {
      const now = clock.now();
      const enquiryId = await enquiryOfLink(store.read, keys, token, now);
      if (enquiryId === null) return null;
      return store.transaction((sql) => beginSession(sql, keys, enquiryId, 'page', now));
    },
    async letter(visitor) {
      const found = await opened(store.read, visitor);
      if (!found) return null;
      if (needsKeeping(found.session, clock.now()))
        // A store that takes no writes shows the letter all the same.
        await store.transaction((sql) => keepSession(sql, found.session, clock.now())).catch(() => {});
      const until = await exportUntil(store.read, visitor, found.enquiry.row.id);
      return ownLetter(store.read, deps, found.enquiry, { exportUntil: until });
    },
    hasOtherOpen: ({ session }, reference) => hasOtherOpen(store.read, keys, session, reference, clock.now()),
    add: (visitor, { key, text, files }) =>
      add(visitor, { key, subject: '', text, files, change: null, action: 'wrote on their page' }),
    change,
    async call(visitor, key, wish) {
      const found = await opened(store.read, visitor);
      if (!found) return 'over';
      const now = clock.now();
      const { values } = found.enquiry.personal;
      const hoursIn = callZone(values, zone(), now);
      const faults = wishFaults(wish, [values.tel ?? []].flat()[0] ?? '', now, hoursIn);
      if (faults.length > 0) return { faults };
      return add(visitor, {
        key,
        subject: 'A call instead',
        text: callText(wish, now, hoursIn),
        files: [],
        change: null,
        action: 'asked on their page to be called',
      });
    },
    withdraw: (visitor, why) =>
      act<Done>(visitor, 'over', 'withdraw', async (sql, { row, address }, now) => {
        // The same post twice withdraws once.
        if (isWithdrawn(row)) return 'done';
        const withdrawn = await withdraw(sql, vault, row.id, address, now);
        if (withdrawn === null) return 'over';
        const { enquiryId, version } = withdrawn;
        const reason = why.trim();
        if (reason !== '') {
          const words = { key: `withdrawal.${now}`, text: reason, subject: 'Why they withdraw' };
          await insertPageMessage(
            sql,
            { vault, keys },
            enquiryId,
            { ...words, files: [], change: null },
            version,
            now,
          );
        }
        if (address !== null) await planMail(sql, enquiryId, `withdrawn.${now}`, now);
        return 'done';
      }),
    undo: (visitor) =>
      act<Done>(visitor, 'over', 'undo', async (sql, { row }, now) =>
        // Taken back twice is taken back once.
        (await undoWithdrawal(sql, row.id, now)) || !isWithdrawn(row) ? 'done' : 'over',
      ),
    sendCode: (visitor, purpose) =>
      act<Done | 'wait'>(visitor, 'over', 'code', async (sql, { row, address }, now) => {
        if (address === null) return 'over';
        if (!(await mayAskForCode(sql, keys, row.id, now))) return 'wait';
        const madeAt = await makeCode(sql, keys, row.id, purpose, now);
        if (madeAt !== null) await planMail(sql, row.id, `code.${purpose}.${madeAt}`, now);
        return 'done';
      }),
    redeemCode: redeemTheCode,
    disown: (visitor) =>
      act<Done>(visitor, 'over', 'disown', (sql, { row }, now) =>
        disown(sql, row.id, now).then(() => 'done'),
      ),
    async askForLink(typed, client) {
      const asked = await store.transaction((sql) => askForLink(sql, deps, { typed, client }, clock.now()));
      onWork();
      return asked;
    },
    async file(visitor, message, place) {
      const found = await opened(store.read, visitor);
      if (!found || isWithdrawn(found.enquiry.row)) return null;
      const { row, address } = found.enquiry;
      const person = address === null ? null : deps.hash(address);
      const of = { id: row.id, person, message };
      return unlessLocked(() => fileOfOurs(store.read, vault, deps.hash, of, place), null);
    },
    async copy(visitor) {
      const found = await opened(store.read, visitor);
      return found && copyFile(await ownLetter(store.read, deps, found.enquiry), madeAt());
    },
    async exported(visitor, as) {
      const found = await opened(store.read, visitor);
      const until = found && (await exportUntil(store.read, visitor, found.enquiry.row.id));
      if (!found || until === null) return null;
      const records = await ownRecords(store.read, deps, found.enquiry);
      await store.transaction((sql) => noteExport(sql, found.enquiry, clock.now()));
      return recordsFile(records, as, madeAt());
    },
  };
}
