import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAlertSender } from '@sundowner/enquiries/alerts/alert-sender';
import { type Clock, hour, minute, second, systemClock } from '@sundowner/enquiries/clock';
import {
  alertsOut,
  type ChannelSet,
  channelsFrom,
} from '@sundowner/enquiries/delivery/channels/from-settings';
import { eraseMailFiles } from '@sundowner/enquiries/delivery/mail/eml-transport';
import { mailboxOf } from '@sundowner/enquiries/delivery/mail/mail-address';
import { diskSpace, type LookAtDisk } from '@sundowner/enquiries/delivery/outbox/fault-watch';
import { defaultLimits, type EnquiryLimits } from '@sundowner/enquiries/limits';
import { readMailboxAddress } from '@sundowner/enquiries/mailbox/mailbox-address';
import { createPipeline, type Pipeline } from '@sundowner/enquiries/pipeline/pipeline';
import type { PipelineDeps } from '@sundowner/enquiries/pipeline/pipeline-deps';
import { type LateStore, openLater } from '@sundowner/enquiries/store/database/late-store';
import { onDatabaseTime } from '@sundowner/enquiries/store/database/on-database-time';
import { openStore } from '@sundowner/enquiries/store/database/open';
import {
  type DatabaseStatement,
  type Store,
  StoreUnavailableError,
} from '@sundowner/enquiries/store/database/port';
import { alertsToldFileOf } from '@sundowner/enquiries/store/installation-files';
import { deriveForPurpose, type Keyring, markOfKeys } from '@sundowner/keyring';
import { readMark } from '@sundowner/media-store/mark';
import { bucketOf } from '@sundowner/media-store/open-store';
import { alertTurns } from '@sundowner/serving/alert-turns';
import { type DatabaseChannel, databaseChannels } from '@sundowner/serving/database-channels';
import { machineId, machineName } from '@sundowner/serving/machine-id';
import { createMachineBoard, type MachineBoard } from '@sundowner/serving/machines';
import { createMachineNotifier } from '@sundowner/serving/notify-machines';
import { readRelease } from '@sundowner/serving/release';
import { type Counting, countingHere, countingTogether } from '@sundowner/serving/request-counts';
import { missingAlertChannel } from '@sundowner/settings/product/alerts';
import type { SiteSettings } from '../../settings.ts';
import { probeDisk } from '../disk.ts';
import type { Log } from '../log.ts';
import type { LiveEnquiryContent } from './live-enquiry-content.ts';
import { ownFiles } from './own-files.ts';

export interface OpenPipeline {
  readonly pipeline: Pipeline;
  /** Resolves when the store is open: at once, unless a full disk or a database that is away held it up. */
  readonly opened: Promise<void>;
  /** What to do when another machine says something on a channel; nothing where no database is shared. */
  readonly heard: Partial<Record<DatabaseChannel, (said: string | null) => void>>;
  /** Counts for all machines that share a database; one that has a file of its own counts by itself. */
  readonly counting: Counting;
  /** What the machines that share a database know of each other; `null` for one that is alone. */
  readonly board: MachineBoard | null;
  /** Rejects while the store is not open, or its database does not answer. */
  databaseAnswers(): Promise<unknown>;
  /** Finishes what is in flight and closes the store. */
  close(): Promise<void>;
}

/**
 * Opens the enquiry store and wires everything that takes enquiries in and sends them on, from the site's settings.
 *
 * @param content what editors set, asked anew for every enquiry and every delivery
 *
 * @throws StoreIdentityError, MigrationError, and Error with one sentence for a channel that cannot be set up
 */
export async function openPipeline(
  settings: SiteSettings,
  keyring: Keyring,
  log: Log,
  content: Pick<LiveEnquiryContent, 'current' | 'pageName'>,
): Promise<OpenPipeline> {
  const { current: desk, pageName } = content;
  const clock = shiftedClock(settings.clockOffsetMs);
  const missing = settings.mode === 'live' ? missingAlertChannel(settings.alerts) : null;
  if (missing) log.warn(missing);
  const { store, opened } = await openOrAlert(settings, keyring, log, clock);
  const machines = settings.databaseUrl ? createMachineNotifier({ query: beside(store) }) : null;
  let set: ChannelSet | null = null;
  let board: MachineBoard | null = null;
  try {
    set = await channelsFrom(channelSettings(settings, keyring), { store, clock, desk, pageName });
    const pipeline = createPipeline({
      store,
      keyring,
      channels: set.channels,
      configured: settings.channels,
      noticeMailer: set.notices,
      personMailer: set.people,
      deskAddress: deskAddress(settings),
      alertWays: set.alertWays,
      dataDir: settings.dataDir,
      siteUrl: settings.siteUrl,
      initials: settings.brand.initials,
      conciergeMail: mailboxOf(settings.mail.concierge, 'CONCIERGE_MAIL').address,
      retentionMonths: settings.retentionMonths,
      silenceHours: settings.silenceAlarmHours,
      eraseMails: (ids) => eraseMailFiles(mailFolder(settings), ids),
      mailFolder: mailFolder(settings),
      lookAtDisk: wholeDisk,
      mailbox: await mailboxFrom(settings),
      readPage: ownFiles(settings),
      log,
      desk,
      ...(machines
        ? {
            notifyMachines: (of) => machines.notify(databaseChannels[of]),
            machines: {
              name: machineName(),
              together: alertTurns({ query: beside(store) }, machineId(settings.dataDir)),
              alertsOfOthers: () => board?.alertsOfOthers() ?? [],
            },
          }
        : {}),
      clock,
      limits: enquiryLimits(settings.limits),
    });
    const channels = set;
    if (settings.databaseUrl) board = boardOf(settings, { store, keyring, pipeline, log });
    const noted = board;
    void opened.then(() => noted?.start());
    return {
      pipeline,
      opened,
      board,
      heard: machines
        ? {
            [databaseChannels.desk]: machines.fromOthers(pipeline.heard.desk),
            [databaseChannels.work]: machines.fromOthers(pipeline.heard.work),
          }
        : {},
      counting: settings.databaseUrl ? countingBeside(store, keyring, log) : countingHere,
      databaseAnswers: async () => await store.read.rows('SELECT 1 AS answers'),
      async close() {
        await pipeline.stop();
        await noted?.stop();
        await machines?.stop();
        channels.close();
        await store.close();
      },
    };
  } catch (error) {
    set?.close();
    await store.close();
    throw error;
  }
}

/** The product's folder, four above this one. */
const root = fileURLToPath(new URL('../../../../..', import.meta.url));

function boardOf(
  settings: SiteSettings,
  parts: { store: Store; keyring: Keyring; pipeline: Pipeline; log: Log },
): MachineBoard {
  const { store, keyring, pipeline, log } = parts;
  const bucket = bucketOf(settings);
  return createMachineBoard({
    database: { query: beside(store) },
    own: {
      ...readRelease(root),
      machine: machineId(settings.dataDir),
      program: 'site',
      host: machineName(),
      roles: settings.run,
      // One more listens.
      connections: settings.databasePool + 1,
      keys: markOfKeys(keyring),
    },
    media: bucket && (async () => ({ words: bucket.words, mark: await readMark(bucket) })),
    alerts: pipeline.ownAlerts,
    onFault: (error) =>
      log.warn(
        { reason: error instanceof Error ? error.name : 'failure' },
        'the machines cannot be looked at',
      ),
  });
}

/** A store that is not open yet takes nothing. */
const beside = (store: Store) => async (statement: DatabaseStatement) => {
  if (!store.beside) throw new StoreUnavailableError('other', 'no PostgreSQL');
  return store.beside.query(statement);
};

const countingBeside = (store: Store, keyring: Keyring, log: Log): Counting =>
  countingTogether({
    database: { query: beside(store) },
    secret: deriveForPurpose(keyring.fingerprint, 'request counts'),
    onFault: (error) =>
      log.warn(
        { reason: error instanceof Error ? error.message : String(error) },
        'requests are counted by this machine alone',
      ),
  });

/** Where travellers' answers come in; what speaks IMAP is loaded only where there is a mailbox. */
async function mailboxFrom({ mail, limits }: SiteSettings): Promise<PipelineDeps['mailbox']> {
  if (mail.imapUrl === null) return null;
  const address = readMailboxAddress(mail.imapUrl);
  const { answerTimeout: answersWithin, imapMailbox } = await import(
    '@sundowner/enquiries/mailbox/imap-mailbox'
  );
  const sender = mailboxOf(mail.from, 'MAIL_FROM');
  return {
    mailbox: imapMailbox(address, answersWithin * limits.deadlineFactor),
    name: address.name,
    sender: sender.address,
    names: sender.name === null ? [] : [sender.name],
    addresses: [mailboxOf(mail.concierge, 'CONCIERGE_MAIL').address, address.user].filter((each) =>
      each.includes('@'),
    ),
    formerHosts: mail.formerDomains,
    server: mail.serverName,
  };
}

/** How much is free, and whether it takes a write. */
const wholeDisk: LookAtDisk = async (folder) => {
  const [{ free }, { fault }] = await Promise.all([diskSpace(folder), probeDisk(folder)]);
  return { free, ...(fault === undefined ? {} : { fault }) };
};

/**
 * Opens the store, or goes on without one that may be had later: pages need none, and posts are refused with their form. One that may
 * not be used is reported by the alert channels that need none, however often the site is started again.
 */
async function openOrAlert(
  settings: SiteSettings,
  keyring: Keyring,
  log: Log,
  clock: Clock,
): Promise<LateStore> {
  const open = () => onDatabaseTime(() => openStore(settings, log, clock));
  try {
    return { store: await open(), opened: Promise.resolve() };
  } catch (error) {
    if (error instanceof StoreUnavailableError) {
      return openLater(settings.databaseUrl ? 'postgres' : 'sqlite', open, error);
    }
    const message = `The site cannot start: ${error instanceof Error ? error.message : 'the store failed'}`;
    const { ways, close } = alertsOut(channelSettings(settings, keyring), clock);
    const file = alertsToldFileOf(settings.dataDir);
    const sender = createAlertSender({ ways, clock, limits: defaultLimits, log, file });
    sender.send({ kind: 'store', message, at: clock.now() }, null);
    await sender.stop();
    close();
    throw error;
  }
}

/** Every clock of the pipeline is this one: the process's, which is the database's where one is shared. Tests shift it, and live mode refuses to (settings). */
const shiftedClock = (offset: number): Clock =>
  offset === 0 ? systemClock : { now: () => Date.now() + offset };

const deskAddress = ({ studioUrl }: SiteSettings) => `${studioUrl}/admin/desk`;

const mailFolder = ({ dataDir }: SiteSettings) => join(dataDir, 'mail');

function enquiryLimits(limits: SiteSettings['limits']): Partial<EnquiryLimits> {
  return {
    botAge: limits.botSeconds === null ? null : limits.botSeconds * second,
    ticketAge: limits.ticketHours * hour,
    lateAfter: limits.lateMinutes * minute,
    lease: limits.leaseSeconds * second,
    firstBackoff: limits.backoffSeconds * second,
  };
}

function channelSettings(settings: SiteSettings, keyring: Keyring): Parameters<typeof channelsFrom>[0] {
  const { siteUrl, brand, mail, channels } = settings;
  return {
    mail: {
      smtpUrl: mail.smtpUrl,
      folder: mailFolder(settings),
      mode: settings.mode,
      sender: mailboxOf(mail.from, 'MAIL_FROM'),
      allow: mail.allow?.join(',') ?? null,
    },
    routing: { byProperty: {}, byKind: {}, default: mailboxOf(mail.concierge, 'CONCIERGE_MAIL') },
    brand: brand.collectionName,
    inboxAddress: `${deskAddress(settings)}/{reference}`,
    siteUrl,
    contactUrl: new URL(settings.contactUrl ?? '/contact-us', siteUrl).href,
    privacyUrl: new URL('/privacy-policy', siteUrl).href,
    quotaKey: keyring.mailQuota,
    channels,
    alerts: {
      mailbox: settings.alerts.mail === null ? null : mailboxOf(settings.alerts.mail, 'ALERT_MAIL'),
      webhook: settings.alerts.webhook,
    },
  };
}
