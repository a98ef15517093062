import type { Collection } from '@sundowner/brand';
import type { Alerts } from '../alerts/alerts.ts';
import type { HeadsWatch } from '../alerts/heads-watch.ts';
import type { Clock } from '../clock.ts';
import { createNotifier } from '../delivery/notices/notifier.ts';
import { formsOf, pullInDueTimes } from '../delivery/outbox/due-times.ts';
import { createFaultWatch } from '../delivery/outbox/fault-watch.ts';
import { endSwitchedOff } from '../delivery/outbox/switched-off.ts';
import { createPeopleNotifier } from '../desk/notifications/notify-people.ts';
import { createCopyEraser } from '../erasure/erase-copies.ts';
import type { Erasure } from '../erasure/erasure.ts';
import type { EnquiryLimits } from '../limits.ts';
import { purgeUnmatchedMails } from '../mailbox/unmatched-mails.ts';
import { finishErasures } from '../privacy/erasures.ts';
import { createIndexer } from '../search/indexer.ts';
import { createIndexing } from '../search/indexing.ts';
import { indexUnmatchedMails } from '../search/unmatched-mail-words.ts';
import { storeFile } from '../store/database/open.ts';
import { ledgerFileOf } from '../store/installation-files.ts';
import type { Vault } from '../store/vault.ts';
import type { DeskChanges } from '../work/changes.ts';
import type { Flood } from '../work/flood.ts';
import { createDeskJobs, nextDeskTime } from './desk-jobs.ts';
import { createHousekeeping, type Housekeeping } from './housekeeping.ts';
import type { PipelineDeps } from './pipeline-deps.ts';

/** Parts of the pipeline that its housekeeping works with. */
interface Parts {
  readonly vault: Vault;
  readonly clock: Clock;
  readonly limits: EnquiryLimits;
  readonly alerts: Alerts;
  readonly heads: HeadsWatch;
  readonly erasure: Erasure;
  readonly changes: DeskChanges;
  readonly flood: Flood;
  /** There is something to deliver. */
  readonly onWork: () => void;
  /** The places as they are published. */
  readonly collection: () => Collection;
  readonly purgeSubscriptions: () => Promise<number>;
  readonly purgeOwnPages: () => Promise<number>;
  readonly mailErasures: () => Promise<number>;
  /** Whether other machines make the deliveries, and this one none. */
  readonly deliveredElsewhere: () => boolean;
}

/** The housekeeping of a pipeline, with the duties every room has. */
export function openHousekeeping(deps: PipelineDeps, parts: Parts): Housekeeping {
  const { store, keyring, log, dataDir, retentionMonths } = deps;
  const { vault, clock, limits, alerts, heads, erasure, changes, flood, onWork, collection } = parts;
  const open = deps.channels.map(({ name }) => name);
  const indexEnquiries = createIndexer({ store, vault, flood, collection });
  const indexing = createIndexing({
    work: async () => (await indexEnquiries()) + (await indexUnmatchedMails(store, vault)),
    changes,
    flood,
    log,
  });
  const workAtDesk = createDeskJobs({ store, vault, clock, changes, onWork });
  const housekeeping = createHousekeeping({
    store,
    clock,
    limits,
    log,
    alerts,
    erasure,
    erasureKey: keyring.erasure,
    ledgerFile: ledgerFileOf(dataDir),
    retentionMonths,
    silenceHours: deps.silenceHours,
    purgeSubscriptions: parts.purgeSubscriptions,
    purgeOwnPages: parts.purgeOwnPages,
    mailErasures: parts.mailErasures,
    eraseCopies: createCopyEraser({
      retentionMonths,
      store,
      erasureKey: keyring.erasure,
      clock,
      log,
      storeFile: storeFile(dataDir),
      mailFolder: deps.mailFolder ?? null,
    }),
    pullIn: () => pullInDueTimes(store, clock.now(), limits, formsOf(deps.channels)),
    endSwitchedOff: () => endSwitchedOff(store, open, clock.now(), limits),
    lookForFaults: createFaultWatch({
      store,
      alerts,
      heads,
      dataDir,
      clock,
      limits,
      deliveredElsewhere: parts.deliveredElsewhere,
      ...(deps.lookAtDisk ? { lookAtDisk: deps.lookAtDisk } : {}),
    }),
    nextDeskTime: (since) => nextDeskTime(store, since),
    deskJobs: async () => {
      await workAtDesk();
      await purgeUnmatchedMails(store, clock.now());
    },
    index: indexing.index,
    receipts: () =>
      finishErasures({
        store,
        clock,
        limits,
        erasureKey: keyring.erasure,
        ledgerFile: ledgerFileOf(dataDir),
      }),
    sendNotices: createNotifier({ store, mailer: deps.noticeMailer, clock, limits, log, alerts }),
    notifyPeople: createPeopleNotifier({
      store,
      mailer: deps.personMailer,
      clock,
      log,
      deskAddress: deps.deskAddress,
      collection,
    }),
  });
  return {
    ...housekeeping,
    start() {
      housekeeping.start();
      indexing.start();
    },
    async stop() {
      await Promise.all([housekeeping.stop(), indexing.stop()]);
    },
  };
}
