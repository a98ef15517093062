import { backoff } from '../backoff.ts';
import { type Clock, day, minute, second } from '../clock.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import { WakeSignal } from '../wake-signal.ts';
import type { Alert, AlertKind, AlertLetter, AlertWay } from './alert.ts';
import { SentAlerts } from './sent-alerts.ts';

/** How long one letter may take on its way. */
const timeout = 30 * second;
/** How long the last letters may take while the process ends. */
const lastTimeout = 3 * second;
/** Alerts one way keeps for later; of more, the oldest go: each is in the log and in the alert file besides. */
const maxWaiting = 200;
/** How often a way is looked after while nothing wakes it. */
const every = 15 * second;

export type AlertSenderLimits = Pick<EnquiryLimits, 'alertEvery' | 'firstBackoff' | 'longestBackoff'>;

/** Tells alerts by their own ways out, each until it was taken; never blocks whoever raises one. */
export interface AlertSender {
  /**
   * Takes an alert to be told: at once, or with others of its kind when one was told less than `alertEvery` ago.
   *
   * @param thing what stands until it is over: told once a day, over restarts too; `null` for an event
   */
  send(alert: Alert, thing: string | null): void;
  /** Whatever was told, by this process or one before it, and `isOver`: the next time it is news. */
  resolve(isOver: (thing: string) => boolean): void;
  start(): void;
  /** Sends what is due. @returns how many letters were taken */
  round(): Promise<number>;
  /** Sends what is due once more, within a few seconds. */
  stop(): Promise<void>;
}

interface Waiting {
  readonly alert: Alert;
  readonly thing: string | null;
}

class Outgoing {
  readonly way: AlertWay;
  waiting: Waiting[] = [];
  attempts = 0;
  nextAt = 0;
  /** The letter a failed attempt left behind: it goes again as it was. */
  letter: { readonly letter: AlertLetter; readonly things: readonly string[] } | null = null;

  constructor(way: AlertWay) {
    this.way = way;
  }
}

/** Whether a moment is less than `length` ago; one in the future was written by a clock that came back. */
const isRecent = (at: number | undefined, length: number, now: number) =>
  at !== undefined && at <= now && now - at < length;

/**
 * @param deps.file where it is kept what was told, for the next start; `null` keeps nothing
 */
export function createAlertSender(deps: {
  readonly ways: readonly AlertWay[];
  readonly clock: Clock;
  readonly limits: AlertSenderLimits;
  readonly log: Log;
  readonly file: string | null;
}): AlertSender {
  const { clock, limits, log } = deps;
  const told = new SentAlerts(deps.file);
  const outgoing = deps.ways.map((way) => new Outgoing(way));
  const wakeSignal = new WakeSignal();
  let stopping = false;
  let loop: Promise<void> | null = null;

  function nextLetter(one: Outgoing, now: number): Outgoing['letter'] {
    if (one.letter) return one.letter;
    const held = (kind: AlertKind) => isRecent(told.sentAt(one.way.name, kind), limits.alertEvery, now);
    const due = one.waiting.filter(({ alert }) => !held(alert.kind));
    if (due.length === 0) return null;
    one.waiting = one.waiting.filter((each) => !due.includes(each));
    const things = due.flatMap(({ thing }) => (thing === null ? [] : [thing]));
    one.letter = { letter: { id: newId(now), alerts: due.map(({ alert }) => alert) }, things };
    return one.letter;
  }

  async function sendBy(one: Outgoing, time: number): Promise<number> {
    const now = clock.now();
    const waits = one.nextAt > now && one.nextAt - now <= limits.longestBackoff;
    const next = waits ? null : nextLetter(one, now);
    if (!next) return 0;
    const { letter, things } = next;
    one.attempts += 1;
    try {
      await one.way.send(letter, AbortSignal.timeout(time));
    } catch (error) {
      const wait = backoff(one.attempts, { first: limits.firstBackoff, longest: limits.longestBackoff });
      one.nextAt = clock.now() + wait;
      const name = error instanceof Error ? error.name : 'failure';
      log.error({ way: one.way.name, attempt: one.attempts, error: name }, 'an alert could not be sent');
      return 0;
    }
    one.letter = null;
    one.attempts = 0;
    one.nextAt = 0;
    const kinds = letter.alerts.map(({ kind }) => kind);
    told.sent(one.way.name, kinds, things, clock.now());
    log.info({ way: one.way.name, alerts: letter.alerts.length }, 'alerts were sent');
    return 1;
  }

  async function roundWithin(time: number): Promise<number> {
    const letters = await Promise.all(outgoing.map((one) => sendBy(one, time)));
    return letters.reduce((sum, count) => sum + count, 0);
  }

  return {
    send(alert, thing) {
      if (thing !== null && isRecent(told.toldAt(thing), day - minute, alert.at)) return;
      for (const one of outgoing) {
        one.waiting.push({ alert, thing });
        if (one.waiting.length > maxWaiting) one.waiting.shift();
      }
      wakeSignal.send();
    },
    resolve: (isOver) => told.forget(isOver),
    start() {
      if (outgoing.length === 0) return;
      stopping = false;
      loop ??= (async () => {
        while (!stopping) {
          await roundWithin(timeout);
          await wakeSignal.wait(every);
        }
        loop = null;
      })();
    },
    round: () => roundWithin(timeout),
    async stop() {
      stopping = true;
      wakeSignal.send();
      await Promise.race([loop, new Promise((resolve) => setTimeout(resolve, lastTimeout).unref())]);
      await roundWithin(lastTimeout);
    },
  };
}
