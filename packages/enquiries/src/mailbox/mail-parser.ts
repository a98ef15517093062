import { Worker } from 'node:worker_threads';
import { second } from '../clock.ts';
import type { MailHead, ParsedMail } from './parsed-mail.ts';

/** What the thread is asked; the mail goes over to it, and nothing of it stays. */
export interface ParseJob {
  readonly id: number;
  readonly what: 'mail' | 'head';
  readonly source: Uint8Array;
}

export type ParseAnswer =
  | { readonly id: number; readonly outcome: 'mail'; readonly mail: ParsedMail }
  | { readonly id: number; readonly outcome: 'head'; readonly head: MailHead }
  | { readonly id: number; readonly outcome: 'unreadable' };

/** Why a mail could not be read: no parser takes it, it took more time or memory than any mail may, or the process ends. */
export type Unreadable = 'broken' | 'time' | 'memory' | 'closed';
type Cut = Exclude<Unreadable, 'broken'>;

/** Takes mails apart in a thread of its own, within bounds: what a stranger sends costs no page and no post anything. */
export interface MailParser {
  /** @param source is given away: it is empty afterwards */
  mail(source: Uint8Array<ArrayBuffer>): Promise<ParsedMail | Unreadable>;
  /** Who wrote it and what it answers, of its first lines; `null` where not even those can be read. */
  head(source: Uint8Array): Promise<MailHead | null>;
  close(): Promise<void>;
}

export interface ParserLimits {
  /** Milliseconds one mail may take. */
  readonly time: number;
  /** Megabytes of the thread's own heap: words, lists, trees. */
  readonly heap: number;
  /** Megabytes the process may grow by meanwhile: buffers lie in no heap. */
  readonly growth: number;
}

export const parserLimits: ParserLimits = { time: 10 * second, heap: 256, growth: 400 };
/** How often it is looked how much the process has grown. */
const lookEvery = 100;
/** A mail larger than this leaves more behind in its thread than the next one should have to bear. */
const largeMail = 4 * 2 ** 20;
const megabyte = 2 ** 20;
/** As much of a mail as its heads are looked for in. */
const headBytes = 65_536;
/** Parts in parts are walked through by functions that call themselves. */
const stackMegabytes = 4;
const youngMegabytes = 32;
/** A thread nothing was asked of for so long ends, and gives back what it holds. */
const idleFor = 30 * second;

interface Running {
  readonly worker: Worker;
  readonly end: (answer: ParseAnswer | Cut) => void;
}

function startWorker(heap: number): Worker {
  const worker = new Worker(new URL('./parse-worker.ts', import.meta.url), {
    // It needs no setting and no key.
    env: {},
    execArgv: [],
    resourceLimits: {
      maxOldGenerationSizeMb: heap,
      maxYoungGenerationSizeMb: youngMegabytes,
      stackSizeMb: stackMegabytes,
    },
  });
  // It holds up no end of the process.
  worker.unref();
  return worker;
}

/** One mail at a time: a second is asked for when the first is through. */
export function createMailParser(limits: ParserLimits = parserLimits): MailParser {
  let worker: Worker | null = null;
  let running: Running | null = null;
  let idle: NodeJS.Timeout | null = null;
  let count = 0;

  function endWorker(): Promise<unknown> {
    const ended = worker?.terminate() ?? Promise.resolve();
    worker = null;
    return ended;
  }

  function workerNow(): Worker {
    if (worker) return worker;
    const fresh = startWorker(limits.heap);
    const gone = () => {
      if (worker === fresh) worker = null;
      if (running?.worker === fresh) running.end('memory');
    };
    fresh.on('message', (answer: ParseAnswer) => {
      if (running?.worker === fresh) running.end(answer);
    });
    // Out of memory; a parser's own errors are answers.
    fresh.on('error', gone);
    fresh.on('exit', gone);
    worker = fresh;
    return fresh;
  }

  function ask(what: ParseJob['what'], source: Uint8Array<ArrayBuffer>): Promise<ParseAnswer | Cut> {
    if (idle) clearTimeout(idle);
    const asked = workerNow();
    const size = source.byteLength;
    const id = ++count;
    return new Promise<ParseAnswer | Cut>((resolve) => {
      const late = setTimeout(() => running?.end('time'), limits.time);
      const before = process.memoryUsage.rss();
      const look = setInterval(() => {
        if (process.memoryUsage.rss() - before > limits.growth * megabyte) running?.end('memory');
      }, lookEvery);
      running = {
        worker: asked,
        end(answer) {
          if (typeof answer === 'object' && answer.id !== id) return;
          running = null;
          clearTimeout(late);
          clearInterval(look);
          if (typeof answer === 'string' || size > largeMail) void endWorker();
          idle = setTimeout(() => void endWorker(), idleFor);
          idle.unref();
          resolve(answer);
        },
      };
      asked.postMessage({ id, what, source } satisfies ParseJob, [source.buffer]);
    });
  }

  return {
    async mail(source) {
      const answer = await ask('mail', source);
      if (typeof answer === 'string') return answer;
      return answer.outcome === 'mail' ? answer.mail : 'broken';
    },
    async head(source) {
      const answer = await ask('head', new Uint8Array(source.subarray(0, headBytes)));
      return typeof answer === 'object' && answer.outcome === 'head' ? answer.head : null;
    },
    async close() {
      running?.end('closed');
      if (idle) clearTimeout(idle);
      await endWorker();
    },
  };
}
