import type { UnmatchedMails } from '@sundowner/desk-wire/mails';
import type { Clock } from '../clock.ts';
import { isoTime } from '../clock.ts';
import type { StoredFile } from '../delivery/channels/channel.ts';
import { plainReference } from '../desk/desk-deps.ts';
import type { Store } from '../store/database/port.ts';
import { createPersonHash } from '../store/person-hash.ts';
import type { Vault } from '../store/vault.ts';
import type { Asker } from '../work/asker.ts';
import type { DeskChanges } from '../work/changes.ts';
import { isRefused, type Refused } from '../work/refused.ts';
import { readPosition } from './mailbox-position.ts';
import {
  attachUnmatchedMail,
  listUnmatchedMails,
  openUnmatchedFile,
  putAwayUnmatchedMail,
} from './unmatched-mails.ts';

/** Mails that came in and belong to no enquiry yet. */
export interface UnmatchedMailDesk {
  list(asker: Asker): Promise<UnmatchedMails>;
  attach(asker: Asker, id: string, reference: string): Promise<UnmatchedMails | Refused>;
  putAway(asker: Asker, id: string): Promise<UnmatchedMails | Refused>;
  /** A file of one; who took it is recorded. */
  file(asker: Asker, id: string, position: number): Promise<StoredFile | Refused>;
}

export interface UnmatchedMailDeskDeps {
  readonly store: Store;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly changes: Pick<DeskChanges, 'announce'>;
  /** Of the mailbox that is read; `null` where answers go to a mailbox of the house and none come in. */
  readonly mailbox: string | null;
}

export function createUnmatchedMailDesk({
  store,
  vault,
  clock,
  changes,
  mailbox,
}: UnmatchedMailDeskDeps): UnmatchedMailDesk {
  const hash = createPersonHash(vault);

  async function list(asker: Asker): Promise<UnmatchedMails> {
    const place = mailbox === null ? null : await readPosition(store.read, mailbox);
    return {
      configured: mailbox !== null,
      mailbox,
      readAt: place ? isoTime(place.at) : null,
      mails: await listUnmatchedMails(store.read, vault, hash, asker),
    };
  }

  async function after(asker: Asker, result: 'done' | Refused): Promise<UnmatchedMails | Refused> {
    if (isRefused(result)) return result;
    changes.announce();
    return list(asker);
  }

  return {
    list: list,
    async attach(asker, id, reference) {
      const known = plainReference(reference);
      const now = clock.now();
      return after(
        asker,
        await undone(
          store.transaction((sql) => refusing(attachUnmatchedMail(sql, vault, asker, id, known, now))),
        ),
      );
    },
    async file(asker, id, place) {
      const file = await openUnmatchedFile(store, vault, asker, { id, place }, clock.now());
      if (isRefused(file)) return file;
      return { fileName: file.name, contentType: file.kind, content: file.content };
    },
    async putAway(asker, id) {
      const now = clock.now();
      return after(asker, await store.transaction((sql) => putAwayUnmatchedMail(sql, asker, id, now)));
    },
  };
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
