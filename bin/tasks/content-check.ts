import { checkSettings } from '../product/check-settings.ts';
import { assertInitialised } from '../product/instance.ts';
import { runOwned } from '../product/owned-process.ts';
import { studioCommand } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';

/**
 * `npm run content:check`: dangling links, links to what is not published, pictures without a description, files nothing uses; beside
 * the running product or without it. Exit code 0 when there is nothing to put right, 2 when there is, 1 when it could not look.
 */
await runTask(async (stop) => {
  const installation = checkSettings();
  assertInitialised(installation.settings);
  const command = studioCommand('content-check', installation);
  const { code, stderr } = await runOwned(command, {
    signal: stop,
    onLine: (line) => process.stdout.write(`${line}\n`),
  });
  process.stderr.write(stderr);
  return code;
});
