import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readOriginal } from './original-mail.ts';
import type { ParseAnswer, ParseJob } from './parse-job.ts';
import { headOfMail, parseMail } from './parsed-mail.ts';

/** Pages and posts come first. On Linux this is the thread's own; elsewhere it would be the whole process's. */
const behindOthers = 10;
if (process.platform === 'linux') setPriority(0, behindOthers);

const port = parentPort;
if (port === null) throw new Error('This is started by parse-process.ts.');

async function answerTo({ what, source }: ParseJob): Promise<ParseAnswer> {
  try {
    switch (what) {
      case 'head':
        return { outcome: 'head', head: await headOfMail(source) };
      case 'original':
        return { outcome: 'original', original: await readOriginal(source) };
      case 'mail':
        return { outcome: 'mail', mail: await parseMail(source) };
    }
  } catch {
    // A parser's words may repeat the mail's.
    return { outcome: 'unreadable' };
  }
}

/** Buffers of files go over whole. One that two files share is copied. */
function buffersOf(answer: ParseAnswer): ArrayBuffer[] {
  if (answer.outcome !== 'mail') return [];
  const buffers = answer.mail.files.map(({ content }) => content.buffer);
  return [...new Set(buffers)].filter((buffer) => buffer instanceof ArrayBuffer);
}

port.on('message', async (job: ParseJob) => {
  const answer = await answerTo(job);
  port.postMessage(answer, buffersOf(answer));
});
