import { alertFileOf } from '@sundowner/serving/alert-file';
import { machineId } from '@sundowner/serving/machine-id';
import type { MachineAlert } from '@sundowner/serving/machines';
import type { AlertInForce } from '../alerts/alert.ts';
import { createAlertSender } from '../alerts/alert-sender.ts';
import { type AlertKind, createAlerts } from '../alerts/alerts.ts';
import { createHeadsWatch, type HeadsWatch } from '../alerts/heads-watch.ts';
import { alertOfStore, alertOfStudio } from '../alerts/outage-alerts.ts';
import { alertsOfAll } from '../alerts/shared-alerts.ts';
import { systemClock } from '../clock.ts';
import { noEnquiryContent } from '../delivery/enquiry-content.ts';
import { createWorker, type Worker } from '../delivery/outbox/worker.ts';
import { beginFromMail } from '../desk/begin.ts';
import type { Desk } from '../desk/desk.ts';
import { createDesk } from '../desk/desk.ts';
import { type EnquiryHealth, enquiryHealth } from '../desk/health.ts';
import { createErasure, type Erasure } from '../erasure/erasure.ts';
import { createIntake, type Intake } from '../intake/intake.ts';
import { createOfferedPlaces, type OfferedPlaces } from '../intake/offered-places.ts';
import { createShownConsents, type ShownConsents } from '../intake/shown-consents.ts';
import { createSubscriptionTokens, subscriptionLinks } from '../intake/subscription-token.ts';
import { createSubscriptions, type Subscriptions } from '../intake/subscriptions.ts';
import { submitSynthetic } from '../intake/synthetic.ts';
import { createTicketSigner, type TicketSigner } from '../intake/ticket.ts';
import { defaultLimits, type EnquiryLimits } from '../limits.ts';
import { mailIdentity } from '../mailbox/mail-identity.ts';
import { createMailParser } from '../mailbox/mail-parser.ts';
import { createMailboxReader, type MailboxReader } from '../mailbox/mailbox-reader.ts';
import { createOriginalMails, type OriginalMails } from '../mailbox/original-mails.ts';

import { createUnmatchedMailDesk, type UnmatchedMailDesk } from '../mailbox/unmatched-mail-desk.ts';
import { endLinks } from '../own-page/links.ts';
import { mailErasures } from '../own-page/mail-erasures.ts';
import { ownPageOfMails } from '../own-page/mails.ts';
import { createOwnKeys } from '../own-page/own-keys.ts';
import { createOwnPage, type OwnPage } from '../own-page/own-page.ts';
import { purgeOwnPages } from '../own-page/purge.ts';
import { createPrivacy, type Privacy } from '../privacy/privacy.ts';
import { alertsToldFileOf, headsFileOf, ledgerFileOf } from '../store/installation-files.ts';
import { ofReference } from '../store/merged.ts';
import { createPersonHash } from '../store/personal-fields.ts';
import { createResealing } from '../store/reseal.ts';
import { openVault } from '../store/vault.ts';
import { createDeskChanges } from '../work/changes.ts';
import { createFlood } from '../work/flood.ts';
import { createTriage, type Triage } from '../work/triage.ts';
import { openHousekeeping } from './open-housekeeping.ts';
import type { PipelineDeps } from './pipeline-deps.ts';
import { replayLedger } from './replay-ledger.ts';

/** The enquiry pipeline of one process, wired. */
export interface Pipeline {
  readonly tickets: TicketSigner;
  readonly intake: Intake;
  /** The desk of the concierges. */
  readonly desk: Desk;
  /** What people have a right to, at the desk. */
  readonly privacy: Privacy;
  /** The traveller's own page. */
  readonly ownPage: OwnPage;
  /** Mails that came in and belong to no enquiry. */
  readonly mails: UnmatchedMailDesk;
  /** Mails as they came. */
  readonly originals: OriginalMails;
  /** Reads the mailbox; `null` where there is none. */
  readonly mailboxReader: MailboxReader | null;
  readonly triage: Triage;
  readonly erasure: Erasure;
  readonly worker: Worker;
  readonly shownConsents: ShownConsents;
  readonly offeredPlaces: OfferedPlaces;
  readonly subscriptions: Subscriptions;
  /** Another machine said that there is something to look for; what it was the store knows. */
  readonly heard: { desk(): void; work(): void };
  /** Kind of the enquiry with a reference, and nothing else of it; `null` when there is none. */
  kindOf(reference: string): Promise<string | null>;
  health(): Promise<EnquiryHealth>;
  /** Tells an operator of something, by every channel, unless that is done; never throws. */
  alert(kind: AlertKind, message: string, told?: boolean): void;
  /** Hears from the reader of content whether the studio has been silent for too long; never throws. */
  studioSilent(silent: boolean): void;
  /** What is wrong now, here and at the machines that share the store, the oldest first; asks no store. */
  alertsInForce(): readonly AlertInForce[];
  /** What is wrong at this machine, as it is said to the others. */
  ownAlerts(): readonly MachineAlert[];
  /** Hears how far what others count has come, and tells an operator when it went back. */
  readonly heads: HeadsWatch;
  /** How often each kind of alert was raised since the start. */
  alertCounts(): Readonly<Record<string, number>>;
  /** @returns the reference of an enquiry of ours sent through everything */
  synthetic(): Promise<string>;
  /** Does once what housekeeping does from time to time: notices, purges, due erasures, retention. */
  tidy(): Promise<void>;
  /** Starts telling alerts and looking for faults, which needs no store: before it is open, and however long that takes. */
  startAlerts(): void;
  /** Starts delivering, reading mails and housekeeping, unless others that share its store do all that, once everybody the erasure ledger names is erased. */
  start(works?: boolean): void;
  /** Finishes what is in flight. The store stays open: its opener closes it. */
  stop(): Promise<void>;
}

export function createPipeline(deps: PipelineDeps): Pipeline {
  const {
    store,
    keyring,
    log,
    configured,
    clock = systemClock,
    desk: content = () => noEnquiryContent,
    notifyMachines = () => {},
  } = deps;
  const limits: EnquiryLimits = { ...defaultLimits, ...deps.limits };
  const vault = openVault(keyring);
  const alertSender = createAlertSender({
    ways: deps.alertWays ?? [],
    clock,
    limits,
    log,
    file: alertsToldFileOf(deps.dataDir),
    together: deps.machines?.together ?? null,
  });
  const changes = createDeskChanges(() => notifyMachines('desk'));
  const flood = createFlood(clock);
  const collection = () => content().collection;
  const triage = createTriage({ store, vault, clock, limits, log, changes, flood, collection });
  const alertFile = alertFileOf(deps.dataDir);
  const machine = deps.machines?.name ?? null;
  const alerts = createAlerts({ log, clock, file: alertFile, sender: alertSender, machine });
  const heads = createHeadsWatch({ file: headsFileOf(deps.dataDir), alerts, clock, log });
  alertOfStore(store, alerts, log);
  const tickets = createTicketSigner({ keyring, clock, limits });
  const tokens = createSubscriptionTokens(vault.derive('subscription'));
  const linksOf = (enquiryId: string) => subscriptionLinks(deps.siteUrl, tokens, enquiryId);
  const hash = createPersonHash(vault);
  const ownKeys = createOwnKeys(vault);
  const worker = createWorker({
    store,
    vault,
    channels: deps.channels,
    clock,
    limits,
    log,
    alerts,
    linksOf,
    ownPageOf: ownPageOfMails({ store, vault, keys: ownKeys, hash, clock, content, siteUrl: deps.siteUrl }),
    onTurn: () => housekeeping.wake(),
  });
  const subscriptions = createSubscriptions({
    store,
    tokens,
    clock,
    channels: configured,
    log,
    onWork,
  });
  const ledgerFile = ledgerFileOf(deps.dataDir);
  const erasure = createErasure({
    store,
    erasureKey: keyring.erasure,
    clock,
    limits,
    log,
    ledgerFile,
    eraseMails: deps.eraseMails,
  });
  const housekeeping = openHousekeeping(deps, {
    vault,
    clock,
    limits,
    alerts,
    heads,
    erasure,
    changes,
    flood,
    onWork,
    collection,
    purgeSubscriptions: () => subscriptions.purge(),
    purgeOwnPages: () => purgeOwnPages(store, clock.now()),
    mailErasures: () =>
      mailErasures({ store, vault, now: clock.now(), content, people: deps.personMailer, log }),
    deliveredElsewhere: () => deliveredElsewhere,
  });
  const identity = deps.mailbox ? mailIdentity(deps.mailbox.sender, deps.mailbox) : null;
  const mailboxReader =
    deps.mailbox && identity
      ? createMailboxReader({
          ...{ store, vault, clock, log, alerts, changes, identity, content },
          ...deps.mailbox,
          machine: machineId(deps.dataDir),
          endOwnLinks: (sql, tokens, now) => endLinks(sql, ownKeys, tokens, now),
        })
      : null;
  const originals = createOriginalMails({ store, vault, clock, parser: createMailParser() });
  const mailboxName = deps.mailbox?.name ?? null;
  const resealing = createResealing({ store, vault, log });
  const intake = createIntake({
    store,
    tickets,
    vault,
    clock,
    limits,
    channels: configured,
    desk: content,
    siteUrl: deps.siteUrl,
    initials: deps.initials,
    log,
    alerts,
    onAccepted(reference) {
      heads.accepted(reference);
      flood.note();
      onWork();
    },
    onQuarantined(reference) {
      heads.accepted(reference);
      flood.note();
      housekeeping.wake();
      onWork();
    },
  });
  const atTheDesk = {
    ...{ store, vault, clock, limits, log, changes },
    channels: configured,
    mailbox: mailboxName,
    own: identity?.own ?? [],
    initials: deps.initials,
    content,
    ...(deps.readPage ? { readPage: deps.readPage } : {}),
    onWork() {
      onWork();
      // Somebody acted on what was wrong.
      housekeeping.wake();
    },
  };

  const privacyDeps = { ...atTheDesk, retentionMonths: deps.retentionMonths, hash };

  function lookForWork(): void {
    worker.wake();
    triage.wake();
  }

  /** There may be something to deliver or to take up, for this machine or another. */
  function onWork(): void {
    lookForWork();
    notifyMachines('work');
  }

  let starting: Promise<void> | null = null;
  let deliveredElsewhere = false;

  return {
    tickets,
    intake,
    desk: createDesk(atTheDesk),
    privacy: createPrivacy({ ...atTheDesk, retentionMonths: deps.retentionMonths }),
    ownPage: createOwnPage({ ...privacyDeps, keys: ownKeys, privacy: privacyDeps }),
    mails: createUnmatchedMailDesk({
      ...atTheDesk,
      mailHosts: identity?.hosts ?? [],
      beginFromMail: (sql, mail, by) =>
        beginFromMail(sql, mail, { ...atTheDesk, ...by, content: content(), initials: deps.initials }),
    }),
    originals,
    mailboxReader,
    triage: triage,
    erasure,
    worker,
    subscriptions,
    shownConsents: createShownConsents(store, clock),
    offeredPlaces: createOfferedPlaces(store, clock),
    heard: { desk: changes.hear, work: lookForWork },
    async kindOf(reference) {
      const [row] = await store.read.rows<{ kind: string }>(
        `SELECT e.kind FROM enquiries e WHERE ${ofReference('e')}`,
        [reference],
      );
      return row?.kind ?? null;
    },
    health: () => enquiryHealth(store, clock.now(), limits),
    alert: (kind, message, told) => alerts.raise(kind, message, told),
    studioSilent: alertOfStudio(alerts),
    alertsInForce: () => alertsOfAll(alerts.inForce(), deps.machines?.alertsOfOthers() ?? []),
    ownAlerts: () => alerts.inForce(),
    heads,
    alertCounts: () => alerts.counts(),
    synthetic: () => submitSynthetic({ intake, keyring, clock, limits, mailbox: deps.conciergeMail }),
    async tidy() {
      await triage.tick();
      await housekeeping.tick();
      await alertSender.round();
    },
    startAlerts() {
      alertSender.start();
      housekeeping.watchFaults();
    },
    start(works = true) {
      alertSender.start();
      starting ??= (async () => {
        const replaying = { key: keyring.erasure, months: deps.retentionMonths, now: clock.now() };
        await replayLedger({ ...{ store, alerts, log, file: ledgerFile }, ...replaying });
        deliveredElsewhere = !works;
        if (!works) return;
        worker.start();
        triage.start();
        housekeeping.start();
        mailboxReader?.start();
        if (keyring.personalPrevious.length > 0) resealing.start();
      })();
    },
    async stop() {
      await starting;
      starting = null;
      await mailboxReader?.stop();
      await originals.stop();
      await Promise.all([worker.stop(), triage.stop(), housekeeping.stop(), resealing.stop()]);
      await Promise.all([alerts.written(), alertSender.stop()]);
    },
  };
}
