import type { Desk } from '@sundowner/enquiries/desk/desk';
import type { EnquiryHealth } from '@sundowner/enquiries/desk/health';
import type { MachineNote } from '@sundowner/serving/machines';
import type { CdnHealth } from '../cdn/cdn-channel.ts';
import { freeBytes, probeDisk } from '../disk.ts';
import type { Log } from '../log.ts';
import type { MediaHealth } from '../media/media-health.ts';
import type { GaugeReadings } from '../metrics.ts';

export interface HealthDeps {
  readonly dataDir: string;
  readonly enquiryHealth: () => Promise<EnquiryHealth>;
  readonly studioReachable: () => boolean;
  readonly cacheStats: () => { readonly entries: number; readonly bytes: number };
  /** `null` where no CDN is set. */
  readonly cdn: { health(): CdnHealth } | null;
  /** `null` where uploads lie on disk. */
  readonly mediaHealth: (() => Promise<MediaHealth>) | null;
  /** What is known of the machines that share the database; `null` for one that is alone. */
  readonly machines: (() => readonly MachineNote[]) | null;
  readonly alertCounts: () => Readonly<Record<string, number>>;
  readonly log: Log;
  readonly desk: Desk;
}

/** Everything an operator asks about; `ok` is whether an enquiry can be taken in now. */
export async function readHealth(deps: HealthDeps) {
  const media = deps.mediaHealth?.();
  const { enquiries, channels } = (await readEnquiryHealth(deps)) ?? { enquiries: null, channels: {} };
  const disk = await probeDisk(deps.dataDir);
  return {
    ok: enquiries !== null && disk.writable,
    enquiries,
    channels,
    disk,
    studio: { reachable: deps.studioReachable() },
    cache: deps.cacheStats(),
    ...(deps.cdn ? { cdn: deps.cdn.health() } : {}),
    ...(media ? { media: await media } : {}),
    alerts: deps.alertCounts(),
  };
}

/** The same figures for the metrics; -1 where one cannot be read. */
export async function readGauges(deps: HealthDeps): Promise<GaugeReadings> {
  const health = await readEnquiryHealth(deps);
  const { entries, bytes } = deps.cacheStats();
  const channels = Object.entries(health?.channels ?? {});
  return {
    cacheEntries: entries,
    cacheBytes: bytes,
    diskFreeBytes: (await freeBytes(deps.dataDir)) ?? -1,
    studioReachable: deps.studioReachable(),
    enquiries: {
      total: health?.enquiries.total ?? -1,
      pending: health?.enquiries.pending ?? -1,
      late: health?.enquiries.late ?? -1,
      dead: health?.enquiries.dead ?? -1,
      quarantined: health?.enquiries.quarantined ?? -1,
    },
    oldestPendingSeconds: health?.enquiries.oldestPendingSeconds ?? 0,
    channels: channels.map(([name]) => name),
    openCircuits: channels.flatMap(([name, { circuit }]) => (circuit === 'open' ? [name] : [])),
    alerts: deps.alertCounts(),
    machines: deps.machines?.() ?? [],
    // A store that gives no health gives no figures either.
    desk:
      health && (await orNull(() => deps.desk.figures.readings(), deps.log, 'the desk cannot be counted')),
  };
}

const readEnquiryHealth = ({ enquiryHealth, log }: HealthDeps) =>
  orNull(enquiryHealth, log, 'the enquiry store cannot be queried');

/** `null`, and a line in the log, when the store cannot be asked. */
async function orNull<Answer>(ask: () => Promise<Answer>, log: Log, failed: string): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    log.error({ reason: error instanceof Error ? error.message : String(error) }, failed);
    return null;
  }
}
