import type { AlertTurns, Turn } from '@sundowner/serving/alert-turns';
import { within } from '@sundowner/serving/within';
import { createBackgroundLoop } from '../background-loop.ts';
import { backoff } from '../backoff.ts';
import { type Clock, day, minute, second } from '../clock.ts';
import type { EnquiryLimits } from '../limits.ts';
import type { Log } from '../log.ts';
import { newId } from '../new-id.ts';
import type { Alert, AlertKind, AlertTransport } from './alert.ts';
import { SentAlerts } from './sent-alerts.ts';

/** How long sending one message may take. */
const timeout = 30 * second;
/** How long the last messages may take while the process ends. */
const lastTimeout = 3 * second;
/** Alerts one way keeps for later; of more, the oldest go: each is in the log and in the alert file besides. */
const maxWaiting = 200;
/** How long the other machines may be asked for: an alert about the database must not wait for it. */
const askedWithin = second;
/** How often a way is looked after while nothing wakes it. */
const every = 15 * second;

export type AlertSenderLimits = Pick<EnquiryLimits, 'alertEvery' | 'firstBackoff' | 'longestBackoff'>;

/** Sends alerts by every transport, each until it was taken. Raising an alert never waits for it. */
export interface AlertSender {
  /**
   * Takes an alert to be told: at once, or with others of its kind when one was told less than `alertEvery` ago.
   *
   * @param thing what stands until it is over: told once a day, over restarts too; `null` for an event
   * @param shared every machine that shares the database finds it: one of them tells it
   */
  send(alert: Alert, thing: string | null, shared?: boolean): void;
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
  readonly shared: boolean;
}

/** What machines know it by that share it. */
const sharedName = ({ thing, alert }: Waiting) => thing ?? `event ${alert.kind} ${alert.message}`;
/** For how long an event that others told is no news. */
const eventLasts = 15 * minute;

class Outgoing {
  readonly way: AlertTransport;
  waiting: Waiting[] = [];
  attempts = 0;
  nextAt = 0;
  /** The letter a failed attempt left behind: it goes again as it was. */
  letter: { readonly id: string; waiting: readonly Waiting[] } | null = null;
  /** The round that is under way: the next one follows it, so that a letter is never sent by two at once. */
  round: Promise<number> = Promise.resolve(0);

  constructor(way: AlertTransport) {
    this.way = way;
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** Whether a moment is less than `length` ago; one in the future was written by a clock that came back. */
const isRecent = (at: number | undefined, length: number, now: number) =>
  at !== undefined && at <= now && now - at < length;

/**
 * @param deps.file where it is kept what was told, for the next start; `null` keeps nothing
 * @param deps.together who of several machines tells what they share; absent for one that is alone
 */
export function createAlertSender(deps: {
  readonly ways: readonly AlertTransport[];
  readonly clock: Clock;
  readonly limits: AlertSenderLimits;
  readonly log: Log;
  readonly file: string | null;
  readonly together?: AlertTurns | null;
}): AlertSender {
  const { clock, limits, log, together = null } = deps;
  const told = new SentAlerts(deps.file);
  const outgoing = deps.ways.map((way) => new Outgoing(way));
  /** Is over, and the others have not been told so yet. */
  const over = new Set<string>();
  let forgetting: Promise<void> | null = null;
  const loop = createBackgroundLoop(async () => {
    await roundWithin(timeout);
    return every;
  });

  async function tellOver(turns: AlertTurns): Promise<void> {
    try {
      while (over.size > 0) {
        const things = [...over];
        await turns.forget(things);
        for (const thing of things) over.delete(thing);
      }
    } catch {
      // The next round tries again.
    }
  }

  /** Says to the other machines what is over. Never throws. */
  async function forgetOver(): Promise<void> {
    if (!together || over.size === 0) return;
    forgetting ??= tellOver(together).finally(() => {
      forgetting = null;
    });
    await within(askedWithin, forgetting).catch(() => {});
  }

  /** A database that cannot be asked lets every machine tell: too often rather than never. */
  async function turnOf(one: Outgoing, waiting: Waiting, now: number): Promise<Turn> {
    if (!together || !waiting.shared) return 'ours';
    const name = sharedName(waiting);
    // What the others know of it is of the time before it was over.
    if (over.has(name)) return 'ours';
    const again = waiting.thing === null ? eventLasts : day - minute;
    return within(askedWithin, together.claim(one.way.name, name, { now, again })).catch(() => 'ours');
  }

  /** Those of `waiting` that are this machine's to tell; `drop` are those another has told. */
  async function ours(one: Outgoing, waiting: readonly Waiting[], now: number) {
    const turns = await Promise.all(waiting.map((each) => turnOf(one, each, now)));
    const drop = waiting.filter((_, at) => turns[at] === 'sent');
    for (const { alert, thing } of drop)
      told.sent(one.way.name, [alert.kind], thing === null ? [] : [thing], now);
    return { go: waiting.filter((_, at) => turns[at] === 'ours'), drop };
  }

  async function nextLetter(one: Outgoing, now: number): Promise<Outgoing['letter']> {
    if (one.letter) {
      if (together) {
        // Meanwhile the turn may have fallen to another machine, which may fail or end in its turn.
        const { waiting } = one.letter;
        const { go, drop } = await ours(one, waiting, now);
        one.waiting.unshift(...waiting.filter((each) => !go.includes(each) && !drop.includes(each)));
        one.letter.waiting = go;
      }
      if (one.letter.waiting.length > 0) return one.letter;
      one.letter = null;
    }
    const held = (kind: AlertKind) => isRecent(told.sentAt(one.way.name, kind), limits.alertEvery, now);
    const due = one.waiting.filter(({ alert }) => !held(alert.kind));
    if (due.length === 0) return null;
    const { go, drop } = together ? await ours(one, due, now) : { go: due, drop: [] };
    one.waiting = one.waiting.filter((each) => !go.includes(each) && !drop.includes(each));
    if (go.length === 0) return null;
    one.letter = { id: newId(now), waiting: go };
    return one.letter;
  }

  /** Says to the others that it was told. One that cannot be said is told again by another machine, under an id of its own. */
  async function tellOthers(one: Outgoing, waiting: readonly Waiting[]): Promise<void> {
    const names = waiting.filter(({ shared }) => shared).map(sharedName);
    if (!together || names.length === 0) return;
    for (const name of names) over.delete(name);
    await within(askedWithin, together.sent(one.way.name, names, clock.now())).catch(() => {});
  }

  async function sendBy(one: Outgoing, time: number): Promise<number> {
    const now = clock.now();
    const waits = one.nextAt > now && one.nextAt - now <= limits.longestBackoff;
    const next = waits ? null : await nextLetter(one, now);
    if (!next) return 0;
    const alerts = next.waiting.map(({ alert }) => alert);
    one.attempts += 1;
    try {
      await one.way.send({ id: next.id, alerts }, AbortSignal.timeout(time));
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
    const things = next.waiting.flatMap(({ thing }) => (thing === null ? [] : [thing]));
    told.sent(
      one.way.name,
      alerts.map(({ kind }) => kind),
      things,
      clock.now(),
    );
    await tellOthers(one, next.waiting);
    log.info({ way: one.way.name, alerts: alerts.length }, 'alerts were sent');
    return 1;
  }

  async function roundWithin(time: number): Promise<number> {
    await forgetOver();
    const letters = await Promise.all(
      outgoing.map((one) => {
        const next = () => sendBy(one, time);
        one.round = one.round.then(next, next);
        return one.round;
      }),
    );
    return letters.reduce((sum, count) => sum + count, 0);
  }

  return {
    send(alert, thing, shared = false) {
      if (thing !== null && isRecent(told.toldAt(thing), day - minute, alert.at)) return;
      for (const one of outgoing) {
        one.waiting.push({ alert, thing, shared });
        while (one.waiting.length > maxWaiting) one.waiting.shift();
      }
      loop.wake();
    },
    resolve(isOver) {
      for (const thing of told.forget(isOver)) over.add(thing);
      void forgetOver();
    },
    start() {
      if (outgoing.length === 0) return;
      // A new machine knows what the others told: it hears when that is over, too.
      void together?.all().then(
        (all) => told.learn(all),
        () => {},
      );
      loop.start();
    },
    round: () => roundWithin(timeout),
    async stop() {
      await Promise.race([loop.stop(), pause(lastTimeout)]);
      // It follows one that still sends.
      await Promise.race([roundWithin(lastTimeout), pause(lastTimeout + askedWithin)]);
    },
  };
}
