import type { DeskReadings } from '@sundowner/enquiries/desk/figures/desk-figures';
import type { MachineNote } from '@sundowner/serving/machines';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures read at the moment they are asked for. */
export interface GaugeReadings {
  readonly cacheEntries: number;
  readonly cacheBytes: number;
  readonly diskFreeBytes: number;
  readonly studioReachable: boolean;
  readonly enquiries: Readonly<Record<'total' | 'pending' | 'late' | 'dead' | 'quarantined', number>>;
  readonly oldestPendingSeconds: number;
  readonly openCircuits: readonly string[];
  readonly channels: readonly string[];
  /** How often each kind of alert was raised since the start. */
  readonly alerts: Readonly<Record<string, number>>;
  /** Those that share the database; none for one that is alone. */
  readonly machines: readonly MachineNote[];
  /** `null` when the store cannot be asked. */
  readonly desk: DeskReadings | null;
}

export interface Metrics {
  request(status: number | 'aborted', seconds: number): void;
  /** A picture was asked for that there is not. */
  pictureAbsent(): void;
  /** The Prometheus text format. */
  text(readings: GaugeReadings): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'site_request_seconds',
    help: 'Time to the end of the answer, by class of status',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers,
  });
  const aborted = new Counter({
    name: 'site_requests_aborted_total',
    help: 'Requests whose client went away',
    registers,
  });
  const absent = new Counter({
    name: 'site_pictures_absent_total',
    help: 'Requests for pictures there are not',
    registers,
  });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const cacheEntries = gauge('site_cache_entries', 'Pages kept in memory');
  const cacheBytes = gauge('site_cache_bytes', 'Bytes of the pages kept in memory');
  const diskFree = gauge('site_disk_free_bytes', 'Free bytes on the disk of the data directory');
  const studio = gauge('site_studio_reachable', '1 while the content service answers');
  const enquiries = gauge('site_enquiries', 'Enquiries, and deliveries that want attention, by state', [
    'state',
  ]);
  const oldest = gauge('site_oldest_pending_seconds', 'Age of the oldest delivery not yet made');
  const alerts = gauge('site_alerts', 'Alerts raised since the start, by kind', ['kind']);
  const circuits = gauge('site_channel_open', '1 while deliveries of a channel wait for its destination', [
    'channel',
  ]);
  const desk = gauge('site_desk_enquiries', 'Enquiries in each list of the desk', ['list']);
  const firstAnswers = gauge(
    'site_desk_first_answers',
    'First answers of the last seven days, by their target',
    ['target'],
  );
  const firstAnswer = gauge(
    'site_desk_first_answer_minutes',
    'Working minutes to the first answer, of the last seven days',
    ['quantile'],
  );

  function tellDesk({ lists, firstAnswer: first }: DeskReadings): void {
    for (const [list, count] of Object.entries(lists)) desk.set({ list }, count);
    firstAnswers.set({ target: 'kept' }, first.inTarget);
    firstAnswers.set({ target: 'missed' }, first.late);
    for (const [quantile, minutes] of [
      ['0.5', first.median],
      ['0.9', first.p90],
    ] as const)
      if (minutes === null) firstAnswer.remove({ quantile });
      else firstAnswer.set({ quantile }, minutes);
  }

  const ofMachine = ['machine', 'host', 'program'];
  const seen = gauge('sundowner_machine_seen_seconds', 'Seconds since a machine was seen last', ofMachine);
  const clocks = gauge(
    'sundowner_machine_clock_ahead_seconds',
    "By how much a machine's clock is ahead of the database's",
    ofMachine,
  );
  const connections = gauge(
    'sundowner_machine_connections',
    'Connections to the database a program may have at once',
    ofMachine,
  );
  const versions = gauge('sundowner_machine_info', 'What a machine runs: always 1', [
    ...ofMachine,
    'version',
    'commit',
    'roles',
    'keys',
    'media',
  ]);

  /** A machine that is forgotten, or was updated, leaves nothing behind. */
  function tellMachines(machines: readonly MachineNote[]): void {
    for (const each of [seen, clocks, connections, versions]) each.reset();
    for (const note of machines) {
      const { machine, host, program } = note;
      const labels = { machine, host, program };
      seen.set(labels, note.seenSecondsAgo);
      if (note.clockAheadMs !== null) clocks.set(labels, note.clockAheadMs / 1000);
      connections.set(labels, note.connections);
      const { version, commit, keys } = note;
      const roles = note.roles.join(',');
      versions.set(
        { ...labels, version, commit: commit ?? '', roles, keys, media: note.media?.mark ?? '' },
        1,
      );
    }
  }

  return {
    contentType: registry.contentType,
    request(status, seconds) {
      if (status === 'aborted') aborted.inc();
      else requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    pictureAbsent: () => absent.inc(),
    text(readings) {
      cacheEntries.set(readings.cacheEntries);
      cacheBytes.set(readings.cacheBytes);
      diskFree.set(readings.diskFreeBytes);
      studio.set(readings.studioReachable ? 1 : 0);
      for (const [state, count] of Object.entries(readings.enquiries)) enquiries.set({ state }, count);
      oldest.set(readings.oldestPendingSeconds);
      for (const channel of readings.channels) {
        circuits.set({ channel }, readings.openCircuits.includes(channel) ? 1 : 0);
      }
      for (const [kind, count] of Object.entries(readings.alerts)) alerts.set({ kind }, count);
      tellMachines(readings.machines);
      if (readings.desk) tellDesk(readings.desk);
      return registry.metrics();
    },
  };
}
