import { fork } from 'node:child_process';
import { join } from 'node:path';
import { sourceDirectory } from '../runtime/source-directory.ts';
import type { HeicAnswer, HeicBounds, HeicFault, HeicJob } from './heic-job.ts';

/** The largest photograph that is taken needs some seconds and 900 MB of a small machine. */
const defaultBounds: HeicBounds = { time: 40_000, growth: 1200 };
/** Milliseconds after which a process that gives no answer hangs; a busy machine leaves it little processor time. */
const wait = 120_000;

/** One picture at a time: each may take a gigabyte and more. */
let last: Promise<unknown> = Promise.resolve();

function decodeNow(job: HeicJob, bounds: HeicBounds): Promise<Uint8Array | HeicFault> {
  return new Promise((resolve) => {
    const child = fork(join(sourceDirectory, 'media', 'heic-process.ts'), [JSON.stringify(bounds)], {
      // It needs no setting and no key.
      env: { NODE_ENV: 'production' },
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const late = setTimeout(() => end('time'), wait);
    function end(answer: Uint8Array | HeicFault): void {
      clearTimeout(late);
      child.removeAllListeners();
      // One that cannot be ended is gone.
      child.on('error', () => {});
      child.kill('SIGKILL');
      resolve(answer);
    }
    child.on('message', (answer: HeicAnswer) => end('jpeg' in answer ? answer.jpeg : answer.fault));
    child.on('error', () => end('broken'));
    child.on('exit', () => end('memory'));
    child.send(job, (error) => {
      if (error) end('broken');
    });
  });
}

/** A HEIC picture as a JPEG, decoded in a process of its own; or why there is none. */
export function decodeHeic(job: HeicJob, bounds: HeicBounds = defaultBounds): Promise<Uint8Array | HeicFault> {
  const turn = last.then(() => decodeNow(job, bounds));
  last = turn;
  return turn;
}
