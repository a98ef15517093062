import { mkdirSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { alertLine, eventLastsMs as eventLasts } from '@sundowner/serving/alert-file';
import type { MachineAlert } from '@sundowner/serving/machines';
import { type Clock, day, isoTime, minute } from '../clock.ts';
import type { Log } from '../log.ts';
import type { AlertKind } from './alert.ts';
import type { AlertSender } from './alert-sender.ts';
import { isShared } from './shared-alerts.ts';

export type { AlertKind } from './alert.ts';

/** Something that is wrong until it is over. */
export interface ActiveAlert {
  /** What it is about, among those of its kind: a channel, a folder. */
  readonly topic: string;
  readonly message: string;
  /** How bad it is: what grows is told again. 0 when absent. */
  readonly weight?: number;
}

/** The other path: what must reach an operator even when no mail leaves the house, and the store is away. */
export interface Alerts {
  /**
   * Counts an event and tells it: one line, without personal data, in the log (at error) and the alert file, and by the second
   * channels; the same words at most once a minute. In force for a quarter of an hour. Never throws.
   *
   * @param told it stands in the file and went out by every way already: it is counted and in force, and told to nobody again
   */
  raise(kind: AlertKind, message: string, told?: boolean): void;
  /** The same for what is in force until it is `over`: told when it begins, when it grows, and once a day. Never throws. */
  activate(kind: AlertKind, active: ActiveAlert): void;
  /** What was in force, here or before a restart, is over. */
  resolve(kind: AlertKind, topic: string): void;
  /** These stand, and of their kind nothing else. */
  activateOnly(kind: AlertKind, all: readonly ActiveAlert[]): void;
  /** Nothing of a kind stands but what this process says stands: what one before it told is over. */
  resolveEarlier(kind: AlertKind): void;
  /** What is wrong now, the oldest first, as it is said to other machines. */
  inForce(): readonly MachineAlert[];
  /** How often each kind was raised since this process started. */
  counts(): Readonly<Record<string, number>>;
  /** Resolves when what was raised is in the file. */
  written(): Promise<void>;
}

interface LiveAlert extends ActiveAlert {
  readonly kind: AlertKind;
  readonly since: number;
  readonly weight: number;
  readonly toldAt: number;
}

interface Raised {
  readonly kind: AlertKind;
  readonly message: string;
  readonly since: number;
  readonly toldAt: number;
  readonly lastAt: number;
}

/** A clock that came back makes moments of the past lie ahead; they are as long ago as they are far off. */
const apart = (one: number, other: number) => Math.abs(one - other);

/** Only at the start: a folder that went away with the store must be able to come back in its place. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    // Writing the first alert says so.
  }
}

/**
 * @param deps.file the alert file, one line of JSON per alert; `null` writes to the log alone
 * @param deps.sender the second channels
 * @param deps.machine what people call this machine, where several share a database: an alert about it alone names it
 */
export function createAlerts(deps: {
  log: Log;
  clock: Clock;
  file: string | null;
  sender?: Pick<AlertSender, 'send' | 'resolve'>;
  machine?: string | null;
}): Alerts {
  const { log, clock, file, sender: teller, machine = null } = deps;
  const counts = new Map<string, number>();
  const raised = new Map<string, Raised>();
  const live = new Map<string, LiveAlert>();
  let writing: Promise<void> = Promise.resolve();
  if (file !== null) makeFolder(dirname(file));

  const write = async (line: string): Promise<void> => {
    if (file === null) return;
    try {
      await appendFile(file, `${line}\n`, { mode: 0o600 });
    } catch (error) {
      log.error(
        { code: error instanceof Error && 'code' in error ? error.code : null },
        'the alert file cannot be written',
      );
    }
  };

  /** Whose it is, where there are several. */
  const named = (kind: AlertKind, topic: string | null, message: string) =>
    machine === null || isShared(kind, topic) ? message : `Machine ${machine}: ${message}`;

  function say(
    kind: AlertKind,
    message: string,
    now: number,
    thing: string | null,
    topic: string | null = null,
  ): void {
    log.error({ alert: kind }, message);
    const line = alertLine({ at: isoTime(now), kind, message });
    writing = writing.then(() => write(line));
    teller?.send({ kind, message, at: now }, thing, isShared(kind, topic));
  }

  const count = (kind: AlertKind) => void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const keyOf = (kind: AlertKind, topic: string) => `${kind} ${topic}`;
  const thingOf = (key: string, weight: number) => `${key} ${weight}`;
  /** The key and the weight in a thing. */
  const partsOf = (thing: string): readonly [string, number] => {
    const end = thing.lastIndexOf(' ');
    return [thing.slice(0, end), Number(thing.slice(end + 1))];
  };

  function activate(kind: AlertKind, { topic, weight = 0, ...active }: ActiveAlert): void {
    const now = clock.now();
    const message = named(kind, topic, active.message);
    const key = keyOf(kind, topic);
    const before = live.get(key);
    const grows = !before || weight > before.weight;
    const again = before !== undefined && apart(now, before.toldAt) >= day;
    // Should it grow again, that is news.
    if (before && weight < before.weight) {
      teller?.resolve((thing) => partsOf(thing)[0] === key && partsOf(thing)[1] > weight);
    }
    const toldAt = grows || again ? now : (before?.toldAt ?? now);
    live.set(key, { kind, topic, message, weight, since: before?.since ?? now, toldAt });
    if (grows) count(kind);
    if (grows || again) say(kind, again ? `Still: ${message}` : message, now, thingOf(key, weight), topic);
  }

  function resolve(kind: AlertKind, topic: string): void {
    const key = keyOf(kind, topic);
    // What was told before a restart stands in no memory, and must be told when it comes again all the same.
    teller?.resolve((thing) => partsOf(thing)[0] === key);
    if (!live.delete(key)) return;
    log.warn({ alert: kind, topic }, 'an alert was resolved');
  }

  function resolveEarlier(kind: AlertKind): void {
    teller?.resolve((thing) => thing.startsWith(`${kind} `) && !live.has(partsOf(thing)[0]));
  }

  return {
    raise(kind, words, told = false) {
      const message = named(kind, null, words);
      count(kind);
      const now = clock.now();
      const before = raised.get(message);
      // A store that is away fails every enquiry of a minute with the same words.
      const muted = before !== undefined && apart(now, before.toldAt) < minute;
      const fresh = before !== undefined && apart(now, before.lastAt) < eventLasts;
      const since = fresh ? before.since : now;
      raised.set(message, { kind, message, since, toldAt: muted ? before.toldAt : now, lastAt: now });
      if (!muted && !told) say(kind, message, now, null);
    },
    activate: activate,
    resolve: resolve,
    activateOnly(kind, all) {
      const topics = new Set(all.map(({ topic }) => topic));
      for (const alert of [...live.values()]) {
        if (alert.kind === kind && !topics.has(alert.topic)) resolve(kind, alert.topic);
      }
      for (const each of all) activate(kind, each);
      resolveEarlier(kind);
    },
    resolveEarlier: resolveEarlier,
    inForce() {
      const now = clock.now();
      for (const [message, { lastAt }] of raised) {
        if (apart(now, lastAt) >= eventLasts) raised.delete(message);
      }
      return [...live.values(), ...raised.values()]
        .sort((one, other) => one.since - other.since)
        .map(({ kind, message, since, ...rest }) => {
          const topic = 'topic' in rest ? rest.topic : null;
          const key = `${kind} ${topic ?? message}`;
          const owner = machine === null || isShared(kind, topic) ? '' : `${machine} `;
          return { key: owner + key, kind, message, since: isoTime(since) };
        });
    },
    counts: () => Object.fromEntries(counts),
    written: () => writing,
  };
}
