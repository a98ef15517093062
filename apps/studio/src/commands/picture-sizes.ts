import { constants, setPriority } from 'node:os';
import { finishPictures } from '../media/unfinished.ts';
import { openPayload } from '../start/open-payload.ts';
import { command, say } from './command.ts';

/**
 * `picture-sizes`: makes the sizes of pictures that a seed left out, beside the running product and behind everything else that
 * wants a core. What is made stays; a run that was stopped goes on where it was.
 */
await command(async () => {
  setPriority(constants.priority.PRIORITY_LOW);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const payload = await openPayload();
  const failures = await finishPictures(
    payload,
    (done, total) => say(`picture sizes ${done}/${total}`),
    stop.signal,
  );
  await payload.destroy();
  if (failures.length > 0) throw new Error(`Some sizes could not be made: ${failures.join('; ')}`);
  if (stop.signal.aborted) throw new Error('Stopped; the next start goes on.');
});
