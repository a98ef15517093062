import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { sourceDirectory } from '../runtime/source-directory.ts';
import type { DecodeAnswer, DecodeBounds, DecodeFault, DecodeJob } from './decode-job.ts';

/** The largest photograph that is taken needs a minute and 900 MB of a small machine. */
const defaultBounds: DecodeBounds = { time: 120_000, growth: 1200 };
/** Milliseconds after which a process that gives no answer hangs; a busy machine leaves it little processor time. */
const wait = 240_000;

/** One picture at a time: each may take a gigabyte and more. */
let last: Promise<unknown> = Promise.resolve();

function decodeNow(job: DecodeJob, bounds: DecodeBounds): Promise<Uint8Array | DecodeFault> {
  return new Promise((resolve) => {
    const program = join(sourceDirectory, 'media', 'decode-process.ts');
    // Next takes the path given to `fork` for a module of the bundle (vercel/next.js issue 97952), the one given to `spawn` not.
    const child = spawn(process.execPath, [program, JSON.stringify(bounds)], {
      // It needs no setting and no key.
      env: { NODE_ENV: 'production' },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const late = setTimeout(() => end('time'), wait);
    function end(answer: Uint8Array | DecodeFault): void {
      clearTimeout(late);
      child.removeAllListeners();
      // One that cannot be ended is gone.
      child.on('error', () => {});
      child.kill('SIGKILL');
      resolve(answer);
    }
    child.on('message', (answer: DecodeAnswer) => end('jpeg' in answer ? answer.jpeg : answer.fault));
    child.on('error', () => end('broken'));
    // The system ends it where no memory is left.
    child.on('exit', (code) => end(code === null ? 'memory' : 'broken'));
    child.send(job, (error) => {
      if (error) end('broken');
    });
  });
}

/** A picture as a JPEG, decoded in a process of its own; or why there is none. */
export function decodeApart(
  job: DecodeJob,
  bounds: DecodeBounds = defaultBounds,
): Promise<Uint8Array | DecodeFault> {
  const turn = last.then(() => decodeNow(job, bounds));
  last = turn.catch(() => null);
  return turn;
}
