import type { MailRules, UnmatchedMails } from '@sundowner/desk-wire/mails';
import type { Clock } from '../clock.ts';
import { isoTime } from '../clock.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import type { CurrentContent } from '../delivery/enquiry-content.ts';
import { plainReference } from '../desk/desk-deps.ts';
import { type Sql, type Store, StoreUnavailableError } from '../store/database/port.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import type { Vault } from '../store/vault.ts';
import { type Asker, isRefused, type Refused, refuse } from '../work/access.ts';
import type { DeskChanges } from '../work/changes.ts';
import { mailRules, type RuleKind, removeRule } from './mail-rules.ts';
import { readPosition } from './mailbox-position.ts';
import { notForUs } from './not-for-us.ts';
import { listUnmatchedMails } from './unmatched-list.ts';
import {
  attachUnmatchedMail,
  type BeginFromMail,
  beginOfMail,
  type MailActContext,
  openUnmatchedFile,
  putAwayUnmatchedMail,
  takeBackUnmatchedMail,
} from './unmatched-mails.ts';

/** Mails that came in and belong to no enquiry yet. */
export interface UnmatchedMailDesk {
  /** @param open one that is listed whatever its place is */
  list(asker: Asker, open?: string): Promise<UnmatchedMails>;
  /** A person has it open before them: what was only listed, perhaps folded away, is not read. */
  look(id: string): Promise<'done'>;
  attach(asker: Asker, id: string, reference: string): Promise<UnmatchedMails | Refused>;
  putAway(asker: Asker, id: string): Promise<UnmatchedMails | Refused>;
  /** With a rule for its address or its domain, or this mail alone. */
  notForUs(asker: Asker, id: string, rule: RuleKind | 'mail'): Promise<UnmatchedMails | Refused>;
  takeBack(asker: Asker, id: string): Promise<UnmatchedMails | Refused>;
  /** Makes an enquiry of it. @param confirm whether the confirmation goes out */
  begin(asker: Asker, id: string, confirm: boolean): Promise<UnmatchedMails | Refused>;
  /** A file of one; who took it is recorded. */
  file(asker: Asker, id: string, position: number): Promise<StoredFile | Refused>;
  rules(): Promise<MailRules>;
  /** Lifts a rule, which brings its mails back. */
  removeRule(id: string): Promise<MailRules | Refused>;
}

export interface UnmatchedMailDeskDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly changes: Pick<DeskChanges, 'announce'>;
  /** Of the mailbox that is read; `null` where answers go to a mailbox of the house and none come in. */
  readonly mailbox: string | null;
  /** Domains our mails come from, and came from before. */
  readonly mailHosts: readonly string[];
  /** Our own addresses: nobody's enquiry is under one. None when absent. */
  readonly own?: readonly string[];
  readonly content: CurrentContent;
  readonly beginFromMail: BeginFromMail;
  /** There may be something to deliver. */
  readonly onWork: () => void;
}

export function createUnmatchedMailDesk(deps: UnmatchedMailDeskDeps): UnmatchedMailDesk {
  const { store, vault, clock, changes, mailbox, mailHosts, content, beginFromMail, onWork } = deps;
  const hash = createPersonHash(vault);
  const contextOf = (asker: Asker): MailActContext => ({
    ...{ vault, hash, content, asker, now: clock.now() },
    own: deps.own ?? [],
  });

  async function list(asker: Asker, open: string | null = null): Promise<UnmatchedMails> {
    const { read } = store;
    const place = mailbox === null ? null : await readPosition(read, mailbox);
    const { collection } = content();
    const { mails, more } = await listUnmatchedMails(read, asker, open, { vault, hash, collection });
    return {
      configured: mailbox !== null,
      mailbox,
      readAt: place ? isoTime(place.at) : null,
      mails,
      more,
      begun: null,
    };
  }

  async function after(asker: Asker, result: 'done' | Refused): Promise<UnmatchedMails | Refused> {
    if (isRefused(result)) return result;
    changes.announce();
    return list(asker);
  }

  /** Nothing of a refused act is kept. */
  const whole = <T>(work: (sql: Sql) => Promise<T | Refused>): Promise<T | Refused> =>
    undone(store.transaction((sql) => refusing(work(sql))));

  return {
    list,
    async look(id) {
      await looked(store, id, clock.now());
      return 'done';
    },
    async attach(asker, id, reference) {
      const known = plainReference(reference);
      const context = contextOf(asker);
      return after(asker, await whole((sql) => attachUnmatchedMail(sql, id, known, context)));
    },
    async putAway(asker, id) {
      const context = contextOf(asker);
      return after(asker, await store.transaction((sql) => putAwayUnmatchedMail(sql, id, context)));
    },
    notForUs: async (asker, id, rule) =>
      after(asker, await notForUs(store, id, rule, mailHosts, contextOf(asker))),
    async takeBack(asker, id) {
      const context = contextOf(asker);
      return after(asker, await whole((sql) => takeBackUnmatchedMail(sql, id, context)));
    },
    async begin(asker, id, confirm) {
      const context = contextOf(asker);
      const begun = await whole((sql) => beginOfMail(sql, id, confirm, beginFromMail, context));
      if (isRefused(begun)) return begun;
      changes.announce();
      onWork();
      return { ...(await list(asker)), begun: begun.reference };
    },
    async file(asker, id, place) {
      const file = await openUnmatchedFile(store, vault, asker, { id, place }, clock.now());
      if (isRefused(file)) return file;
      await looked(store, id, clock.now());
      return { fileName: file.name, contentType: file.kind, content: file.content };
    },
    rules: () => mailRules(store.read, vault),
    async removeRule(id) {
      if (!(await store.transaction((sql) => removeRule(sql, id))))
        return refuse('not-found', 'There is no such rule.');
      changes.announce();
      return mailRules(store.read, vault);
    },
  };
}

/** Notes that a person had a mail before them, once. */
async function looked(store: Store, id: string, now: number): Promise<void> {
  const [unread] = await store.read.rows(
    'SELECT 1 FROM stray_mails WHERE id = ? AND looked_at IS NULL AND settled_at IS NULL AND sealed IS NOT NULL',
    [id],
  );
  if (!unread) return;
  try {
    await store.transaction((sql) =>
      sql.run('UPDATE stray_mails SET looked_at = ? WHERE id = ? AND looked_at IS NULL', [now, id]),
    );
  } catch (error) {
    // A store that takes no write at the moment still shows what is in it.
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

/** Carries a refusal out of a transaction of which nothing is to be kept. */
class RefusedInside extends Error {
  override readonly name = 'RefusedInside';
  readonly refused: Refused;
  constructor(refused: Refused) {
    super(refused.detail);
    this.refused = refused;
  }
}

async function refusing<T>(work: Promise<T | Refused>): Promise<T> {
  const result = await work;
  if (isRefused(result)) throw new RefusedInside(result);
  return result;
}

async function undone<T>(work: Promise<T>): Promise<T | Refused> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof RefusedInside) return error.refused;
    throw error;
  }
}
