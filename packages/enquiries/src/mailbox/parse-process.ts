import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Cut, ParseAnswer, ParseBounds, ParseJob, ParseReport } from './parse-job.ts';

/**
 * A process that takes mails apart for another, one at a time, in a thread that it watches: processor time and memory of a process are
 * its own, and what it held is given back when it ends. It ends with the process that started it.
 */

const megabyte = 2 ** 20;
/** How often it is looked what a mail has taken. */
const lookEvery = 100;
/** A process that holds more than this after a mail is not given another. */
const lightMegabytes = 150;
/** Parts in parts are walked through by functions that call themselves. */
const stackMegabytes = 4;
const youngMegabytes = 32;

const bounds = JSON.parse(process.argv[2] ?? '') as ParseBounds;
const rss = () => process.memoryUsage.rss();

/** Where the system runs out of memory, it ends this process first, and not the one that answers visitors. */
function giveWayForMemory(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Another system than Linux, or one that forbids it.
  }
}

giveWayForMemory();
process.on('disconnect', () => process.exit());
// A terminal and some service managers signal all processes; a mail that is begun is left to the process that started this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

const thread = new Worker(new URL('./parse-worker.ts', import.meta.url), {
  // It needs no setting and no key.
  env: {},
  execArgv: [],
  resourceLimits: {
    maxOldGenerationSizeMb: bounds.heap,
    maxYoungGenerationSizeMb: youngMegabytes,
    stackSizeMb: stackMegabytes,
  },
});

let look: NodeJS.Timeout | null = null;

function report(answer: ParseAnswer | Cut): void {
  // What comes after a bound was met is nobody's answer.
  if (look === null) return;
  clearInterval(look);
  look = null;
  process.send?.({ answer, heavy: rss() > lightMegabytes * megabyte } satisfies ParseReport);
}

thread.on('message', (answer: ParseAnswer) => report(answer));
// Its heap is full; a parser's own errors are answers.
thread.on('error', () => report('memory'));

process.on('message', ({ what, source }: ParseJob) => {
  // A message's bytes lie in a buffer with others', which cannot be given away.
  const own = new Uint8Array(source);
  const held = rss();
  const worked = process.cpuUsage();
  look = setInterval(() => {
    const { user, system } = process.cpuUsage(worked);
    if ((user + system) / 1000 > bounds.time) report('time');
    else if (rss() - held > bounds.growth * megabyte) report('memory');
  }, lookEvery);
  thread.postMessage({ what, source: own } satisfies ParseJob, [own.buffer]);
});
