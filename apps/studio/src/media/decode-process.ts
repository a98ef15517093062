import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { DecodeAnswer, DecodeBounds, DecodeJob } from './decode-job.ts';

/**
 * A process that decodes one picture for the studio, in a thread that it watches, and ends: what a stranger's file takes of time and
 * memory is its own, and the memory a decoder keeps goes back with it.
 */

const megabyte = 2 ** 20;
/** How often it is looked what the picture has taken. */
const lookEvery = 100;

const bounds = JSON.parse(process.argv[2] ?? '') as DecodeBounds;

try {
  // Where the system runs out of memory, it ends this process first.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Another system than Linux, or one that forbids it.
}

process.on('disconnect', () => process.exit());

const thread = new Worker(new URL('./decode-worker.ts', import.meta.url), { env: {}, execArgv: [] });
let answered = false;

function report(answer: DecodeAnswer): void {
  if (answered) return;
  answered = true;
  process.send?.(answer, undefined, undefined, () => process.exit());
}

thread.on('message', report);
thread.on('error', (error: unknown) => {
  const full = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  report({ fault: full ? 'memory' : 'broken' });
});

process.on('message', (job: DecodeJob) => {
  const held = process.memoryUsage.rss();
  const worked = process.cpuUsage();
  setInterval(() => {
    const { user, system } = process.cpuUsage(worked);
    if ((user + system) / 1000 > bounds.time) report({ fault: 'time' });
    else if (process.memoryUsage.rss() - held > bounds.growth * megabyte) report({ fault: 'memory' });
  }, lookEvery);
  thread.postMessage(job);
});
