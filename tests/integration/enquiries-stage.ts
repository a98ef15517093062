import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type {
  Channel,
  ChannelLimits,
  DeliveryJob,
  DeliveryReceipt,
  Notice,
  Sender,
} from '@sundowner/enquiries/delivery/channels/channel';
import { type ChannelName, channels as records } from '@sundowner/enquiries/delivery/channels/channels';
import { noEnquiryContent } from '@sundowner/enquiries/delivery/enquiry-content';
import type { MailAddress } from '@sundowner/enquiries/delivery/mail/mail';
import type { FormConfig } from '@sundowner/enquiries/forms/form';
import { telephoneForm } from '@sundowner/enquiries/forms/kinds/telephone';
import type { IntakeResult } from '@sundowner/enquiries/intake/intake';
import type { EnquiryLimits } from '@sundowner/enquiries/limits';
import { createPipeline, type Pipeline } from '@sundowner/enquiries/pipeline/pipeline';
import type { PipelineDeps } from '@sundowner/enquiries/pipeline/pipeline-deps';
import { openStore } from '@sundowner/enquiries/store/database/open';
import type { Store } from '@sundowner/enquiries/store/database/port';
import { deriveKey, type Keyring } from '@sundowner/keyring';
import pino from 'pino';
import { afterAll, describe, type TestAPI, test } from 'vitest';
import { configuredChannels } from '../fakes/configured-channels.ts';
import { demonstrationCollection } from '../support/demonstration-collection.ts';
import { startPostgres } from '../support/postgres.ts';

/** A database of a test's own; `url` is null for SQLite. */
export interface TestDatabase {
  readonly dataDir: string;
  readonly url: string | null;
  readonly open: () => Promise<Store>;
}

export type NewDatabase = () => Promise<TestDatabase>;

const silent = pino({ level: 'silent' });

/** One of the databases a suite runs on. */
export interface OnDatabase {
  readonly name: 'sqlite' | 'postgres';
  /** A case that says the same of both stores: on SQLite every day, on PostgreSQL in the full run. */
  readonly test: TestAPI;
  /** A case in which the stores' own code differs (claims, locks, migrations, order and pages): on both every day. */
  readonly testOnBoth: TestAPI;
}

let everythingOnPostgres = false;

/** From here on this file's suites run on PostgreSQL alone, with all their cases (enquiries-postgres.full.test.ts). */
export function repeatOnPostgres(): void {
  everythingOnPostgres = true;
}

const left = Object.assign(() => {}, { each: () => () => {} }) as unknown as TestAPI;

/** Runs `suite` on SQLite, and on a real PostgreSQL as far as the two differ; the contract of the store is the same on both. */
export function onBothDatabases(suite: (newDatabase: NewDatabase, on: OnDatabase) => void): void {
  const names = everythingOnPostgres ? (['postgres'] as const) : (['sqlite', 'postgres'] as const);
  describe.each(names)('%s', (name) => {
    const folders: string[] = [];
    const opened: Store[] = [];

    afterAll(async () => {
      for (const store of opened) await store.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    });

    async function newDatabase(): Promise<TestDatabase> {
      const dataDir = mkdtempSync(join(tmpdir(), 'sundowner-enquiries-'));
      folders.push(dataDir);
      const url = name === 'postgres' ? await (await startPostgres()).createDatabase() : null;
      return {
        dataDir,
        url,
        open: async () => {
          const store = await openStore({ dataDir, databaseUrl: url }, silent);
          // `pool.end` must not be called twice.
          let closing: Promise<void> | null = null;
          const once: Store = { ...store, close: () => (closing ??= store.close()) };
          opened.push(once);
          return once;
        },
      };
    }

    const repeated = name === 'postgres' && !everythingOnPostgres;
    suite(newDatabase, { name, test: repeated ? left : test, testOnBoth: test });
  });
}

/** A channel that does what the test says, and remembers what it was given. */
class ScriptedChannel implements Channel {
  readonly name: ChannelName;
  readonly limits: ChannelLimits;
  readonly seen: DeliveryJob[] = [];
  /** What each next delivery does; when it runs out, deliveries succeed. */
  readonly script: ((job: DeliveryJob, signal: AbortSignal) => Promise<DeliveryReceipt>)[] = [];

  constructor(name: ChannelName, limits: ChannelLimits) {
    this.name = name;
    this.limits = limits;
  }

  /** The next `times` deliveries throw what `error` makes. */
  fail(error: () => Error, times = 1): void {
    for (let i = 0; i < times; i++) this.script.push(() => Promise.reject(error()));
  }

  async deliver(job: DeliveryJob, signal: AbortSignal): Promise<DeliveryReceipt> {
    this.seen.push(job);
    const next = this.script.shift();
    return next ? next(job, signal) : { detail: 'taken' };
  }
}

class RecordingMailer {
  readonly sent: (Notice & { id: string })[] = [];
  readonly ids: string[] = [];
  /** What people of the house were told, and at which address. */
  readonly told: (Notice & { id: string; to: string })[] = [];
  failWith: Error | null = null;

  async sendTo(person: MailAddress, notice: Notice, id: string): Promise<void> {
    if (this.failWith) throw this.failWith;
    this.told.push({ ...notice, id, to: person.address });
  }

  async sendNotice(notice: Notice, id: string): Promise<void> {
    this.ids.push(id);
    if (this.failWith) throw this.failWith;
    this.sent.push({ ...notice, id });
  }
}

export interface Stage {
  readonly store: Store;
  readonly dataDir: string;
  readonly pipeline: Pipeline;
  readonly keyring: Keyring;
  readonly clock: { at: number; now(): number };
  readonly channels: Record<ChannelName, ScriptedChannel>;
  readonly mailer: RecordingMailer;
  readonly erasedMails: string[];
  /** Everything that was logged, as lines of JSON. */
  logged(): string;
  /** A ticket of the telephone form issued `age` milliseconds ago. */
  ticket(age?: number, form?: FormConfig): string;
  /** Submits the telephone form with a ticket a minute old. */
  /** @param client where it comes from, as limits count it */
  submit(fields?: Record<string, unknown>, client?: string): Promise<IntakeResult>;
  /** Submits and gives the reference of the created enquiry. */
  accepted(fields?: Record<string, unknown>): Promise<string>;
  count(table: string, where?: string): Promise<number>;
}

export const visitor = {
  name: 'Naledi',
  surname: 'Okaforsson',
  tel: '+44 20 7946 0018',
  email: 'naledi.okaforsson@example.com',
  country: 'United Kingdom',
  timeToCall: 'Afternoon',
  accept: 'consentTrue',
};

export const startTime = Date.parse('2026-11-20T12:00:00Z');

export function newKeyring(): Keyring {
  const personal = randomBytes(32);
  return {
    ticket: randomBytes(32),
    ticketPrevious: null,
    personal,
    personalPrevious: [],
    subscription: deriveKey(personal, 'subscription'),
    fingerprint: deriveKey(personal, 'fingerprint'),
    mailQuota: deriveKey(personal, 'mailQuota'),
    search: deriveKey(personal, 'search'),
    erasure: randomBytes(32),
    internalToken: 'internal',
    contentToken: 'content',
    studioSecret: 'studio',
  };
}

/** The whole pipeline on a store, with a clock, channels and a mailbox of the test's own. */
export function createStage(
  store: Store,
  dataDir: string,
  options: {
    limits?: Partial<EnquiryLimits>;
    keyring?: Keyring;
    silenceHours?: number | null;
    retentionMonths?: number;
    webhook?: boolean;
    /** Forms the CRM takes. */
    crmForms?: readonly ('email' | 'telephone')[];
    /** Where travellers' mails are read from; none come in when absent. */
    mailbox?: PipelineDeps['mailbox'];
    /** Channels that deliver as in the product, in place of scripted ones. */
    senders?: Partial<Record<ChannelName, Sender>>;
    /** Milliseconds every delivery may take, in place of its channel's own. */
    deliveryTime?: number;
    /** Has other machines look; there are none when absent. */
    notifyMachines?: PipelineDeps['notifyMachines'];
  } = {},
): Stage {
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const clock = { at: startTime, now: () => clock.at };
  const keyring = options.keyring ?? newKeyring();
  const channels = Object.fromEntries(
    records.map(({ name, limits }) => [
      name,
      new ScriptedChannel(name, { ...limits, delivery: options.deliveryTime ?? limits.delivery }),
    ]),
  ) as Stage['channels'];
  const mailer = new RecordingMailer();
  const erasedMails: string[] = [];
  const pipeline = createPipeline({
    store,
    keyring,
    channels: Object.values(channels).map((channel) => {
      const sender = options.senders?.[channel.name];
      return sender ? { name: channel.name, limits: channel.limits, ...sender } : channel;
    }),
    configured: configuredChannels({
      crmForms: options.crmForms ?? ['telephone'],
      webhook: options.webhook ?? false,
    }),
    noticeMailer: mailer,
    personMailer: mailer,
    deskAddress: 'https://studio.example/admin/desk',
    dataDir,
    siteUrl: 'https://lodges.example',
    initials: 'MC',
    conciergeMail: 'concierge@lodges.example',
    retentionMonths: options.retentionMonths ?? 24,
    silenceHours: options.silenceHours ?? null,
    eraseMails: async (ids) => {
      erasedMails.push(...ids);
      return ids.length;
    },
    log: pino({ level: 'debug' }, sink),
    clock,
    desk: () => ({ ...noEnquiryContent, collection: demonstrationCollection() }),
    ...(options.mailbox ? { mailbox: options.mailbox } : {}),
    ...(options.limits ? { limits: options.limits } : {}),
    ...(options.notifyMachines ? { notifyMachines: options.notifyMachines } : {}),
  });
  const ticket = (age = 60_000, form: FormConfig = telephoneForm) => {
    clock.at -= age;
    const made = pipeline.tickets.issue(form);
    clock.at += age;
    return made;
  };
  const submit = (fields: Record<string, unknown> = {}, client?: string) =>
    pipeline.intake.submit({
      form: telephoneForm,
      hutk: null,
      ...(client === undefined ? {} : { client }),
      raw: { ...visitor, ticket: ticket(), from: '/lionsands', ...fields },
    });
  return {
    store,
    dataDir,
    pipeline,
    keyring,
    clock,
    channels,
    mailer,
    erasedMails,
    logged: () => lines.join(''),
    ticket,
    submit,
    async accepted(fields) {
      const result = await submit(fields);
      if (result.status !== 'created') throw new Error(`The enquiry was answered "${result.status}".`);
      return result.reference;
    },
    async count(table, where = '1 = 1') {
      const [row] = await store.read.rows<{ n: number }>(`SELECT COUNT(*) AS n FROM ${table} WHERE ${where}`);
      return row?.n ?? 0;
    },
  };
}

/** Makes the next commits that write an enquiry fail at COMMIT, as a broken disk would; gives back the cure. */
export async function breakCommits(store: Store): Promise<() => Promise<void>> {
  // A deferred foreign key is judged at COMMIT: every statement before it succeeds.
  const setUp = [
    'CREATE TABLE nowhere (id TEXT PRIMARY KEY)',
    'CREATE TABLE sabotage (id TEXT REFERENCES nowhere (id) DEFERRABLE INITIALLY DEFERRED)',
    ...(store.dialect === 'sqlite'
      ? ["CREATE TRIGGER sabotage_it AFTER INSERT ON enquiries BEGIN INSERT INTO sabotage VALUES ('x'); END"]
      : [
          "CREATE FUNCTION sabotage_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO sabotage VALUES ('x'); RETURN NEW; END $$",
          'CREATE TRIGGER sabotage_it AFTER INSERT ON enquiries FOR EACH ROW EXECUTE FUNCTION sabotage_it()',
        ]),
  ];
  await store.transaction(async (sql) => {
    for (const statement of setUp) await sql.run(statement);
  });
  return () =>
    store.transaction(async (sql) => {
      await sql.run(`DROP TRIGGER sabotage_it${store.dialect === 'postgres' ? ' ON enquiries' : ''}`);
    });
}
