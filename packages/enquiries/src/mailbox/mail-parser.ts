import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { OriginalMail } from '@sundowner/desk-wire/original-mail';
import { minute, second } from '../clock.ts';
import type { Cut, ParseAnswer, ParseBounds, ParseJob, ParseReport } from './parse-job.ts';
import type { MailHead, ParsedMail } from './parsed-mail.ts';

/**
 * Why a mail was not read: no parser takes it; it took more time or memory than any mail may; what read it ended by itself or gave no
 * answer, which may be the machine's fault; it could not be started; or this process ends.
 */
export type Unreadable = 'broken' | Cut | Ended;
type Ended = 'died' | 'unstarted' | 'closed';

/** Takes mails apart in a process of its own, within bounds: what a stranger sends costs no page and no post anything. */
export interface MailParser {
  mail(source: Uint8Array): Promise<ParsedMail | Unreadable>;
  /** Who wrote it and what it answers, of its first lines; `null` where not even those can be read. */
  head(source: Uint8Array): Promise<MailHead | null>;
  /** A mail as it can be shown; `null` where it cannot be read. */
  original(source: Uint8Array): Promise<OriginalMail | null>;
  close(): Promise<void>;
}

export interface ParserLimits extends ParseBounds {
  /** Milliseconds after which a process that gives no answer hangs; a busy machine leaves it little processor time. */
  readonly wait: number;
}

export const parserLimits: ParserLimits = { time: 10 * second, heap: 256, growth: 400, wait: 5 * minute };
/** As much of a mail as its heads are looked for in. */
const headBytes = 65_536;
/** A process nothing was asked of for so long ends, and gives back what it holds. */
const idleFor = 30 * second;

interface Running {
  readonly child: ChildProcess;
  readonly end: (answer: ParseAnswer | Cut | Ended) => void;
}

export function startParseProcess({ time, heap, growth }: ParseBounds): ChildProcess {
  const child = fork(
    fileURLToPath(new URL('./parse-process.ts', import.meta.url)),
    [JSON.stringify({ time, heap, growth } satisfies ParseBounds)],
    // It needs no setting and no key, and a parser's words may repeat the mail's.
    {
      env: { NODE_ENV: 'production' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    },
  );
  // It holds up no end of this process.
  child.unref();
  child.channel?.unref();
  return child;
}

/** One mail at a time: a second is asked for when the first is through. @param start starts the process */
export function createMailParser(limits: ParserLimits = parserLimits, start = startParseProcess): MailParser {
  let child: ChildProcess | null = null;
  let running: Running | null = null;
  let idle: NodeJS.Timeout | null = null;

  async function endChild(): Promise<void> {
    const ending = child;
    child = null;
    // One that could not be started never exits.
    if (ending?.pid === undefined || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = once(ending, 'exit');
    ending.kill('SIGKILL');
    await ended;
  }

  /** @throws what the system says where it has no memory left for a process */
  function childNow(): ChildProcess {
    if (child?.connected) return child;
    const fresh = start(limits);
    const gone = () => {
      if (child === fresh) child = null;
      if (running?.child === fresh) running.end(fresh.pid === undefined ? 'unstarted' : 'died');
    };
    fresh.on('message', ({ answer, heavy }: ParseReport) => {
      if (running?.child !== fresh) return;
      running.end(answer);
      if (heavy || typeof answer === 'string') void endChild();
    });
    fresh.on('error', gone);
    fresh.on('exit', gone);
    child = fresh;
    return fresh;
  }

  async function ask(what: ParseJob['what'], source: Uint8Array): Promise<ParseAnswer | Cut | Ended> {
    if (idle) clearTimeout(idle);
    let asked: ChildProcess;
    try {
      asked = childNow();
    } catch {
      return 'unstarted';
    }
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        running?.end('died');
        void endChild();
      }, limits.wait);
      running = {
        child: asked,
        end(answer) {
          running = null;
          clearTimeout(late);
          idle = setTimeout(() => void endChild(), idleFor);
          idle.unref();
          resolve(answer);
        },
      };
      // Where it cannot be sent, the process is gone, which is said once.
      asked.send({ what, source } satisfies ParseJob, () => {});
    });
  }

  return {
    async mail(source) {
      const answer = await ask('mail', source);
      if (typeof answer === 'string') return answer;
      return answer.outcome === 'mail' ? answer.mail : 'broken';
    },
    async head(source) {
      const answer = await ask('head', source.subarray(0, headBytes));
      return typeof answer === 'object' && answer.outcome === 'head' ? answer.head : null;
    },
    async original(source) {
      const answer = await ask('original', source);
      return typeof answer === 'object' && answer.outcome === 'original' ? answer.original : null;
    },
    async close() {
      running?.end('closed');
      if (idle) clearTimeout(idle);
      await endChild();
    },
  };
}
