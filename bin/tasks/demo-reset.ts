import { createProgress, LaunchError } from '../launcher/progress.mjs';
import { checkSettings } from '../product/check-settings.ts';
import { assertInitialised } from '../product/instance.ts';
import { runOrFail } from '../product/owned-process.ts';
import { seedCommand } from '../product/programs.ts';
import { runTask } from '../product/run-task.ts';

const progress = createProgress(process.stdout);

/**
 * `npm run demo:reset`: puts the demonstration content back as it was, beside the running product or without it. Enquiries
 * and people are not touched; live mode is refused.
 */
await runTask(async (stop) => {
  if (process.env.MODE?.trim() === 'live') {
    throw new LaunchError(
      'MODE is "live": demo:reset would replace real content, and works on a demonstration only.',
    );
  }
  const installation = checkSettings();
  // Refuses a data directory of the live product too, whatever MODE says here.
  assertInitialised(installation.settings);
  await progress.step('Putting the demonstration collection back', (report) =>
    runOrFail(seedCommand(installation, 'reset'), 'The demonstration content could not be put back.', {
      signal: stop,
      onLine: (line) => report(line.trim()),
    }),
  );
  return 0;
});
